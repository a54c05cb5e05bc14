import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { Reconcile } from "../controller/decision";
import type { ControllerFlags } from "../controller/flags";
import type { Listed } from "../cluster/delivery";
import type { Observation, PodMetrics } from "../controller/observation";
import type { ReconcileV1 } from "../controllerV1/decision";
import type { ManifestReading } from "../manifest/parseManifest";
import type { MetricSeries, StepColumns } from "./trace";

/** A controller as a run needs it, with the API server of its version. */
export interface SimulatedController {
  /** Its sync period, and the tolerance and the version by which the figures draw its band. */
  readonly flags: ControllerFlags;
  /** Whether it looks at once when the spec was edited, besides once in every period. */
  readonly reconcilesEditsAtOnce: boolean;
  /** What the API server makes of a manifest. */
  parse(text: string): ManifestReading;
  /** A controller that remembers nothing yet. */
  start(): ControllerRun;
}

/** A run and who starts it read the same text: it is read once. */
export function rememberLast<T>(read: (text: string) => T): (text: string) => T {
  let last: { text: string; value: T } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, value: read(text) };
    return last.value;
  };
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
