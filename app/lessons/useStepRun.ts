import { sharesRun } from "../../engine/index";
import type { Run } from "../run/run";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { t } from "../words/text";

export const nothingRan = t`The manifest is not valid, so there is no run.`;

/** True if the present manifest cannot run. */
export const useInvalid = (): boolean => useTrace(({ problems }) => problems.some(({ severity }) => severity === "error"));

/** The run of the present scenario; null until it exists. An earlier run would belong to another step. */
export function useStepRun(): Run | null {
  const scenario = useScenario((state) => state.scenario);
  return useTrace((trace) => (trace.scenario && sharesRun(trace.scenario, scenario) && !trace.stale ? trace.run : null));
}
