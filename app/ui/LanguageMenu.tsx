import { isLanguage, language, languages } from "../text/language";
import { switchLanguage } from "./switchLanguage";
import { Menu, type MenuEntry } from "./Menu";
import { t } from "../words/text";

/** The page's languages, each by its own name. The button shows the code of the present one. */
export function LanguageMenu() {
  return (
    <span className="language">
      <Menu label={t`Language`} face={language.toUpperCase()} entries={entries} />
    </span>
  );
}

const entries = Object.keys(languages)
  .filter(isLanguage)
  .map((each): MenuEntry => ({
    kind: "choice",
    label: languages[each],
    lang: each,
    chosen: each === language,
    choose: () => switchLanguage(each),
  }));
