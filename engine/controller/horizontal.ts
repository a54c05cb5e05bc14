/** One reconcile of a HorizontalPodAutoscaler. Mirrors reconcileAutoscaler in k8s.io/kubernetes/pkg/controller/podautoscaler/horizontal.go. */
import type { HorizontalPodAutoscaler, HorizontalPodAutoscalerStatus } from "../api/autoscaling";
import { storeScaleEvent } from "./behavior";
import { removeCondition, setCondition } from "./conditions";
import type { ControllerMemory, Reconcile } from "./decision";
import { unnamedVersion, type ControllerFlags } from "./flags";
import { heldBy } from "./heldBy";
import type { Observation } from "./observation";
import { olderRulesFor } from "./olderRules";
import { hasObjectOrExternalMetric, planReplicas, type Context, type Plan } from "./plan";
import { readScale, targetReference, type Scale, type ScaleFailure } from "./scale";

export interface ReconcileResult {
  reconcile: Reconcile;
  memory: ControllerMemory;
}

/** What the controller remembers of an autoscaler that it sees for the first time. */
export function freshMemory(): ControllerMemory {
  return {
    status: { currentReplicas: 0, desiredReplicas: 0, lastScaleTime: null, currentMetrics: null, conditions: [] },
    recommendations: null,
    scaleUpEvents: [],
    scaleDownEvents: [],
  };
}

/** The manifest must have its defaults filled in. No argument is changed. */
export function reconcileAutoscaler(
  hpa: HorizontalPodAutoscaler,
  observation: Observation,
  memory: ControllerMemory,
  flags: ControllerFlags,
  now: number,
): ReconcileResult {
  const context = contextOf(hpa, memory, flags, now, false);
  const done = reconcile(context, observation);
  return { reconcile: record(context, done.scale, done.plan, done.outcome), memory: done.memory };
}

/** What a reconcile did to the count. */
export type ReconciledCount = Pick<Reconcile, "at" | "specReplicas" | "scaledTo">;

/**
 * The same reconcile without its record, for runs that only want to know how they end. Its memory serves only further calls of this
 * function: it lacks what only a record says.
 */
export function reconcileCount(
  hpa: HorizontalPodAutoscaler,
  observation: Observation,
  memory: ControllerMemory,
  flags: ControllerFlags,
  now: number,
): { reconciled: ReconciledCount; memory: ControllerMemory } {
  const { scale, outcome, memory: after } = reconcile(contextOf(hpa, memory, flags, now, true), observation);
  return { reconciled: { at: now, specReplicas: scale?.specReplicas ?? null, scaledTo: outcome.scaledTo }, memory: after };
}

function contextOf(
  hpa: HorizontalPodAutoscaler,
  memory: ControllerMemory,
  flags: ControllerFlags,
  now: number,
  countOnly: boolean,
): Context {
  const minReplicas = hpa.spec.minReplicas ?? 1;
  const older = olderRulesFor(flags.kubernetesVersion);
  return { hpa, minReplicas, memory, flags, older, now, countOnly, conditions: memory.status.conditions.slice(), events: [] };
}

/** A reconcile before it is recorded. `scale` is null if it could not be read. */
interface Reconciled {
  scale: Scale | null;
  plan: Pick<Plan, "decision" | "desired" | "rescaleReason">;
  outcome: Outcome;
  memory: ControllerMemory;
}

function reconcile(context: Context, observation: Observation): Reconciled {
  const scale = readScale(context.hpa, observation.scale);
  if (!scale.ok) return leaveUnread(context, scale);
  const couldRead = "the HPA controller was able to get the target's current scale";
  if (!context.countOnly) setCondition(context, "AbleToScale", "True", "SucceededGetScale", couldRead);

  const plan = planReplicas(context, observation, scale);
  const outcome = carryOut(context, scale, plan);
  const { scaleUpEvents, scaleDownEvents } = scaleEventsAfter(context, scale.specReplicas, outcome.scaledTo);
  const { status } = outcome;
  return { scale, plan, outcome, memory: { status, recommendations: plan.recommendations, scaleUpEvents, scaleDownEvents } };
}

/** The result of a plan. `scaledTo` is null if nothing was written. */
interface Outcome {
  status: HorizontalPodAutoscalerStatus;
  scaledTo: number | null;
  error: string | null;
}

/** The scale could not be read: nothing is computed, and only one condition of the status changes. */
function leaveUnread(context: Context, { error, returnedError }: ScaleFailure): Reconciled {
  const { memory, conditions, events } = context;
  events.push({ type: "Warning", reason: "FailedGetScale", message: error });
  const message = `the HPA controller was unable to get the target's current scale: ${error}`;
  setCondition(context, "AbleToScale", "False", "FailedGetScale", message);
  const status = { ...memory.status, conditions };
  const plan = { decision: { kind: "scaleUnavailable", error }, desired: null, rescaleReason: "" } as const;
  return { scale: null, plan, outcome: { status, scaledTo: null, error: returnedError }, memory: { ...memory, status } };
}

function carryOut(context: Context, { specReplicas, updateError }: Scale, plan: Plan): Outcome {
  const { desiredReplicas, lastScaleTime, currentMetrics: earlierMetrics } = context.memory.status;
  const { desired, currentMetrics, error } = plan;
  const { conditions, older, now } = context;
  const status = { currentReplicas: specReplicas, desiredReplicas, lastScaleTime, currentMetrics, conditions };
  const failed = desired === null || (desired !== specReplicas && updateError !== undefined);
  if (failed && older.use("keepsCurrentMetrics")) status.currentMetrics = earlierMetrics;
  if (desired === null) return { status, scaledTo: null, error: failComputing(context, error ?? "") };
  if (desired !== specReplicas && updateError !== undefined) {
    return { status, scaledTo: null, error: failRescale(context, desired, plan.rescaleReason, updateError) };
  }
  status.desiredReplicas = desired;
  if (desired === specReplicas) return { status, scaledTo: null, error };
  status.lastScaleTime = now;
  succeedRescale(context, specReplicas, desired, plan.rescaleReason);
  return { status, scaledTo: desired, error };
}

function failComputing({ hpa, events }: Context, error: string): string {
  events.push({ type: "Warning", reason: "FailedComputeMetricsReplicas", message: error });
  return `failed to compute desired number of replicas based on listed metrics for ${targetReference(hpa)}: ${error}`;
}

function failRescale(context: Context, desired: number, rescaleReason: string, error: string): string {
  const { hpa, events } = context;
  events.push({ type: "Warning", reason: "FailedRescale", message: `New size: ${desired}; reason: ${rescaleReason}; error: ${error}` });
  const message = `the HPA controller was unable to update the target scale: ${error}`;
  setCondition(context, "AbleToScale", "False", "FailedUpdateScale", message);
  return `failed to rescale ${targetReference(hpa)}: ${error}`;
}

function succeedRescale(context: Context, specReplicas: number, desired: number, rescaleReason: string): void {
  context.events.push({ type: "Normal", reason: "SuccessfulRescale", message: `New size: ${desired}; reason: ${rescaleReason}` });
  const message = `the HPA controller was able to update the target scale to ${desired}`;
  setCondition(context, "AbleToScale", "True", "SucceededRescale", message);
  setScaledToZero(context, specReplicas, desired);
}

/** Records that this controller scaled to zero, so that it may wake the target again. */
function setScaledToZero(context: Context, previous: number, desired: number): void {
  const { hpa, minReplicas, flags, older } = context;
  if (older.use("noScaledToZero")) return;
  if (!flags.featureGates.HPAScaleToZero) {
    removeCondition(context, "ScaledToZero");
  } else if (previous > 0 && desired === 0 && minReplicas === 0 && hasObjectOrExternalMetric(hpa)) {
    setCondition(context, "ScaledToZero", "True", "ScaledToZero", "the HPA controller scaled the workload to zero");
  } else {
    setCondition(context, "ScaledToZero", "False", "NotScaledToZero", "the HPA controller did not scale the workload to zero");
  }
}

/** Rescales are remembered only for a manifest with `behavior`; a rescale to a bound is remembered too. */
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

function record(
  { hpa, minReplicas, older, now, events }: Context,
  scale: Scale | null,
  { decision, desired, rescaleReason }: Pick<Plan, "decision" | "desired" | "rescaleReason">,
  { status, scaledTo, error }: Outcome,
): Reconcile {
  const specReplicas = scale?.specReplicas ?? null;
  const statusReplicas = scale?.statusReplicas ?? null;
  const unwritten = desired !== null && desired !== specReplicas && scaledTo === null;
  const recorded: Reconcile = {
    at: now,
    specReplicas,
    statusReplicas,
    minReplicas,
    maxReplicas: hpa.spec.maxReplicas,
    decision,
    heldBy: heldBy(decision, specReplicas ?? 0, unwritten),
    rescaleReason,
    scaledTo,
    error,
    events,
    status,
  };
  const { version } = older;
  if (version !== unnamedVersion) recorded.version = version;
  const olderRules = older.used();
  if (olderRules !== null) recorded.olderRules = olderRules;
  return recorded;
}
