import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { evidenceEntries, library, plainText, textParts } from "../../engine/doors/library";
import { partNames, translatedInto } from "../../scripts/words/areas";
import { readTexts } from "../../scripts/words/readTexts";
import type { Catalogue } from "./catalogue";
import { languages as names } from "./language";
import { areaFiles, areas, de, uk } from "./testing/catalogues";
import { notWords, properNames } from "./testing/notWords";

const app = join(import.meta.dirname, "..");
// These files are not translated: a lesson's text, for example, is English in every language, and so is what other sites show of a link.
const paths = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
  (path) =>
    /\.tsx?$/.test(path) &&
    !/\.test\.|\.d\.ts$|testing[/]|^text[/]|^doors[/]previews|^lessons[/]format|^words[/]search[/]peoplesWords|^marks[/]picture[/]lessonCard|^lessons[/]solutions|^words[/]text\.ts/.test(
      path,
    ),
);
const rooms = [...new Set(paths.map((path) => path.split("/").at(0) ?? ""))].map((room) => (room.includes(".") ? "app" : room));
const filesOf = (room: string): string[] =>
  paths.filter((path) => (room === "app" ? !path.includes("/") : path.startsWith(`${room}/`))).map((path) => join(app, path));
const languages: [string, string, Catalogue][] = [
  ["de", "German", de],
  ["uk", "Ukrainian", uk],
];
// The engine's own texts are English, and the catalogue translates each text of the library as a whole.
const libraryTexts = [
  ...[...library, ...evidenceEntries].flatMap(({ title, text, look, change }) => [title, text, look.text, change]),
  ...library.flatMap(({ finding }) => (finding === undefined ? [] : [finding])),
];
const places = (text: string): string[] => (text.match(/\{\d+\}/g) ?? []).toSorted();

describe.each([...new Set(rooms)])("%s", (room) => {
  const { messages, nouns, strays } = readTexts(filesOf(room));

  test("shows no text that bypasses the catalogue", () => {
    const known = new Set([...properNames, ...(notWords[room] ?? [])]);
    expect(strays.filter(({ text }) => !known.has(text)).map(({ path, text }) => `${path.slice(app.length + 1)}: ${text}`)).toEqual([]);
  });

  test("excuses only texts that exist", () => {
    expect((notWords[room] ?? []).filter((text) => strays.every((stray) => stray.text !== text))).toEqual([]);
  });

  test.each(languages)("is complete in %s", (_, name, catalogue) => {
    expect(
      [...messages.keys()].filter((key) => !Object.hasOwn(catalogue.messages, key)),
      `${name} texts`,
    ).toEqual([]);
    expect(
      [...nouns.keys()].filter((key) => !Object.hasOwn(catalogue.nouns, key)),
      `${name} nouns`,
    ).toEqual([]);
  });
});

describe("the files of translations", () => {
  test("translate each text into every language of the page", () => {
    expect(["en", ...translatedInto].toSorted()).toEqual(Object.keys(names).toSorted());
    const lacking = areas.flatMap(({ name, texts }) =>
      Object.entries(texts).flatMap(([english, translations]) =>
        translatedInto.filter((language) => !translations[language]).map((language) => [name, english, language]),
      ),
    );
    expect(lacking).toEqual([]);
  });

  test("hold every text once", () => {
    const holders = new Map<string, string[]>();
    for (const file of areaFiles()) {
      // The reader of JSON keeps only the last of two texts.
      for (const english of keysIn(readFileSync(file, "utf8"))) {
        const key = `${partNames.find((part) => file.includes(`/text/${part}/`))}: ${english}`;
        holders.set(key, [...(holders.get(key) ?? []), file]);
      }
    }
    expect(holders.size).toBeGreaterThan(5000);
    expect([...holders].filter(([, at]) => at.length > 1)).toEqual([]);
  });
});

function keysIn(json: string): string[] {
  const [statement] = parseAst(`(${json})`).body as unknown as [{ expression: { expression?: ObjectNode } & Partial<ObjectNode> }];
  const { properties } = statement.expression.expression ?? statement.expression;
  return properties!.map(({ key }) => key.value);
}

interface ObjectNode {
  properties: { key: { value: string } }[];
}

describe.each(languages)("%s", (code, _, catalogue) => {
  const { messages, nouns } = readTexts(paths.map((path) => join(app, path)));

  test("holds no text that the page does not use", () => {
    expect(Object.keys(catalogue.messages).filter((key) => !messages.has(key))).toEqual([]);
    expect(Object.keys(catalogue.nouns).filter((key) => !nouns.has(key))).toEqual([]);
  });

  test("holds every text of the library's entries", () => {
    expect(Object.keys(catalogue.entries).toSorted()).toEqual([...new Set(libraryTexts)].toSorted());
  });

  test("keeps the bound numbers of the library's texts", () => {
    const numbersOf = (text: string) =>
      textParts(text).flatMap((part) => (typeof part === "string" ? [] : [`${part.digits} ${part.field}`]));
    const texts = library.map(({ text, marked = text }) => [marked, catalogue.entries[text]!] as const);
    expect(texts.filter(([english, text]) => String(numbersOf(english).toSorted()) !== String(numbersOf(text).toSorted()))).toEqual([]);
    const others = Object.values(catalogue.entries).filter((text) => /\]\(|\[\d/.test(plainText(text)));
    expect(others).toEqual([]);
  });

  test("uses every value of a text", () => {
    const other = Object.entries(catalogue.messages).filter(([key, text]) => String(places(key)) !== String(places(text)));
    expect(other).toEqual([]);
  });

  test("writes percents in one form, but what a manifest or a command has as it is there", () => {
    const texts = [catalogue.messages, catalogue.engine, catalogue.entries].flatMap((part) => Object.values(part));
    const pasted = /--cpu=80%|maxUnavailable \S*?\s?\d+%|<unknown>\/\d+%/g;
    expect(texts.filter((text) => /(\d|\})\u00a0%/.test(text)).length).toBeGreaterThan(80);
    expect(texts.filter((text) => /[\d}] ?%/.test(text.replaceAll(pasted, "")))).toEqual([]);
  });

  test("has a form for every number", () => {
    const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    const lacking = Object.entries(catalogue.nouns).filter(([, forms]) => categories.some((category) => forms[category] === undefined));
    expect(lacking).toEqual([]);
  });
});
