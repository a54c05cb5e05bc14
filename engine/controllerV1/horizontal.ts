/**
 * One reconcile of the autoscaler of Kubernetes 1.1 and 1.2. Mirrors reconcileAutoscaler, computeReplicasForCPUUtilization and shouldScale
 * in pkg/controller/podautoscaler/horizontal.go of 1.1 and 1.2, without custom metrics.
 */
import type { ControllerEvent } from "../api/autoscaling";
import type { HorizontalPodAutoscalerV1, HorizontalPodAutoscalerV1Status } from "../api/autoscalingV1";
import type { Observation, ScaleReading } from "../controller/observation";
import { getCPUUtilization, type UtilizationReading } from "./cpuUtilization";
import type { DecisionV1, ReconcileV1 } from "./decision";
import type { ControllerV1Flags } from "./flags";
import { forbiddenWindows } from "./forbiddenWindows";
import { heldByV1 } from "./heldBy";
import { clampToBounds, computeReplicas, outOfBounds } from "./replicas";

/** The stored status of an autoscaler that has never been reconciled. */
export function freshV1Status(): HorizontalPodAutoscalerV1Status {
  return { currentReplicas: 0, desiredReplicas: 0, currentCPUUtilizationPercentage: null, lastScaleTime: null };
}

/** `status` is the status after the previous reconcile: the controller remembers nothing else. No argument is changed. */
export function reconcileAutoscalerV1(
  hpa: HorizontalPodAutoscalerV1,
  observation: Observation,
  status: HorizontalPodAutoscalerV1Status,
  flags: ControllerV1Flags,
  now: number,
): ReconcileV1 {
  return reconcileOnUtilization(hpa, observation.scale, () => getCPUUtilization(observation), status, flags, now);
}

/** The same for a utilization that is known already. It is not read if the bounds decide. */
export function reconcileOnUtilization(
  hpa: HorizontalPodAutoscalerV1,
  scale: ScaleReading,
  readUtilization: () => UtilizationReading,
  status: HorizontalPodAutoscalerV1Status,
  flags: ControllerV1Flags,
  now: number,
): ReconcileV1 {
  const context: Context = { hpa, status, flags, now, events: [] };
  if (!scale.ok) return leaveUnread(context, scale.error);

  const plan = planReplicas(context, scale.statusReplicas, readUtilization);
  if (!("forbidden" in plan.decision)) return failComputing(context, scale, plan.decision.error);
  const { result } = plan.decision.forbidden;
  const isRescale = result !== scale.statusReplicas;
  if (isRescale && scale.updateError !== undefined) return failRescale(context, scale, plan, result, scale.updateError);
  if (isRescale) addRescaleEvent(context, "Normal", "SuccessfulRescale", result, plan.rescaleReason, "");
  return record(context, scale, plan, {
    scaledTo: isRescale ? result : null,
    error: null,
    status: {
      currentReplicas: scale.statusReplicas,
      desiredReplicas: result,
      currentCPUUtilizationPercentage: plan.utilizationPercent,
      lastScaleTime: isRescale ? now : status.lastScaleTime,
    },
  });
}

/** What a reconcile works with. It owns `events`; it only reads everything else. */
interface Context {
  readonly hpa: HorizontalPodAutoscalerV1;
  readonly status: HorizontalPodAutoscalerV1Status;
  readonly flags: ControllerV1Flags;
  readonly now: number;
  readonly events: ControllerEvent[];
}

/** What a reconcile will write, before it writes anything. */
interface Plan {
  decision: DecisionV1;
  rescaleReason: string;
  utilizationPercent: number | null;
}

function planReplicas({ hpa, status, flags, now }: Context, current: number, readUtilization: () => UtilizationReading): Plan {
  const bound = flags.kubernetesVersion === "1.1" ? null : outOfBounds(hpa.spec, current);
  if (bound !== null) {
    const { reason, ...moved } = bound;
    const forbidden = forbiddenWindows(current, moved.to, { judgedAt: now, judgedBy: "clock" }, status, flags);
    return { decision: { kind: "outOfBounds", bound: moved, forbidden }, rescaleReason: reason, utilizationPercent: null };
  }
  const computed = computeReplicas(hpa.spec, current, readUtilization, flags, now);
  if (!computed.ok) return { decision: { kind: "noMetric", error: computed.error }, rescaleReason: "", utilizationPercent: null };
  const { calculation, proposal, judgedAt, judgedBy } = computed;
  const bounds = clampToBounds(hpa.spec, proposal);
  const desired = bounds.at(-1)?.to ?? proposal;
  const forbidden = forbiddenWindows(current, desired, { judgedAt, judgedBy }, status, flags);
  return {
    decision: { kind: "computed", calculation, proposal, bounds, forbidden },
    rescaleReason: flags.kubernetesVersion === "1.1" ? "" : reasonFor(proposal, current),
    utilizationPercent: calculation?.utilizationPercent ?? null,
  };
}

/** Uses the proposal before the bounds. */
function reasonFor(proposal: number, current: number): string {
  if (proposal > current) return "CPU utilization above target";
  return proposal < current ? "All metrics below target" : "";
}

function leaveUnread(context: Context, error: string): ReconcileV1 {
  context.events.push({ type: "Warning", reason: "FailedGetScale", message: error });
  const returned = `failed to query scale subresource for ${targetReference(context.hpa)}: ${error}`;
  const plan: Plan = { decision: { kind: "scaleUnavailable", error }, rescaleReason: "", utilizationPercent: null };
  return record(context, null, plan, { scaledTo: null, error: returned, status: context.status });
}

/** 1.2 updates currentReplicas; 1.1 keeps the whole status. */
function failComputing(context: Context, scale: ScaleReading & { ok: true }, cause: string): ReconcileV1 {
  const { hpa, flags, events } = context;
  const is1_1 = flags.kubernetesVersion === "1.1";
  const error = `failed to get ${is1_1 ? "cpu" : "CPU"} utilization: ${cause}`;
  events.push(
    { type: "Warning", reason: "FailedGetMetrics", message: cause },
    { type: "Warning", reason: "FailedComputeReplicas", message: error },
  );
  const returned = `failed to compute desired number of replicas based on CPU utilization for ${targetReference(hpa)}: ${error}`;
  const status = is1_1 ? context.status : { ...context.status, currentReplicas: scale.statusReplicas };
  const plan: Plan = { decision: { kind: "noMetric", error: cause }, rescaleReason: "", utilizationPercent: null };
  return record(context, scale, plan, { scaledTo: null, error: returned, status });
}

/** Any failure to write keeps the status. */
function failRescale(context: Context, scale: ScaleReading & { ok: true }, plan: Plan, desired: number, cause: string): ReconcileV1 {
  addRescaleEvent(context, "Warning", "FailedRescale", desired, plan.rescaleReason, `; error: ${cause}`);
  const returned = `failed to rescale ${targetReference(context.hpa)}: ${cause}`;
  return record(context, scale, plan, { scaledTo: null, error: returned, status: context.status });
}

function addRescaleEvent(
  { flags, events }: Context,
  type: ControllerEvent["type"],
  reason: string,
  desired: number,
  rescaleReason: string,
  ending: string,
): void {
  const because = flags.kubernetesVersion === "1.1" ? "" : `; reason: ${rescaleReason}`;
  events.push({ type, reason, message: `New size: ${desired}${because}${ending}` });
}

/** KIND/NAMESPACE/NAME, as errors name the target. */
function targetReference({ metadata, spec: { scaleTargetRef } }: HorizontalPodAutoscalerV1): string {
  return `${scaleTargetRef.kind}/${metadata.namespace ?? "default"}/${scaleTargetRef.name}`;
}

function record(
  { hpa, flags, now, events }: Context,
  scale: (ScaleReading & { ok: true }) | null,
  { decision, rescaleReason }: Plan,
  outcome: Pick<ReconcileV1, "scaledTo" | "error" | "status">,
): ReconcileV1 {
  return {
    controller: "V1",
    at: now,
    version: flags.kubernetesVersion,
    specReplicas: scale?.specReplicas ?? null,
    statusReplicas: scale?.statusReplicas ?? null,
    minReplicas: hpa.spec.minReplicas ?? null,
    maxReplicas: hpa.spec.maxReplicas,
    decision,
    heldBy: heldByV1(decision, scale?.statusReplicas ?? 0, outcome.error !== null),
    rescaleReason,
    events,
    ...outcome,
  };
}
