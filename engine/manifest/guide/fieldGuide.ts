/** What there is to know about one field of the API. Texts are plain, for a hover; code is in backquotes. */
export interface FieldGuide {
  /** With `[]` for every item: "spec.metrics[].type". */
  path: string;
  /** What it does to scaling. */
  sentence: string;
  /** "int32", "string", "Quantity", "object", "list of objects", "map of strings". */
  type: string;
  /** As it would be written; null where there is none. */
  default: string | null;
  /** What is allowed; "" where anything of the type is. */
  range: string;
  required: boolean;
  /** The Kubernetes version that the field came with in autoscaling/v2 ("1.23"), and the gate it hangs on. */
  since: string;
  values: readonly EnumValue[];
}

export interface EnumValue {
  value: string;
  sentence: string;
}
