/**
 * The record of one reconcile. It is what the calculation itself returned, branch by branch:
 * a page explains a decision by wording this record, never by computing it a second time.
 */
import type { ControllerEvent, HorizontalPodAutoscalerStatus, MetricSpec, ScalingPolicySelect } from "../api/autoscaling";
import type { Int64 } from "../lib/int64";
import type { KubernetesVersion } from "./flags";
import type { OlderRuleUse } from "./olderRules";

/** One reconcile: what it saw, what it decided, what it wrote. Times are whole seconds, replicas whole pods. */
export interface Reconcile {
  at: number;
  /** scale.spec.replicas and scale.status.replicas as read; null when reading the scale failed. */
  specReplicas: number | null;
  statusReplicas: number | null;
  minReplicas: number;
  maxReplicas: number;
  decision: Decision;
  heldBy: HeldBy;
  /** Upstream's rescale reason ("cpu resource utilization (percentage of request) above target"); may be empty. */
  rescaleReason: string;
  /** Replicas written to the scale subresource; null when nothing was written. */
  scaledTo: number | null;
  /** The error that the reconcile returned, in upstream's text. */
  error: string | null;
  events: ControllerEvent[];
  /** The stored status after this reconcile. Never mutated afterwards. */
  status: HorizontalPodAutoscalerStatus;
  /** The older version whose rules were followed; absent: today's. */
  version?: KubernetesVersion;
  /** Rules of an older version that changed, or could have changed, something here; absent where there is none. */
  olderRules?: readonly OlderRuleUse[];
}

export type Decision =
  | { kind: "scaleUnavailable"; error: string }
  | { kind: "scalingDisabled" }
  | { kind: "aboveMaxReplicas" | "belowMinReplicas"; desired: number }
  /**
   * The selector, or all (or the deciding) metrics failed: nothing was normalized or stored. `error` is the first
   * failure's inner text. Without `metrics` it was the selector, and none was read.
   */
  | { kind: "noMetrics"; metrics: MetricProposal[]; error: string }
  | {
      kind: "computed";
      metrics: MetricProposal[];
      /** Index into `metrics` of the largest proposal: the first of equals, but the last of zeros. */
      winner: number;
      /** The winning replica count, before anything normalized it. */
      proposal: number;
      stabilization: Stabilization;
      limit: Limit;
      /** `limit.result`; minReplicas where waking from zero lifted it further. */
      desired: number;
    };

export type ComputedDecision = Extract<Decision, { kind: "computed" }>;

/**
 * One metric of the spec and the replica count it asks for. `description` is upstream's name for it; `reason` is that of the
 * failure's event, empty where it leaves none.
 */
export type MetricProposal =
  | { ok: true; spec: MetricSpec; description: string; replicaCount: number; calculation: ReplicaCalculation }
  | { ok: false; spec: MetricSpec; reason: string; error: string; groups: PodGroups | null };

export type GoodProposal = Extract<MetricProposal, { ok: true }>;

/** How a metric became a replica count. Usage, requests and targets are milli-units. */
export type ReplicaCalculation = PodsCalculation | ValueCalculation | AverageValueCalculation;

/** Resource, ContainerResource and Pods metrics: a sample for each pod. */
export interface PodsCalculation {
  kind: "pods";
  target: { type: "Utilization"; percent: number } | { type: "AverageValue"; milli: Int64 };
  tolerance: Tolerances;
  groups: PodGroups;
  /** For a utilization: what the pods that were set aside request. Null for an average value target, which asks for no requests. */
  setAsideRequests: SetAsideRequests | null;
  /** Samples of pods that no longer exist: an average value counts them; a utilization has no request for them, but they multiply a rebalanced ratio. */
  unlistedSamples: number;
  /** Before any fill-in: over the ready pods, and for an average value the unlisted samples. */
  counted: UsageSum;
  /** `counted.usageRatio` × ready pods, rounded up: what the metric would ask for if no pod were missing or unready. */
  plainReplicaCount: number;
  outcome: CalculationOutcome;
  /** The second calculation: made when pods are missing, or unready while the ratio is above 1. */
  rebalanced: RebalancedUsage | null;
  outOfRange: readonly OutOfRange[];
}

/** Milli-units. Fill-ins take them into the sums, whether or not this calculation made any. */
export interface SetAsideRequests {
  missing: Int64;
  /** What the missing pods use together when they count as busy. */
  missingBusy: Int64;
  unready: Int64;
}

/** Object and External metrics with a `value` target: the whole is set against the target. */
export interface ValueCalculation {
  kind: "value";
  targetMilli: Int64;
  /** What was summed; an Object metric is one. */
  series: readonly Int64[];
  usageMilli: Int64;
  /** Usage ÷ target. */
  usageRatio: number;
  tolerance: Tolerances;
  /** Running pods with a true Ready condition, terminating ones included. Null at zero, where the ratio alone decides, and where there is no pod. */
  readyPods: number | null;
  /** "scaled": ratio × ready pods, rounded up. "fromZero": the ratio itself, rounded up; no tolerance holds there. */
  outcome: "withinTolerance" | "scaled" | "fromZero";
  outOfRange: readonly OutOfRange[];
}

/** Object and External metrics with an `averageValue` target: the whole is shared by the pods that scale.status counts. */
export interface AverageValueCalculation {
  kind: "averageValue";
  targetMilli: Int64;
  series: readonly Int64[];
  usageMilli: Int64;
  /** scale.status.replicas, which may differ from scale.spec.replicas. */
  statusReplicas: number;
  /** Usage ÷ (target × status replicas). */
  usageRatio: number;
  /** Usage ÷ status replicas, rounded up: what the status reports. */
  averageMilli: Int64;
  tolerance: Tolerances;
  /** "withinTolerance" proposes the *status* replicas; "scaled" is usage ÷ target, rounded up. */
  outcome: "withinTolerance" | "scaled";
  outOfRange: readonly OutOfRange[];
}

/** A number that left its range. The controller goes on with another one: wrapped, capped or, for a conversion, the smallest integer. */
export interface OutOfRange {
  what: "usage" | "utilizationPercent" | "average" | "replicaCount";
  /** What it should have been, as near as a float64 comes; infinite or NaN for a division by zero. */
  exact: number;
}

/** Ratios below 1 − down or above 1 + up count as a change. */
export interface Tolerances {
  down: number;
  up: number;
  /** By the older rule: those whose distance from 1 is more than `up`, which then is `down` too. */
  asDistance?: true;
}

export interface UsageSum {
  /** Samples in the sums. */
  samples: number;
  usageMilli: Int64;
  /** Null for an average value target. */
  requestsMilli: Int64 | null;
  /** Whole percents, cut; null for an average value target. */
  utilizationPercent: number | null;
  /** Usage per sample, cut. */
  averageMilli: Int64;
  /** Utilization ÷ target, or average ÷ target. */
  usageRatio: number;
}

/** The sums once missing or unready pods were filled in, and what they alone would ask for. */
export interface RebalancedUsage extends UsageSum {
  fillIn: FillIn;
  /** Samples that the ratio is multiplied by: those of pods that no longer exist count here too. */
  heldSamples: number;
  /** `usageRatio` × `heldSamples`, rounded up, whether or not the outcome uses it. */
  replicaCount: number;
}

/** What was assumed of the pods without a usable sample. `missingAs` is null when none were filled in: at a ratio of exactly 1 the missing stay out. */
export interface FillIn {
  missingPods: number;
  /** Percent of the request, or milli-units for an average value target. */
  missingAs: { percent: number } | { milli: Int64 } | null;
  /** Unready pods counted as zero usage. */
  unreadyPods: number;
}

export type CalculationOutcome =
  /** The ratio is within tolerance: the current count is proposed. */
  | "withinTolerance"
  /** Ratio × ready pods, rounded up. */
  | "scaled"
  /** The ratio after fill-ins × all samples held, rounded up. */
  | "rebalanced"
  /** The three ways in which fill-ins undo a change; the current count is proposed. */
  | "rebalancedWithinTolerance"
  | "rebalancedChangedDirection"
  | "rebalancedMovedAgainst";

/** The groups into which upstream's groupPods sorts the pods. Counts are true; names are capped at `namedPodsLimit` for each group. */
export interface PodGroups {
  ready: number;
  unready: number;
  missing: number;
  ignored: number;
  setAside: SetAsidePod[];
}

export const namedPodsLimit = 100;

export interface SetAsidePod {
  name: string;
  group: "unready" | "missing" | "ignored";
  why: SetAsideReason;
}

export type SetAsideReason =
  | "terminating"
  | "failed"
  | "pending"
  | "noSample"
  | "sampleIncomplete"
  | "noReadyConditionOrStartTime"
  | "notReadyWhileInitializing"
  | "sampledBeforeReady"
  | "neverReady";

export interface Recommendation {
  readonly value: number;
  readonly time: number;
  /** The count that the first reconcile found: stored like a proposal, though no metric asked for it. */
  readonly initial?: true;
}

/**
 * What the memory of earlier proposals made of this one.
 * Without `behavior` in the spec there is one window, the flag's, and only its highest counts (`up` is null).
 */
export interface Stabilization {
  proposal: number;
  result: number;
  up: StabilizationWindow | null;
  down: StabilizationWindow;
  /** The side whose recommendation changed the result; null when the proposal stands. */
  heldBy: "up" | "down" | null;
  reason: "ScaleUpStabilized" | "ScaleDownStabilized" | "ReadyForNewScale";
}

export interface StabilizationWindow {
  windowSeconds: number;
  /** The lowest (up) or highest (down) of the window and the present proposal. */
  recommendation: number;
  /** The last time this value was recommended; the present when the proposal itself is it. */
  lastAt: number;
  /** When it no longer counts: the first second at which a reconcile would not see it. Null when the proposal itself is it. */
  forgottenAt: number | null;
  /** The remembered recommendations inside the window, oldest first, without the present proposal. */
  remembered: readonly Recommendation[];
}

/** One rescale as the controller remembers it for its policies. */
export interface ScaleEvent {
  readonly replicaChange: number;
  readonly time: number;
}

/** How rate limits and bounds cut the stabilized count. */
export interface Limit {
  /** What stabilization handed over. */
  desired: number;
  result: number;
  limitedBy: "policy" | "selectPolicyDisabled" | "scaleUpLimit" | "maxReplicas" | "minReplicas" | null;
  reason: "ScaleUpLimit" | "ScaleDownLimit" | "TooManyReplicas" | "TooFewReplicas" | "DesiredWithinRange";
  /** Both directions' policies, whether or not this reconcile needed them; null without `behavior`. */
  up: RateLimit | null;
  down: RateLimit | null;
  /** Without `behavior`: max(2 × current, 4); else null. */
  scaleUpLimit: number | null;
  /**
   * When policies cut the result: the first second at which they would allow a further change in that direction,
   * once `result` is written and if nothing else changes the count. Null otherwise.
   */
  freedAt: number | null;
}

export interface RateLimit {
  selectPolicy: ScalingPolicySelect;
  policies: PolicyLimit[];
  /** Index of the policy that decides, the first of equals; −1 when Disabled or without policies. */
  deciding: number;
  /** The replica count this direction may reach now. Never on the wrong side of the current count. */
  limit: number;
}

export interface PolicyLimit {
  type: "Pods" | "Percent";
  value: number;
  periodSeconds: number;
  /** The count at the period's start, reconstructed from the scale events inside it. */
  periodStartReplicas: number;
  /** The count that this policy alone allows. */
  limit: number;
  /** Scale events inside the period, oldest first. */
  scaleUpEvents: readonly ScaleEvent[];
  scaleDownEvents: readonly ScaleEvent[];
  /** When the oldest of these events leaves the period, and what the policy allows from then if the count stays as it was read; null without events. */
  next: { at: number; limit: number } | null;
}

/**
 * What held the applied count away from what the metrics ask for, in the order of the computation:
 * - "disabled": the target is at zero and stays;
 * - "tolerance": the winner's ratio is within tolerance;
 * - "pods": missing or unready pods changed the winner's count itself;
 * - "window": a remembered recommendation changed it;
 * - "policy": a scaling policy, selectPolicy Disabled, or the scale-up limit of the path without behavior cut it;
 * - "maxReplicas" / "minReplicas": the bound clamped or cut the result; "policy" holds too where it alone would have cut it less;
 * - "error": no count could be computed, or it could not be written;
 * - "none": the count went where the metrics asked, or already was there.
 * `by` is the last of them that moved the count to the side of the proposal on which it ended (a window that kept 20 where
 * the metrics ask for 1, not the maxReplicas that cut the 20 to 10); where none did, the last of all. The others stand in
 * `also`, in the same order.
 */
export interface HeldBy {
  by: HeldByReason;
  also: readonly HeldByReason[];
}

export type HeldByReason = "none" | "tolerance" | "pods" | "window" | "policy" | "maxReplicas" | "minReplicas" | "disabled" | "error";

/** The order in which a trace's columns number the reasons. */
export const heldByReasons: readonly HeldByReason[] = [
  "none",
  "tolerance",
  "pods",
  "window",
  "policy",
  "maxReplicas",
  "minReplicas",
  "disabled",
  "error",
];

/** What the controller itself remembers between reconciles, beside the stored status. Treated as immutable: a reconcile returns a new one. */
export interface ControllerMemory {
  status: HorizontalPodAutoscalerStatus;
  /** Null until the first reconcile that could read the scale. Slots are reused, so not in time order. */
  recommendations: readonly Recommendation[] | null;
  scaleUpEvents: readonly RememberedScaleEvent[];
  scaleDownEvents: readonly RememberedScaleEvent[];
}

export interface RememberedScaleEvent extends ScaleEvent {
  readonly outdated: boolean;
}
