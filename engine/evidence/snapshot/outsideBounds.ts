import type { MergedAutoscaler } from "../merge/merged";

/**
 * The bound that a count is beyond. A sync that finds such a count sets the bound and reads no metric, so its status has no figure. Null:
 * the count is within the bounds that the texts say, or 0.
 */
export function outsideBounds(
  { fields: { minReplicas, maxReplicas } }: MergedAutoscaler,
  replicas: number,
): { readonly bound: "minReplicas" | "maxReplicas"; readonly value: number } | null {
  if (maxReplicas !== undefined && replicas > maxReplicas.value) return { bound: "maxReplicas", value: maxReplicas.value };
  if (minReplicas !== undefined && replicas > 0 && replicas < minReplicas.value) return { bound: "minReplicas", value: minReplicas.value };
  return null;
}
