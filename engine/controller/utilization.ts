/** Ratios of usage to target. Mirrors k8s.io/kubernetes/pkg/controller/podautoscaler/metrics/utilization.go. */
import { divide, multiply, toFloat64, toInt32, type Int64 } from "../lib/int64";
import type { UsageSum } from "./decision";

/** The utilization is truncated to whole percents before any comparison. `requestsMilli` must not be 0. */
export function getResourceUtilizationRatio(samples: number, usageMilli: Int64, requestsMilli: Int64, targetUtilization: number): UsageSum {
  const utilizationPercent = toInt32(divide(multiply(usageMilli, 100), requestsMilli));
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
