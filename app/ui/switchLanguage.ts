import { store } from "./browserStorage";
import { loadCatalogue } from "../text/catalogue";
import { catalogue, chosenLanguage, languageKey, languages, type Language } from "../text/language";

/** The name of the chosen language and a function that loads it again; null if the page already uses it. */
export const missingLanguage =
  catalogue || chosenLanguage === "en"
    ? null
    : {
        name: languages[chosenLanguage],
        async again() {
          await loadCatalogue(chosenLanguage);
          // Texts are made only once, so a new language needs a reload.
          location.reload();
        },
      };

/** Keeps the choice in this browser. A language in the address would override the choice, so it is removed. */
export function switchLanguage(to: Language): void {
  store(languageKey, to);
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  // A change of the part after # alone would not reload the page.
  history.replaceState(history.state, "", address);
  location.reload();
}
