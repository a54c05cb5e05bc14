import type { Run } from "../simulation/protocol";
import { runAlike, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { t } from "../ui/text";

export const nothingRan = t`The manifest is not valid, so there is no run.`;

/** The manifest as it stands cannot run. */
export const useInvalid = (): boolean => useTrace(({ problems }) => problems.some(({ severity }) => severity === "error"));

/** The finished run of the scenario as it stands; null until there is one. A run of a moment ago would answer for another step. */
export function useStepRun(): Run | null {
  const scenario = useScenario((state) => state.scenario);
  return useTrace((trace) => (trace.scenario && runAlike(trace.scenario, scenario) && !trace.stale ? trace.run : null));
}
