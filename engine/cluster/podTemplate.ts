import type { ContainerRequests } from "../controller/observation";
import type { ContainerNames } from "./containerNames";
import type { PodTemplate } from "./pod";
import type { Workload } from "./workload";

/** What the workload's pods are made from, as the API server shows it. */
export function createPodTemplate(workload: Workload, names: ContainerNames): PodTemplate {
  const main = requests(names.main, workload.cpuRequestMilli, workload.memoryRequestMebibytes);
  const sidecar =
    workload.sidecar === "withRequest"
      ? requests(names.sidecar, workload.sidecarCpuRequestMilli, workload.sidecarMemoryRequestMebibytes)
      : { name: names.sidecar, requestsMilli: {} };
  return { containers: workload.sidecar === "none" ? [main] : [main, sidecar], release: "good" };
}

/** What the scheduler sets aside for a pod. */
export function podCpuRequestMilli({ cpuRequestMilli, sidecar, sidecarCpuRequestMilli }: Workload): number {
  return cpuRequestMilli + (sidecar === "withRequest" ? sidecarCpuRequestMilli : 0);
}

const requests = (name: string, cpuMilli: number, memoryMebibytes: number): ContainerRequests => ({
  name,
  requestsMilli: { cpu: cpuMilli, memory: memoryMebibytes * 1_048_576 * 1000 },
});
