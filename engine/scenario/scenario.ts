import type { ClusterSettings } from "../cluster/clusterSettings";
import type { Incident } from "../cluster/incident";
import type { Signal } from "../cluster/signal";
import type { Workload } from "../cluster/workload";
import { defaultFeatureGates, kubernetesVersions, previewVersion, type ControllerFlags, type FeatureGates } from "../controller/flags";
import { unnamedKedaVersion, type KedaVersion } from "../kedaReleases/releases";
import type { LoadCurve } from "../load/curve";
import type { OutcomeLimits } from "./outcomeLimits";
import type { Price } from "./price";
import type { ScenarioStart } from "./start";
import type { Study } from "./study";
import type { ScenarioVpa } from "./vpaHistory";

/**
 * Everything that a run depends on, as plain data: the same scenario gives the same trace in any browser. Links carry it and the browser
 * stores it.
 */
export interface Scenario {
  /** The version of the format. */
  version: typeof scenarioVersion;
  /** A title, at most 120 characters. It does not change the run. */
  name: string;
  /** YAML text as typed, valid or not. */
  manifest: string;
  /** From 600 (10 minutes) to 86,400 (24 hours), a whole number of minutes. */
  durationSeconds: number;
  /** Requests per second over the run. */
  load: LoadCurve;
  /** What the manifest says about the pods is used in place of it. */
  workload: Workload;
  /** The nodes and the metrics pipeline. */
  cluster: ClusterSettings;
  /** In order of time; at most `maxIncidents`. */
  incidents: readonly Incident[];
  /** What the manifest's Pods, Object and External metrics measure, where it differs from the guess by name. */
  signals: readonly Signal[];
  /** The release of the controller, its flags and its feature gates. */
  flags: ScenarioFlags;
  /** A whole number from 0 to 4,294,967,295. */
  seed: number;
  /** When it starts. Absent: `defaultStart`. */
  start?: ScenarioStart;
  /** How the manifest's VerticalPodAutoscaler begins. Absent: without a history. */
  vpa?: ScenarioVpa;
  /** The limits for its run, if it has any. They do not change the run. */
  limits?: OutcomeLimits;
  /** What the cost of its run follows from, if it has one. It does not change the run. */
  price?: Price;
  /** What a search of better settings asks about it, as it was typed; `readStudy` judges it. It does not change the run. */
  study?: Study;
}

export const scenarioVersion = 2;

/** The versions that a scenario may name, oldest first. 1.2 has its own controller, the autoscaler of Kubernetes 1.2. */
export const simulatedVersions = ["1.2", ...kubernetesVersions] as const;

export type SimulatedVersion = (typeof simulatedVersions)[number];

/** The versions as a refusal lists them. */
export const versionsOffered: string = simulatedVersions
  .map((version) => (version === previewVersion ? `${version} (preview)` : version))
  .join(", ");

/** The autoscaler of 1.2 reads only the sync period. */
export interface ScenarioFlags extends Omit<ControllerFlags, "kubernetesVersion"> {
  /** Absent: 1.37. */
  kubernetesVersion?: SimulatedVersion;
  /** Only a ScaledObject is run by it. Absent: 2.20, because the scenario was made before there were two. */
  kedaVersion?: KedaVersion;
}

/** The release of KEDA that runs a scenario's ScaledObject. */
export const kedaVersionOf = ({ flags }: { flags: ScenarioFlags }): KedaVersion => flags.kedaVersion ?? unnamedKedaVersion;

/** The flags of today's controller or another version of it; null: the autoscaler of 1.2 runs. */
export function controllerFlags({ kubernetesVersion, kedaVersion: _keda, ...flags }: ScenarioFlags): ControllerFlags | null {
  if (kubernetesVersion === "1.2") return null;
  return { ...(kubernetesVersion !== undefined && { kubernetesVersion }), ...flags };
}

/** The version's defaults; 1.2 had no gates. */
export function featureGatesOf(version: SimulatedVersion): FeatureGates {
  return version === "1.2" ? { HPAConfigurableTolerance: false, HPAScaleToZero: false } : defaultFeatureGates(version);
}

export const maxNameLength = 120;
export { maxManifestLength } from "../lib/longestManifest";
export const durationRange = { min: 600, max: 86_400, step: 60 } as const;
export const maxSeed = 4_294_967_295;
/** Characters of a metric's name. */
export const maxMetricNameLength = 253;
/** A run that may have more replicas at a time, or more replicas × seconds in all, is not simulated. */
export const maxRunReplicas = 10_000;
export const maxReplicaSeconds = 100_000_000;
