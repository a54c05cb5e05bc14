import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { Reconcile } from "../controller/decision";

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
}

/** A metric as the charts need it, in percent of requests (Utilization) or in the unit of the resource: milli-cores for cpu, mebibytes for memory. */
export interface MetricSeries {
  name: string;
  unit: "%" | "m" | "Mi";
  target: number;
  /** The tolerance band's edges, in the unit. */
  bandLow: number;
  bandHigh: number;
  /** For each second: the true value over the ready pods; NaN when there are none. */
  actual: Float64Array;
  /** For each step: what the controller computed; NaN when it could not. */
  seen: Float64Array;
  /** For each step: the window of the samples that were seen, from the earliest start to the latest end. */
  seenFrom: Float64Array;
  seenTo: Float64Array;
}
