import { plainText, textParts, type BoundNumber } from "../../engine/doors/library";
import { translated } from "../words/text";
import type { LibraryItem } from "./listed";

interface EntryTexts {
  title: string;
  text: string;
  look: string;
  change: string;
}

/** What the search finds of an entry that has a study; null for the others. */
export const findingOf = (entry: LibraryItem): string | null =>
  "finding" in entry && entry.finding !== undefined ? translated(entry.finding) : null;

/** The library's texts about an entry, in the page's language. */
export const entryTexts = ({ title, text, look, change }: LibraryItem): EntryTexts => ({
  title: translated(title),
  text: plainText(translated(text)),
  look: translated(look.text),
  change: translated(change),
});

/** The text of an entry in the page's language, with the numbers of its scenario that it names. */
export function boundText(entry: LibraryItem): (string | BoundNumber)[] {
  const said = translated(entry.text);
  return textParts(said === entry.text && "marked" in entry && entry.marked !== undefined ? entry.marked : said);
}
