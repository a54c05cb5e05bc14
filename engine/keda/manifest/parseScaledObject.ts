import { latestVersion, type FeatureGates, type KubernetesVersion } from "../../controller/flags";
import { unnamedKedaVersion, type KedaVersion } from "../../kedaReleases/releases";
import type { ScaledObject } from "../scaledObject";
import type { ExternalMetric } from "../triggers/trigger";
import { reportProblems, type Finding } from "../../manifest/finding";
import type { ManifestReading } from "../../manifest/parseManifest";
import { targetAmong } from "../../manifest/readText";
import { readScaledObject, type ReadingContext, type ReadScaledObject } from "./readScaledObject";

/** What a text with a ScaledObject says. `hpa` is the HPA that KEDA makes of it, with its defaults. */
export interface ScaledObjectReading extends ManifestReading {
  /** As the API server stores it. It and `hpa` exist exactly if no problem is an error. */
  scaledObject: ScaledObject | null;
  /** The variables of the target's container, by name, as far as the text or its references to them say. */
  env: Readonly<Record<string, string>>;
  /** What external scalers are taken to name, by the trigger's index. */
  externalMetrics: Readonly<Record<string, readonly ExternalMetric[]>>;
}

/** Reads a text that has a ScaledObject, as strictly as the API server and KEDA do. Never throws. */
export function parseScaledObject(
  text: string,
  featureGates: FeatureGates,
  version: KubernetesVersion | undefined,
  kedaVersion: KedaVersion | undefined,
): ScaledObjectReading {
  const read = readScaledObject(text, readingContext(featureGates, version, kedaVersion));
  const { findings, workloads, env, externalMetrics } = read;
  return { problems: reportProblems(text, findings), ...runnable(read, findings), workload: targetAmong(workloads), env, externalMetrics };
}

/** As a scenario says it: without a release of Kubernetes it is of today's, and without one of KEDA it was made before there were two. */
export const readingContext = (
  featureGates: FeatureGates,
  version: KubernetesVersion = latestVersion,
  kedaVersion: KedaVersion = unnamedKedaVersion,
): ReadingContext => ({ featureGates, version, kedaVersion });

/** The object and its HPA, if nothing of what was found is an error. */
export function runnable(
  { object, hpa }: ReadScaledObject,
  findings: readonly Finding[],
): Pick<ScaledObjectReading, "scaledObject" | "hpa"> {
  const isRefused = findings.some(({ severity }) => severity === "error");
  return isRefused || object === null || hpa === null ? { scaledObject: null, hpa: null } : { scaledObject: object, hpa };
}
