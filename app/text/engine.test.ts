import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { validationRecordings } from "../../engine/manifest/testing/recordings";
import { fromEngine } from "../ui/engineText";
import type { Catalogue } from "../ui/language";
import { filled } from "../ui/text";
import { de } from "./de";
import { readSentences } from "./testing/engineSources";
import { notOurs, saidAsValues, shownSources } from "./testing/shownOfEngine";
import { uk } from "./uk";

vi.mock("../ui/language", async () => ({ language: "de", catalogue: (await import("./de")).de }));

const engine = join(import.meta.dirname, "../../engine");
const languages: [string, Catalogue][] = [
  ["German", de],
  ["Ukrainian", uk],
];
const places = (text: string): string[] => (text.match(/\{\d+\}/g) ?? []).toSorted();
const all = new Set(shownSources.flatMap((source) => [...readSentences(filesOf(source)).keys()]));
const ours = [...saidAsValues, ...[...all].filter((key) => !notOurs.includes(key))];

function filesOf(source: string): string[] {
  const path = join(engine, source);
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => (name.endsWith(".test.ts") ? [] : [join(path, name)]));
}

test("what is excused is there", () => {
  expect(notOurs.filter((text) => !all.has(text))).toEqual([]);
});

describe.each(languages)("what the engine says, in %s,", (_, catalogue) => {
  test("is complete", () => {
    expect(ours.filter((key) => !Object.hasOwn(catalogue.engine, key))).toEqual([]);
  });

  test("holds nothing that is not said", () => {
    expect(Object.keys(catalogue.engine).filter((key) => !ours.includes(key))).toEqual([]);
  });

  test("uses every value of a text", () => {
    expect(Object.entries(catalogue.engine).filter(([key, text]) => String(places(key)) !== String(places(text)))).toEqual([]);
  });
});

describe("the page's language", () => {
  test.each(Object.entries(de.engine))("has the values of %j", (key, translation) => {
    const values = places(key).map((place) => `<${place}>`);
    expect(fromEngine(filled(key, values).join(""))).toBe(filled(translation, values).join(""));
  });

  test("leaves what the API server says as it is", () => {
    const messages = validationRecordings.flatMap(({ errors }) => errors.map(({ message }) => message));
    expect(messages.length).toBeGreaterThanOrEqual(60);
    expect(messages.filter((message) => fromEngine(message) !== message)).toEqual([]);
  });
});
