import { calledOf } from "../words/search/peoplesWords";
import type { Findable } from "../ui/findable";
import type { Words } from "../words/search/matching";
import { entryTexts } from "./entryTexts";
import { groupNames } from "./groupNames";
import { isEvidence, listed, type LibraryItem } from "./listed";

/** The library's entries for the search over the page. */
export const findEntries = (): Findable[] =>
  listed.map((entry) => {
    const { title, text } = entryTexts(entry);
    const { names, texts } = wordsOfEntry(entry);
    return { id: `library/${entry.id}`, kind: "library", title, text, names, texts, target: { to: "entry", entry: entry.id } };
  });

/** The words of an entry, in English and in the language of the page; its manifest is searched as well. */
export function wordsOfEntry(entry: LibraryItem): Words {
  const { id, title, text, group, look, change } = entry;
  const page = entryTexts(entry);
  return {
    names: [title, page.title],
    texts: [
      text,
      page.text,
      look.text,
      page.look,
      change,
      page.change,
      group,
      groupNames[group],
      isEvidence(entry) ? entry.files.join(" ") : entry.scenario.manifest,
    ],
    called: calledOf(`library/${id}`),
  };
}
