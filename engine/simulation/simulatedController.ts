import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { Reconcile } from "../controller/decision";
import type { ControllerFlags } from "../controller/flags";
import type { Listed } from "../cluster/delivery";
import type { Observation, PodMetrics } from "../controller/observation";
import type { ReconcileV1 } from "../controllerV1/decision";
import type { MetricSeries, StepColumns } from "./trace";

/** A controller as a run needs it. */
export interface SimulatedController {
  /** Its sync period, and the tolerance and the version by which the figures draw its band. */
  readonly flags: ControllerFlags;
  /** Whether it looks at once when the spec was edited, besides once in every period. */
  readonly reconcilesEditsAtOnce: boolean;
  /** A controller that remembers nothing yet. */
  start(): ControllerRun;
}

export interface ControllerRun {
  /** One of the two grows with each reconcile. */
  readonly reconciles: readonly Reconcile[];
  readonly firstReconciles: readonly ReconcileV1[];
  /** Decides once, writes the step's row and what was seen of the metrics, and returns the count for the scale; null: nothing is written. */
  reconcile(look: ControllerLook): number | null;
}

/** What a reconcile finds, and where it is written down. `series` is the place of each of the manifest's metrics among the run's. */
export interface ControllerLook {
  now: number;
  step: number;
  hpa: HorizontalPodAutoscaler;
  observation: Observation;
  /** What the observation has of the resource metrics, as a list. */
  usage: Listed<PodMetrics> | null;
  steps: StepColumns;
  metrics: readonly MetricSeries[];
  series: readonly number[];
  scrapedAt: number | null;
}
