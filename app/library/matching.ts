import type { LibraryEntry } from "../../engine/library";
import { entryTexts } from "./entryTexts";
import { groupNames } from "./groupNames";

/** The entries that contain all of these words, in English or in the page's language. They keep the library's order. */
export function matching(entries: readonly LibraryEntry[], words: string): readonly LibraryEntry[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const { title, text, group, look, change, scenario } = entry;
    const english = [title, text, group, look.text, change, scenario.manifest];
    const all = folded([...english, groupNames[group], ...Object.values(entryTexts(entry))].join("\n"));
    return wanted.every((word) => all.includes(word));
  });
}

/** Ignores case and typographic apostrophes, because people do not type them. */
const folded = (text: string) => text.toLowerCase().replaceAll(/[’ʼ]/g, "'");
