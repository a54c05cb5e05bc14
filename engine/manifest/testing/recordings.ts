import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { FeatureGates } from "../../controller/flags";
import type { FieldError } from "../fieldError";
import type { Manifest } from "../manifest";

/** A manifest and what the API server of v1.37 found wrong with it. */
export interface ValidationRecording {
  name: string;
  manifest: Manifest;
  featureGates: FeatureGates;
  errors: FieldError[];
}

/** A manifest before and after the API server's defaulting. */
export interface DefaultsRecording {
  name: string;
  manifest: Manifest;
  defaulted: Manifest;
}

export const validationRecordings: ValidationRecording[] = readLines("validation.ndjson.gz");
export const defaultsRecordings: DefaultsRecording[] = readLines("defaults.ndjson.gz");

function readLines<T>(file: string): T[] {
  const text = gunzipSync(readFileSync(new URL(file, import.meta.url))).toString("utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
