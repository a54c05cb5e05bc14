import { isKept, outcomeKinds, type OutcomeBound, type LimitCheck, type LimitCheckAt } from "../../../engine/index";
import { isShare } from "../names/outcomeWords";
import { enoughDigits, unrounded } from "../numbers";
import { t } from "../text";

/** "requestsFailed is 12: the limit of at most 0 is broken." */
export function limitSentence(check: LimitCheck): string {
  const { outcome, value } = check;
  return verdict(value === null ? t`${outcome} has no value` : t`${outcome} is ${exactEnough(value, check)}`, check);
}

/**
 * "requestsFailed is 310 at p95 of 20 seeds: the limit of at most 0 is broken. The median is 235, the worst is 336 with seed 12." `at`: the
 * percentile's name; max is the worst seed.
 */
export function limitSentenceAt(check: LimitCheckAt, at: string, count: number): string {
  const { outcome, judged, median, worst } = check;
  const write = (value: number | null) => (value === null ? t`no value` : unrounded(exactEnough(value, check)));
  const value = write(judged.value);
  const found = at === "max" ? t`${outcome}: ${value} in the worst of ${count} seeds` : t`${outcome}: ${value} at ${at} of ${count} seeds`;
  return t`${verdict(found, check)} Median ${write(median.value)}, worst ${write(worst.value)} with seed ${worst.seed}.`;
}

function verdict(found: string, { bound, limit, held }: OutcomeBound & { held: boolean }): string {
  if (bound === "atMost")
    return held ? t`${found}: the limit of at most ${limit} is kept.` : t`${found}: the limit of at most ${limit} is broken.`;
  return held ? t`${found}: the limit of at least ${limit} is kept.` : t`${found}: the limit of at least ${limit} is broken.`;
}

/**
 * Rounds the value as the page does, in the unit of the limit. It keeps more decimals if rounding would put the value on the wrong side of
 * the limit.
 */
function exactEnough(value: number, limit: OutcomeBound): number {
  const { outcome } = limit;
  // The page shows a share in percent, so a share has two more decimals.
  const usual = outcomeKinds[outcome].decimals + (isShare(outcome) ? 2 : 0);
  for (let decimals = enoughDigits(value, usual); decimals < 15; decimals++) {
    const rounded = Number(value.toFixed(decimals));
    if (isKept(limit, rounded) === isKept(limit, value)) return rounded;
  }
  return value;
}
