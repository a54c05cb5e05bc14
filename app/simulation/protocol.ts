/**
 * What the page and the simulation worker say to each other. Every answer carries the id of the request it belongs to;
 * the worker keeps the last finished run and the one under way, and a decision is asked for by the id of the run that holds it.
 */
import type {
  ContainerNames,
  CountSteps,
  Diagnostic,
  DiagnosisContext,
  HorizontalPodAutoscaler,
  IncidentRecord,
  KubectlOutput,
  ManifestEdit,
  MetricSeries,
  Outcomes,
  OutlineEntry,
  PodLife,
  Problem,
  Reconcile,
  ReconcileV1,
  Scenario,
  SecondColumns,
  SetAsidePod,
  StepColumns,
  TakenFromManifest,
} from "../../engine/index";
import type { BaselineAnswer, BaselineRequest } from "./baselineProtocol";

/** `rows`: how many rows the charts want, about. Few while a gesture is under way, more after it. `view`: those of a part of the run as well. */
export type WorkerRequest =
  | { type: "run"; id: number; scenario: Scenario; rows: number; view: RowsWanted | null }
  | { type: "rows"; id: number; run: number; view: RowsWanted }
  | { type: "decision"; id: number; run: number; step: number }
  | { type: "kubectl"; id: number; run: number; step: number }
  /** Of the whole of a finished run, which only the worker has. */
  | { type: "takeAway"; id: number; run: number; part: RunPart }
  /** Judges a text, advice and all, between the slices of a run. Without a context the first autoscaler's API server judges, which knows no advice. */
  | { type: "diagnose"; id: number; text: string; context: DiagnosisContext | null }
  /** Of the run that is compared with. */
  | { type: "baseline"; id: number; request: BaselineRequest }
  | { type: "cancel"; id: number };

export type WorkerAnswer =
  | { type: "finished"; id: number; run: Run; detail: Detail | null; problems: readonly Problem[] }
  /** null: the worker no longer has that run. */
  | { type: "rows"; id: number; detail: Detail | null }
  /** The manifest has errors, so nothing ran. */
  | { type: "invalid"; id: number; problems: Problem[] }
  /** A long run as far as it has come, so that the figures grow with it. */
  | { type: "partial"; id: number; run: Run; detail: Detail | null }
  /** Sent for runs over half a second; `share` is 0 to 1. */
  | { type: "progress"; id: number; share: number }
  | { type: "cancelled"; id: number }
  /** One of the two: the first autoscaler has records of its own. */
  | { type: "decision"; id: number; run: number; step: number; reconcile: Reconcile | null; firstReconcile: ReconcileV1 | null }
  /** What kubectl prints once the step is done; null: it could not be printed, or the worker no longer has that run. */
  | { type: "kubectl"; id: number; run: number; step: number; outputs: KubectlOutput[] | null }
  /** null: it could not be written, or the worker no longer has that run. */
  | { type: "takenAway"; id: number; taken: TakenPart | null }
  /** null: the part that judges could not be loaded. */
  | { type: "diagnosed"; id: number; diagnosed: Diagnosed | null }
  | { type: "baseline"; id: number; answer: BaselineAnswer }
  /** Our own bug, or a scenario beyond the limits, in words for the page; null where a part of the simulation could not be loaded. */
  | { type: "failed"; id: number; message: string | null };

/** A file of a run, or the reconciles that wrote a count. */
export type RunPart = "seconds.csv" | "reconciles.csv" | "run.json" | "rescales";

/** `scenario` is the run's own. One of the two lists holds the rescales: the first autoscaler has records of its own. */
export type TakenPart =
  | { kind: "text"; text: string }
  | { kind: "rescales"; scenario: Scenario; reconciles: readonly Reconcile[]; firstReconciles: readonly ReconcileV1[] };

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
  /** What the manifest says of the workload; null where it says nothing. */
  taken: TakenFromManifest | null;
  containers: ContainerNames;
  durationSeconds: number;
  /** The last second that was simulated: the duration, once the run is finished. */
  lastSecond: number;
  /** Rows picked from the seconds, the same for all series, extremes and steps kept. */
  rows: { at: Float64Array } & SecondColumns;
  /** spec.replicas, every change of it, however few the rows. */
  counts: CountSteps;
  steps: StepColumns;
  /** For each step: what the window that its proposal met remembers, the lowest of a rise or the highest of a fall; NaN where it met none. */
  windows: Float64Array;
  /** The seconds' values at each step, for readouts. */
  stepSeconds: SecondColumns;
  metrics: RunMetric[];
  /** Every pod that existed in the run, in order of creation. */
  pods: readonly PodLife[];
  setAside: SetAsideMarks;
  /** What became of the scenario's incidents. */
  incidents: readonly IncidentRecord[];
  /** null while the run is under way. */
  outcomes: Outcomes | null;
}

/** Pods that a reconcile did not count like the others, in order of time: parallel columns. */
export interface SetAsideMarks {
  at: Float64Array;
  /** Index into the run's pods. */
  pod: Uint32Array;
  /** Index into `setAsideGroups`. */
  group: Uint8Array;
  /** How many of each group, for each step: also those that the record does not name. */
  unready: Float64Array;
  missing: Float64Array;
}

export const setAsideGroups = ["unready", "missing"] as const satisfies readonly SetAsidePod["group"][];

/** A part of a run to be drawn with about so many rows, in whole seconds. */
export interface RowsWanted {
  from: number;
  to: number;
  rows: number;
}

/** Finer rows of a part of a run, for figures that are zoomed into it. `actual` is that of each metric, parallel to `rows.at`. */
export interface Detail {
  run: number;
  from: number;
  to: number;
  rows: Run["rows"];
  actual: Float64Array[];
}

/** `actual` is parallel to `rows.at`, what was seen to `steps.at`. */
export interface RunMetric extends MetricSeries {
  /** The true value at each step. */
  stepActual: Float64Array;
}
