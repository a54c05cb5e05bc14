import type { ClusterSettings } from "../cluster/clusterSettings";
import type { ControllerFlags } from "../controller/flags";

/**
 * Seconds from a change of usage to the reconcile that first sees it whole, at worst. Its window has to begin after the change: so long
 * until the next reading, and until that is fetched; then until the next reading that is fetched, which comes with the rarer of the two;
 * then until the next reconcile.
 */
export function worstLagSeconds(
  { kubeletPeriodSeconds, metricResolutionSeconds }: ClusterSettings,
  { syncPeriodSeconds }: ControllerFlags,
): number {
  return kubeletPeriodSeconds + metricResolutionSeconds + Math.max(kubeletPeriodSeconds, metricResolutionSeconds) + syncPeriodSeconds;
}
