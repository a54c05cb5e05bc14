/** The releases whose autoscaler is known. Nothing of the list changed in a patch release, so a minor release names one controller. */

/** Oldest first. */
export const kubernetesVersions = ["1.28", "1.29", "1.30", "1.31", "1.32", "1.33", "1.34", "1.35", "1.36", "1.37", "1.38"] as const;

export type KubernetesVersion = (typeof kubernetesVersions)[number];

/** The newest release. A scenario that names no version is of this one. */
export const latestVersion: KubernetesVersion = "1.37";

/** Not released yet: the rules that are known up to 1.38.0-alpha.2. They may change until the release, which is planned for 2026-12-16. */
export const previewVersion: KubernetesVersion = "1.38";

export function isBefore(version: KubernetesVersion, other: KubernetesVersion): boolean {
  return kubernetesVersions.indexOf(version) < kubernetesVersions.indexOf(other);
}

/** A table with an entry for each release. */
export function inEachVersion<T>(entry: (version: KubernetesVersion) => T): Readonly<Record<KubernetesVersion, T>> {
  return Object.fromEntries(kubernetesVersions.map((version) => [version, entry(version)])) as Record<KubernetesVersion, T>;
}

/**
 * How well the release of a change is known. `sure`: a release note, a dated merge or a dated file names it. `likely`: the dates leave one
 * release as by far the best. `unknown`: it changed between the two releases whose controllers were recorded.
 */
export type Certainty = "sure" | "likely" | "unknown";

/** When a difference between releases came: the first release that behaves as today's does. */
export interface Dated {
  since: KubernetesVersion;
  certainty: Certainty;
}
