import type { ClusterSettings } from "./clusterSettings";
import type { Workload } from "./workload";

/**
 * The most CPU that the main container of a pod can use if nothing else runs on its node: its limit, but not more than the node has. Without
 * nodes, a limit holds alone, and a pod without a limit has a node of `nodeCpuMilli` for itself, or of its request if that is more.
 */
export function cpuCeilingMilli(
  { cpuLimitMilli, cpuRequestMilli }: Pick<Workload, "cpuLimitMilli" | "cpuRequestMilli">,
  { nodes, nodeCpuMilli }: Pick<ClusterSettings, "nodes" | "nodeCpuMilli">,
): number {
  if (cpuLimitMilli === 0) return nodes === 0 ? Math.max(nodeCpuMilli, cpuRequestMilli) : nodeCpuMilli;
  return nodes === 0 ? cpuLimitMilli : Math.min(cpuLimitMilli, nodeCpuMilli);
}

/** Of all that the pods of a run can have, in milli-cores; Infinity: some have none. A resize with a limit of 0 keeps the one that is there. */
export function highestLimit(
  { cpuLimitMilli }: Pick<Workload, "cpuLimitMilli">,
  resizes: readonly Pick<Workload, "cpuLimitMilli">[],
): number {
  return cpuLimitMilli === 0 ? Infinity : Math.max(cpuLimitMilli, ...resizes.map((resize) => resize.cpuLimitMilli));
}
