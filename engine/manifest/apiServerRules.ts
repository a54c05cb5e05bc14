import { inEachVersion, isBefore, type KubernetesVersion } from "../controller/releases";

/** What a version's API server does that an older one does not. Whether it keeps behavior.*.tolerance is a question to its gate. */
export interface ApiServerRules {
  /** The apiVersion of a reference must parse, and must name a group if one is needed. Since 1.34. */
  checksReferenceVersions: boolean;
  /** A maxReplicas of 0 counts as missing. Likely since 1.36; 1.37 is possible. */
  requiresMaxReplicas: boolean;
  /** The bounds are declared with the fields, and so checked last. Since 1.37: 1.36 declares them but does not enforce what it declares. */
  declaresBounds: boolean;
  /**
   * A malformed key or name is called a label key; older servers call it a qualified name. The release is unknown; this follows the first
   * one that enforces declared rules.
   */
  namesLabelKeys: boolean;
}

export const apiServerRules: Readonly<Record<KubernetesVersion, ApiServerRules>> = inEachVersion((version) => ({
  checksReferenceVersions: !isBefore(version, "1.34"),
  requiresMaxReplicas: !isBefore(version, "1.36"),
  declaresBounds: !isBefore(version, "1.37"),
  namesLabelKeys: !isBefore(version, "1.37"),
}));
