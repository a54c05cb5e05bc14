/**
 * The record of one reconcile. The calculation itself returns it, branch by branch. A page explains a decision by putting this record into
 * words; it never computes the decision a second time.
 */
import type { ControllerEvent, HorizontalPodAutoscalerStatus, MetricSpec, ScalingPolicySelect } from "../api/autoscaling";
import type { Int64 } from "../lib/int64";
import type { KubernetesVersion } from "./flags";
import type { OlderRuleUse } from "./olderRules";

/** One reconcile: what it saw, what it decided, what it wrote. Times are whole seconds, replicas whole pods. */
export interface Reconcile {
  /** Only the records of Kubernetes 1.2's autoscaler have it. */
  controller?: never;
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
  /** The version that the reconcile followed; absent: today's version. */
  version?: KubernetesVersion;
  /** Rules that a newer version no longer has and that changed, or could have changed, this reconcile; absent: none did. */
  olderRules?: readonly OlderRuleUse[];
}

export type Decision =
  | { kind: "scaleUnavailable"; error: string }
  | { kind: "scalingDisabled" }
  | { kind: "aboveMaxReplicas" | "belowMinReplicas"; desired: number }
  /**
   * The selector failed, or all metrics (or the deciding ones) did: nothing was normalized or stored. `error` is the inner text of the
   * first failure. If `metrics` is empty, the selector failed and no metric was read.
   */
  | { kind: "noMetrics"; metrics: MetricProposal[]; error: string }
  | {
      kind: "computed";
      metrics: MetricProposal[];
      /** Index into `metrics` of the largest proposal: the first of equal ones, but the last if all are zero. */
      winner: number;
      /** The winning replica count, before normalization. */
      proposal: number;
      stabilization: Stabilization;
      limit: Limit;
      /** `limit.result`, or minReplicas if waking from zero raised it to that. */
      desired: number;
    };

export type ComputedDecision = Extract<Decision, { kind: "computed" }>;

/**
 * One metric of the spec and the replica count it proposes. `description` is upstream's name for the metric. `reason` is the reason of the
 * failure's event, empty if the failure causes no event.
 */
export type MetricProposal =
  | { ok: true; spec: MetricSpec; description: string; replicaCount: number; calculation: ReplicaCalculation }
  | { ok: false; spec: MetricSpec; reason: string; error: string; groups: PodGroups | null };

export type GoodProposal = Extract<MetricProposal, { ok: true }>;

/** How a metric became a replica count. Usage, requests and targets are in milli-units. */
export type ReplicaCalculation = PodsCalculation | ValueCalculation | AverageValueCalculation;

/** Resource, ContainerResource and Pods metrics: a sample for each pod. */
export interface PodsCalculation {
  kind: "pods";
  target: { type: "Utilization"; percent: number } | { type: "AverageValue"; milli: Int64 };
  tolerance: Tolerances;
  groups: PodGroups;
  /** For a utilization target: the requests of the pods that were set aside. Null for an average value target, which needs no requests. */
  setAsideRequests: SetAsideRequests | null;
  /**
   * Samples of pods that no longer exist. An average value target counts them. A utilization target has no request for them, but multiplies
   * a rebalanced ratio by them.
   */
  unlistedSamples: number;
  /** Before any fill-in: the sums over the ready pods, and for an average value target also over the unlisted samples. */
  counted: UsageSum;
  /** The part of `counted.requestsMilli` that is the pods' overhead, where a rule of the version adds it; absent: none is added. */
  overheadMilli?: Int64;
  /**
   * The same usage by the requests that are in force, while in-place resizes are not done: the autoscaler reads only the spec. Absent: the
   * pods have what their specs request, or the target is an average value.
   */
  applied?: { requestsMilli: Int64; utilizationPercent: number };
  /** What the simulated pods used the counted CPU for. Absent: their samples do not say it. */
  cpuParts?: CountedParts;
  /** `counted.usageRatio` × ready pods, rounded up: what the metric would propose if no pod were missing or unready. */
  plainReplicaCount: number;
  outcome: CalculationOutcome;
  /** The second calculation: made if pods are missing, or if pods are unready and the ratio is above 1. */
  rebalanced: RebalancedUsage | null;
  outOfRange: readonly OutOfRange[];
}

/** In milli-cores. Together they are the counted usage: what the roundings of the samples add is part of the work. */
export interface CountedParts {
  startUp: CountedPart;
  warmUp: CountedPart;
  idle: CountedPart;
  work: CountedPart;
}

/** `pods`: how many of the counted pods used CPU for it. */
interface CountedPart {
  milli: number;
  pods: number;
}

/** Milli-units. Fill-ins add these requests to the sums. They are recorded even if this calculation made no fill-in. */
interface SetAsideRequests {
  missing: Int64;
  /** What the missing pods use together if they count as busy. */
  missingBusy: Int64;
  unready: Int64;
}

/** Object and External metrics with a `value` target: the total is compared with the target. */
export interface ValueCalculation {
  kind: "value";
  targetMilli: Int64;
  /** The values that were summed; an Object metric has one. */
  series: readonly Int64[];
  usageMilli: Int64;
  /** Usage ÷ target. */
  usageRatio: number;
  tolerance: Tolerances;
  /**
   * Running pods with a true Ready condition, terminating ones included. Null at zero replicas, where only the ratio decides, and if there
   * is no pod.
   */
  readyPods: number | null;
  /** "scaled": ratio × ready pods, rounded up. "fromZero": the ratio itself, rounded up, without a tolerance. */
  outcome: "withinTolerance" | "scaled" | "fromZero";
  outOfRange: readonly OutOfRange[];
}

/** Object and External metrics with an `averageValue` target: the total is divided by the pods that scale.status counts. */
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

/**
 * A number that left its range. The controller continues with another number: wrapped, capped or, for a conversion, the smallest integer.
 */
export interface OutOfRange {
  what: "usage" | "utilizationPercent" | "average" | "replicaCount";
  /** What the number should have been, as near as a float64 comes; infinite or NaN for a division by zero. */
  exact: number;
}

/** Ratios below 1 − down or above 1 + up count as a change. */
export interface Tolerances {
  down: number;
  up: number;
  /** True under the older rule: a ratio counts as a change if its distance from 1 is more than `up`. `down` then equals `up`. */
  asDistance?: true;
}

export interface UsageSum {
  /** The number of samples in the sums. */
  samples: number;
  usageMilli: Int64;
  /** Null for an average value target. */
  requestsMilli: Int64 | null;
  /** Whole percents, truncated; null for an average value target. */
  utilizationPercent: number | null;
  /** Usage per sample, truncated. */
  averageMilli: Int64;
  /** Utilization ÷ target, or average ÷ target. */
  usageRatio: number;
}

/** The sums after missing or unready pods were filled in, and the count these sums alone would propose. */
export interface RebalancedUsage extends UsageSum {
  fillIn: FillIn;
  /** The number of samples that the ratio is multiplied by. Samples of pods that no longer exist count here too. */
  heldSamples: number;
  /** `usageRatio` × `heldSamples`, rounded up, even if the outcome does not use it. */
  replicaCount: number;
}

/**
 * What was assumed for the pods without a usable sample. `missingAs` is null if no missing pod was filled in: at a ratio of exactly 1
 * missing pods stay out.
 */
export interface FillIn {
  missingPods: number;
  /** Percent of the request, or milli-units for an average value target. */
  missingAs: { percent: number } | { milli: Int64 } | null;
  /** Unready pods counted as zero usage. */
  unreadyPods: number;
}

type CalculationOutcome =
  /** The ratio is within tolerance: the current count is proposed. */
  | "withinTolerance"
  /** Ratio × ready pods, rounded up. */
  | "scaled"
  /** The ratio after fill-ins × all held samples, rounded up. */
  | "rebalanced"
  /** The three ways in which fill-ins cancel a change: the current count is proposed. */
  | "rebalancedWithinTolerance"
  | "rebalancedChangedDirection"
  | "rebalancedMovedAgainst";

/** The groups into which upstream's groupPods sorts the pods. Counts are complete; names are capped at `namedPodsLimit` for each group. */
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
  | "succeeded"
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
  /** The count that the first reconcile found. It is stored like a proposal, though no metric proposed it. */
  readonly initial?: true;
}

/**
 * How the memory of earlier proposals changed this one. Without `behavior` in the spec there is one window, the flag's; only its highest
 * proposal counts (`up` is null).
 */
export interface Stabilization {
  proposal: number;
  result: number;
  up: StabilizationWindow | null;
  down: StabilizationWindow;
  /** The direction in which a remembered recommendation changed the result; null if the proposal was not changed. */
  heldBy: "up" | "down" | null;
  reason: "ScaleUpStabilized" | "ScaleDownStabilized" | "ReadyForNewScale";
}

export interface StabilizationWindow {
  windowSeconds: number;
  /** The lowest (up) or highest (down) count among the window and the present proposal. */
  recommendation: number;
  /** The last time at which this value was recommended; the present time if it is the proposal itself. */
  lastAt: number;
  /** When it expires: the first second at which a reconcile would no longer count it. Null if it is the proposal itself. */
  forgottenAt: number | null;
  /** The remembered recommendations inside the window, oldest first, without the present proposal. */
  remembered: readonly Recommendation[];
}

/** One rescale as the controller remembers it for its policies. */
export interface ScaleEvent {
  readonly replicaChange: number;
  readonly time: number;
}

/** How rate limits and bounds limit the stabilized count. */
export interface Limit {
  /** The count after stabilization. */
  desired: number;
  result: number;
  limitedBy: "policy" | "selectPolicyDisabled" | "scaleUpLimit" | "maxReplicas" | "minReplicas" | null;
  reason: "ScaleUpLimit" | "ScaleDownLimit" | "TooManyReplicas" | "TooFewReplicas" | "DesiredWithinRange";
  /** The policies of both directions, even if this reconcile did not need them; null without `behavior`. */
  up: RateLimit | null;
  down: RateLimit | null;
  /** Without `behavior`: max(2 × current, 4); else null. */
  scaleUpLimit: number | null;
  /**
   * If policies limited the result: the first second at which they would allow a further change in that direction, once `result` is written
   * and if nothing else changes the count. Null otherwise.
   */
  freedAt: number | null;
}

export interface RateLimit {
  selectPolicy: ScalingPolicySelect;
  policies: PolicyLimit[];
  /** Index of the policy that decides, the first of equal ones; −1 if the direction is Disabled or has no policies. */
  deciding: number;
  /** The replica count that this direction may reach now. It is never on the wrong side of the current count. */
  limit: number;
}

export interface PolicyLimit {
  type: "Pods" | "Percent";
  value: number;
  periodSeconds: number;
  /** The count at the period's start, computed back from the scale events inside the period. */
  periodStartReplicas: number;
  /** The count that this policy alone allows. */
  limit: number;
  /** Scale events inside the period, oldest first. */
  scaleUpEvents: readonly ScaleEvent[];
  scaleDownEvents: readonly ScaleEvent[];
  /**
   * When the oldest of these events leaves the period, and what the policy allows from then if the count stays as it was read; null without
   * events.
   */
  next: { at: number; limit: number } | null;
}

/**
 * What kept the written count away from what the metrics propose. In the order of the computation:
 * - "disabled": the target is at zero and stays there;
 * - "tolerance": the winner's ratio is within tolerance;
 * - "pods": missing or unready pods changed the winner's count;
 * - "window": a remembered recommendation changed it;
 * - "policy": a scaling policy, selectPolicy Disabled, or the scale-up limit of the path without behavior limited it;
 * - "maxReplicas" / "minReplicas": the bound limited it; "policy" is listed too if the policies alone would have changed it, but less;
 * - "error": no count could be computed, or it could not be written;
 * - "none": the count went to what the metrics proposed, or already was there.
 *
 * `by` is the last of them that moved the count to the side of the proposal on which the count ended. For example, a window kept 20 where
 * the metrics propose 1, and maxReplicas cut the 20 to 10: `by` is the window. If none moved it to that side, `by` is the last of all. The
 * others are in `also`, in the same order.
 */
export interface HeldBy {
  by: HeldByReason;
  also: readonly HeldByReason[];
}

export type HeldByReason = "none" | "tolerance" | "pods" | "window" | "policy" | "maxReplicas" | "minReplicas" | "disabled" | "error";

/** The order in which the columns of a trace number the reasons. */
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

/**
 * What the controller itself remembers between reconciles, in addition to the stored status. Never mutated: a reconcile returns a new one.
 */
export interface ControllerMemory {
  status: HorizontalPodAutoscalerStatus;
  /** Null until the first reconcile that could read the scale. Slots are reused, so the list is not in time order. */
  recommendations: readonly Recommendation[] | null;
  scaleUpEvents: readonly RememberedScaleEvent[];
  scaleDownEvents: readonly RememberedScaleEvent[];
}

export interface RememberedScaleEvent extends ScaleEvent {
  readonly outdated: boolean;
}
