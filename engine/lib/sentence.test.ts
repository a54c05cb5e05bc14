import { expect, test } from "vitest";
import { plain, say } from "./sentence";

test("a sentence is its template and its values", () => {
  expect(say`Set ${"a"} to ${5}.`).toEqual({ text: "Set {0} to {1}.", values: ["a", 5] });
});

test("its English has the values, also where a value is a sentence, and never reads a value as a template", () => {
  expect(plain(say`Set ${say`the bound ${"{0}"}`} to ${5}.`)).toBe("Set the bound {0} to 5.");
  expect(plain("{0} is upstream's")).toBe("{0} is upstream's");
});
