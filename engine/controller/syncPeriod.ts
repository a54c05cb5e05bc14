import type { HorizontalPodAutoscalerSpec } from "../api/autoscaling";
import { isEnabled, type ControllerFlags } from "./flags";

/** What the API server takes as an own sync period, in seconds. The lower bound was still under review. Source: KEP-6003. */
export const leastOwnSyncPeriod = 3;
export const mostOwnSyncPeriod = 3600;

/** The autoscaler's own sync period in seconds, as its controller reads it; null: the flag's applies. Source: KEP-6003. */
export function ownSyncPeriodSeconds(
  { syncPeriodSeconds }: Pick<HorizontalPodAutoscalerSpec, "syncPeriodSeconds">,
  { featureGates, kubernetesVersion }: Pick<ControllerFlags, "featureGates" | "kubernetesVersion">,
): number | null {
  return isEnabled("HPAConfigurableSyncPeriod", featureGates, kubernetesVersion) ? (syncPeriodSeconds ?? null) : null;
}
