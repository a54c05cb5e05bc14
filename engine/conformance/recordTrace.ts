import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { upgradedBy } from "../cluster/incident";
import type { Reconcile } from "../controller/decision";
import { unnamedVersion } from "../controller/flags";
import type { ContainerRequests, MetricsReading, Observation, PodObservation, ScaleReading } from "../controller/observation";
import { formatMilli } from "../lib/quantity";
import type { Scenario } from "../scenario/scenario";
import type { ReconcileListener } from "../simulation/startPrepared";
import type { Trace } from "../simulation/trace";
import type {
  RecordedContainer,
  RecordedMetrics,
  RecordedPod,
  RecordedSample,
  RecordedTick,
  RecordedTrace,
  ReplayedTick,
} from "./recorded";

/** A run in the form of the recorded traces: what each reconcile saw, did and stored. */
export interface RecordedRun extends RecordedTrace {
  format: "hpa-trace/1";
  controller: RecordedTrace["controller"] & { kubernetesVersion: string };
  ticks: (RecordedTick & { expect: ReplayedTick })[];
}

/** Records what each reconcile of a run saw and did. */
interface TraceRecorder {
  onReconcile: ReconcileListener;
  /** Call it when the run is over. */
  recorded(trace: Trace): RecordedRun;
}

export function recordTrace(scenario: Scenario): TraceRecorder {
  const ticks: RecordedRun["ticks"] = [];
  const controller = { kubernetesVersion: unnamedVersion, ...scenario.flags };
  let held: HorizontalPodAutoscaler | null = null;
  if (scenario.incidents.some((incident) => upgradedBy(incident) !== null)) throw new Error("a recorded trace is of one release");
  return {
    onReconcile(reconcile, observation, hpa) {
      if (reconcile.controller === "V1") throw new Error("a recorded trace of 1.2's autoscaler has another format");
      const edited = held !== null && hpa !== held;
      ticks.push({ at: reconcile.at, ...(edited && { hpa }), ...recordedObservation(observation), expect: expectation(reconcile) });
      held = hpa;
    },
    recorded({ hpa, keda }) {
      // Each read of KEDA's metrics server may fail by itself, with an error of its own.
      if (keda !== null) throw new Error("a recorded trace has no place for what KEDA answers");
      return { format: "hpa-trace/1", name: scenario.name, family: "simulated", controller, hpa, ticks };
    },
  };
}

function recordedObservation({ scale, pods, metrics, otherAutoscalers }: Observation): Omit<RecordedTick, "at"> {
  return {
    scale: recordedScale(scale),
    ...(otherAutoscalers && { otherAutoscalersOnThesePods: [...otherAutoscalers] }),
    pods: pods.map(recordedPod),
    metrics: recordedMetrics(metrics),
  };
}

/** A scale that cannot be read has no counts. */
function recordedScale(scale: ScaleReading): RecordedTick["scale"] {
  if (!scale.ok) return { specReplicas: 0, statusReplicas: 0, getError: scale.error };
  const { specReplicas, statusReplicas, selector, updateError } = scale;
  return { specReplicas, statusReplicas, selector, ...(updateError !== undefined && { updateError }) };
}

function recordedPod(pod: PodObservation): RecordedPod {
  const { name, phase, startTime, ready, readyTransitionTime, deletionTimestamp } = pod;
  const { containers, initContainers, requestsMilli, overheadMilli } = pod;
  return {
    name,
    phase,
    startTime,
    ready,
    ...(readyTransitionTime !== -Infinity && { readyTransitionTime }),
    ...(deletionTimestamp !== null && { deletionTimestamp }),
    containers: containers.map(recordedContainer),
    ...(initContainers && {
      initContainers: initContainers.map((container) => ({
        ...recordedContainer(container),
        ...(container.restartPolicy !== undefined && { restartPolicy: container.restartPolicy }),
      })),
    }),
    ...(requestsMilli && { podRequests: mapRecord(requestsMilli, formatMilli) }),
    ...(overheadMilli && { podOverhead: mapRecord(overheadMilli, formatMilli) }),
  };
}

const recordedContainer = ({ name, requestsMilli }: ContainerRequests): RecordedContainer => ({
  name,
  requests: mapRecord(requestsMilli, formatMilli),
});

function recordedMetrics({ resource, pods, object, external }: MetricsReading): RecordedMetrics {
  return {
    ...(resource !== null && { resource: recordedResources(resource) }),
    ...(pods && {
      pods: mapMap(pods, (samples) =>
        mapMap(samples, ({ timestamp, windowSeconds, valueMilli }) => ({ timestamp, windowSeconds, value: formatMilli(valueMilli) })),
      ),
    }),
    ...(object && { object: mapMap(object, formatMilli) }),
    ...(external && { external: mapMap(external, (series) => series.map(formatMilli)) }),
  };
}

/** By resource, then by pod. */
function recordedResources(samples: NonNullable<MetricsReading["resource"]>): NonNullable<RecordedMetrics["resource"]> {
  const resources: Record<string, Record<string, RecordedSample>> = {};
  for (const [pod, { timestamp, windowSeconds, containers }] of samples) {
    for (const { name, usageMilli } of containers) {
      for (const [resource, usage] of Object.entries(usageMilli)) {
        const pods = (resources[resource] ??= {});
        const sample = (pods[pod] ??= { timestamp, windowSeconds, containers: {} });
        sample.containers[name] = formatMilli(usage);
      }
    }
  }
  return resources;
}

function expectation({ error, scaledTo, events, status }: Reconcile): ReplayedTick {
  return { error, scaledTo, events, ...status };
}

const mapMap = <T, U>(map: Iterable<readonly [string, T]>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries([...map].map(([key, value]) => [key, change(value)]));

const mapRecord = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
