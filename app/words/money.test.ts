import { describe, expect, test } from "vitest";
import { outcomeWords } from "./names/outcomeWords";
import { money } from "./money";

test.each([
  [0, "€0.000"],
  [0.34, "€0.340"],
  [1234.5678, "€1\u202f234.568"],
  [0.0012, "€0.001"],
  [0.00034567, "€0.00035"],
  [0.0003, "€0.0003"],
  [0.0000000000123, "€0.000000000012"],
])("a cost of %s is written as %s, and only nothing is written as 0", (amount, written) => {
  expect(money(amount, 3, "€")).toBe(written);
});

describe("a small cost", () => {
  const cost = outcomeWords("service", "€").find(({ outcome }) => outcome === "cost")!;

  test("is rounded to the number that is shown", () => {
    expect(cost.round(0.00034567)).toBe(0.00035);
    for (const value of [0, 0.0000712, 0.00034567, 0.0012, 0.34, 12.3456])
      expect(cost.write(value)).toBe(cost.writeInColumn(cost.round(value)));
  });
});
