/** The time axis under the figures, and what a loop skipped on it. */
import type { TimeRange } from "../../../run/timeRange";
import { t } from "../../../words/text";
import { timeTick, timeTicks, type TimeScale } from "../../timeScale";
import type { Palette } from "../palette";
import { round } from "../../marks";
import { tag } from "../svg";
import { written, type Font, type Measure } from "../words";
import { enlarged } from "./enlarged";

export const axisHeight = 26;
const small: Font = { size: 14, weight: 400 };
/** The lines of the figures have the same times. */
const leastGap = 64 * enlarged;
/** As on the page. */
const besideNamed = 44 * enlarged;

/** `named`: a second whose own words are on the axis; round times beside it have none. */
export function timeAxis(
  scale: TimeScale,
  skipped: readonly TimeRange[],
  colours: Palette,
  measure: Measure,
  named: number | null = null,
): string {
  const end = scale.width - scale.right;
  const parts = skipped.flatMap(({ from, to }) => {
    const [left, right] = [Math.max(scale.left, scale.x(from)), Math.min(end, scale.x(to))];
    return right - left < 1 ? [] : [{ left, right }];
  });
  const times = timeTicks(scale, leastGap).map((second) => {
    const text = timeTick(second, scale);
    const half = measure(text, small) / 2;
    const x = Math.min(scale.width - half, Math.max(half, scale.x(second)));
    if (named !== null && Math.abs(scale.x(second) - scale.x(named)) < besideNamed) return "";
    const isUnder = parts.some(({ left, right }) => x + half > left - 2 && x - half < right + 2);
    return isUnder ? "" : written(text, { x, y: 19, font: small, fill: colours["ink-3"], anchor: "middle" }, measure);
  });
  const marks = parts.map(({ left, right }) => {
    const ground = tag("rect", { x: round(left), y: 4, width: round(right - left), height: 18, fill: colours.sunk });
    const words = skippedWords.find((text) => measure(text, small) + 8 <= right - left) ?? "";
    const place = { x: (left + right) / 2, y: 18, font: small, fill: colours["ink-2"], anchor: "middle" } as const;
    return ground + written(words, place, measure);
  });
  return times.join("") + marks.join("") + tag("path", { d: `M${scale.left} ${axisHeight}H${end}`, stroke: colours["rule-2"] });
}

const skippedWords = [t`skipped: no change`, t`skipped`];
