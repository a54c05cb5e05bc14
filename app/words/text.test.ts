import { describe, expect, test, vi } from "vitest";
import { keyOf } from "../text/keyOf";
import { filled, pieces, plural, t, translated } from "./text";

const spoken = vi.hoisted(() => ({
  language: "uk",
  catalogue: {
    messages: { "{0} of {1} in {2}": "in {2}: {1}, davon {0}", Save: "Speichern" },
    entries: { "Why does it wait?": "Warum wartet er?" },
    nouns: { pod: { one: "под", few: "поди", many: "подів", other: "пода" } },
  },
}));
vi.mock("../text/language", () => spoken);

describe("a text", () => {
  test("is the catalogue's, with its values in that language's order", () => {
    expect(t`Save`).toBe("Speichern");
    expect(t`${1} of ${2} in ${"web"}`).toBe("in web: 2, davon 1");
  });

  test("is English if the catalogue has none", () => {
    expect(t`Kept ${3}.`).toBe("Kept 3.");
  });

  test("of the library is looked up whole, and only there", () => {
    expect(translated("Why does it wait?")).toBe("Warum wartet er?");
    expect(translated("Save")).toBe("Save");
  });

  test("keeps values that are not strings as they are", () => {
    const value = { kind: "number" };
    expect(pieces(["Kept ", "."], [value])).toEqual(["Kept ", value, "."]);
    expect(pieces(["", " of ", " in ", ""], [value, 2, 3])).toEqual(["in ", 3, ": ", 2, ", davon ", value]);
  });

  test("has numbered values in its key", () => {
    expect(keyOf(["Went from ", " to ", "."])).toBe("Went from {0} to {1}.");
    expect(filled("{1}{0}", ["a", "b"])).toEqual(["b", "a"]);
  });
});

test("a number of things takes the language's form for that number", () => {
  expect([1, 3, 5, 21, 0.5].map((count) => plural(count, "pod"))).toEqual(["1 под", "3 поди", "5 подів", "21 под", "0,5 пода"]);
  expect([1, 2].map((count) => plural(count, "node"))).toEqual(["1 node", "2 nodes"]);
});
