import { restsOn, type Ground, type GroundKind, type Scenario } from "../../../engine/index";
import { t } from "../text";
import type { FittedField, Standing } from "./fitted";
import { decimal, runLength, span } from "../times";

/** What a study's numbers rest on, one sentence each. */
export const groundWords = (ground: Ground): string => (words[ground.kind] as (ground: Ground) => string)(ground);

const words: { [K in GroundKind]: (ground: Extract<Ground, { kind: K }>) => string } = {
  cpuPerRequestGuessed: ({ milliseconds }) => t`CPU per request, ${decimal(milliseconds, 3)} ms, is the page’s guess. Nobody measured it.`,
  noStartUpCpu: () => t`Pods use no CPU to start. Most real pods use some.`,
  loadNotMeasured: () => t`The scenario does not say whether its load was measured or drawn.`,
  noNoise: () => t`The load has no noise, so all seeds have exactly this load.`,
  noIncidents: () => t`No incident is in the run.`,
  partOfDay: ({ seconds }) =>
    t`The run is ${runLength(seconds)} of a day. What a manifest costs and risks in the other hours is not in it.`,
};

/** All of a scenario's. `standings`: where the workload's values come from. */
export function groundsOf(scenario: Scenario, standings: Record<FittedField, Standing>): string[] {
  const { workload } = scenario;
  const { cpuPerRequestMilliseconds: perRequest, startUpCpuMilli: startUp } = standings;
  const isMeasured: Partial<Record<GroundKind, boolean>> = {
    cpuPerRequestGuessed: perRequest === "measured",
    noStartUpCpu: startUp === "measured",
  };
  const set = [
    perRequest === "set" &&
      t`CPU per request, ${decimal(workload.cpuPerRequestMilliseconds, 3)} ms, was set by hand, not fitted to measured series.`,
    startUp === "set" &&
      workload.startUpCpuSeconds > 0 &&
      t`Start-up CPU, ${`${workload.startUpCpuMilli}m`} for ${span(workload.startUpCpuSeconds)}, was set by hand, not fitted to measured series.`,
  ];
  return [
    ...set.filter((each) => each !== false),
    ...restsOn(scenario).flatMap((ground) => (isMeasured[ground.kind] ? [] : [groundWords(ground)])),
  ];
}
