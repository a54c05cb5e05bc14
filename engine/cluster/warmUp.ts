import type { Calendar } from "./calendar";
import type { Pod } from "./pod";
import type { Workload } from "./workload";

/** What a request costs in a pod that warms up falls in steps, so that pods of about the same age still work alike. */
const mostStages = 10;

const stagesOf = ({ warmUpCpuPercent, warmUpSeconds }: Workload): number =>
  warmUpCpuPercent === 100 ? 1 : Math.min(mostStages, warmUpSeconds);

/** Begins the warm-up of a pod that gets its first requests. `onChange` is called at the end of each stage. */
export function createWarmUp(workload: Workload, calendar: Calendar, onChange: (pod: Pod) => void): (pod: Pod, at: number) => void {
  const { warmUpSeconds } = workload;
  const stages = stagesOf(workload);
  const stageSeconds = Math.floor(warmUpSeconds / stages);
  const endStage = (pod: Pod, at: number) => {
    pod.usage.work.warming--;
    if (pod.usage.work.warming > 0) calendar.plan(at + stageSeconds, pod, endStage);
    onChange(pod);
  };
  return (pod, at) => {
    if (warmUpSeconds === 0) return;
    pod.usage.work.warming = stages;
    calendar.plan(at + warmUpSeconds - (stages - 1) * stageSeconds, pod, endStage);
  };
}

/** By how much a request costs more CPU in a stage of the warm-up: that of its middle, on the straight line down to 1. */
export function warmUpCost(workload: Workload, warming: number): number {
  if (warming === 0) return 1;
  return 1 + ((workload.warmUpCpuPercent / 100 - 1) * (warming - 0.5)) / stagesOf(workload);
}
