import type { HorizontalPodAutoscaler, MetricSpec } from "../api/autoscaling";
import type { ClusterSettings } from "../cluster/clusterSettings";
import type { Incident } from "../cluster/incident";
import type { OtherPodLife, PodLife } from "../cluster/podLife";
import type { SignalQuery, SignalSource } from "../cluster/signal";
import type { Workload } from "../cluster/workload";
import type { Words } from "../lib/sentence";
import type { AnyReconcile } from "../controllerV1/decision";
import type { Diagnostic } from "../manifest/problem";
import type { PodUsage } from "./podUsage";
import type { CountedNotReady } from "./countedNotReady";
import type { ContainerNames } from "../cluster/containerNames";
import type { SimulatedVersion } from "../scenario/scenario";
import type { RunOutcomes } from "../scenario/outcomes";
import type { TakenFromManifest } from "../manifest/takenFromManifest";
import type { FailedByReason, FailureColumns } from "./failureColumns";
import type { SecondColumns } from "./secondColumns";
import type { KedaTrace } from "./kedaTrace";
import type { StepColumns } from "./stepColumns";
import type { VpaTrace } from "./vpaTrace";

export type { OtherPodLife, PodLife, PodLifePhase } from "../cluster/podLife";
export type { StepColumns } from "./stepColumns";

/**
 * What a run produced. `seconds` has one row for each second from 0 to the duration, `steps` one for each reconcile; `reconciles[i]` is
 * the full record behind step i.
 */
export interface Trace<R extends AnyReconcile = AnyReconcile> {
  /** The scenario's manifest; those that replaced it in the run are in `edits`. */
  hpa: HorizontalPodAutoscaler;
  /** All problems of the scenario's manifest; no errors. */
  problems: readonly Diagnostic[];
  /**
   * In order of time. A reconcile read the manifest of its time: the last edit not after it, else `hpa`. An upgrade is one of them, because
   * the same manifest can have another tolerance after it.
   */
  edits: readonly ManifestEdit[];
  /** The releases of the control plane, in order of time; the first is the scenario's. */
  releases: readonly RunningRelease[];
  /** When the autoscaler did not exist: then there are no reconciles. */
  absences: readonly Absence[];
  /** As it was simulated: the scenario's workload with the manifest's values. */
  workload: Workload;
  settings: ClusterSettings;
  /** What the manifest says about the workload; null if it says nothing. */
  taken: TakenFromManifest | null;
  /** The names of the pods' main container and of the one beside it. */
  containers: ContainerNames;
  durationSeconds: number;
  seconds: SecondColumns;
  /** The column `failed` by reason. */
  failureSeconds: FailureColumns;
  steps: StepColumns;
  reconciles: readonly R[];
  /** One for each reconcile; null if every pod that it counted was ready. */
  countedNotReady: readonly (CountedNotReady | null)[];
  /** One for each metric of the manifest, in its order; then those that only an edited manifest has. */
  metrics: readonly MetricSeries[];
  /** Every pod that existed in the run, in order of creation. */
  pods: readonly PodLife[];
  /** The same of other workloads whose pods the target's selector matches. */
  otherPods: readonly OtherPodLife[];
  containersPerPod: number;
  /** What the pods use, as the resource metrics API says after each reconcile; null: the API does not answer. */
  usage: readonly (PodUsage | null)[];
  /** The scenario's incidents, in order of time, and what happened with them. */
  incidents: readonly IncidentRecord[];
  /** The outcome `requestsFailed` by reason. */
  failures: FailedByReason;
  outcomes: RunOutcomes;
  /** What KEDA did; null without a ScaledObject. */
  keda: KedaTrace | null;
  /** What the Vertical Pod Autoscaler did; null without one of the target. */
  vpa: VpaTrace | null;
}

/** A stretch in which the autoscaler does not exist, from the second of its deletion to that of its new creation; null: to the run's end. */
export interface Absence {
  from: number;
  until: number | null;
}

/** A release that runs from a second on. It may be the same as the one before: then the control plane was only restarted. */
export interface RunningRelease {
  at: number;
  version: SimulatedVersion;
}

/** Another manifest is in use from a second on, or the same one under another release. */
export interface ManifestEdit {
  at: number;
  by: "edit" | "upgrade";
  hpa: HorizontalPodAutoscaler;
  /** For each of the trace's metrics, this manifest's target; null if it does not read the metric. */
  targets: readonly (SeriesTarget | null)[];
  /** For each metric of this manifest, in its order, its index among the trace's. */
  series: readonly number[];
}

export interface IncidentRecord {
  incident: Incident;
  /** The first second after it; null if it has no length. */
  until: number | null;
  /** Why it changed nothing; null if it did change something. For an edited autoscaler: the API server's words. */
  refused: string | null;
  /** The same as data. */
  said: Words | null;
}

/** A metric as the charts need it, in percent of requests (Utilization) or in the unit of the resource: milli-cores for cpu, mebibytes for memory, the metric's own ("") else. */
export interface MetricSeries extends SeriesTarget {
  name: string;
  type: MetricSpec["type"];
  /** For a ContainerResource metric; null for others. */
  container: string | null;
  /** What a Pods, Object or External metric measures; null for resources, and for what KEDA computes. */
  source: SignalSource | null;
  /** How the adapter computes it; null for resources. */
  query: SignalQuery | null;
  /** KEDA reads it from Prometheus ("scraped") or straight from the source ("direct"), or computes it itself; null: KEDA does not know it. */
  keda: "scraped" | "direct" | "computed" | null;
  /** Whether the target is for the total, not for each pod. */
  total: boolean;
  unit: "%" | "m" | "Mi" | "";
  /** The longest time from a change of it to the first reconcile that sees it fully; Infinity: it may never be seen. */
  worstLagSeconds: number;
  /** For each second: the true value (for metrics of pods, over the ready ones); NaN if there are none. */
  actual: Float64Array;
  /** For each step: what the controller computed; NaN when it could not. */
  seen: Float64Array;
  /** For each step: the window of the samples that were seen, from the earliest start to the latest end. */
  seenFrom: Float64Array;
  seenTo: Float64Array;
}

/** In the metric's unit; NaN if the run's first manifest does not read the metric. */
export interface SeriesTarget {
  target: number;
  /** The tolerance band's edges. */
  bandLow: number;
  bandHigh: number;
}
