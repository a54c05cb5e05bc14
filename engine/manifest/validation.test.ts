import { expect, test } from "vitest";
import { defaultManifest } from "./defaults";
import { validationRecordings } from "./testing/recordings";
import { validateManifest } from "./validation";

test.each(validationRecordings)("finds what the API server found in $name", ({ manifest, featureGates, errors }) => {
  expect(validateManifest(defaultManifest(manifest), featureGates)).toEqual(errors);
});
