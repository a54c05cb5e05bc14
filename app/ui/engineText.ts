/**
 * The engine speaks English alone, in sentences that are whole by the time they are shown. Here the template that such a sentence was
 * made from is found again, so that its translation can take the same values.
 */
import { catalogue, type Messages } from "./language";
import { filled } from "./text";

interface Template {
  pattern: RegExp;
  translation: string;
}

/** A text of the engine, in the language of the page. What no template fits comes back as it is: so do the API server's own words. */
export const fromEngine = (text: string): string =>
  piecesFromEngine(text)
    .map((piece) => piece.text)
    .join("");

export interface EnginePiece {
  text: string;
  /** "en" for words that stay English on a page of another language. */
  lang?: "en";
}

/** The same in pieces, so that a screen reader is told of the YAML reader's and the API server's words within it. */
export function piecesFromEngine(text: string): EnginePiece[] {
  const messages = catalogue?.engine;
  if (messages === undefined) return [{ text }];
  const translation = Object.hasOwn(messages, text) ? messages[text] : undefined;
  if (translation !== undefined) return [{ text: translation }];
  for (const { pattern, translation: template } of (templates ??= templatesOf(messages))) {
    const values = pattern.exec(text)?.slice(1);
    // A value may be a clause of its own.
    if (values) return filled(template, values.map(piecesFromEngine)).flatMap((part) => (typeof part === "string" ? { text: part } : part));
  }
  return [readsAsEnglish(text) ? { text, lang: "en" } : { text }];
}

/** More than a name, a number or a path; what somebody wrote in another alphabet is not taken for it. */
const readsAsEnglish = (text: string): boolean => /[a-z]{2} [a-z]{2}/i.test(text) && !/[^\p{ASCII}]/u.test(text.replaceAll(/[“”‘’…]/g, ""));

let templates: readonly Template[] | undefined;

/** Those that say the most before others, which might fit a part of it. What ends in a blank stands before another sentence. */
function templatesOf(messages: Messages): Template[] {
  return Object.entries(messages)
    .map(([key, translation]) => (key.endsWith(" ") ? [`${key}{0}`, `${translation}{0}`] : [key, translation]))
    .map(([key = "", translation = ""]) => ({ translation, texts: key.split(place) }))
    .filter(({ texts }) => texts.length > 1)
    .toSorted((a, b) => b.texts.join("").length - a.texts.join("").length)
    .map(({ texts, translation }) => ({ pattern: new RegExp(`^${texts.map(escaped).join("([^]*?)")}$`), translation }));
}

const place = /\{\d+\}/;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
