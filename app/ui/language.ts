/**
 * The interface's language. It is known before any text is made, and stays for as long as the page does: another one begins with a
 * reload, which loses nothing, since address and draft keep what is shown.
 */
import { readStored, store } from "./browserStorage";

export type Language = keyof typeof languages;

/** What a language has for the English of the code. Numbers keep the API's decimal point everywhere. */
export interface Catalogue {
  messages: Messages;
  /** The engine's own sentences, by their templates in its code. */
  engine: Messages;
  /** The library's texts, by their whole English. */
  entries: Messages;
  /** By the English singular: the forms after a number, for each of the language's categories of number. */
  nouns: Record<string, Forms>;
}

/** By the English template, its values numbered: "Went from {0} to {1}." */
export type Messages = Record<string, string>;

export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Each by its own name. */
export const languages = { en: "English", de: "Deutsch", uk: "Українська" } as const;

const key = "hpa-playground/language";

const chosen = chosenLanguage();

/** Null for English, which stands in the code, and where the catalogue cannot be had: the page is better in English than not there. */
export const catalogue: Catalogue | null = await load(chosen).catch(() => null);

/** What the page is really in: without the catalogue of what was chosen, English. */
export const language: Language = catalogue ? chosen : "en";

/** What was chosen, by its own name, and how to ask for it again; null where the page is in it. */
export const missingLanguage =
  catalogue || chosen === "en"
    ? null
    : {
        name: languages[chosen],
        async again() {
          await load(chosen);
          // Texts are made once.
          location.reload();
        },
      };

/** Kept in this browser. An address that names a language would win over the choice, so it no longer does. */
export function switchLanguage(to: Language): void {
  store(key, to);
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  // Only what stands behind # may differ without a reload.
  history.replaceState(null, "", address);
  location.reload();
}

/** The address's (`?lang=`), the one that was chosen before, or the first of the browser's that there is. */
function chosenLanguage(): Language {
  // Workers and the command line speak English.
  if (typeof document === "undefined") return "en";
  const asked = [new URLSearchParams(location.search).get("lang"), readStored(key), ...navigator.languages];
  return asked.map((name) => name?.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

export function isLanguage(name: string | undefined): name is Language {
  return name !== undefined && Object.hasOwn(languages, name);
}

async function load(name: Language): Promise<Catalogue | null> {
  if (name === "de") return (await import("../text/de")).de;
  if (name === "uk") return (await import("../text/uk")).uk;
  return null;
}
