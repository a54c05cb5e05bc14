import type { Struck, StruckCluster } from "./definition";

/** Writes spec.replicas of the workload without the autoscaler. */
export function writeReplicas({ at, replicas }: Struck<"replicas">, { controller }: StruckCluster): null {
  controller.scale(replicas);
  controller.sync(at);
  return null;
}
