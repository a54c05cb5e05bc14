import type { ContainerRequests } from "../controller/observation";
import type { ContainerNames } from "./containerNames";
import type { PodSpec } from "./pod";
import type { MainResources } from "./podResources";
import type { Workload } from "./workload";
import { mebibyteMilli } from "../lib/mebibyte";

/** The pods of a workload that no manifest describes. */
export function podSpecOf(workload: Workload, names: ContainerNames): PodSpec {
  const main = requests(names.main, workload.cpuRequestMilli, workload.memoryRequestMebibytes);
  const sidecar =
    workload.sidecar === "withRequest"
      ? requests(names.sidecar, workload.sidecarCpuRequestMilli, workload.sidecarMemoryRequestMebibytes)
      : { name: names.sidecar, requestsMilli: {} };
  return { containers: workload.sidecar === "none" ? [main] : [main, sidecar] };
}

/** What the scheduler reserves for a pod; the main container's request may be another one than at the start. */
export function podCpuRequestMilli(
  { cpuRequestMilli, sidecar, sidecarCpuRequestMilli }: Pick<Workload, "cpuRequestMilli" | "sidecar" | "sidecarCpuRequestMilli">,
  main: Pick<MainResources, "cpuRequestMilli"> = { cpuRequestMilli },
): number {
  return main.cpuRequestMilli + (sidecar === "withRequest" ? sidecarCpuRequestMilli : 0);
}

/** The same of memory, which no node of a run counts. */
export function podMemoryRequestMebibytes(
  workload: Pick<Workload, "memoryRequestMebibytes" | "sidecar" | "sidecarMemoryRequestMebibytes">,
  main: Pick<MainResources, "memoryRequestMebibytes"> = workload,
): number {
  return main.memoryRequestMebibytes + (workload.sidecar === "withRequest" ? workload.sidecarMemoryRequestMebibytes : 0);
}

const requests = (name: string, cpuMilli: number, memoryMebibytes: number): ContainerRequests => ({
  name,
  requestsMilli: { cpu: cpuMilli, memory: memoryMebibytes * mebibyteMilli },
});
