import type { HorizontalPodAutoscaler, HorizontalPodAutoscalerCondition } from "../api/autoscaling";
import type { HorizontalPodAutoscalerV1 } from "../api/autoscalingV1";
import type { ControllerMemory, Reconcile } from "../controller/decision";
import { defaultFeatureGates, kubernetesVersions, unnamedVersion, type ControllerFlags } from "../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../controller/horizontal";
import type { PodObservation, ScaleReading } from "../controller/observation";
import type { UtilizationReading } from "../controllerV1/cpuUtilization";
import { freshV1Status, reconcileOnUtilization } from "../controllerV1/horizontal";
import { readAutoscaler } from "./manifests";
import { observationOf, podsOf } from "./observations";
import type { RecordedController, RecordedTrace, ReplayedTick } from "./recorded";
import type { RecordedV1Tick, RecordedV1Trace, ReplayedV1Tick } from "./recordedV1";

/**
 * What the controller of the trace's version does at each tick. An unknown version and an unreadable quantity throw an error that names the
 * text and the place.
 */
export function replayTrace(trace: RecordedTrace): ReplayedTick[];
export function replayTrace(trace: RecordedV1Trace): ReplayedV1Tick[];
export function replayTrace(trace: RecordedTrace | RecordedV1Trace): ReplayedTick[] | ReplayedV1Tick[];
export function replayTrace(trace: RecordedTrace | RecordedV1Trace): ReplayedTick[] | ReplayedV1Tick[] {
  return trace.format === "hpa-trace-legacy/1" ? replayV1(trace) : replay(trace);
}

function replay(trace: RecordedTrace): ReplayedTick[] {
  return replayReconciles(trace).map(({ error, scaledTo, events, status }) => ({ error, scaledTo, events, ...status }));
}

/** The whole records; errors as in `replayTrace`. */
export function replayReconciles(trace: RecordedTrace): Reconcile[] {
  const flags = flagsOf(trace.controller);
  let memory: ControllerMemory = freshMemory();
  let hpa: HorizontalPodAutoscaler = readAutoscaler(trace.hpa, flags);
  let pods: PodObservation[] = [];
  return trace.ticks.map((tick, index) => {
    if (tick.hpa !== undefined) hpa = readAutoscaler(tick.hpa, flags);
    if (tick.status !== undefined) memory = withConditions(memory, tick.status.conditions);
    if (tick.pods !== undefined) pods = podsOf(tick.pods, `ticks[${index}].pods`);
    const observation = observationOf(tick, hpa, pods, `ticks[${index}]`);
    const result = reconcileAutoscaler(hpa, observation, memory, flags, tick.at);
    memory = result.memory;
    return result.reconcile;
  });
}

function flagsOf({ kubernetesVersion = unnamedVersion, featureGates, ...flags }: RecordedController): ControllerFlags {
  const version = kubernetesVersions.find((known) => known === kubernetesVersion);
  if (version === undefined) throw new Error(`controller.kubernetesVersion: ${JSON.stringify(kubernetesVersion)} is not known`);
  return { ...flags, kubernetesVersion: version, featureGates: { ...defaultFeatureGates(version), ...featureGates } };
}

function withConditions(memory: ControllerMemory, conditions: HorizontalPodAutoscalerCondition[]): ControllerMemory {
  return { ...memory, status: { ...memory.status, conditions } };
}

function replayV1({ controller, hpa, ticks }: RecordedV1Trace): ReplayedV1Tick[] {
  const { kubernetesVersion } = controller;
  if (!["1.1", "1.2"].includes(kubernetesVersion)) {
    throw new Error(`controller.kubernetesVersion: ${JSON.stringify(kubernetesVersion)} is not known`);
  }
  const autoscaler: HorizontalPodAutoscalerV1 = {
    metadata: { name: "web", namespace: "default" },
    spec: { scaleTargetRef: { apiVersion: "extensions/v1beta1", kind: "Deployment", name: "web" }, ...hpa },
  };
  let status = freshV1Status();
  return ticks.map((tick) => {
    const done = reconcileOnUtilization(autoscaler, scaleOf(tick), () => utilizationOf(tick), status, controller, tick.at);
    status = done.status;
    const { error, scaledTo, events } = done;
    return { error, scaledTo, events, ...status };
  });
}

function scaleOf({ specReplicas, statusReplicas, getError, updateError }: RecordedV1Tick): ScaleReading {
  if (getError !== undefined) return { ok: false, error: getError };
  return { ok: true, specReplicas, statusReplicas, selector: "app=web", ...(updateError !== undefined && { updateError }) };
}

function utilizationOf({ utilizationPercent, metricTimestamp }: RecordedV1Tick): UtilizationReading {
  if (utilizationPercent === null || metricTimestamp === null) return { ok: false, error: "no pods matched by the selector have metrics" };
  return { ok: true, utilizationPercent, timestamp: metricTimestamp };
}
