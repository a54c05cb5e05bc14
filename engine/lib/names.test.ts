import { expect, test } from "vitest";
import { asLabelValue, isValidLabelValue } from "./names";

test("a label's value made from any name of an object is valid, and a short name stays", () => {
  expect(asLabelValue("web")).toBe("web");
  for (const name of ["a".repeat(253), `${"a".repeat(62)}-${"b".repeat(20)}`, `${"a".repeat(60)}.-.b`, `${"ab-.".repeat(20)}c`]) {
    expect(isValidLabelValue(name)).not.toEqual([]);
    expect([asLabelValue(name), isValidLabelValue(asLabelValue(name))]).toEqual([name.slice(0, asLabelValue(name).length), []]);
    expect(asLabelValue(name).length).toBeGreaterThan(55);
  }
});
