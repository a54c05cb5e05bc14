/** The releases whose autoscaler is known. Nothing of the list changed in a patch release, so a minor release names one controller. */

/** Oldest first. */
export const kubernetesVersions = ["1.28", "1.29", "1.30", "1.31", "1.32", "1.33", "1.34", "1.35", "1.36", "1.37", "1.38"] as const;

export type KubernetesVersion = (typeof kubernetesVersions)[number];

/** The newest release: a new scenario has it, and advice names it. HACKING.md says how a preview becomes the newest release. */
export const latestVersion: KubernetesVersion = "1.37";

/** What a scenario, a link, a record or an argument means that names no version. It never changes, because a link never changes its run. */
export const unnamedVersion: KubernetesVersion = "1.37";

/** The end of the list, whether it is released or not. Rules that it no longer has are what the others are compared with. */
export const newestRules: KubernetesVersion = kubernetesVersions[kubernetesVersions.length - 1]!;

/**
 * A version that is not released yet; null if there is none. Of 1.38 the rules up to 1.38.0-alpha.2 are known. They may change until the
 * release, which is planned for 2026-12-16.
 */
export const previewVersion: KubernetesVersion | null = newestRules === latestVersion ? null : newestRules;

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
