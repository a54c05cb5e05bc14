import { float64ToInt32 } from "../lib/int64";
import type { OlderRules } from "./olderRules";

/**
 * Upstream's ceilToInt32 of 1.38: a count rounded up, and the largest int32 beyond int32. Until 1.37 the conversion gave the smallest on
 * amd64. NaN still does.
 */
export function ceilToInt32(exact: number, older: OlderRules): number {
  const whole = Math.ceil(exact);
  if (whole > largestInt32) return older.choose("wrappedReplicaCount", largestInt32, () => float64ToInt32(whole));
  return float64ToInt32(whole);
}

export const largestInt32 = 2147483647;
