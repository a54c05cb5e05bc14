/**
 * The interface's language. It is known before any text is made, and it never changes while the page is open. Another language needs a
 * reload, which loses nothing, because the address and the draft keep what is shown.
 */
import { asked } from "./asked";
import { loadCatalogue, type Catalogue } from "./catalogue";

export type Language = keyof typeof languages;

/** Each language by its own name. */
export const languages = { en: "English", de: "Deutsch", uk: "Українська" } as const;

/** Where the browser keeps the choice. */
export const languageKey = "hpa-playground/language";

/** What a page has. Workers have no document, and neither has the command line. */
interface Browser {
  document: object;
  location: { search: string };
  navigator: { languages: readonly string[] };
  localStorage: { getItem(key: string): string | null };
}
const browser = globalThis as unknown as Browser | { document: undefined };

/** What a program asked for. In a page: the address's language (`?lang=`), the one chosen before, or the first of the browser's languages that the page has. */
export const chosenLanguage: Language =
  asked !== null && isLanguage(asked.name)
    ? asked.name
    : browser.document === undefined
      ? "en"
      : ([askedIn(browser.location.search), kept(browser), ...browser.navigator.languages]
          .map((name) => name?.slice(0, 2).toLowerCase())
          .find(isLanguage) ?? "en");

/** null for English, whose texts are in the code, and if the catalogue cannot be loaded, because an English page is better than none. */
export const catalogue: Catalogue | null = asked?.catalogue ?? (await loadCatalogue(chosenLanguage).catch(() => null));

/** The language that the page really uses: English if the chosen catalogue is missing. */
export const language: Language = catalogue ? chosenLanguage : "en";

function askedIn(search: string): string | undefined {
  return /[?&]lang=([^&]*)/.exec(search)?.[1];
}

/** The storage may be blocked. */
function kept({ localStorage }: Browser): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

export function isLanguage(name: string | undefined): name is Language {
  return name !== undefined && Object.hasOwn(languages, name);
}
