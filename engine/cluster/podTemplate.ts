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
  main: Pick<MainResources, "cpuRequestMilli" | "sidecarRequests"> = { cpuRequestMilli },
): number {
  const ofSidecar = main.sidecarRequests?.sidecarCpuRequestMilli ?? (sidecar === "withRequest" ? sidecarCpuRequestMilli : 0);
  return main.cpuRequestMilli + ofSidecar;
}

/** The same of memory, which no node of a run counts. */
export function podMemoryRequestMebibytes(
  workload: Pick<Workload, "memoryRequestMebibytes" | "sidecar" | "sidecarMemoryRequestMebibytes">,
  main: Pick<MainResources, "memoryRequestMebibytes" | "sidecarRequests"> = { memoryRequestMebibytes: workload.memoryRequestMebibytes },
): number {
  const ofSidecar =
    main.sidecarRequests?.sidecarMemoryRequestMebibytes ??
    (workload.sidecar === "withRequest" ? workload.sidecarMemoryRequestMebibytes : 0);
  return main.memoryRequestMebibytes + ofSidecar;
}

const requests = (name: string, cpuMilli: number, memoryMebibytes: number): ContainerRequests => ({
  name,
  requestsMilli: { cpu: cpuMilli, memory: memoryMebibytes * mebibyteMilli },
});
