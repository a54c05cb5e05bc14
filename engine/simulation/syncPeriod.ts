import type { ClusterSettings } from "../cluster/clusterSettings";

/**
 * How often each autoscaler is synced, in milliseconds. The controller puts an autoscaler back into its queue when it has synced it, for one
 * sync period. So with neighbours a turn takes the period and the sync itself; if its workers cannot do all syncs in that time, all
 * autoscalers share what the workers can do. An autoscaler alone is synced in no time here. Source: upstream's
 * FixedItemIntervalRateLimiter and HorizontalController.processNextWorkItem. `listsEveryPeriod`: the
 * controller of Kubernetes 1.2, which syncs one after the other in each period.
 */
export function syncPeriodMilliseconds(
  syncPeriodSeconds: number,
  { autoscalers, concurrentSyncs, reconcileMilliseconds }: SyncLoad,
  listsEveryPeriod = false,
): number {
  const period = syncPeriodSeconds * 1000;
  if (autoscalers === 1) return period;
  if (listsEveryPeriod) return Math.max(period, autoscalers * reconcileMilliseconds);
  return Math.max(period + reconcileMilliseconds, Math.ceil((autoscalers * reconcileMilliseconds) / concurrentSyncs));
}

export type SyncLoad = Pick<ClusterSettings, "autoscalers" | "concurrentSyncs" | "reconcileMilliseconds">;
