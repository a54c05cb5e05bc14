import { foreign, type Words } from "../../lib/sentence";
import type { FieldGuide, FieldType } from "./fieldGuide";

/** One entry of the guide: a field of a type with its sentence, and everything that differs from most fields. */
export function field(
  path: string,
  type: FieldType,
  sentence: Words,
  rest: Partial<Omit<FieldGuide, "path" | "type" | "sentence">> = {},
): FieldGuide {
  return { path, sentence, type, default: null, range: null, required: false, since: foreign("1.23"), values: [], ...rest };
}

export const required = { required: true } as const;
