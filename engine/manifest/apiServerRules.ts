import type { KubernetesVersion } from "../controller/flags";

/** What a version's API server does that an older one does not. */
export interface ApiServerRules {
  /** behavior.*.tolerance is a field; an older server drops it as it decodes. */
  knowsTolerance: boolean;
  /** The apiVersion of a reference must parse, and must name a group if one is needed. */
  checksReferenceVersions: boolean;
  /** The bounds are declared with the fields and checked last, so a maxReplicas of 0 counts as missing. */
  declaresBounds: boolean;
  /** A malformed key or name is called a label key; older servers call it a qualified name. */
  namesLabelKeys: boolean;
}

export const apiServerRules: Readonly<Record<KubernetesVersion, ApiServerRules>> = {
  "1.28": { knowsTolerance: false, checksReferenceVersions: false, declaresBounds: false, namesLabelKeys: false },
  "1.37": { knowsTolerance: true, checksReferenceVersions: true, declaresBounds: true, namesLabelKeys: true },
};
