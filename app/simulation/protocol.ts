/**
 * What the page requests of a worker, and what the worker answers: one entry for each kind of request. A worker keeps the page's own run
 * (the last finished one and the one under way) and the baseline's run; a request names them by the id in the run's answer.
 */
import type {
  AdviceRule,
  AnyReconcile,
  Comparison,
  Absence,
  ContainerNames,
  CountSteps,
  Diagnostic,
  DiagnosisContext,
  HorizontalPodAutoscaler,
  IncidentRecord,
  KedaHistory,
  KedaTrace,
  KubectlOutput,
  ManifestEdit,
  MetricSeries,
  Outcomes,
  OutlineEntry,
  PodLife,
  PollColumns,
  PollRecord,
  Problem,
  Scenario,
  FailedByReason,
  FailureColumns,
  SecondColumns,
  SetAsidePod,
  StepColumns,
  TakenFromManifest,
} from "../../engine/index";
import type { HelpKinds } from "./helpKinds";

/** `part` is what the worker sends before its answer. */
export interface Kinds extends HelpKinds {
  /** The page's own run; it replaces the run before. */
  run: { request: RunWanted; answer: RunAnswer; part: RunProgress };
  /** The baseline's run. It waits for the page's own. */
  baseline: { request: RunWanted; answer: RunAnswer; part: { share: number } };
  /** The steps of a run that the worker does not keep; null if its manifest has errors. */
  steps: { request: { scenario: Scenario }; answer: RunSteps | null };
  /** Finer rows of a part of a run; null if the worker no longer has that run, or the run has not come that far. */
  rows: { request: { run: number; view: RowsWanted }; answer: Detail | null };
  baselineRows: Kinds["rows"];
  /** null if the worker no longer has that run. */
  decision: { request: { run: number; step: number }; answer: AnyReconcile | null };
  baselineDecision: Kinds["decision"];
  /**
   * A poll of KEDA, by its place in the run's polls, and those before it that its explanation needs: since the last activity that its cooldown
   * counts from.
   */
  poll: { request: { run: number; poll: number }; answer: { record: PollRecord; polls: readonly PollRecord[] } | null };
  /** What kubectl prints after the step; null if the worker no longer has that run. */
  kubectl: { request: { run: number; step: number }; answer: KubectlOutput[] | null };
  /** A part of a whole finished run, which only the worker has; null if it no longer has it. */
  takeAway: { request: { run: number; part: RunPart }; answer: TakenPart | null };
  /** Compares the finished run of that id with the baseline; null if the worker no longer has one of the two. */
  compare: { request: { run: number }; answer: Comparison | null };
  forgetBaseline: { request: null; answer: null };
  /** Judges a text, advice included, between the slices of a run. Without a context the API server of 1.2 judges, which knows no advice. */
  diagnose: { request: { text: string; context: DiagnosisContext | null }; answer: Diagnosed };
}

/**
 * `rows`: about how many rows the charts want: few while a gesture is under way, more after it. `view`: also return the rows of this part
 * of the run.
 */
export interface RunWanted {
  scenario: Scenario;
  rows: number;
  view: RowsWanted | null;
}

/** `run` is null if the manifest has errors and nothing ran. */
export type RunAnswer = { run: Run; detail: Detail | null; problems: readonly Problem[] } | { run: null; problems: readonly Problem[] };

export type RunProgress =
  /** Sent for runs of over half a second; `share` is 0 to 1. */
  | { kind: "progress"; share: number }
  /** A long run as far as it has come, so that the figures grow with it. */
  | { kind: "grown"; run: Run; detail: Detail | null };

export type RunSteps = Pick<Run, "steps" | "stepSeconds" | "outcomes">;

/** A file of a run, or the syncs that wrote a count. */
export type RunPart = "seconds.csv" | "reconciles.csv" | "run.json" | "rescales";

/** `scenario` is the one that was run. */
export type TakenPart =
  | { kind: "text"; text: string }
  | { kind: "rescales"; scenario: Scenario; reconciles: readonly AnyReconcile[]; keda: KedaHistory | null };

/** A text with its problems, advice and documents. */
export interface Diagnosed {
  text: string;
  diagnostics: Diagnostic[];
  documents: OutlineEntry[];
  /** The rules of the advice about a ScaledObject, with their titles; null for every other text. */
  kedaRules: Readonly<Partial<Record<AdviceRule, string>>> | null;
}

/** A trace as the page needs it: decimated rows for drawing, whole columns for the steps. Typed arrays are transferred. */
export interface Run {
  id: number;
  /** A checksum of every column of the trace: equal digests mean equal traces. null while the run is under way. */
  digest: string | null;
  hpa: HorizontalPodAutoscaler;
  /** The manifests that replaced the scenario's own during the run, in order of time. */
  edits: readonly ManifestEdit[];
  /** When the HPA was deleted. */
  absences: readonly Absence[];
  /** What the manifest says about the workload; null if it says nothing. */
  taken: TakenFromManifest | null;
  containers: ContainerNames;
  durationSeconds: number;
  /** The last second that was simulated: the duration, once the run is finished. */
  lastSecond: number;
  /** Rows picked from the seconds: the same for all series, with extremes and steps kept. */
  rows: { at: Float64Array } & SecondColumns;
  /** Every change of spec.replicas, at any number of rows. */
  counts: CountSteps;
  steps: StepColumns;
  /**
   * For each step: the remembered proposal with which its window compared this step's proposal (the lowest for a rise, the highest for a
   * fall); NaN if no window applied.
   */
  windows: Float64Array;
  /** The seconds' values at each step, for readouts. */
  stepSeconds: SecondColumns;
  /** The requests that failed in the second of each step, by reason. */
  stepFailures: FailureColumns;
  metrics: RunMetric[];
  /** Every pod that existed in the run, in order of creation. */
  pods: readonly PodLife[];
  podMarks: PodMarks;
  /** By the second of a sync: of the pods that each of its metrics counted, how many were not Ready. No entry: all were. */
  countedNotReady: ReadonlyMap<number, readonly number[]>;
  /** What KEDA did, and the metrics that it asks for; null without a ScaledObject. */
  keda: RunKeda | null;
  /** What happened in each of the scenario's incidents. */
  incidents: readonly IncidentRecord[];
  /** The outcome `requestsFailed` by reason; empty while the run is under way. */
  failures: FailedByReason;
  /** null while the run is under way. */
  outcomes: Outcomes | null;
}

export interface RunKeda extends Pick<KedaTrace, "startEpoch" | "measured" | "triggers" | "writes"> {
  polls: PollColumns;
}

/** Pods that a sync classed as unready or missing, or counted although they were not Ready: in order of time, as parallel columns. */
export interface PodMarks {
  at: Float64Array;
  /** Index into the run's pods. */
  pod: Uint32Array;
  /** Index into `markedGroups`. A pod that one metric set aside and another counted is marked as set aside alone. */
  group: Uint8Array;
  /** How many pods of each group at each step, including those that the record does not name. */
  unready: Float64Array;
  missing: Float64Array;
  /** Of the pods that a metric counted, those that were not Ready; of several metrics, the highest number. */
  notReady: Float64Array;
}

export const markedGroups = ["unready", "missing", "notReady"] as const satisfies readonly (SetAsidePod["group"] | "notReady")[];

/** A part of a run to be drawn with about `rows` rows, in whole seconds. */
export interface RowsWanted {
  from: number;
  to: number;
  rows: number;
}

/** Finer rows of a part of a run, for zoomed figures. `actual` is each metric's own column, parallel to `rows.at`. */
export interface Detail {
  run: number;
  from: number;
  to: number;
  rows: Run["rows"];
  actual: Float64Array[];
}

/** `actual` is parallel to `rows.at`; the values that the controller saw are parallel to `steps.at`. */
export interface RunMetric extends MetricSeries {
  /** The true value at each step. */
  stepActual: Float64Array;
}
