import type { LibraryEntry } from "../../engine/library";
import { groupNames } from "./groupNames";

/** The entries in whose words all of these occur, in the library's order. */
export function matching(entries: readonly LibraryEntry[], words: string): readonly LibraryEntry[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return entries.filter(({ title, text, group, look, change, scenario }) => {
    const all = folded([title, text, groupNames[group], look.text, change, scenario.manifest].join("\n"));
    return wanted.every((word) => all.includes(word));
  });
}

/** Without case and typographic apostrophes, which nobody types. */
const folded = (text: string) => text.toLowerCase().replaceAll("’", "'");
