/**
 * What the page and the simulation worker say to each other. Every answer carries the id of the request it belongs to;
 * the worker keeps one run, and a decision is asked for by the id of the run that holds it.
 */
import type {
  Diagnostic,
  DiagnosisContext,
  HorizontalPodAutoscaler,
  OutlineEntry,
  Problem,
  Reconcile,
  Scenario,
  SecondColumns,
  StepColumns,
} from "../../engine/index";

/** `rows`: how many rows the charts want, about. Few while a gesture is under way, more after it. */
export type WorkerRequest =
  | { type: "run"; id: number; scenario: Scenario; rows: number }
  | { type: "decision"; id: number; run: number; step: number }
  /** Judges a text, advice and all, between the slices of a run. */
  | { type: "diagnose"; id: number; text: string; context: DiagnosisContext }
  | { type: "cancel"; id: number };

export type WorkerAnswer =
  | { type: "finished"; id: number; run: Run; problems: Problem[] }
  /** The manifest has errors, so nothing ran. */
  | { type: "invalid"; id: number; problems: Problem[] }
  /** Sent for runs over half a second; `share` is 0 to 1. */
  | { type: "progress"; id: number; share: number }
  | { type: "cancelled"; id: number }
  | { type: "decision"; id: number; run: number; step: number; reconcile: Reconcile }
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
  /** A checksum of every column of the trace: equal digests mean equal traces. */
  digest: string;
  hpa: HorizontalPodAutoscaler;
  durationSeconds: number;
  /** Rows picked from the seconds, the same for all series, extremes and steps kept. */
  rows: { at: Float64Array } & SecondColumns;
  steps: StepColumns;
  /** The seconds' values at each step, for readouts. */
  stepSeconds: SecondColumns;
  metrics: RunMetric[];
  /** Sums over the run. */
  totals: { offered: number; served: number; failed: number };
}

export interface RunMetric {
  name: string;
  unit: "%" | "m" | "Mi";
  target: number;
  bandLow: number;
  bandHigh: number;
  /** Parallel to `rows.at`. */
  actual: Float64Array;
  /** The rest is parallel to `steps.at`. */
  stepActual: Float64Array;
  seen: Float64Array;
  seenFrom: Float64Array;
  seenTo: Float64Array;
}
