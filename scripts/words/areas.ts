/** Reads the translations: `app/text` has a JSON file for each area. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue, Forms } from "../../app/text/catalogue";

export type Part = keyof Catalogue;
export type Translated = string | Forms;

export interface Area {
  part: Part;
  /** "messages/charts" */
  name: string;
  /** By the English text, and then by language. */
  texts: Record<string, Record<string, Translated>>;
}

/** The languages that a text is translated into. */
export const translatedInto = ["de", "uk"] as const;

/** The parts of a catalogue; each is a folder of areas. */
const parts: Record<Part, (translated: unknown) => boolean> = {
  messages: isText,
  engine: isText,
  entries: isText,
  nouns: isForms,
};

export const partNames = Object.keys(parts) as Part[];

export const textFolder = join(import.meta.dirname, "../../app/text");

export const areaFiles = (folder = textFolder): string[] =>
  partNames.flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .toSorted()
      .map((file) => join(folder, part, file)),
  );

/** Throws if a file has another form. */
export function readAreas(folder = textFolder): Area[] {
  return areaFiles(folder).map((file) => {
    const name = file.slice(folder.length + 1, -".json".length).replaceAll("\\", "/");
    return areaOf(name, JSON.parse(readFileSync(file, "utf8")));
  });
}

export function areaOf(name: string, texts: unknown): Area {
  const part = name.split("/", 1)[0] as Part;
  if (!isRecord(texts)) throw new Error(`${name} is no object`);
  for (const [english, translations] of Object.entries(texts)) {
    if (!isRecord(translations)) throw new Error(`${name}: ${JSON.stringify(english)} has no translations`);
    for (const [language, translated] of Object.entries(translations))
      if (!isOne(translatedInto, language) || !parts[part](translated))
        throw new Error(`${name}: ${JSON.stringify(english)} has a wrong translation at ${JSON.stringify(language)}`);
  }
  return { part, name, texts: texts as Area["texts"] };
}

/** All words of a language. */
export function catalogueOf(areas: readonly Area[], language: string): Catalogue {
  const catalogue: Record<Part, Record<string, Translated>> = { messages: {}, engine: {}, entries: {}, nouns: {} };
  for (const { part, texts } of areas) {
    for (const [english, translations] of Object.entries(texts)) {
      const translated = translations[language];
      if (translated !== undefined) catalogue[part][english] = translated;
    }
  }
  return catalogue as unknown as Catalogue;
}

function isText(translated: unknown): boolean {
  return typeof translated === "string";
}

function isForms(translated: unknown): boolean {
  return isRecord(translated) && "other" in translated && Object.values(translated).every(isText);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

const isOne = (names: readonly string[], name: string): boolean => names.includes(name);
