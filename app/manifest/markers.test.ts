import { gunzipSync, strFromU8 } from "fflate";
import { expect, test } from "vitest";
import { defaultFlags, diagnoseManifest, type FeatureGates, type FieldError, type Manifest } from "../../engine/index";
import recordings from "../../engine/manifest/testing/validation.ndjson.gz?url&inline";
import { toMarker } from "./markers";

/** A manifest and the errors that the API server of v1.37 found in it. */
interface Recording {
  name: string;
  manifest: Manifest;
  featureGates: FeatureGates;
  errors: FieldError[];
}

/** Recordings with one error per field: the API server may report several errors for one field, but the editor shows one. */
const sample = linesOf(recordings).filter(
  ({ errors }) => errors.length > 0 && new Set(errors.map(({ field }) => field)).size === errors.length,
);

test("the sample is of 60 recordings and more", () => {
  expect(sample.length).toBeGreaterThanOrEqual(60);
});

test.each(sample)("marks the API server's error in $name at its place", ({ manifest, featureGates, errors }) => {
  const text = JSON.stringify(manifest, null, 2);
  const context = { featureGates, tolerance: defaultFlags.tolerance, containers: null, silenced: [] };
  const markers = diagnoseManifest(text, context).diagnostics.map(toMarker);
  for (const { message, field } of errors) {
    const marker = markers.find((each) => each.message === message);
    expect(marker, message).toMatchObject({ severity: 8 });
    const { from, to, value } = placeOf(manifest, field);
    expect([marker?.startLineNumber, marker?.endLineNumber], field).toSatisfy(
      ([first, last]) => from <= first && first <= last && last <= to,
    );
    if (typeof value !== "object") expect(markedText(text, marker), field).toBe(JSON.stringify(value));
  }
});

const markedText = (text: string, marker?: ReturnType<typeof toMarker>): string | undefined =>
  marker && text.split("\n")[marker.startLineNumber - 1]?.slice(marker.startColumn - 1, marker.endColumn - 1);

/** A field's value and its lines in the indented JSON, from 1. If the field is absent, its nearest parent's. */
function placeOf(manifest: Manifest, field: string): { from: number; to: number; value: unknown } {
  let value: unknown = manifest;
  let before = 0;
  for (const step of field.match(/[^.[\]]+/g) ?? []) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) break;
    const entries = Object.entries(value);
    const index = entries.findIndex(([key]) => key === step);
    // Counts the line of the bracket and the lines of the earlier siblings.
    before += 1 + entries.slice(0, index).reduce((sum, [, sibling]) => sum + heightOf(sibling), 0);
    value = entries[index]?.[1];
  }
  return { from: before + 1, to: before + heightOf(value), value };
}

const heightOf = (value: unknown): number => JSON.stringify(value, null, 2).split("\n").length;

function linesOf(dataUrl: string): Recording[] {
  const zipped = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(",") + 1)), (character) => character.charCodeAt(0));
  return strFromU8(gunzipSync(zipped))
    .trim()
    .split("\n")
    .map((line): Recording => JSON.parse(line));
}
