/**
 * KEDA as the other code of a run knows it. Its code is loaded when a scenario has a ScaledObject, and who has loaded it hands it on as an
 * argument: this room knows only its shape.
 */
import type { Cluster } from "../cluster/cluster";
import type { ControllerFlags, FeatureGates, KubernetesVersion } from "../controller/flags";
import type { ExternalMetrics } from "../controller/observation";
import type { KedaVersion } from "../kedaReleases/releases";
import type { Words } from "../lib/sentence";
import { namesScaledObject } from "../manifest/namesScaledObject";
import type { ManifestReading } from "../manifest/parseManifest";
import type { Scenario } from "../scenario/scenario";
import type { KedaTrace } from "./kedaTrace";
import type { MeasuredMetric, MetricSignal } from "./metricSignals";
import type { RunRecorder } from "./recordRun";
import type { ManifestsRead } from "./readManifests";

/** KEDA's code. null where no text needs it (`needsKeda`). */
export interface KedaPart {
  /** Whether one of the text's own objects is a ScaledObject. */
  has(text: string): boolean;
  /** Reads a text that has one; `hpa` is the one that KEDA makes. Never throws. */
  read(text: string, featureGates: FeatureGates, version: KubernetesVersion | undefined, kedaVersion: KedaVersion | undefined): KedaReading;
}

/** A text with a ScaledObject, read. */
export interface KedaReading extends ManifestReading {
  /** What a run needs of it, and of what the scenario's incidents do to it. Only without errors. */
  prepare(scenario: Scenario, flags: ControllerFlags): PreparedKeda | { ok: false; said: Words };
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

/** Whether KEDA's code must be loaded before a run of the scenario is prepared, or one of its texts is judged. */
export function needsKeda({ manifest, incidents }: Pick<Scenario, "manifest" | "incidents">): boolean {
  return namesScaledObject(manifest) || incidents.some((incident) => incident.kind === "hpaEdited" && namesScaledObject(incident.manifest));
}

/** Whether a text has a ScaledObject. Only KEDA's code can say so, so a text that names one must come with it. */
export function hasScaledObject(text: string, keda: KedaPart | null): keda is KedaPart {
  if (keda === null && namesScaledObject(text)) throw new Error("a text names a ScaledObject, but KEDA's code is not there");
  return keda?.has(text) === true;
}
