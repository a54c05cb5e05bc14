import type { HorizontalPodAutoscalerSpec } from "../api/autoscaling";
import type { ClusterSettings } from "../cluster/clusterSettings";
import { isEnabled, type ControllerFlags } from "../controller/flags";
import { leastOwnSyncPeriod, ownSyncPeriodSeconds } from "../controller/syncPeriod";
import { controllerFlags, type ScenarioFlags } from "../scenario/scenario";

/** How often the controller syncs an autoscaler, in milliseconds. */
export const syncPeriodOf = (spec: HorizontalPodAutoscalerSpec, flags: ControllerFlags, load: SyncLoad): number =>
  syncPeriodMilliseconds(flags.syncPeriodSeconds, load, { ownSeconds: ownSyncPeriodSeconds(spec, flags) });

/**
 * How often an autoscaler is synced, in milliseconds. The controller puts an autoscaler back into its queue when it has synced it, for one
 * sync period. So with neighbours a turn takes the period, the sync itself, and the wait for a worker if the workers cannot do all syncs in
 * that time. An autoscaler alone is synced in no time here. Source: upstream's FixedItemIntervalRateLimiter and
 * HorizontalController.processNextWorkItem.
 *
 * `ownSeconds`: the autoscaler's own period, null if it has none; its neighbours have the flag's. KEP-6003 calls it best effort: a sync that takes longer is followed
 * by the next at once, so the period counts from the beginning of a sync. `listsEveryPeriod`: the controller of Kubernetes 1.2, which syncs
 * one after the other in each period.
 */
export function syncPeriodMilliseconds(
  flagSeconds: number,
  load: SyncLoad,
  { ownSeconds = null, listsEveryPeriod = false }: { ownSeconds?: number | null; listsEveryPeriod?: boolean } = {},
): number {
  const { autoscalers, concurrentSyncs, reconcileMilliseconds } = load;
  const period = flagSeconds * 1000;
  if (autoscalers === 1) return ownSeconds === null ? period : ownSeconds * 1000;
  if (listsEveryPeriod) return Math.max(period, autoscalers * reconcileMilliseconds);
  const others = period + reconcileMilliseconds;
  if (ownSeconds === null) return Math.max(others, Math.ceil((autoscalers * reconcileMilliseconds) / concurrentSyncs));
  const own = Math.max(ownSeconds * 1000, reconcileMilliseconds);
  return Math.ceil(own + waitMilliseconds(own, others, load));
}

/**
 * How long an autoscaler waits for a worker, if a turn without a wait takes it `own` and its neighbours `others`. All workers are busy then,
 * so the turns in a millisecond are as many as the workers can do: (n − 1) ÷ (others + wait) + 1 ÷ (own + wait) = workers ÷ sync.
 */
function waitMilliseconds(own: number, others: number, { autoscalers, concurrentSyncs, reconcileMilliseconds }: SyncLoad): number {
  const perMillisecond = concurrentSyncs / reconcileMilliseconds;
  const linear = perMillisecond * (own + others) - autoscalers;
  const constant = perMillisecond * own * others - (autoscalers - 1) * own - others;
  if (constant >= 0) return 0;
  return (Math.sqrt(linear ** 2 - 4 * perMillisecond * constant) - linear) / (2 * perMillisecond);
}

export type SyncLoad = Pick<ClusterSettings, "autoscalers" | "concurrentSyncs" | "reconcileMilliseconds">;

/** The shortest time between two syncs, in seconds. A manifest or an edit of it may have any own period that the API server takes. */
export function leastSyncSeconds(flags: ScenarioFlags): number {
  const controller = controllerFlags(flags);
  const mayBeOwn = controller !== null && isEnabled("HPAConfigurableSyncPeriod", controller.featureGates, controller.kubernetesVersion);
  return mayBeOwn ? Math.min(leastOwnSyncPeriod, flags.syncPeriodSeconds) : flags.syncPeriodSeconds;
}
