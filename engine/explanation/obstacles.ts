/** What stood between a reconcile and a count, stage by stage, with the numbers that were live. */
import type { RateLimit, StabilizationWindow } from "../controller/decision";
import type { UsageLevel } from "./asking";
import type { Stage } from "./stage";
import type { Counts, UsageRange } from "./usageRanges";

/** What can stand in the way at each stage. The winner is the largest proposal: what stands in its way is a metric's. */
interface Obstacles {
  observed: ObservedObstacle;
  proposal: ProposalObstacle;
  winner: never;
  stabilized: WindowObstacle;
  limited: LimitObstacle;
  clamped: BoundObstacle;
  applied: AppliedObstacle;
}

export type Obstacle = Obstacles[Stage];

/** Nothing was computed, whatever the metrics say. */
export type ObservedObstacle =
  | { stage: "observed"; reason: "scaleUnavailable"; error: string }
  | { stage: "observed"; reason: "scalingDisabled" }
  /** The count that was found lies outside the bounds: it goes to the bound, and no metric is read. */
  | { stage: "observed"; reason: "aboveMaxReplicas" | "belowMinReplicas"; found: number; bound: number };

export type ProposalObstacle =
  /** No metric was read. */
  | { stage: "proposal"; reason: "selector"; error: string }
  /** A failed metric might have asked for more: while it fails the count never goes down, and without any other metric not up either. */
  | { stage: "proposal"; reason: "metricError"; metric: number; error: string }
  | MetricObstacle;

/** A metric that asks for another count. Where several ask for less, it is enough that one of them asks for what is needed. */
export interface MetricObstacle {
  stage: "proposal";
  reason: "metricAsksMore" | "metricAsksLess";
  /** Index into the decision's metrics. */
  metric: number;
  asks: number;
  /** The counts that would lead to the one in question, everything later being as `WhyNot` says. */
  needed: Counts;
  present: UsageLevel;
  /** The usages at which it would ask for a needed count; empty: at none, its steps and its tolerance leave the count out. */
  usage: UsageRange[];
  /** What it would ask for if its ratio did not lie within the tolerance; null where it does not. */
  withoutTolerance: number | null;
  /** What the counted pods alone would ask for, tolerance observed; null where missing and unready pods change nothing. */
  withoutFillIns: number | null;
}

/** Given this very count, the window would have handed over another one. */
export interface WindowObstacle {
  stage: "stabilized";
  reason: "window";
  side: "up" | "down";
  window: StabilizationWindow;
  result: number;
  /** From when on none of the remembered counts that stand against this one counts any more: what this reconcile itself remembers is not among them. */
  until: number;
}

export type LimitObstacle = PolicyObstacle | { stage: "limited"; reason: "scaleUpLimit"; limit: number };

/** The policies allow less. Times hold for the count that this reconcile left, if nothing else changes it. */
export interface PolicyObstacle {
  stage: "limited";
  reason: "policy" | "selectPolicyDisabled";
  direction: "up" | "down";
  rate: RateLimit;
  /** When they next allow more in this direction than right after this reconcile, and how far; null: not before something changes. */
  next: { at: number; limit: number } | null;
  /** From when on they allow the count in question in one step; null: never in one step. */
  allowedAt: number | null;
}

export interface BoundObstacle {
  stage: "clamped";
  reason: "maxReplicas" | "minReplicas";
  bound: number;
}

/** The count was decided and could not be written. */
export interface AppliedObstacle {
  stage: "applied";
  reason: "unwritten";
  desired: number;
  error: string;
}
