import type { Ground, GroundKind } from "../../../engine/index";
import { t } from "../../ui/text";
import { decimal, runLength } from "../../ui/words";

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
