/** What kept a reconcile from ending at a count, stage by stage, with the numbers of that reconcile. */
import type { RateLimit, StabilizationWindow } from "../controller/decision";
import type { UsageLevel } from "./asking";
import type { Stage } from "./stage";
import type { Counts, UsageRange } from "./usageRanges";

/** What can stop a count at each stage. The winner is the largest proposal, so an obstacle there is an obstacle of a metric. */
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

/** Nothing was computed, no matter what the metrics say. */
type ObservedObstacle =
  | { stage: "observed"; reason: "scaleUnavailable"; error: string }
  | { stage: "observed"; reason: "scalingDisabled" }
  /** The count that was found lies outside the bounds: it goes to the bound, and no metric is read. */
  | { stage: "observed"; reason: "aboveMaxReplicas" | "belowMinReplicas"; found: number; bound: number };

export type ProposalObstacle =
  /** No metric was read. */
  | { stage: "proposal"; reason: "selector"; error: string }
  /**
   * A failed metric might have proposed more: while it fails, the count never goes down, and with no other metric it does not go up either.
   */
  | { stage: "proposal"; reason: "metricError"; metric: number; error: string }
  | MetricObstacle;

/** A metric that proposes another count. If several propose less, it is enough that one of them proposes what is needed. */
export interface MetricObstacle {
  stage: "proposal";
  reason: "metricProposesMore" | "metricProposesLess";
  /** Index into the decision's metrics. */
  metric: number;
  proposes: number;
  /** The counts that would lead to the one in question, if the later stages are as `WhyNot` says. */
  needed: Counts;
  present: UsageLevel;
  /** The usages at which the metric would propose a needed count; empty: none, because its steps and its tolerance skip the count. */
  usage: UsageRange[];
  /** What the metric would propose if its ratio were not within the tolerance; null if it is not within it. */
  withoutTolerance: number | null;
  /** What the counted pods alone would propose, tolerance included; null if missing and unready pods change nothing. */
  withoutFillIns: number | null;
}

/** If the window received this very count, it would return another one. */
export interface WindowObstacle {
  stage: "stabilized";
  reason: "window";
  side: "up" | "down";
  window: StabilizationWindow;
  result: number;
  /**
   * The first second at which all remembered counts that exclude this one have expired. What this reconcile itself remembers is not among
   * them.
   */
  until: number;
}

export type LimitObstacle = PolicyObstacle | { stage: "limited"; reason: "scaleUpLimit"; limit: number };

/** The policies allow less. Times are true for the count that this reconcile left, if nothing else changes it. */
export interface PolicyObstacle {
  stage: "limited";
  reason: "policy" | "selectPolicyDisabled";
  direction: "up" | "down";
  rate: RateLimit;
  /** When they next allow more in this direction than right after this reconcile, and how far; null: not before something else changes. */
  next: { at: number; limit: number } | null;
  /** When they first allow the count in question in one step; null: never in one step. */
  allowedAt: number | null;
}

interface BoundObstacle {
  stage: "clamped";
  reason: "maxReplicas" | "minReplicas";
  bound: number;
}

/** The count was decided, but could not be written. */
interface AppliedObstacle {
  stage: "applied";
  reason: "unwritten";
  desired: number;
  error: string;
}
