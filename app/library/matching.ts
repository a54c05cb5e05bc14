import { aboutWords } from "../words/search/peoplesWords";
import { finder } from "../words/search/matching";
import { wordsOfEntry } from "./findEntries";
import { listed, type LibraryItem } from "./listed";

let find: ReturnType<typeof finder<LibraryItem>> | null = null;

/** The entries that have all of these words, or that people call so, in the library's order. */
export function matching(words: string): readonly LibraryItem[] {
  find ??= finder(listed, wordsOfEntry, aboutWords);
  const found = new Set(find(words).hits.flatMap(({ thing, hasAll }) => (hasAll ? [thing] : [])));
  return listed.filter((entry) => found.has(entry));
}
