/** The recorded inputs of the Vertical Pod Autoscaler, replayed by the code that stands in engine/vpa; one function for each family of recordings. */
import { replayVpaAdmission } from "./vpaAdmission";
import { replayVpaCapping } from "./vpaCapping";
import { replayVpaHistogram } from "./vpaHistogram";
import { replayVpaRecommendation } from "./vpaRecommendation";
import { replayVpaUpdater } from "./vpaUpdater";

export type VpaFamily = keyof typeof replays;

/** The result has the fields of the recording's `expect`. `input` is a recording's, of the same family. */
export function replayVpa(family: VpaFamily, input: unknown): unknown {
  return replays[family](input as never);
}

const replays = {
  "vpa-histogram": replayVpaHistogram,
  "vpa-recommendation": replayVpaRecommendation,
  "vpa-capping": replayVpaCapping,
  "vpa-updater": replayVpaUpdater,
  "vpa-admission": replayVpaAdmission,
} satisfies Record<string, (input: never) => unknown>;

export const vpaFamilies = Object.keys(replays) as VpaFamily[];
