import { describe, expect, test } from "vitest";
import { replayKubectl } from "../conformance";
import { readKubectlLines } from "./testing/traces";

describe.each(["human-duration"] as const)("%s, to the letter", (family) => {
  test.each(readKubectlLines(family))("$name", ({ input, expect: recorded }) => {
    expect(replayKubectl(family, input)).toEqual(recorded);
  });
});
