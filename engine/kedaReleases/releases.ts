/** The releases of KEDA whose rules are known. A minor release names its newest patch release. */

/** Oldest first. */
export const kedaVersions = ["2.20", "2.21"] as const;

export type KedaVersion = (typeof kedaVersions)[number];

/** The newest release. A new scenario with a ScaledObject is of this one. */
export const latestKedaVersion: KedaVersion = "2.21";

/** What a scenario without a version means: it was made while KEDA had no other one here. Frozen. */
export const unnamedKedaVersion: KedaVersion = "2.20";

/** The patch release of each, which KEDA writes into the labels of its HPA. */
export const kedaPatchVersions: Readonly<Record<KedaVersion, string>> = { "2.20": "2.20.2", "2.21": "2.21.1" };

export function isKedaBefore(version: KedaVersion, other: KedaVersion): boolean {
  return kedaVersions.indexOf(version) < kedaVersions.indexOf(other);
}
