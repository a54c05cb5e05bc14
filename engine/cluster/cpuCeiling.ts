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
