import { expect, test } from "vitest";
import { library } from "../../engine/library";
import { matching } from "./matching";

const ids = (words: string) => matching(library, words).map(({ id }) => id);

test("without words every question is found, in the library's order", () => expect(matching(library, "  ")).toEqual(library));

test("each word has to occur somewhere, in any case and order", () => {
  expect(ids("COOLDOWN first")).toContain("forbidden-windows");
  expect(ids("cooldown first")).toEqual(ids("first cooldown"));
  for (const id of ids("cooldown first")) expect(ids("cooldown")).toContain(id);
  expect(ids("cooldown zebra")).toEqual([]);
});

test("a typed apostrophe finds a printed one", () => expect(ids("today's window")).toContain("forbidden-windows"));

test("what a manifest says is found", () => expect(ids("stabilizationWindowSeconds").length).toBeGreaterThan(0));
