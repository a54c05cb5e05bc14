/**
 * The recorded inputs of the components around the autoscaler, replayed by the functions that the simulated cluster uses; one function for
 * each family of recordings.
 */
import { replayFenceposts, replayRollout } from "./clusterDeployment";
import { replayBackOff, replayReadiness } from "./clusterKubelet";
import { replayUsage } from "./clusterMetricsServer";
import { replayScaleDown, replaySlowStart, replayStatus } from "./clusterReplicaSet";
import { replayStatefulSet } from "./clusterStatefulSet";
import { replayAdapter, replayRate, replaySumRate } from "./clusterPrometheus";

export type ClusterFamily = keyof typeof replays;

/** The result has the fields of the recording's `expect`. `input` is a recording's, of the same family. */
export function replayCluster(family: ClusterFamily, input: unknown): unknown {
  return replays[family](input as never);
}

const replays = {
  "deployment-fenceposts": replayFenceposts,
  "deployment-rollout": replayRollout,
  "metrics-server-usage": replayUsage,
  "kubelet-readiness": replayReadiness,
  "kubelet-restart-backoff": replayBackOff,
  "replicaset-scale-down": replayScaleDown,
  "replicaset-slow-start": replaySlowStart,
  "replicaset-status": replayStatus,
  "statefulset-sync": replayStatefulSet,
  "prometheus-rate": replayRate,
  "prometheus-sum-rate": replaySumRate,
  "adapter-quantity": replayAdapter,
} satisfies Record<string, (input: never) => unknown>;

export const clusterFamilies = Object.keys(replays) as ClusterFamily[];
