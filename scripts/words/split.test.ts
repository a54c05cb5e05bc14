import { expect, test } from "vitest";
import { split, type CodeFile, type Split } from "./split";

const file = (texts: string[], imports: string[] = [], dynamicImports: string[] = []): CodeFile => ({
  texts: new Set(texts),
  imports,
  dynamicImports,
});

const page = new Map<string, CodeFile>([
  ["index", file([], ["page"])],
  ["page", file(["Play"], [], ["library", "tune", "lesson", "pin"])],
  ["library", file(["Library", "Play"], ["page", "entries"])],
  ["tune", file(["Tune"], ["page", "entries", "sums"], ["front"])],
  ["entries", file(["An entry"], ["page"])],
  ["sums", file(["A sum"], ["page"])],
  ["front", file(["The front", "A sum"], ["page"])],
  ["lesson", file([])],
  ["pin", file(["A pin"], ["page"])],
]);
const weigh = (text: string) => ({ "A sum": 1000, "A pin": 10 })[text] ?? 5000;
const divided = split(page, "index", weigh);

/** The texts that are there when a file of code runs. */
function shownBy(name: string, { first, groups, needs }: Split): Set<string> {
  return new Set([...first, ...(needs.get(name) ?? []).flatMap((index) => groups[index]!.texts)]);
}

test("the first part has its own texts and those of a part with few words, and no late file brings them again", () => {
  expect([...divided.first]).toEqual(["Play", "A pin"]);
  expect(divided.groups.flatMap(({ texts }) => texts).toSorted()).toEqual(["A sum", "An entry", "Library", "The front", "Tune"]);
});

test("a late file needs its own texts and those of all that it imports", () => {
  const named = (name: string) => (divided.needs.get(name) ?? []).map((index) => divided.groups[index]!.name).toSorted();
  expect(named("library")).toEqual(["library", "shared"]);
  expect(named("tune")).toEqual(["shared", "shared", "tune"]);
  expect(named("front")).toEqual(["front", "shared"]);
  expect(divided.needs.has("lesson")).toBe(false);
});

test("whatever the files are, each text comes once and before the code that shows it", () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  for (let run = 0; run < 200; run++) {
    const names = Array.from({ length: 2 + random(12) }, (_, index) => `file${index}`);
    const some = (most: number) => Array.from({ length: random(most) }, () => names[random(names.length)]!);
    const files = new Map(
      names.map((name) => [
        name,
        file(
          Array.from({ length: random(5) }, () => `text ${random(12)}`),
          some(3),
          some(3),
        ),
      ]),
    );
    const made = split(files, "file0", (text) => text.length * random(1000));
    const late = made.groups.flatMap(({ texts }) => texts);
    expect([new Set(late).size, late.filter((text) => made.first.has(text))]).toEqual([late.length, []]);
    const starts = names.flatMap((name) => files.get(name)!.dynamicImports);
    for (const start of ["file0", ...starts]) {
      const there = shownBy(start, made);
      const reached = new Set([start]);
      for (const each of reached) for (const imported of files.get(each)!.imports) reached.add(imported);
      for (const each of reached)
        for (const text of files.get(each)!.texts) expect(there, `${text} in ${each}, seed 7, run ${run}`).toContain(text);
    }
  }
});
