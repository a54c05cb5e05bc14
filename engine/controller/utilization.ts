/** Ratios of usage to target. Mirrors k8s.io/kubernetes/pkg/controller/podautoscaler/metrics/utilization.go. */
import { add, addCapped, divide, multiply, toFloat64, toInt32, type Int64 } from "../lib/int64";
import type { UsageSum } from "./decision";
import type { OlderRules } from "./olderRules";

/** The utilization is truncated to whole percents before any comparison. `requestsMilli` must not be 0. */
export function getResourceUtilizationRatio(
  samples: number,
  usageMilli: Int64,
  requestsMilli: Int64,
  targetUtilization: number,
  older: OlderRules,
): UsageSum {
  const utilizationPercent = percentOf(usageMilli, requestsMilli, older);
  return {
    samples,
    usageMilli,
    requestsMilli,
    utilizationPercent,
    averageMilli: divide(usageMilli, samples),
    usageRatio: utilizationPercent / targetUtilization,
  };
}

export function getMetricUsageRatio(samples: number, usageMilli: Int64, targetUsageMilli: Int64): UsageSum {
  const averageMilli = divide(usageMilli, samples);
  return {
    samples,
    usageMilli,
    requestsMilli: null,
    utilizationPercent: null,
    averageMilli,
    usageRatio: toFloat64(averageMilli) / toFloat64(targetUsageMilli),
  };
}

/** A sum over pods, of usage or of requests: 1.38 stops at the largest int64. Until 1.37 the sum wraps around. */
export function addPod(sum: Int64, value: Int64, older: OlderRules): Int64 {
  if (typeof sum === "number" && typeof value === "number") {
    const total = sum + value;
    if (Number.isSafeInteger(total)) return total;
  }
  return older.choose("wrappedUsage", addCapped(sum, value), () => add(sum, value));
}

/** 1.38 stops at the largest int32. Until 1.37 the product wraps around in int64, and the percentage in int32. */
function percentOf(usageMilli: Int64, requestsMilli: Int64, older: OlderRules): number {
  if (typeof usageMilli === "number" && typeof requestsMilli === "number") {
    const percent = Math.trunc((usageMilli * 100) / requestsMilli) + 0;
    if (Number.isSafeInteger(usageMilli * 100) && percent === toInt32(percent)) return percent;
  }
  const percent = (BigInt(usageMilli) * 100n) / BigInt(requestsMilli);
  const capped = percent > 2147483647n ? 2147483647 : percent < -2147483648n ? -2147483648 : Number(percent);
  return older.choose("wrappedUsage", capped, () => toInt32(divide(multiply(usageMilli, 100), requestsMilli)));
}
