import type { Reconcile } from "../controller/decision";
import type { ReconcileV1 } from "../controllerV1/decision";

/** The count that a reader is likely to ask about first: what the metrics asked for, where it did not come to that; else the next above, or below at maxReplicas. */
export function firstQuestion({ decision, specReplicas, scaledTo, minReplicas, maxReplicas }: Reconcile | ReconcileV1): number {
  const endedAt = scaledTo ?? specReplicas;
  if (endedAt === null) return minReplicas ?? 1;
  if (decision.kind === "computed" && decision.proposal !== endedAt) return decision.proposal;
  return endedAt < maxReplicas ? endedAt + 1 : Math.max(0, endedAt - 1);
}
