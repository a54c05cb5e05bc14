/** Pods that the texts have as objects, with their samples: what the controller itself reads. */
import { milliQuantity, parseQuantity } from "../../lib/quantity";
import { readRfc3339 } from "../../lib/utcTime";
import { defaultFlags } from "../../controller/flags";
import type { PodMetrics, PodObservation, PodPhase } from "../../controller/observation";
import { computeReplicasForMetric } from "../../controller/sourceStatus";
import type { PodReading } from "../evidence";
import type { MergedAutoscaler } from "../merge/merged";
import { secondsOfAge } from "../ages";
import type { MetricClue } from "./clues";
import { cheapestOf, optionOf, type Asking, type Option } from "./proposals";

export interface KnownPods {
  readonly pods: PodObservation[];
  /** Null: the texts have no answer of the resource metrics API. */
  readonly samples: ReadonlyMap<string, PodMetrics> | null;
  /** The seconds at which the sync may have been: the earliest, then each later one at which a pod counts otherwise. */
  readonly moments: readonly number[];
}

/** Null: no text has a pod as an object. */
export function knownPods({ pods: readings }: Pick<MergedAutoscaler, "pods">): KnownPods | null {
  const objects = new Map<string, PodReading>();
  const samples = new Map<string, PodMetrics>();
  for (const pod of readings) {
    if (pod.phase !== undefined) objects.set(pod.name, pod);
    if (pod.container === undefined || (pod.cpu === undefined && pod.memory === undefined)) continue;
    const known = samples.get(pod.name);
    const usageMilli = { ...usage("cpu", pod.cpu), ...usage("memory", pod.memory) };
    samples.set(pod.name, {
      timestamp: known?.timestamp ?? readRfc3339(pod.sampleTime ?? "") ?? Infinity,
      windowSeconds: known?.windowSeconds ?? secondsOfAge(pod.sampleWindow?.replace(/\.\d{1,9}/, "") ?? "")?.low ?? 60,
      containers: [...(known?.containers ?? []), { name: pod.container, usageMilli }],
    });
  }
  if (objects.size === 0) return null;
  const pods = [...objects.values()].map(observed);
  return { pods, samples: samples.size === 0 ? null : samples, moments: momentsOf(pods, samples) };
}

const usage = (resource: string, text: string | undefined): Record<string, number> =>
  text !== undefined && parseQuantity(text).ok ? { [resource]: Number(milliQuantity(text)) } : {};

function observed({ name, phase, startTime, readyCondition, deletionTime, requests = [] }: PodReading): PodObservation {
  const status = readyCondition?.status;
  return {
    name,
    phase: phase as PodPhase,
    startTime: startTime === undefined ? null : readRfc3339(startTime),
    ready: status === undefined ? null : status === "True" ? true : status === "False" ? false : "Unknown",
    readyTransitionTime: readRfc3339(readyCondition?.lastTransitionTime ?? "") ?? -Infinity,
    deletionTimestamp: deletionTime === undefined ? null : (readRfc3339(deletionTime) ?? 0),
    containers: requests.map(({ container, cpu, memory }) => ({
      name: container,
      requestsMilli: { ...usage("cpu", cpu), ...usage("memory", memory) },
    })),
  };
}

/** A sync reads what is there, so it was not before the newest time that the texts have, and hardly a minute later. */
function momentsOf(pods: readonly PodObservation[], samples: ReadonlyMap<string, PodMetrics>): number[] {
  const times = [
    ...pods.flatMap(({ startTime, readyTransitionTime }) => [startTime ?? -Infinity, readyTransitionTime]),
    ...[...samples.values()].map(({ timestamp }) => timestamp),
  ].filter(Number.isFinite);
  const earliest = times.reduce((most, time) => Math.max(most, time), 0);
  const changes = pods.flatMap(({ startTime }) => (startTime === null ? [] : [startTime + defaultFlags.cpuInitializationPeriodSeconds]));
  return [earliest, ...new Set(changes.filter((time) => time > earliest && time <= earliest + 60))].toSorted((a, b) => a - b);
}

/** What a resource metric proposed for these pods, where that is what was printed; empty where it is not. */
export function knownOptions(clue: MetricClue, { pods, samples, moments }: KnownPods, { replicas, tolerance, older }: Asking): Option[] {
  const { spec, figure } = clue;
  if (samples === null || (spec.type !== "Resource" && spec.type !== "ContainerResource")) return [];
  const options: Option[] = [];
  for (const now of moments) {
    const { proposal } = computeReplicasForMetric(spec, {
      currentReplicas: replicas,
      statusReplicas: replicas,
      namespace: "default",
      tolerance,
      observation: {
        scale: { ok: true, specReplicas: replicas, statusReplicas: replicas, selector: "all" },
        pods,
        metrics: { resource: samples },
      },
      flags: defaultFlags,
      older,
      now,
    });
    if (!proposal.ok || proposal.calculation.kind !== "pods") continue;
    const { counted } = proposal.calculation;
    const shown = clue.by === "utilization" ? counted.utilizationPercent : Number(counted.averageMilli);
    const isShown = shown === figure && (clue.averageMilli === null || clue.averageMilli === Number(counted.averageMilli));
    if (isShown) options.push(optionOf(proposal, replicas, []));
  }
  return cheapestOf(options);
}
