import { hasKedaChange } from "../../../kedaReleases/changes";
import { minReplicaCount, minReplicasWhileActive, pollsCanChangeCount } from "../../scaledObject";
import { foreign, say } from "../../../lib/sentence";
import { shortWindows, windowFixes } from "../../../manifest/advice/shortWindow";
import { nodeAt, type Steps } from "../../../manifest/place";
import { advice, rests, type Rule, type Subject } from "./subject";

export const warnings: Rule = (subject) =>
  subject.read.warnings.map(({ field, warning }) => {
    const idle = subject.object.spec.idleReplicaCount ?? 0;
    const polling = asksNoSource(subject) ? statusReason : pollingReason;
    const reason = idle > 0 ? mistaken : field === "pollingInterval" ? polling : cooldownReason;
    return advice(subject, ["spec", field], foreign(warning), reason);
  });

const mistaken = say`KEDA's webhook warns of this, but with an idleReplicaCount above 0 the period does matter.`;
const pollingReason = say`minReplicaCount is above 0, so KEDA neither wakes nor stops the workload. The HPA reads the sources in its own rhythm, every 15 seconds.`;
const statusReason = say`minReplicaCount is above 0, so no poll can change the count. Since KEDA 2.21, a poll then asks no source: it takes what the HPA has read. The interval only says how often the status and the events are refreshed.`;
const cooldownReason = say`minReplicaCount is above 0, so KEDA never scales to 0. How long a scale-down waits is behavior.scaleDown.stabilizationWindowSeconds.`;

export const shortPolling: Rule = (subject) => {
  const { pollingInterval } = subject.object.spec;
  if (pollingInterval === undefined || pollingInterval >= 5 || pollingInterval < 1) return [];
  if (asksNoSource(subject)) {
    const message = say`KEDA refreshes the status every ${pollingInterval} s, but asks no source.`;
    return [advice(subject, ["spec", "pollingInterval"], message, statusReason)];
  }
  const message = say`KEDA polls each source every ${pollingInterval} s.`;
  const reason = say`It only wakes the workload sooner. Between 1 and many pods the HPA decides, which reads the sources every 15 seconds.`;
  return [advice(subject, ["spec", "pollingInterval"], message, reason)];
};

const asksNoSource = ({ object, read }: Subject): boolean =>
  hasKedaChange(read.kedaVersion, "pollsOnlyWhereItMatters") && !pollsCanChangeCount(object);

/** The default cooldown is as long as the default window, so only another one shows what its author expects. */
export const scaleDown: Rule = (subject) => {
  const { cooldownPeriod, advanced } = subject.object.spec;
  const isOwn = cooldownPeriod !== undefined && cooldownPeriod !== 300;
  if (subject.read.warnings.some(({ field }) => field === "cooldownPeriod")) return [];
  if (!isOwn || !rests(subject) || advanced?.horizontalPodAutoscalerConfig?.behavior?.scaleDown !== undefined) return [];
  const message = say`cooldownPeriod only delays the last step, to no or to idle pods.`;
  const reason = say`From many pods to few the HPA scales. Without behavior.scaleDown it waits for the cluster's window, which is 300 seconds by default.`;
  return [advice(subject, ["spec", "cooldownPeriod"], message, reason)];
};

export const idleReplicas: Rule = (subject) => {
  const { idleReplicaCount } = subject.object.spec;
  if (idleReplicaCount === undefined || idleReplicaCount <= 0 || idleReplicaCount >= minReplicaCount(subject.object)) return [];
  const message = say`The HPA raises ${idleReplicaCount} idle replicas to its minReplicas of ${minReplicasWhileActive(subject.object)}.`;
  const reason = say`Only at 0 replicas the HPA is switched off. It raises any other count below its minimum, and the next poll lowers it again.`;
  return [advice(subject, ["spec", "idleReplicaCount"], message, reason)];
};

/** Of the HPA that KEDA makes. */
export const shortWindow: Rule = (subject) => {
  const behavior: Steps = ["spec", "advanced", "horizontalPodAutoscalerConfig", "behavior"];
  const written = subject.object.spec.advanced?.horizontalPodAutoscalerConfig?.behavior;
  return shortWindows(written, subject.syncPeriodSeconds).map(({ direction, message, reason, seconds }) => {
    const steps = [...behavior, direction, "stabilizationWindowSeconds"];
    return advice(subject, steps, message, reason, windowFixes(nodeAt(subject.document, steps), seconds));
  });
};
