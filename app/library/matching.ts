import { library, type LibraryEntry } from "../../engine/library";
import { aboutWords } from "../text/peoplesWords";
import { finder } from "../ui/matching";
import { wordsOfEntry } from "./findEntries";

let find: ReturnType<typeof finder<LibraryEntry>> | null = null;

/** The entries that have all of these words, or that people call so, in the library's order. */
export function matching(words: string): readonly LibraryEntry[] {
  find ??= finder(library, wordsOfEntry, aboutWords);
  const found = new Set(find(words).hits.flatMap(({ thing, hasAll }) => (hasAll ? [thing] : [])));
  return library.filter((entry) => found.has(entry));
}
