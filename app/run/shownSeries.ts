import type { RecomputedSync, SeriesDivergence, SeriesExplanation, SeriesPart } from "../../engine/index";
import type { RunMetric } from "./run";
import type { TimeRange } from "./timeRange";

/**
 * The recorded series of one autoscaler, explained, as the figures draw them. Times are Unix seconds. Every column has one entry for each
 * sync; NaN: not known.
 */
export interface ShownSeries {
  readonly explanation: SeriesExplanation;
  /** Which series there are, by name. */
  readonly parts: readonly SeriesPart[];
  readonly from: number;
  readonly to: number;
  /** When nothing was recorded. */
  readonly gaps: readonly TimeRange[];
  readonly at: Float64Array;
  /** status.currentReplicas and status.desiredReplicas, as recorded. */
  readonly found: Float64Array;
  readonly recorded: Float64Array;
  /** status.desiredReplicas, as the controller's rules compute it. */
  readonly computed: Float64Array;
  /** Pods that exist, and pods that are Ready, as recorded. */
  readonly existing: Float64Array;
  readonly ready: Float64Array;
  readonly minReplicas: Float64Array;
  readonly maxReplicas: Float64Array;
  readonly metrics: readonly ShownMetric[];
  /** In order of time. */
  readonly divergences: readonly SeriesDivergence[];
}

export interface ShownMetric extends Pick<RunMetric, "name" | "container" | "unit" | "total"> {
  /** As recorded, in the unit. */
  readonly value: Float64Array;
  readonly target: Float64Array;
  /** The edges of the tolerance. */
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/** One sync, explained; `explained` null: nothing was computed there. */
export interface OpenedSync {
  readonly sync: number;
  readonly explained: RecomputedSync | null;
}
