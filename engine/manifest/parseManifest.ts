import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { unnamedVersion, type FeatureGates, type KubernetesVersion } from "../controller/flags";
import { type Finding, reportProblems } from "./finding";
import type { Diagnostic } from "./problem";
import { readText, type ReadText, targetAmong } from "./readText";
import type { ManifestWorkload } from "./workload";

/**
 * What a manifest's text says. `problems` are in the order of the text; `hpa` has its defaults, and exists exactly if no problem is an
 * error.
 */
export interface ManifestReading {
  problems: Diagnostic[];
  hpa: HorizontalPodAutoscaler | null;
  /** The workload that the autoscaler's scaleTargetRef names, if the text has it. */
  workload: ManifestWorkload | null;
}

/**
 * Reads YAML or JSON with one HorizontalPodAutoscaler in it, of any version, as strictly as the API server of `version` does. Never throws.
 * It accepts what `judgeManifest` accepts, with less code: a run needs no more. `stored`: the object that it updates; null: it makes a new
 * one.
 */
export function parseManifest(
  text: string,
  featureGates: FeatureGates,
  version: KubernetesVersion = unnamedVersion,
  stored: HorizontalPodAutoscaler | null = null,
): ManifestReading {
  return readingOf(readText(text, featureGates, version, undefined, stored));
}

export function readingOf(read: ReadText): ManifestReading {
  const { text, findings, workloads } = read;
  return { problems: reportProblems(text, findings), hpa: runnable(read, findings), workload: targetAmong(workloads) };
}

/** The autoscaler, if nothing of what was found is an error. */
export function runnable({ autoscaler }: ReadText, findings: readonly Finding[]): HorizontalPodAutoscaler | null {
  return findings.some(({ severity }) => severity === "error") ? null : (autoscaler?.hpa ?? null);
}
