import type { Limit } from "./decision";

/** What the rates alone leave of a stabilized count: upstream takes them and the bounds at once, a page tells them apart. */
export function rateLimited({ desired, up, down, scaleUpLimit, limitedBy, result }: Limit, currentReplicas: number): number {
  if (limitedBy !== "maxReplicas" && limitedBy !== "minReplicas") return result;
  const rate = desired > currentReplicas ? (up?.limit ?? scaleUpLimit) : down?.limit;
  if (rate === undefined || rate === null) return desired;
  return desired > currentReplicas ? Math.min(rate, desired) : Math.max(rate, desired);
}
