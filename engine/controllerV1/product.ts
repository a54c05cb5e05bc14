import type { ReconcileV1 } from "./decision";

/** Ratio × status.replicas before 1.2's autoscaler rounds it up; null if no metric was read. */
export function productV1({ decision, statusReplicas }: Pick<ReconcileV1, "decision" | "statusReplicas">): number | null {
  if (decision.kind !== "computed" || decision.calculation === null || statusReplicas === null) return null;
  return decision.calculation.usageRatio * statusReplicas;
}
