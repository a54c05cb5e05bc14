import { translated } from "../ui/text";
import type { Listed } from "./listed";

export interface EntryTexts {
  title: string;
  text: string;
  look: string;
  change: string;
}

/** The library's texts about an entry, in the page's language. */
export const entryTexts = ({ title, text, look, change }: Listed): EntryTexts => ({
  title: translated(title),
  text: translated(text),
  look: translated(look.text),
  change: translated(change),
});
