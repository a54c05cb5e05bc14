import type { HorizontalPodAutoscaler, MetricSpec } from "../api/autoscaling";
import type { Incident } from "../cluster/incident";
import type { SignalSource } from "../cluster/signal";
import { heldByReasons, type Reconcile } from "../controller/decision";
import type { Outcomes } from "./outcomes";

/**
 * What a run produced. `seconds` has one row for each second from 0 to the duration, `steps` one for each reconcile;
 * `reconciles[i]` is the full record behind step i.
 */
export interface Trace {
  hpa: HorizontalPodAutoscaler;
  durationSeconds: number;
  seconds: SecondColumns;
  steps: StepColumns;
  reconciles: readonly Reconcile[];
  /** One for each metric of the spec, in its order. */
  metrics: readonly MetricSeries[];
  /** Every pod that existed in the run, in order of creation. */
  pods: readonly PodLife[];
  /** The scenario's incidents, in order of time, and what became of them. */
  incidents: readonly IncidentRecord[];
  outcomes: Outcomes;
  /** From a change of usage to the reconcile that first sees it whole, at worst: the sum of the pipeline's periods, in seconds; of the resource metrics. */
  worstLagSeconds: number;
}

/** From when on a pod was in a phase of its life. The last phase lasts until `goneAt`, or to the run's end. */
export interface PodLife {
  name: string;
  createdAt: number;
  phases: readonly { at: number; phase: PodLifePhase }[];
  /** null: it existed at the run's end. */
  goneAt: number | null;
}

/** pending: not running yet; starting: running, never ready since its containers started; crashed: waiting to be started again. */
export type PodLifePhase = "pending" | "starting" | "ready" | "unready" | "crashed" | "terminating";

export interface IncidentRecord {
  incident: Incident;
  /** The first second after it; null for what has no length. */
  until: number | null;
  /** Why it changed nothing, where it did not; null otherwise. Of an edited autoscaler: the API server's words. */
  refused: string | null;
}

/** Requests are per second, replicas whole pods. */
export interface SecondColumns {
  offered: Float64Array;
  served: Float64Array;
  failed: Float64Array;
  /** Requests waiting for capacity at the end of the second. */
  waiting: Float64Array;
  /** What the ready pods could serve in this second. */
  capacity: Float64Array;
  /** spec.replicas after this second's reconcile. */
  written: Float64Array;
  /** Pods that exist, starting, stopping and pending ones included. */
  existing: Float64Array;
  ready: Float64Array;
  /** Of all pods, in milli-cores. */
  cpuUsed: Float64Array;
  cpuRequested: Float64Array;
  /** Usage of the pod that uses most, in milli-cores. */
  hottestCpu: Float64Array;
  /** Pods at their CPU limit. */
  throttled: Float64Array;
  /** Seconds that the oldest waiting request has waited; 0 where none waits. */
  backlogAge: Float64Array;
}

/** NaN stands for "none": no proposal, no window, no value seen. */
export interface StepColumns {
  at: Float64Array;
  /** spec.replicas before the reconcile. */
  current: Float64Array;
  /** What the winning metric asks for. */
  proposal: Float64Array;
  stabilized: Float64Array;
  /** The highest recommendation of the scale-down window. */
  windowHighest: Float64Array;
  /** spec.replicas after the reconcile. */
  applied: Float64Array;
  /** 1 where the controller wrote the scale. */
  rescaled: Uint8Array;
  /** Index into `heldByReasons`. */
  heldBy: Uint8Array;
  /** Age of the oldest usage in the samples that counted, in seconds: from their windows' earliest start. */
  lag: Float64Array;
}

/** A metric as the charts need it, in percent of requests (Utilization) or in the unit of the resource: milli-cores for cpu, mebibytes for memory, the metric's own ("") else. */
export interface MetricSeries {
  name: string;
  type: MetricSpec["type"];
  /** Of a ContainerResource metric; null else. */
  container: string | null;
  /** What a Pods, Object or External metric measures; null for resources. */
  source: SignalSource | null;
  /** The target is of the whole, not of each pod. */
  total: boolean;
  unit: "%" | "m" | "Mi" | "";
  target: number;
  /** The tolerance band's edges, in the unit. */
  bandLow: number;
  bandHigh: number;
  /** For each second: the true value, of pods over the ready ones; NaN when there are none. */
  actual: Float64Array;
  /** For each step: what the controller computed; NaN when it could not. */
  seen: Float64Array;
  /** For each step: the window of the samples that were seen, from the earliest start to the latest end. */
  seenFrom: Float64Array;
  seenTo: Float64Array;
}

export const createSecondColumns = (rows: number): SecondColumns => ({
  offered: new Float64Array(rows),
  served: new Float64Array(rows),
  failed: new Float64Array(rows),
  waiting: new Float64Array(rows),
  capacity: new Float64Array(rows),
  written: new Float64Array(rows),
  existing: new Float64Array(rows),
  ready: new Float64Array(rows),
  cpuUsed: new Float64Array(rows),
  cpuRequested: new Float64Array(rows),
  hottestCpu: new Float64Array(rows),
  throttled: new Float64Array(rows),
  backlogAge: new Float64Array(rows),
});

export const createStepColumns = (rows: number): StepColumns => ({
  at: new Float64Array(rows),
  current: new Float64Array(rows),
  proposal: new Float64Array(rows),
  stabilized: new Float64Array(rows),
  windowHighest: new Float64Array(rows),
  applied: new Float64Array(rows),
  rescaled: new Uint8Array(rows),
  heldBy: new Uint8Array(rows),
  lag: new Float64Array(rows).fill(NaN),
});

/** Writes one reconcile's row. */
export function recordStep(steps: StepColumns, step: number, reconcile: Reconcile): void {
  const { decision } = reconcile;
  const computed = decision.kind === "computed" ? decision : null;
  steps.at[step] = reconcile.at;
  steps.current[step] = reconcile.specReplicas ?? NaN;
  steps.proposal[step] = computed?.proposal ?? NaN;
  steps.stabilized[step] = computed?.stabilization.result ?? NaN;
  steps.windowHighest[step] = computed?.stabilization.down.recommendation ?? NaN;
  steps.applied[step] = reconcile.scaledTo ?? reconcile.specReplicas ?? NaN;
  steps.rescaled[step] = reconcile.scaledTo === null ? 0 : 1;
  steps.heldBy[step] = heldByReasons.indexOf(reconcile.heldBy.by);
}
