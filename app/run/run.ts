import type {
  Episode,
  Absence,
  AnyReconcile,
  AroseByOutcome,
  ChangedRequests,
  ContainerNames,
  CountSteps,
  FailedByReason,
  FailureColumns,
  HorizontalPodAutoscaler,
  IncidentRecord,
  KedaHistory,
  KedaTrace,
  ManifestEdit,
  MetricSeries,
  RunOutcomes,
  PodLife,
  PollColumns,
  Scenario,
  StoryChange,
  SecondColumns,
  SetAsidePod,
  StepColumns,
  TakenFromManifest,
  VpaTrace,
} from "../../engine/index";

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
  /** How the request of a counted pod changed since the sync before. */
  changedRequests: ChangedRequests;
  /** What the VerticalPodAutoscaler recommended and did; null without one. */
  vpa: RunVpa | null;
  /** What KEDA did, and the metrics that it asks for; null without a ScaledObject. */
  keda: RunKeda | null;
  /** What happened in each of the scenario's incidents. */
  incidents: readonly IncidentRecord[];
  /** The outcome `requestsFailed` by reason; empty while the run is under way. */
  failures: FailedByReason;
  /** null while the run is under way. */
  outcomes: RunOutcomes | null;
}

export type RunVpa = Omit<VpaTrace, "admissions" | "firstRunAt" | "changedRequests">;

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

/** A file of a run, or the syncs that wrote a count. */
export type RunPart = "seconds.csv" | "reconciles.csv" | "run.json" | "rescales" | "story";

/** `scenario` is the one that was run. */
export type TakenPart =
  | { kind: "text"; text: string }
  | { kind: "story"; story: readonly Episode[]; changes: readonly (StoryChange | null)[]; arose: AroseByOutcome }
  | { kind: "rescales"; scenario: Scenario; reconciles: readonly AnyReconcile[]; story: readonly Episode[]; keda: KedaHistory | null };
