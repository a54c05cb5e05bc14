import { behaviorGuide } from "./behaviorGuide";
import { metricGuide } from "./metricGuide";
import { objectGuide } from "./objectGuide";

/** Everything to know about one field of the API. Texts are plain, for a hover; code is in backquotes. */
export interface FieldGuide {
  /** With `[]` for every item: "spec.metrics[].type". */
  path: string;
  /** What it does to scaling. */
  sentence: string;
  /** "int32", "string", "Quantity", "object", "list of objects", "map of strings". */
  type: FieldType;
  /** As it would be written; null if there is none. */
  default: string | null;
  /** What is allowed; "" if every value of the type is. */
  range: string;
  required: boolean;
  /** The Kubernetes version in which autoscaling/v2 got the field, and the gate that it depends on. */
  since: string;
  values: readonly EnumValue[];
}

export type FieldType =
  | "int32"
  | "string"
  | "boolean"
  | "Quantity"
  | "object"
  | "list of objects"
  | "list of strings"
  | "map of strings"
  | "text in quotes";

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

/** The fields of an object; "" is the whole manifest. */
export function fieldsOf(path: string): readonly FieldGuide[] {
  const prefix = path === "" ? "" : `${path}.`;
  return fieldGuides.filter((guide) => guide.path.startsWith(prefix) && !/[.[]/.test(guide.path.slice(prefix.length)));
}
