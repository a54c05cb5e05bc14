import type { LibraryEntry } from "../../engine/library";
import { translated } from "../ui/text";

export interface EntryTexts {
  title: string;
  text: string;
  look: string;
  change: string;
}

/** The library's texts about an entry, in the page's language. */
export const entryTexts = ({ title, text, look, change }: LibraryEntry): EntryTexts => ({
  title: translated(title),
  text: translated(text),
  look: translated(look.text),
  change: translated(change),
});
