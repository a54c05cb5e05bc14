import { restsOn, type Ground, type GroundKind, type Scenario } from "../../../engine/index";
import { standingsOf } from "../../ui/measuredWorkload";
import { t } from "../../ui/text";
import { decimal, runLength, span } from "../../ui/words";

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

/** All of a scenario's, for a page whose browser knows what a fit to measured series has set. */
export function groundsOf(scenario: Scenario): string[] {
  const { workload } = scenario;
  const { cpuPerRequestMilliseconds: perRequest, startUpCpuMilli: startUp } = standingsOf(workload);
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
