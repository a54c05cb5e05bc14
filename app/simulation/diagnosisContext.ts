import type { AdviceRule, DiagnosisContext, Scenario, Workload } from "../../engine/index";

/** What the judgement of a text needs to know of the rest of the scenario. */
export const diagnosisContext = ({ flags, workload }: Scenario, silenced: readonly AdviceRule[]): DiagnosisContext => ({
  featureGates: flags.featureGates,
  tolerance: flags.tolerance,
  containers: [containerAtRest(workload)],
  silenced,
});

/** The one simulated container bears the target's name, which only the text knows. */
const containerAtRest = (workload: Workload) => ({
  name: "",
  idleUsageMilli: { cpu: workload.idleCpuMilli, memory: workload.idleMemoryMebibytes * mebibyteMilli },
  requestsMilli: { cpu: workload.cpuRequestMilli, memory: workload.memoryRequestMebibytes * mebibyteMilli },
});

/** A mebibyte in thousandths of a byte. */
const mebibyteMilli = 1024 * 1024 * 1000;
