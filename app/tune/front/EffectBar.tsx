import type { StepEffect } from "../../../engine/index";
import { round } from "../../marks/marks";
import { t } from "../../words/text";
import { digitsOf, signed, type MeasureWords } from "../../words/study/measureWords";

type Spread = StepEffect["cost"];

const width = 84;
const height = 12;
const centre = width / 2;

/** The largest difference of a column, so that all its bars share one scale. Infinite ones are cut off. */
export const scaleOf = (spreads: readonly Spread[]): number =>
  Math.max(0, ...spreads.flatMap(({ low, high, none }) => (none ? [] : [Math.abs(low), Math.abs(high)])).filter(Number.isFinite)) || 1;

/** From the 5th to the 95th percentile with a disc at the median; the upright line is no difference. */
export function EffectBar({ spread: { low, median, high }, most, label }: { spread: Spread; most: number; label: string }) {
  const x = (value: number) => round(centre + (Math.max(-most, Math.min(most, value)) / most) * (centre - 4));
  return (
    <svg className="effect-bar" width={width} height={height} role="img" aria-label={label}>
      <path className="zero" d={`M${centre} 0V${height}`} />
      <path d={`M${x(low)} 6H${x(high)}M${x(low)} 3v6M${x(high)} 3v6`} />
      <circle cx={x(median)} cy="6" r="2.8" />
    </svg>
  );
}

/** The numbers of a bar: its ends, and the median with the 95th percentile if that is another number. */
export function effectSays({ low, median, high }: Spread, words: MeasureWords, withP95: boolean): { bar: string; numbers: string } {
  const { inUnit, plain, withUnit } = words;
  const say = (value: number): string => {
    const shown = inUnit(value);
    return shown === 0 ? "0" : signed((amount) => plain(amount, digitsOf(words, amount)), shown);
  };
  const [middle, p95] = [say(median), say(high)];
  return {
    bar: withUnit(t`${say(low)} to ${say(high)}`),
    numbers: withUnit(withP95 && p95 !== middle ? t`${middle}, p95 ${p95}` : middle),
  };
}
