import { mebibyteMilli } from "../lib/mebibyte";
import type { AdviceRule } from "../manifest/advice/adviceRules";
import type { ContainerAtRest, DiagnosisContext } from "../manifest/diagnose";
import { controllerFlags, type Scenario } from "../scenario/scenario";
import type { Workload } from "../cluster/workload";

/**
 * What the judgement of a text needs to know of the rest of the scenario. null for Kubernetes 1.1 and 1.2, whose judgement needs nothing.
 * `manifestBefore`: the manifest that a pasted part belongs to.
 */
export function diagnosisContext(scenario: Scenario, silenced: readonly AdviceRule[], manifestBefore: string): DiagnosisContext | null {
  const flags = controllerFlags(scenario.flags);
  if (flags === null) return null;
  const { featureGates, kubernetesVersion, tolerance, syncPeriodSeconds } = flags;
  const { workload } = scenario;
  const sidecarIdleUsageMilli = sidecarAtRest(workload);
  return {
    featureGates,
    kubernetesVersion,
    kedaVersion: scenario.flags.kedaVersion,
    tolerance,
    syncPeriodSeconds,
    containers: containersAtRest(workload),
    sidecarIdleUsageMilli,
    silenced,
    manifestBefore,
  };
}

/** The main container has the target's name, which only the text tells. */
function containersAtRest(workload: Workload): ContainerAtRest[] {
  const main = {
    name: "",
    idleUsageMilli: { cpu: workload.idleCpuMilli, memory: workload.idleMemoryMebibytes * mebibyteMilli },
    requestsMilli: { cpu: workload.cpuRequestMilli, memory: workload.memoryRequestMebibytes * mebibyteMilli },
    limitsMilli: workload.cpuLimitMilli === 0 ? {} : { cpu: workload.cpuLimitMilli },
  };
  if (workload.sidecar === "none") return [main];
  const sidecar = {
    name: "sidecar",
    idleUsageMilli: sidecarAtRest(workload),
    requestsMilli:
      workload.sidecar === "withRequest"
        ? { cpu: workload.sidecarCpuRequestMilli, memory: workload.sidecarMemoryRequestMebibytes * mebibyteMilli }
        : {},
  };
  return [main, sidecar];
}

const sidecarAtRest = ({ sidecarIdleCpuMilli, sidecarMemoryMebibytes }: Workload): ContainerAtRest["idleUsageMilli"] => ({
  cpu: sidecarIdleCpuMilli,
  memory: sidecarMemoryMebibytes * mebibyteMilli,
});
