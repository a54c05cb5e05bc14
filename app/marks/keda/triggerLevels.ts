import type { PollColumns, TriggerColumns } from "../../../engine/index";
import type { PlotFrame } from "../plotFrame";
import { round } from "../marks";

type Replicas = Pick<PollColumns, "replicas">;

/**
 * The threshold of each poll in the unit of the metric's figure: a figure for each pod has the threshold's share of a pod. A poll without an
 * answer keeps the one before.
 */
export function activationLevels({ replicas }: Replicas, { threshold }: TriggerColumns, total: boolean): Float64Array {
  let known = NaN;
  return threshold.map((of, poll) => {
    if (!Number.isNaN(of)) known = of;
    return total ? known : known / Math.max(1, replicas[poll] || 0);
  });
}

/** What the polls read while there are no pods; NaN at every other poll. */
export const readLevels = ({ replicas }: Replicas, { value }: TriggerColumns): Float64Array =>
  value.map((read, poll) => (replicas[poll] === 0 ? read : NaN));

const size = 4;

/** A square at each read above zero, because a row of zeros is no news. */
export function readSquares(at: Float64Array, levels: Float64Array, { scale, max, y }: PlotFrame): string {
  let path = "";
  at.forEach((second, poll) => {
    const level = levels[poll]!;
    if (level > 0 && level <= max && second >= scale.from && second <= scale.to)
      path += `M${round(scale.x(second) - size / 2)} ${round(y(level) - size / 2)}h${size}v${size}h${-size}Z`;
  });
  return path;
}
