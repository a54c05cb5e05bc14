import { foreign, say, type Words } from "../../lib/sentence";
import { behaviorGuide } from "./behaviorGuide";
import { metricGuide } from "./metricGuide";
import { objectGuide } from "./objectGuide";

/** Everything to know about one field of the API. Texts are plain, for a hover; code is in backquotes. */
export interface FieldGuide {
  /** With `[]` for every item: "spec.metrics[].type". */
  path: string;
  /** What it does to scaling. */
  sentence: Words;
  /** "int32", "int64", "string", "Quantity", "object", "list of objects", "map of strings". */
  type: FieldType;
  /** As it would be written; null if there is none. */
  default: Words | null;
  /** What is allowed; null if every value of the type is. */
  range: Words | null;
  required: boolean;
  /** The Kubernetes version in which autoscaling/v2 got the field, and the gate that it depends on; null: from the beginning. */
  since: Words | null;
  values: readonly EnumValue[];
}

export type FieldType =
  | "int32"
  | "int64"
  | "string"
  | "boolean"
  | "Quantity"
  | "object"
  | "list of objects"
  | "list of strings"
  | "map of strings"
  | "text in quotes";

/** How the type is named to a person. */
export const typeWords: Readonly<Record<FieldType, Words>> = {
  int32: foreign("int32"),
  int64: foreign("int64"),
  string: foreign("string"),
  boolean: foreign("boolean"),
  Quantity: foreign("Quantity"),
  object: foreign("object"),
  "list of objects": say`list of objects`,
  "list of strings": say`list of strings`,
  "map of strings": say`map of strings`,
  "text in quotes": say`text in quotes`,
};

export interface EnumValue {
  value: string;
  /** Null: the value says it all. */
  sentence: Words | null;
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
