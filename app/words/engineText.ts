/** The engine's sentences in the page's language: the template of each is the key of its translation. */
import { plain, type Words } from "../../engine/index";
import type { Messages } from "../text/catalogue";
import { catalogue } from "../text/language";
import { unrounded } from "./numbers";
import { filled } from "./text";

/** Words of the engine in the page's language. A text of somebody else, such as the API server's own words, does not change. */
export const fromEngine = (words: Words): string =>
  piecesFromEngine(words)
    .map((piece) => piece.text)
    .join("");

interface EnginePiece {
  text: string;
  /** "en" for words that stay English on a page of another language. */
  lang?: "en";
}

/** The same in pieces, so that a screen reader reads the English words of the YAML reader and the API server as English. */
export function piecesFromEngine(words: Words): EnginePiece[] {
  const messages = catalogue?.engine;
  return messages === undefined ? [{ text: plain(words) }] : piecesOf(words, messages);
}

function piecesOf(words: Words | string | number, messages: Messages): EnginePiece[] {
  if (typeof words === "number") return [{ text: unrounded(words) }];
  if (typeof words === "string") return [readsAsEnglish(words) ? { text: words, lang: "en" } : { text: words }];
  const template = Object.hasOwn(messages, words.text) ? messages[words.text]! : words.text;
  const values = words.values.map((value) => piecesOf(value, messages));
  return filled(template, values).flatMap((part) => (typeof part === "string" ? { text: part } : part));
}

/** True if the text is more than a name, a number or a path; text in another alphabet is not English. */
const readsAsEnglish = (text: string): boolean => /[a-z]{2} [a-z]{2}/i.test(text) && !/[^\p{ASCII}]/u.test(text.replaceAll(/[“”‘’…]/g, ""));
