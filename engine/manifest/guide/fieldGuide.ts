import { behaviorGuide } from "./behaviorGuide";
import { metricGuide } from "./metricGuide";
import { objectGuide } from "./objectGuide";

/** What there is to know about one field of the API. Texts are plain, for a hover; code is in backquotes. */
export interface FieldGuide {
  /** With `[]` for every item: "spec.metrics[].type". */
  path: string;
  /** What it does to scaling. */
  sentence: string;
  /** "int32", "string", "Quantity", "object", "list of objects", "map of strings". */
  type: FieldType;
  /** As it would be written; null where there is none. */
  default: string | null;
  /** What is allowed; "" where anything of the type is. */
  range: string;
  required: boolean;
  /** The Kubernetes version that the field came with in autoscaling/v2, and the gate it hangs on. */
  since: string;
  values: readonly EnumValue[];
}

export type FieldType = "int32" | "string" | "Quantity" | "object" | "list of objects" | "list of strings" | "map of strings";

export interface EnumValue {
  value: string;
  sentence: string;
}

/** Every field of a HorizontalPodAutoscaler in autoscaling/v2 that a person writes, in the API's order. */
export const fieldGuides: readonly FieldGuide[] = [...objectGuide, ...metricGuide, ...behaviorGuide];

const byPath = new Map(fieldGuides.map((guide) => [guide.path, guide]));

export function guideOf(path: string): FieldGuide | undefined {
  return byPath.get(path);
}

/** The fields of an object, "" being the whole manifest. */
export function fieldsOf(path: string): readonly FieldGuide[] {
  const prefix = path === "" ? "" : `${path}.`;
  return fieldGuides.filter((guide) => guide.path.startsWith(prefix) && !/[.[]/.test(guide.path.slice(prefix.length)));
}
