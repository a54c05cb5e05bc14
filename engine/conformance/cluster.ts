/**
 * The recorded inputs of the components around the autoscaler, replayed by the functions that the simulated cluster uses; one function for
 * each family of recordings.
 */
import { replayFenceposts, replayRollout } from "./clusterDeployment";
import { replayBackOff } from "./clusterKubelet";
import { replayScaleDown, replaySlowStart, replayStatus } from "./clusterReplicaSet";
import { replayStatefulSet } from "./clusterStatefulSet";

export type ClusterFamily = keyof typeof replays;

/** The result has the fields of the recording's `expect`. `input` is a recording's, of the same family. */
export function replayCluster(family: ClusterFamily, input: unknown): unknown {
  return replays[family](input as never);
}

const replays = {
  "deployment-fenceposts": replayFenceposts,
  "deployment-rollout": replayRollout,
  "kubelet-restart-backoff": replayBackOff,
  "replicaset-scale-down": replayScaleDown,
  "replicaset-slow-start": replaySlowStart,
  "replicaset-status": replayStatus,
  "statefulset-sync": replayStatefulSet,
} satisfies Record<string, (input: never) => unknown>;

export const clusterFamilies = Object.keys(replays) as ClusterFamily[];
