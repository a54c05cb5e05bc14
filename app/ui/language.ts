/**
 * The interface's language. It is known before any text is made, and it never changes while the page is open. Another language needs a
 * reload, which loses nothing, because the address and the draft keep what is shown.
 */
import { readStored, store } from "./browserStorage";

export type Language = keyof typeof languages;

/** A language's translations of the code's English texts. Numbers keep the API's decimal point in every language. */
export interface Catalogue {
  messages: Messages;
  /** The engine's own sentences, by their templates in its code. */
  engine: Messages;
  /** The library's texts, by their whole English. */
  entries: Messages;
  /** By the English singular: the forms after a number, one for each of the language's plural categories. */
  nouns: Record<string, Forms>;
}

/** By the English template, with numbered values: "Went from {0} to {1}." */
export type Messages = Record<string, string>;

export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Each language by its own name. */
export const languages = { en: "English", de: "Deutsch", uk: "Українська" } as const;

const key = "hpa-playground/language";

const chosen = chosenLanguage();

/** null for English, whose texts are in the code, and if the catalogue cannot be loaded, because an English page is better than none. */
export const catalogue: Catalogue | null = await load(chosen).catch(() => null);

/** The language that the page really uses: English if the chosen catalogue is missing. */
export const language: Language = catalogue ? chosen : "en";

/** The name of the chosen language and a function that loads it again; null if the page already uses it. */
export const missingLanguage =
  catalogue || chosen === "en"
    ? null
    : {
        name: languages[chosen],
        async again() {
          await load(chosen);
          // Texts are made only once, so a new language needs a reload.
          location.reload();
        },
      };

/** Keeps the choice in this browser. A language in the address would override the choice, so it is removed. */
export function switchLanguage(to: Language): void {
  store(key, to);
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  // A change of the part after # alone would not reload the page.
  history.replaceState(history.state, "", address);
  location.reload();
}

/** The address's language (`?lang=`), the one chosen before, or the first of the browser's languages that the page has. */
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
