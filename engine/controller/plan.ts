/** From what one reconcile sees to the count it decides on: the branches of upstream's reconcileAutoscaler up to the write. */
import type {
  ControllerEvent,
  HorizontalPodAutoscaler,
  HorizontalPodAutoscalerCondition,
  MetricSpec,
  MetricStatus,
} from "../api/autoscaling";
import { normalizeDesiredReplicasWithBehaviors } from "./behavior";
import { removeCondition, setCondition } from "./conditions";
import type { ControllerMemory, Decision, GoodProposal, Limit, Recommendation, Stabilization } from "./decision";
import type { ControllerFlags } from "./flags";
import { formatWithoutArguments } from "./goFormat";
import { computeReplicasForMetrics } from "./metricStatus";
import { normalizeDesiredReplicas, type NormalizationArg } from "./normalize";
import type { Observation } from "./observation";
import type { OlderRules } from "./olderRules";
import type { CalculatorInput } from "./replicaCalculator";
import type { Scale } from "./scale";
import { validateAndParseSelector } from "./selector";
import { getTolerances } from "./tolerances";

/** What a reconcile works with. It owns `conditions` and `events`; it only reads everything else. */
export interface Context {
  readonly hpa: HorizontalPodAutoscaler;
  readonly minReplicas: number;
  readonly memory: ControllerMemory;
  readonly flags: ControllerFlags;
  readonly older: OlderRules;
  readonly now: number;
  /** Only the count is wanted: texts, lists and conditions that no later reconcile reads are left out. */
  readonly countOnly: boolean;
  readonly conditions: HorizontalPodAutoscalerCondition[];
  readonly events: ControllerEvent[];
}

/** What a reconcile will write, before it writes anything. */
export interface Plan {
  decision: Decision;
  /** Null if the metrics give no count. */
  desired: number | null;
  rescaleReason: string;
  currentMetrics: MetricStatus[] | null;
  /** Names failed metrics, even if the others were enough for a count. */
  error: string | null;
  recommendations: readonly Recommendation[];
}

export function planReplicas(context: Context, observation: Observation, scale: Scale): Plan {
  const { specReplicas } = scale;
  const { hpa, minReplicas, memory, flags, older, now } = context;
  const { maxReplicas } = hpa.spec;
  const recommendations = memory.recommendations ?? [{ value: specReplicas, time: now, initial: true }];
  const clamped = { currentMetrics: null, error: null, recommendations };
  if (specReplicas === 0 && !mayWake(context)) {
    const message = "scaling is disabled since the replica count of the target is zero";
    setCondition(context, "ScalingActive", "False", "ScalingDisabled", message);
    if (!flags.featureGates.HPAScaleToZero && !older.has("noScaledToZero")) removeCondition(context, "ScaledToZero");
    return { ...clamped, decision: { kind: "scalingDisabled" }, desired: 0, rescaleReason: "" };
  }
  if (specReplicas > maxReplicas) {
    const rescaleReason = "Current number of replicas above Spec.MaxReplicas";
    return { ...clamped, decision: { kind: "aboveMaxReplicas", desired: maxReplicas }, desired: maxReplicas, rescaleReason };
  }
  if (specReplicas > 0 && specReplicas < minReplicas) {
    return {
      ...clamped,
      decision: { kind: "belowMinReplicas", desired: minReplicas },
      desired: minReplicas,
      rescaleReason: belowMinReason,
    };
  }
  const failure = validateAndParseSelector(hpa, scale.selector, observation, older);
  if (failure === null) return planFromMetrics(context, observation, scale, recommendations);
  const { event, reason } = failure;
  context.events.push({ type: "Warning", reason: event, message: failure.error });
  setCondition(context, "ScalingActive", "False", reason, asFormat(failure.message, older));
  const error = asFormat(failure.error, older);
  return { ...clamped, decision: { kind: "noMetrics", metrics: [], error }, desired: null, rescaleReason: "", error };
}

const belowMinReason = "Current number of replicas below Spec.MinReplicas";

/** A target at zero is woken only if this controller scaled it to zero: if someone else did, it stays paused. */
function mayWake({ hpa, minReplicas, flags, older, conditions }: Context): boolean {
  // Older controllers do not know who scaled to zero: minReplicas alone decides.
  if (older.use(minReplicas === 0 ? "wakesAnyTarget" : "neverLiftsFromZero")) return minReplicas === 0;
  if (!flags.featureGates.HPAScaleToZero) return false;
  const scaledToZero = conditions.some(({ type, status }) => type === "ScaledToZero" && status === "True");
  return scaledToZero && (minReplicas !== 0 || hasObjectOrExternalMetric(hpa));
}

export function hasObjectOrExternalMetric({ spec }: HorizontalPodAutoscaler): boolean {
  return spec.metrics?.some(({ type }) => type === "Object" || type === "External") ?? false;
}

function planFromMetrics(
  context: Context,
  observation: Observation,
  { specReplicas: currentReplicas, statusReplicas }: Scale,
  recommendations: readonly Recommendation[],
): Plan {
  const { hpa, minReplicas, memory, flags, older, now, countOnly, events } = context;
  const { behavior, maxReplicas } = hpa.spec;
  const input: CalculatorInput = {
    currentReplicas,
    statusReplicas,
    namespace: hpa.metadata.namespace ?? "default",
    tolerance: getTolerances(behavior, flags, older),
    observation,
    flags,
    older,
    now,
    countOnly,
  };
  const { metrics, statuses, error, outcome } = computeReplicasForMetrics(hpa.spec.metrics ?? [], input, events);
  if (!outcome.ok) {
    const { reason, error: cause } = outcome.firstFailure;
    setUnableToCompute(context, reason, cause);
    const decision: Decision = { kind: "noMetrics", metrics, error: cause };
    return { decision, desired: null, rescaleReason: "", currentMetrics: statuses, error, recommendations };
  }
  const { description, replicaCount } = outcome.proposal;
  const proposal = Math.max(0, replicaCount);
  const args: NormalizationArg = {
    currentReplicas,
    proposal,
    minReplicas,
    maxReplicas,
    recommendations,
    scaleUpEvents: memory.scaleUpEvents,
    scaleDownEvents: memory.scaleDownEvents,
    downscaleStabilizationSeconds: flags.downscaleStabilizationSeconds,
    now,
    older,
    countOnly,
  };
  const normalized = behavior === undefined ? normalizeDesiredReplicas(args) : normalizeDesiredReplicasWithBehaviors(args, behavior);
  const { stabilization, limit } = normalized;
  if (!countOnly) {
    setCondition(context, "ScalingActive", "True", "ValidMetricFound", calculatedFrom(outcome.proposal));
    setCondition(context, "AbleToScale", "True", stabilization.reason, stabilizationMessages[stabilization.reason]);
    setCondition(context, "ScalingLimited", limit.result === limit.desired ? "False" : "True", limit.reason, limitMessages[limit.reason]);
  }

  const desired = liftFromZero(currentReplicas, minReplicas, limit.result);
  const reason = countOnly ? "" : reasonFor(proposal, currentReplicas, description);
  return {
    decision: { kind: "computed", metrics, winner: outcome.winner, proposal, stabilization, limit, desired },
    desired,
    rescaleReason: desired !== limit.result && reason === "" ? belowMinReason : reason,
    currentMetrics: statuses,
    error,
    recommendations: normalized.recommendations,
  };
}

/** Cached, because the same metric decides mostly, and a text built anew is compared letter by letter with the condition's. */
function calculatedFrom({ spec, description }: GoodProposal): string {
  if (last?.spec !== spec) last = { spec, text: `the HPA was able to successfully calculate a replica count from ${description}` };
  return last.text;
}

let last: { spec: MetricSpec; text: string } | null = null;

/** Waking ignores the policies, because they cannot raise a count of zero. */
export function liftFromZero(currentReplicas: number, minReplicas: number, result: number): number {
  return currentReplicas === 0 && result < minReplicas ? minReplicas : result;
}

/** A failure without a reason of its own leaves an empty condition. */
function setUnableToCompute(context: Context, reason: string, cause: string): void {
  if (reason === "") return setCondition(context, "", "", "", "");
  const message = asFormat(`the HPA was unable to compute the replica count: ${cause}`, context.older);
  setCondition(context, "ScalingActive", "False", reason, message);
}

/** Older controllers pass some texts to functions that expect a format. */
function asFormat(text: string, older: OlderRules): string {
  return older.choose("textAsFormat", text, () => formatWithoutArguments(text));
}

/** Uses the proposal before normalization: a rise that only the window caused is "below target" too. */
function reasonFor(proposal: number, currentReplicas: number, description: string): string {
  if (proposal > currentReplicas) return `${description} above target`;
  return proposal < currentReplicas ? "All metrics below target" : "";
}

const stabilizationMessages: Readonly<Record<Stabilization["reason"], string>> = {
  ScaleUpStabilized: "recent recommendations were lower than current one, applying the lowest recent recommendation",
  ScaleDownStabilized: "recent recommendations were higher than current one, applying the highest recent recommendation",
  ReadyForNewScale: "recommended size matches current size",
};

const limitMessages: Readonly<Record<Limit["reason"], string>> = {
  ScaleUpLimit: "the desired replica count is increasing faster than the maximum scale rate",
  ScaleDownLimit: "the desired replica count is decreasing faster than the maximum scale rate",
  TooManyReplicas: "the desired replica count is more than the maximum replica count",
  TooFewReplicas: "the desired replica count is less than the minimum replica count",
  DesiredWithinRange: "the desired count is within the acceptable range",
};
