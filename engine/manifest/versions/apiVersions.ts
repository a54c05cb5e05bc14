/** A version of the autoscaler's API: the Kubernetes version that first served it, and the first that no longer did. */
interface ApiVersion {
  since: string;
  /** Null if it is still served. */
  removedIn: string | null;
  /** v1 has only CPU; v2beta1 and v2alpha1 have a target's fields beside the metric's; v2beta2 is v2 without tolerance. */
  form: "v1" | "v2beta1" | "v2beta2" | "v2";
}

/** The forms of a manifest; "extensions" is that of Kubernetes 1.1. */
export type ManifestForm = ApiVersion["form"] | "extensions";

const apiVersions: ReadonlyMap<string, ApiVersion> = new Map([
  ["autoscaling/v1", { since: "1.2", removedIn: null, form: "v1" }],
  ["autoscaling/v2alpha1", { since: "1.6", removedIn: "1.8", form: "v2beta1" }],
  ["autoscaling/v2beta1", { since: "1.8", removedIn: "1.25", form: "v2beta1" }],
  ["autoscaling/v2beta2", { since: "1.12", removedIn: "1.26", form: "v2beta2" }],
  ["autoscaling/v2", { since: "1.23", removedIn: null, form: "v2" }],
]);

export function apiVersionOf(apiVersion: string): ApiVersion | undefined {
  return apiVersions.get(apiVersion);
}
