import type { Reconcile } from "../controller/decision";
import type { ReconcileV1 } from "../controllerV1/decision";

/**
 * The count that a reader is likely to ask about first: the metrics' proposal if the count did not become it; else one more, or one less at
 * maxReplicas.
 */
export function firstQuestion({ decision, specReplicas, scaledTo, minReplicas, maxReplicas }: Reconcile | ReconcileV1): number {
  const endedAt = scaledTo ?? specReplicas;
  if (endedAt === null) return minReplicas ?? 1;
  if (decision.kind === "computed" && decision.proposal !== endedAt) return decision.proposal;
  return endedAt < maxReplicas ? endedAt + 1 : Math.max(0, endedAt - 1);
}
