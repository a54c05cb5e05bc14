/** Which counts KEDA decides, which the HPA decides, and when. */
import type { PollRecord, Reconcile } from "../../../engine/index";
import { kedaRange, pollSettings } from "../../../engine/kedaExplanation";
import { span } from "../times";
import { moment, proposed, say, type Phrase } from "../decision/phrase";

/** `lastSync` is the HPA's last one before the poll; null: there was none. */
export function whoDecides(record: PollRecord, syncPeriodSeconds: number, lastSync: Reconcile | null): Phrase[] {
  const { from, to } = kedaRange(record);
  const polls = span(record.interval);
  const keda =
    from === null
      ? say`KEDA only raises a count below ${to}, at each poll: every ${polls}. It never lowers one.`
      : say`KEDA decides between ${from} and ${to}, at each poll: every ${polls}.`;
  const { minReplicas, maxReplicas } = pollSettings(record);
  const hpa = say`The HPA decides from ${minReplicas} to ${maxReplicas}, at each sync: every ${span(syncPeriodSeconds)}.`;
  return lastSync === null ? say`${keda} ${hpa}` : say`${keda} ${hpa} ${syncPhrases(lastSync)}`;
}

function syncPhrases({ at, decision }: Reconcile): Phrase[] {
  switch (decision.kind) {
    case "computed":
      return say`In its last sync, at ${moment(at)}, it proposed ${proposed(decision.proposal)}.`;
    case "scalingDisabled":
      return say`In its last sync, at ${moment(at)}, it was switched off, because the target had 0 replicas.`;
    case "noMetrics":
      return say`In its last sync, at ${moment(at)}, no metric had a value.`;
    default:
      return say`In its last sync, at ${moment(at)}, it read no metric.`;
  }
}
