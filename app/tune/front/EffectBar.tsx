import type { StepEffect } from "../../../engine/index";
import { round } from "../../charts/marks";
import { t } from "../../ui/text";
import { writeSigned, type MeasureWords } from "../measureWords";

type Spread = StepEffect["cost"];

const width = 84;
const height = 12;
const middle = width / 2;

/** The largest difference of a column, so that all its bars share one scale. Infinite ones are cut off. */
export const scaleOf = (spreads: readonly Spread[]): number =>
  Math.max(0, ...spreads.flatMap(({ low, high, none }) => (none ? [] : [Math.abs(low), Math.abs(high)])).filter(Number.isFinite)) || 1;

/** From the 5th to the 95th percentile with a disc at the median; the upright line is no difference. */
export function EffectBar({ spread: { low, median, high }, most, label }: { spread: Spread; most: number; label: string }) {
  const x = (value: number) => round(middle + (Math.max(-most, Math.min(most, value)) / most) * (middle - 4));
  return (
    <svg className="effect-bar" width={width} height={height} role="img" aria-label={label}>
      <path className="zero" d={`M${middle} 0V${height}`} />
      <path d={`M${x(low)} 6H${x(high)}M${x(low)} 3v6M${x(high)} 3v6`} />
      <circle cx={x(median)} cy="6" r="2.8" />
    </svg>
  );
}

/** The numbers of a bar. A difference below the last digit says so, because it is not 0. */
export function effectSays({ low, median, high }: Spread, words: MeasureWords): { bar: string; median: string; p95: string } {
  const { round: rounded, least, writeAmount } = words;
  const say = (value: number): string => {
    const shown = rounded(value);
    return shown === 0 && value !== 0 ? t`under ${writeAmount(least)}` : writeSigned(words, shown);
  };
  return { bar: t`${say(low)} to ${say(high)}`, median: say(median), p95: say(high) };
}
