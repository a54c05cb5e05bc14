import {
  controllerFlags,
  type AdviceRule,
  type ContainerAtRest,
  type DiagnosisContext,
  type Scenario,
  type Workload,
} from "../../engine/index";

/** What the judgement of a text needs to know of the rest of the scenario; null for that of the first autoscaler, which asks for nothing. */
export function diagnosisContext(scenario: Scenario, silenced: readonly AdviceRule[]): DiagnosisContext | null {
  const flags = controllerFlags(scenario.flags);
  if (flags === null) return null;
  const { featureGates, kubernetesVersion, tolerance } = flags;
  return { featureGates, kubernetesVersion, tolerance, containers: containersAtRest(scenario.workload), silenced };
}

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
