import { plural, t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const podQuota: IncidentLook<"podQuota"> = {
  group: "pods",
  choices: [{ id: "podQuota", label: t`Quota of pods`, values: ({ workload }) => ({ pods: Math.max(1, workload.initialReplicas) }) }],
  tone: "error",
  label: ({ pods }) => t`quota of ${plural(pods, "pod")}`,
  help: t`The namespace has a ResourceQuota: the API server refuses every pod beyond it (FailedCreate, “exceeded quota”). Pods that exist stay. The owner of the pods tries again after 5 ms, then after twice as long each time, up to 1,000 s, and whenever one of its pods changes: after a long quota the pods come late.`,
  fieldHelp: { pods: t`How many pods the namespace may have, those of other workloads included. Finished pods do not count.` },
};
