/**
 * How KEDA comes into a run. Its code is loaded when a scenario has a ScaledObject, so this room knows only its shape: `provideKeda` gives the
 * code, and `prepareRun` asks for it.
 */
import type { Cluster } from "../cluster/cluster";
import type { ControllerFlags, FeatureGates, KubernetesVersion } from "../controller/flags";
import type { ExternalMetrics } from "../controller/observation";
import { hasScaledObject } from "../manifest/hasScaledObject";
import type { ManifestReading } from "../manifest/parseManifest";
import type { Scenario } from "../scenario/scenario";
import type { KedaTrace } from "./kedaTrace";
import type { MeasuredMetric, MetricSignal } from "./metricSignals";
import type { RunRecorder } from "./recordRun";
import type { ManifestsRead } from "./readManifests";

export interface KedaRoom {
  /** Whether one of the text's own objects is a ScaledObject. */
  has(text: string): boolean;
  /** Reads a text with a ScaledObject; `hpa` is the one that KEDA makes. Never throws. */
  parse(text: string, featureGates: FeatureGates, version?: KubernetesVersion): ManifestReading;
  /** What the scenario's ScaledObjects need of a run; null if its manifest has no ScaledObject, but the HPA of one. */
  prepare(scenario: Scenario, flags: ControllerFlags): PreparedKeda | { ok: false; message: string } | null;
}

export interface PreparedKeda {
  ok: true;
  /** The HPAs that KEDA makes, and when there is none. */
  manifests: ManifestsRead;
  /** The metrics that KEDA asks for. */
  measured: readonly MeasuredMetric[];
  /** The most replicas that KEDA may write by itself. */
  highestReplicas: number;
  /** How many answers of its triggers' sources KEDA asks for in so many seconds, at most. */
  answersIn(seconds: number): number;
  /** Whether the first ScaledObject writes policies of its own: only these have a place in its text. */
  hasPolicies(direction: "scaleUp" | "scaleDown"): boolean;
  /** The numbers of the first ScaledObject that a search may change. */
  settings(): readonly KedaSetting[];
  /** `records`: whether the run keeps what KEDA did. */
  start(cluster: KedasCluster, records: boolean): KedaRun;
}

/** A number in the text of a ScaledObject. `today`: as KEDA reads it, its default if the text does not say it. */
export interface KedaSetting {
  path: string;
  /** A threshold is the text of a whole number. */
  kind: "seconds" | "minReplicas" | "maxReplicas" | "threshold";
  today: string;
  /** The trigger's name or type, for a threshold. */
  metric: string | null;
}

/** What of a run KEDA sees and changes. */
export interface KedasCluster {
  cluster: Cluster;
  signals: readonly MetricSignal[];
  recorder: RunRecorder;
}

/** KEDA in a run. */
export interface KedaRun {
  /** What KEDA does in a second before the HPA is synced: it notices changes of the ScaledObject, and polls. */
  live(now: number): void;
  /** What KEDA's metrics server answers to one sync of the HPA. */
  external(now: number): ExternalMetrics;
  trace(): KedaTrace;
}

let room: KedaRoom | null = null;

/** From now on, runs and readers know ScaledObjects. */
export function provideKeda(provided: KedaRoom): void {
  room = provided;
}

/** KEDA's code for a text that needs it; null for a plain HPA, and where no code was provided. */
export const kedaFor = (text: string): KedaRoom | null => (hasScaledObject(text) ? room : null);

/** Whether a run of the scenario needs `provideKeda` first. */
export function needsKeda({ manifest, incidents }: Pick<Scenario, "manifest" | "incidents">): boolean {
  return hasScaledObject(manifest) || incidents.some((incident) => incident.kind === "hpaEdited" && hasScaledObject(incident.manifest));
}
