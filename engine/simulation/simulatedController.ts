import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { Reconcile } from "../controller/decision";
import type { ControllerFlags } from "../controller/flags";
import type { Observation } from "../controller/observation";
import type { ReconcileV1 } from "../controllerV1/decision";
import type { ManifestReading } from "../manifest/parseManifest";
import type { MetricSeries, StepColumns } from "./trace";

/** A controller as a run needs it, with the API server of its version. */
export interface SimulatedController {
  /** Its sync period, and the tolerance and the version by which the figures draw its band. */
  readonly flags: ControllerFlags;
  /** What the API server makes of a manifest. */
  parse(text: string): ManifestReading;
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
  steps: StepColumns;
  metrics: readonly MetricSeries[];
  series: readonly number[];
  scrapedAt: number | null;
}
