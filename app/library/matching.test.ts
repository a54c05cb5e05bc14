import { expect, test, vi } from "vitest";
import { listed } from "./listed";
import { matching } from "./matching";

const ids = (words: string) => matching(words).map(({ id }) => id);

test("without words every question is found, in the library's order", () => expect(matching("  ")).toEqual(listed));

test("each word must occur, in any case and order", () => {
  expect(ids("COOLDOWN rescale")).toContain("forbidden-windows");
  expect(ids("cooldown rescale")).toEqual(ids("rescale cooldown"));
  for (const id of ids("cooldown rescale")) expect(ids("cooldown")).toContain(id);
  expect(ids("cooldown zebra")).toEqual([]);
});

test("a typed apostrophe finds a printed one", () => expect(ids("today's window")).toContain("forbidden-windows"));

test.each(["maintenance", "Wartungsmodus", "режим обслуговування"])("people's words are found in every language: %s", (words) => {
  expect(ids(words)).toContain("paused-at-zero");
});

test("words of a manifest are found", () => expect(ids("stabilizationWindowSeconds").length).toBeGreaterThan(0));

test.each([
  ["de", "flaute ANSTIEG", "forbidden-windows"],
  ["uk", "пам'яті МАКСИМУМУ немає", "idle-memory"],
] as const)("on a page in %s its words are found, and the English ones as well", async (language, words, id) => {
  vi.resetModules();
  vi.doMock("../text/language", async () => ({ language, catalogue: await catalogueOf(language) }));
  const page = await import("./matching");
  expect(page.matching(words).map((entry) => entry.id)).toEqual([id]);
  expect(page.matching("cooldown kubernetes").map((entry) => entry.id)).toContain("forbidden-windows");
  expect(page.matching("first steps").map((entry) => entry.id)).toContain("small-difference");
});

const catalogueOf = async (language: "de" | "uk") =>
  language === "de" ? (await import("../text/testing/catalogues")).de : (await import("../text/testing/catalogues")).uk;
