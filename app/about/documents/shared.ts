/** Statements that several of the documents make. */
import { t } from "../../words/text";
import type { Statement } from "./statement";

export const replicationControllers: Statement = {
  says: t`The HPA scales ReplicationControllers.`,
  verdict: "true",
  answer: t`The page simulates them, too, with all three versions. They scale exactly as a ReplicaSet does.`,
  shownBy: "field/spec.scaleTargetRef.kind",
};

export const failedPods: Statement = {
  says: t`Failed pods are discarded.`,
  verdict: "true",
  answer: t`They count nowhere: not as pods, not as missing and not as idle. Add the incident to see it.`,
  shownBy: "incident/podsEvicted",
};

export const deletedHpa: Statement = {
  says: t`kubectl delete hpa ends the scaling.`,
  verdict: "true",
  answer: t`While the HPA is gone, no sync happens and the count stays. Another incident makes the HPA again.`,
  shownBy: "incident/hpaDeleted",
};

export const cpuPercentFlag: Statement = {
  says: t`kubectl autoscale sets the target with --cpu-percent.`,
  verdict: "true",
  answer: t`It still works, but kubectl now calls this flag deprecated. Write --cpu=80% instead. The page makes the same manifest from both.`,
  shownBy: "field/spec.metrics[].resource.target.averageUtilization",
};
