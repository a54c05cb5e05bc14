/** Words for the usages at the edges of a range. Rounding keeps the shown value inside the range. */
import type { MetricSpec, Reconcile, UsageLevel, UsageRange } from "../../../engine/index";
import { t } from "../text";
import { amount } from "./amounts";
import { from, say, type Phrase } from "./phrase";
import type { Origins } from "./origins";
import { percents } from "../numbers";

export interface UsageOf {
  spec: MetricSpec;
  index: number;
  origins: Origins;
}

export function usageOf({ decision }: Reconcile, index: number, origins: Origins): UsageOf {
  const spec = "metrics" in decision ? decision.metrics[index]?.spec : undefined;
  if (!spec) throw new Error(`the reconcile has no metric ${index}`);
  return { spec, index, origins };
}

/** "27%", "61.2m per pod", "120 in total". */
export function presentLevel({ spec, index, origins }: UsageOf, { utilizationPercent, averageMilli, usageMilli }: UsageLevel): Phrase[] {
  const seen = origins.seen(index);
  if (utilizationPercent !== null) return say`${from(seen, percents(utilizationPercent))}`;
  if (averageMilli !== null) return say`${from(seen, amount(spec, averageMilli))} per pod`;
  return say`${from(seen, amount(spec, usageMilli))} in total`;
}

/** "76% to 87%", "44% or less", "560m to 609m in total". */
export function rangeText({ spec, origins }: UsageOf, { from: first, to: last, wholePercents }: UsageRange): string {
  const inAverage = origins.figuresOnly && first.averageMilli !== null;
  const inPercent = wholePercents && first.utilizationPercent !== null;
  const low = inPercent
    ? percents(first.utilizationPercent!)
    : inAverage
      ? amount(spec, first.averageMilli ?? 0, "up")
      : atLeast(spec, first);
  const high =
    last === null
      ? null
      : inPercent
        ? percents(last.utilizationPercent!)
        : inAverage
          ? amount(spec, last.averageMilli ?? 0, "down")
          : atMost(spec, last);
  const all = (text: string) => (inPercent ? text : inAverage ? t`${text} per pod` : t`${text} in total`);
  if (first.usageMilli === 0) return high === null ? t`any usage` : t`${all(high)} or less`;
  if (high === null) return t`${all(low)} or more`;
  return all(low === high ? low : t`${low} to ${high}`);
}

/** Rounded up, so that the shown value is still at the threshold or above it. */
export const atLeast = (spec: MetricSpec, { usageMilli }: UsageLevel): string => amount(spec, usageMilli, "up");
export const atMost = (spec: MetricSpec, { usageMilli }: UsageLevel): string => amount(spec, usageMilli, "down");
