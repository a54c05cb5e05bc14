import type { OutcomeBounds, OutcomeLimits } from "../scenario/outcomeLimits";
import type { LimitedOutcome, Outcomes } from "../scenario/outcomes";

/** One bound and the run's value for it. */
export interface LimitCheck {
  outcome: LimitedOutcome;
  bound: keyof OutcomeBounds;
  limit: number;
  /** Null: the run has no such value, and then no bound is kept. */
  value: number | null;
  held: boolean;
}

/** Each bound of the limits, in their order. */
export function checkLimits(outcomes: Outcomes, limits: OutcomeLimits): LimitCheck[] {
  return limitEntries(limits).flatMap(([outcome, bounds]) => {
    const value = outcomes[outcome];
    const check = (bound: keyof OutcomeBounds): LimitCheck[] => {
      const limit = bounds[bound];
      if (limit === undefined) return [];
      const held = value !== null && (bound === "atMost" ? value <= limit : value >= limit);
      return [{ outcome, bound, limit, value, held }];
    };
    return [...check("atLeast"), ...check("atMost")];
  });
}

const limitEntries = (limits: OutcomeLimits) => Object.entries(limits) as [LimitedOutcome, OutcomeBounds][];
