import type { OutcomeBounds, OutcomeLimits } from "../scenario/outcomeLimits";
import type { LimitedOutcome, Outcomes } from "../scenario/outcomes";

/** One bound of the limits. */
export interface OutcomeBound {
  outcome: LimitedOutcome;
  bound: keyof OutcomeBounds;
  limit: number;
}

/** One bound and the run's value for it. */
export interface LimitCheck extends OutcomeBound {
  /** Null: the run has no such value, and then no bound is kept. */
  value: number | null;
  held: boolean;
}

/** Each bound of the limits, in their order. */
export function checkLimits(outcomes: Outcomes, limits: OutcomeLimits): LimitCheck[] {
  return limitEntries(limits).map((each) => {
    const value = outcomes[each.outcome];
    return { ...each, value, held: isKept(each, value) };
  });
}

/** Whether a value, or none, keeps a bound. */
export const isKept = ({ bound, limit }: OutcomeBound, value: number | null): boolean =>
  value !== null && (bound === "atMost" ? value <= limit : value >= limit);

/** Each bound, in the order of the limits; of one outcome `atLeast` first. */
export function limitEntries(limits: OutcomeLimits): OutcomeBound[] {
  return (Object.entries(limits) as [LimitedOutcome, OutcomeBounds][]).flatMap(([outcome, bounds]) =>
    (["atLeast", "atMost"] as const).flatMap((bound) => {
      const limit = bounds[bound];
      return limit === undefined ? [] : [{ outcome, bound, limit }];
    }),
  );
}
