/** The page's words for what hurts, with its amount. */
import type { LuckHarm } from "../../../engine/index";
import { roundOutcome } from "../names/outcomeWords";
import { plural, t } from "../text";
import { exact, shortTime, span } from "../times";

interface Words {
  /** "235" */
  value(rounded: number): string;
  /** "235 failed requests" */
  amount(rounded: number): string;
  /** "0 to 2 failed requests" */
  range(low: string, high: string): string;
}

const whole = (value: number) => exact(value, 0);

const words: Readonly<Record<LuckHarm, Words>> = {
  requestsFailed: {
    value: whole,
    amount: (value) => plural(value, "failed request"),
    range: (low, high) => t`${low} to ${high} failed requests`,
  },
  overloadedSeconds: {
    value: span,
    amount: (value) => t`${span(value)} of overload`,
    range: (low, high) => t`${low} to ${high} of overload`,
  },
  p95Latency: {
    value: shortTime,
    amount: (value) => t`p95 latency ${shortTime(value)}`,
    range: (low, high) => t`p95 latency ${low} to ${high}`,
  },
  worstBacklog: {
    value: whole,
    amount: (value) => t`at most ${whole(value)} waiting`,
    range: (low, high) => t`at most ${low} to ${high} waiting`,
  },
};

export const harmValue = (harm: LuckHarm, value: number): string => words[harm].value(roundOutcome(harm, value));
export const harmAmount = (harm: LuckHarm, value: number): string => words[harm].amount(roundOutcome(harm, value));

/** From the lowest to the highest of the values; one number if the page shows both alike. */
export function harmRange(harm: LuckHarm, values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const shown = [harmValue(harm, low), harmValue(harm, high)] as const;
  return shown[0] === shown[1] ? harmAmount(harm, low) : words[harm].range(...shown);
}
