import { describe, expect, test } from "vitest";
import { replayVpa, vpaFamilies, type VpaFamily } from "../doors/conformance";
import { readVpaLines } from "./testing/traces";

const counts: Record<VpaFamily, number> = {
  "vpa-histogram": 226,
  "vpa-recommendation": 300,
  "vpa-capping": 225,
  "vpa-updater": 250,
  "vpa-admission": 200,
};

describe.each(vpaFamilies)("%s", (family) => {
  const lines = readVpaLines(family);

  test("there are recordings", () => expect(lines.length).toBe(counts[family]));

  // One test for each hundred lines: thousands of tests of one comparison each would take longer to list than to run.
  const hundreds = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => index * 100);
  test.each(hundreds)("the lines from %d on", (from) => {
    for (const { name, input, expect: recorded } of lines.slice(from, from + 100)) {
      const replayed = JSON.parse(JSON.stringify(replayVpa(family, input)));
      expect({ name, ...nearTo(recorded, replayed) }).toEqual({ name, ...recorded });
    }
  });
});

/** The replayed value, with the recorded number wherever the two differ by the last digits of a sum of fractions. Integers are exact. */
function nearTo<Value>(recorded: Value, replayed: Value): Value {
  if (typeof recorded === "number" && typeof replayed === "number") {
    const near = Math.abs(recorded - replayed) <= 1e-9 * Math.abs(recorded);
    return near && !(Number.isInteger(recorded) && Number.isInteger(replayed)) ? recorded : replayed;
  }
  if (typeof recorded !== "object" || recorded === null || typeof replayed !== "object" || replayed === null) return replayed;
  if (Array.isArray(replayed)) {
    return replayed.map((value, index) => nearTo((recorded as unknown as unknown[])[index], value)) as Value;
  }
  return Object.fromEntries(Object.entries(replayed).map(([key, value]) => [key, nearTo(recorded[key as keyof Value], value)])) as Value;
}
