/**
 * What the page and the simulation worker say to each other. Every answer carries the id of the request it belongs to;
 * the worker keeps the last finished run and the one under way, and a decision is asked for by the id of the run that holds it.
 */
import type {
  Diagnostic,
  DiagnosisContext,
  HorizontalPodAutoscaler,
  IncidentRecord,
  ManifestEdit,
  MetricSeries,
  Outcomes,
  OutlineEntry,
  Problem,
  Reconcile,
  ReconcileV1,
  Scenario,
  SecondColumns,
  StepColumns,
} from "../../engine/index";

/** `rows`: how many rows the charts want, about. Few while a gesture is under way, more after it. */
export type WorkerRequest =
  | { type: "run"; id: number; scenario: Scenario; rows: number }
  | { type: "decision"; id: number; run: number; step: number }
  /** Judges a text, advice and all, between the slices of a run. Without a context the first autoscaler's API server judges, which knows no advice. */
  | { type: "diagnose"; id: number; text: string; context: DiagnosisContext | null }
  | { type: "cancel"; id: number };

export type WorkerAnswer =
  | { type: "finished"; id: number; run: Run; problems: Problem[] }
  /** The manifest has errors, so nothing ran. */
  | { type: "invalid"; id: number; problems: Problem[] }
  /** A long run as far as it has come, so that the figures grow with it. */
  | { type: "partial"; id: number; run: Run }
  /** Sent for runs over half a second; `share` is 0 to 1. */
  | { type: "progress"; id: number; share: number }
  | { type: "cancelled"; id: number }
  /** One of the two: the first autoscaler has records of its own. */
  | { type: "decision"; id: number; run: number; step: number; reconcile: Reconcile | null; firstReconcile: ReconcileV1 | null }
  | { type: "diagnosed"; id: number; diagnosed: Diagnosed }
  /** Our own bug, or a scenario beyond the limits, in words for the page. */
  | { type: "failed"; id: number; message: string };

/** A text and what there is to say about it. */
export interface Diagnosed {
  text: string;
  diagnostics: Diagnostic[];
  documents: OutlineEntry[];
}

/** A trace as the page needs it: decimated rows for drawing, whole columns for the steps. Typed arrays are transferred. */
export interface Run {
  id: number;
  /** A checksum of every column of the trace: equal digests mean equal traces. null while the run is under way. */
  digest: string | null;
  hpa: HorizontalPodAutoscaler;
  /** The manifests that took its place in the run, in order of time. */
  edits: readonly ManifestEdit[];
  durationSeconds: number;
  /** The last second that was simulated: the duration, once the run is finished. */
  lastSecond: number;
  /** Rows picked from the seconds, the same for all series, extremes and steps kept. */
  rows: { at: Float64Array } & SecondColumns;
  steps: StepColumns;
  /** The seconds' values at each step, for readouts. */
  stepSeconds: SecondColumns;
  metrics: RunMetric[];
  /** What became of the scenario's incidents. */
  incidents: readonly IncidentRecord[];
  /** null while the run is under way. */
  outcomes: Outcomes | null;
  /** From a change of usage to the reconcile that first sees it whole, at worst. */
  worstLagSeconds: number;
}

/** `actual` is parallel to `rows.at`, what was seen to `steps.at`. */
export interface RunMetric extends MetricSeries {
  /** The true value at each step. */
  stepActual: Float64Array;
}
