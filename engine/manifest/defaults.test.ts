import { expect, test } from "vitest";
import { defaultManifest } from "./defaults";
import { defaultsRecordings } from "./testing/recordings";

test.each(defaultsRecordings)("fills in what the API server filled in for $name", ({ manifest, defaulted }) => {
  expect(defaultManifest(manifest)).toStrictEqual(defaulted);
});
