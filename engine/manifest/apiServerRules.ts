import { inEachVersion, isBefore, type Dated, type KubernetesVersion } from "../controller/releases";

/**
 * What a version's API server does that an older one does not. Whether it keeps behavior.*.tolerance, or accepts a minReplicas of 0, is a
 * question to the gates.
 */
export interface ApiServerRules {
  /** The apiVersion of a reference must parse, and must name a group if one is needed. */
  checksReferenceVersions: boolean;
  /** A maxReplicas of 0 counts as missing. */
  requiresMaxReplicas: boolean;
  /** The bounds are declared with the fields, and so checked last. 1.36 declares them but does not enforce what it declares. */
  declaresBounds: boolean;
  /** A malformed key or name is called a label key; older servers call it a qualified name. */
  namesLabelKeys: boolean;
}

export const apiServerChanges = {
  checksReferenceVersions: { since: "1.34", certainty: "sure" },
  // 1.37 is possible.
  requiresMaxReplicas: { since: "1.36", certainty: "likely" },
  declaresBounds: { since: "1.37", certainty: "likely" },
  // This follows the first release that enforces declared rules.
  namesLabelKeys: { since: "1.37", certainty: "unknown" },
} as const satisfies Record<keyof ApiServerRules, Dated>;

export const apiServerRules: Readonly<Record<KubernetesVersion, ApiServerRules>> = inEachVersion((version) => {
  const has = (rule: keyof ApiServerRules) => !isBefore(version, apiServerChanges[rule].since);
  return {
    checksReferenceVersions: has("checksReferenceVersions"),
    requiresMaxReplicas: has("requiresMaxReplicas"),
    declaresBounds: has("declaresBounds"),
    namesLabelKeys: has("namesLabelKeys"),
  };
});
