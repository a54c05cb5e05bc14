import type { VpaTrace } from "../../../engine/index";
import { plural, t } from "../text";
import { runLength } from "../times";

/** "The run began with a history: web 1440 samples in 23 h 59 min." */
export function historyWords(history: VpaTrace["history"]): string {
  const containers = Object.entries(history).map(
    ([name, { seconds, samples }]) => t`${name} ${plural(samples, "sample")} in ${runLength(seconds)}`,
  );
  return containers.length === 0 ? t`The run began without a history.` : t`The run began with a history: ${containers.join(", ")}.`;
}
