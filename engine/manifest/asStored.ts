import type { FeatureGates } from "../controller/flags";

/** A line of the manifest as the API server stores it. */
export interface StoredLine {
  text: string;
  /** The field that the line begins, as the API server writes it. */
  path: string;
  /** `changed` is the same value in another form: a canonical quantity, a field of autoscaling/v2. */
  mark: "written" | "added" | "changed";
  /** Why the line was added or changed; "" for a written one. */
  reason: string;
  /** The line of the text it comes from, from 1; null for an added one. */
  line: number | null;
}

/** The autoscaler with its defaults filled in; null where the API server would refuse it or there is none. */
export function asStored(_text: string, _featureGates: FeatureGates): StoredLine[] | null {
  return null;
}
