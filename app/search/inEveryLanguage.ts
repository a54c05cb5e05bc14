import { loadCatalogue, type Catalogue } from "../text/catalogue";
import { catalogue, language, languages } from "../text/language";

/** A text of the page as every known language has it: first as it is. */
export type InEveryLanguage = (text: string) => readonly string[];

/** The catalogues of the other languages, with the words of all that is found; those that cannot be loaded are left out. */
export async function loadOtherCatalogues(): Promise<Catalogue[]> {
  const others = Object.keys(languages).filter((name) => name !== language);
  const loaded = await Promise.allSettled(others.map((name) => loadCatalogue(name, import.meta.url)));
  return loaded.flatMap((one) => (one.status === "fulfilled" && one.value !== null ? [one.value] : []));
}

/** Finds the English of a text of the page, and from there the texts of `others`. */
export function inEveryLanguage(others: readonly Catalogue[]): InEveryLanguage {
  const english = catalogue ? englishOf(catalogue) : null;
  return (text) => {
    const keys = english?.get(text) ?? [text];
    const translations = keys.flatMap((key) => others.flatMap((other) => partsOf(other).flatMap((part) => part[key] ?? [])));
    return [...new Set([text, ...keys.map(withoutMeaning), ...translations.map(withoutFields)])];
  };
}

const partsOf = ({ messages, engine, entries }: Catalogue) => [messages, engine, entries];

/** One translation may stand for several English texts. */
function englishOf(page: Catalogue): ReadonlyMap<string, readonly string[]> {
  const english = new Map<string, string[]>();
  for (const part of partsOf(page))
    for (const [key, text] of Object.entries(part)) english.set(withoutFields(text), [...(english.get(withoutFields(text)) ?? []), key]);
  return english;
}

/** "50%" of "[50](averageUtilization)%": the bound numbers of the library's texts. */
const withoutFields = (text: string): string => text.replaceAll(/\[(\d{1,9})\]\([\w.[\]]{1,60}\)/g, "$1");

/** "step [a shape of load]" is a key of its own. */
const withoutMeaning = (key: string): string => key.replace(/ \[[^\]]*\]$/, "");
