/** One reconcile of a HorizontalPodAutoscaler. Mirrors reconcileAutoscaler in k8s.io/kubernetes/pkg/controller/podautoscaler/horizontal.go. */
import type { HorizontalPodAutoscaler, HorizontalPodAutoscalerStatus } from "../api/autoscaling";
import { storeScaleEvent } from "./behavior";
import { removeCondition, setCondition } from "./conditions";
import type { ControllerMemory, Reconcile } from "./decision";
import type { ControllerFlags } from "./flags";
import { heldBy } from "./heldBy";
import type { Observation } from "./observation";
import { hasObjectOrExternalMetric, planReplicas, type Context, type Plan } from "./plan";
import { readScale, targetReference, type Scale, type ScaleFailure } from "./scale";

export interface ReconcileResult {
  reconcile: Reconcile;
  memory: ControllerMemory;
}

/** What the controller remembers of an autoscaler that it has never seen. */
export function freshMemory(): ControllerMemory {
  return {
    status: { currentReplicas: 0, desiredReplicas: 0, lastScaleTime: null, currentMetrics: null, conditions: [] },
    recommendations: null,
    scaleUpEvents: [],
    scaleDownEvents: [],
  };
}

/** The manifest has its defaults. Nothing that is passed in is changed. */
export function reconcileAutoscaler(
  hpa: HorizontalPodAutoscaler,
  observation: Observation,
  memory: ControllerMemory,
  flags: ControllerFlags,
  now: number,
): ReconcileResult {
  const minReplicas = hpa.spec.minReplicas ?? 1;
  const context: Context = { hpa, minReplicas, memory, flags, now, conditions: [...memory.status.conditions], events: [] };
  const scale = readScale(hpa, observation.scale);
  if (!scale.ok) return leaveUnread(context, scale);
  setCondition(context.conditions, now, "AbleToScale", "True", "SucceededGetScale", "the HPA controller was able to get the target's current scale");

  const plan = planReplicas(context, observation, scale.specReplicas);
  const outcome = carryOut(context, scale, plan);
  const { status, scaledTo } = outcome;
  return {
    reconcile: record(context, scale, plan, outcome),
    memory: { status, recommendations: plan.recommendations, ...scaleEventsAfter(context, scale.specReplicas, scaledTo) },
  };
}

/** What came of a plan. `scaledTo` is null when nothing was written. */
interface Outcome {
  status: HorizontalPodAutoscalerStatus;
  scaledTo: number | null;
  error: string | null;
}

function leaveUnread(context: Context, { error, returnedError }: ScaleFailure): ReconcileResult {
  const { memory, conditions, events, now } = context;
  events.push({ type: "Warning", reason: "FailedGetScale", message: error });
  setCondition(conditions, now, "AbleToScale", "False", "FailedGetScale", `the HPA controller was unable to get the target's current scale: ${error}`);
  const status = { ...memory.status, conditions };
  const unplanned = { decision: { kind: "scaleUnavailable", error }, rescaleReason: "" } as const;
  return { reconcile: record(context, null, unplanned, { status, scaledTo: null, error: returnedError }), memory: { ...memory, status } };
}

function carryOut(context: Context, { specReplicas, updateError }: Scale, plan: Plan): Outcome {
  const { hpa, memory, conditions, events, now } = context;
  const { desired, rescaleReason, currentMetrics } = plan;
  const refreshed = { ...memory.status, conditions, currentReplicas: specReplicas, currentMetrics };
  if (desired === null) {
    const cause = plan.error ?? "";
    events.push({ type: "Warning", reason: "FailedComputeMetricsReplicas", message: cause });
    const error = `failed to compute desired number of replicas based on listed metrics for ${targetReference(hpa)}: ${cause}`;
    return { status: refreshed, scaledTo: null, error };
  }
  if (desired === specReplicas) return { status: { ...refreshed, desiredReplicas: desired }, scaledTo: null, error: plan.error };
  if (updateError !== undefined) {
    events.push({ type: "Warning", reason: "FailedRescale", message: `New size: ${desired}; reason: ${rescaleReason}; error: ${updateError}` });
    setCondition(conditions, now, "AbleToScale", "False", "FailedUpdateScale", `the HPA controller was unable to update the target scale: ${updateError}`);
    return { status: refreshed, scaledTo: null, error: `failed to rescale ${targetReference(hpa)}: ${updateError}` };
  }
  events.push({ type: "Normal", reason: "SuccessfulRescale", message: `New size: ${desired}; reason: ${rescaleReason}` });
  setCondition(conditions, now, "AbleToScale", "True", "SucceededRescale", `the HPA controller was able to update the target scale to ${desired}`);
  setScaledToZero(context, specReplicas, desired);
  return { status: { ...refreshed, desiredReplicas: desired, lastScaleTime: now }, scaledTo: desired, error: plan.error };
}

/** Remembers that it was this controller that went to zero, so that it may wake the target again. */
function setScaledToZero({ hpa, minReplicas, flags, conditions, now }: Context, previous: number, desired: number): void {
  if (!flags.featureGates.HPAScaleToZero) {
    removeCondition(conditions, "ScaledToZero");
  } else if (previous > 0 && desired === 0 && minReplicas === 0 && hasObjectOrExternalMetric(hpa)) {
    setCondition(conditions, now, "ScaledToZero", "True", "ScaledToZero", "the HPA controller scaled the workload to zero");
  } else {
    setCondition(conditions, now, "ScaledToZero", "False", "NotScaledToZero", "the HPA controller did not scale the workload to zero");
  }
}

/** Only a manifest with `behavior` has its rescales remembered, those of a clamp too. */
function scaleEventsAfter(
  { hpa, memory, now }: Context,
  previous: number,
  scaledTo: number | null,
): Pick<ControllerMemory, "scaleUpEvents" | "scaleDownEvents"> {
  const { scaleUpEvents, scaleDownEvents } = memory;
  const { behavior } = hpa.spec;
  if (scaledTo === null || behavior === undefined) return { scaleUpEvents, scaleDownEvents };
  const change = scaledTo - previous;
  return change > 0
    ? { scaleUpEvents: storeScaleEvent(scaleUpEvents, behavior.scaleUp, change, now), scaleDownEvents }
    : { scaleUpEvents, scaleDownEvents: storeScaleEvent(scaleDownEvents, behavior.scaleDown, -change, now) };
}

function record(context: Context, scale: Scale | null, plan: Pick<Plan, "decision" | "rescaleReason">, outcome: Outcome): Reconcile {
  const { decision, rescaleReason } = plan;
  const specReplicas = scale?.specReplicas ?? null;
  const unwritten = decision.kind === "computed" && outcome.scaledTo === null && decision.desired !== specReplicas;
  return {
    at: context.now,
    specReplicas,
    statusReplicas: scale?.statusReplicas ?? null,
    minReplicas: context.minReplicas,
    maxReplicas: context.hpa.spec.maxReplicas,
    decision,
    heldBy: heldBy(decision, specReplicas ?? 0, unwritten),
    rescaleReason,
    scaledTo: outcome.scaledTo,
    error: outcome.error,
    events: context.events,
    status: outcome.status,
  };
}
