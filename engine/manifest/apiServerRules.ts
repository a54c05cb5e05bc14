import type { KubernetesVersion } from "../controller/flags";

/** What a version's API server does that an older one does not. */
export interface ApiServerRules {
  /** behavior.*.tolerance is a field; an older server drops it as it decodes. */
  knowsTolerance: boolean;
  /** The apiVersion of a reference has to parse, and to name a group where one is needed. */
  checksReferenceVersions: boolean;
  /** The bounds are declared with the fields and checked last, so that a maxReplicas of 0 is one that is missing. */
  declaresBounds: boolean;
  /** A key or name of a wrong form is called a label key; older servers call it a qualified name. */
  namesLabelKeys: boolean;
}

export const apiServerRules: Readonly<Record<KubernetesVersion, ApiServerRules>> = {
  "1.28": { knowsTolerance: false, checksReferenceVersions: false, declaresBounds: false, namesLabelKeys: false },
  "1.37": { knowsTolerance: true, checksReferenceVersions: true, declaresBounds: true, namesLabelKeys: true },
};
