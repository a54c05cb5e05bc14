import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { FeatureGates } from "../../controller/flags";
import type { FieldError } from "../fieldError";
import type { Manifest } from "../manifest";

/** A manifest and the API server of v1.37's errors for it. */
interface ValidationRecording {
  name: string;
  manifest: Manifest;
  featureGates: FeatureGates;
  errors: FieldError[];
}

/** A manifest before and after the API server's defaulting. */
interface DefaultsRecording {
  name: string;
  manifest: Manifest;
  defaulted: Manifest;
}

export const validationRecordings: ValidationRecording[] = readLines("validation.ndjson.gz");
export const defaultsRecordings: DefaultsRecording[] = readLines("defaults.ndjson.gz");

/** Upstream reports the sources that must not be set in no fixed order: they are sorted before a comparison. */
export function inOneOrder(errors: readonly FieldError[]): FieldError[] {
  const isUnasked = ({ detail }: FieldError) => detail === "must populate the given metric source only";
  const unasked = errors.filter(isUnasked).toSorted((a, b) => (a.field < b.field ? -1 : 1));
  let next = 0;
  return errors.map((error) => (isUnasked(error) ? (unasked[next++] ?? error) : error));
}

function readLines<T>(file: string): T[] {
  const text = gunzipSync(readFileSync(new URL(file, import.meta.url))).toString("utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
