import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { heldByReasons, type Reconcile } from "../controller/decision";
import { withoutFillIns } from "../controller/heldBy";
import { rateLimited } from "../controller/rateLimited";

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
  /** What the winning metric would ask for if no pod were missing or unready. */
  plain: Float64Array;
  /** What the winning metric asks for. */
  proposal: Float64Array;
  stabilized: Float64Array;
  /** What the rate limits alone leave of it, before the bounds. */
  limited: Float64Array;
  /** The highest recommendation of the scale-down window. */
  windowHighest: Float64Array;
  /** The lowest recommendation of the scale-up window; none without `behavior`. */
  windowLowest: Float64Array;
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

export const createSecondColumns = (rows: number): SecondColumns => ({
  offered: new Float64Array(rows),
  served: new Float64Array(rows),
  failed: new Float64Array(rows),
  waiting: new Float64Array(rows),
  capacity: new Float64Array(rows),
  written: new Float64Array(rows),
  existing: new Float64Array(rows),
  ready: new Float64Array(rows),
});

export const createStepColumns = (rows: number): StepColumns => ({
  at: new Float64Array(rows),
  current: new Float64Array(rows),
  plain: new Float64Array(rows),
  proposal: new Float64Array(rows),
  stabilized: new Float64Array(rows),
  limited: new Float64Array(rows),
  windowHighest: new Float64Array(rows),
  windowLowest: new Float64Array(rows),
  applied: new Float64Array(rows),
  rescaled: new Uint8Array(rows),
  heldBy: new Uint8Array(rows),
});

/** Writes one reconcile's row. */
export function recordStep(steps: StepColumns, step: number, reconcile: Reconcile): void {
  const { decision } = reconcile;
  const computed = decision.kind === "computed" ? decision : null;
  steps.at[step] = reconcile.at;
  steps.current[step] = reconcile.specReplicas ?? NaN;
  steps.plain[step] = computed ? withoutFillIns(computed.metrics[computed.winner], steps.current[step]) : NaN;
  steps.proposal[step] = computed?.proposal ?? NaN;
  steps.stabilized[step] = computed?.stabilization.result ?? NaN;
  steps.limited[step] = computed ? rateLimited(computed.limit, steps.current[step]) : NaN;
  steps.windowHighest[step] = computed?.stabilization.down.recommendation ?? NaN;
  steps.windowLowest[step] = computed?.stabilization.up?.recommendation ?? NaN;
  steps.applied[step] = reconcile.scaledTo ?? reconcile.specReplicas ?? NaN;
  steps.rescaled[step] = reconcile.scaledTo === null ? 0 : 1;
  steps.heldBy[step] = heldByReasons.indexOf(reconcile.heldBy.by);
}
