import { describe, expect, test } from "vitest";
import { clusterFamilies, replayCluster } from "../doors/conformance";
import { readClusterLines } from "./testing/traces";

describe.each(clusterFamilies)("%s", (family) => {
  const lines = readClusterLines(family);

  test("there are recordings", () => expect(lines.length).toBeGreaterThanOrEqual(100));

  // One test for each hundred lines: thousands of tests of one comparison each would take longer to list than to run.
  const hundreds = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => index * 100);
  test.each(hundreds)("the lines from %d on", (from) => {
    for (const { name, input, expect: recorded } of lines.slice(from, from + 100)) {
      const replayed = replayCluster(family, input) as object;
      expect({ name, ...(Array.isArray(recorded) ? { list: replayed } : replayed) }).toMatchObject({
        name,
        ...(Array.isArray(recorded) ? { list: recorded } : recorded),
      });
    }
  });
});
