import type { AdviceRule, ContainerAtRest, DiagnosisContext, Scenario, Workload } from "../../engine/index";

/** What the judgement of a text needs to know of the rest of the scenario. */
export const diagnosisContext = ({ flags, workload }: Scenario, silenced: readonly AdviceRule[]): DiagnosisContext => ({
  featureGates: flags.featureGates,
  kubernetesVersion: flags.kubernetesVersion,
  tolerance: flags.tolerance,
  containers: containersAtRest(workload),
  silenced,
});

/** The main container bears the target's name, which only the text knows. */
function containersAtRest(workload: Workload): ContainerAtRest[] {
  const main = {
    name: "",
    idleUsageMilli: { cpu: workload.idleCpuMilli, memory: workload.idleMemoryMebibytes * mebibyteMilli },
    requestsMilli: { cpu: workload.cpuRequestMilli, memory: workload.memoryRequestMebibytes * mebibyteMilli },
  };
  if (workload.sidecar === "none") return [main];
  const sidecar = {
    name: "sidecar",
    idleUsageMilli: { cpu: workload.sidecarIdleCpuMilli, memory: workload.sidecarMemoryMebibytes * mebibyteMilli },
    requestsMilli:
      workload.sidecar === "withRequest"
        ? { cpu: workload.sidecarCpuRequestMilli, memory: workload.sidecarMemoryRequestMebibytes * mebibyteMilli }
        : {},
  };
  return [main, sidecar];
}

/** A mebibyte in thousandths of a byte. */
const mebibyteMilli = 1024 * 1024 * 1000;
