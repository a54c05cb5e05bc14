/**
 * The engine writes complete English sentences. This file finds the template of such a sentence, so that the template's translation gets
 * the same values.
 */
import { catalogue, type Messages } from "./language";
import { filled } from "./text";

interface Template {
  pattern: RegExp;
  translation: string;
}

/** A text of the engine in the page's language. A text that fits no template, such as the API server's own words, does not change. */
export const fromEngine = (text: string): string =>
  piecesFromEngine(text)
    .map((piece) => piece.text)
    .join("");

export interface EnginePiece {
  text: string;
  /** "en" for words that stay English on a page of another language. */
  lang?: "en";
}

/** The same in pieces, so that a screen reader reads the English words of the YAML reader and the API server as English. */
export function piecesFromEngine(text: string): EnginePiece[] {
  const messages = catalogue?.engine;
  if (messages === undefined) return [{ text }];
  const translation = Object.hasOwn(messages, text) ? messages[text] : undefined;
  if (translation !== undefined) return [{ text: translation }];
  for (const { pattern, translation: template } of (templates ??= templatesOf(messages))) {
    const values = pattern.exec(text)?.slice(1);
    // A value may itself be a sentence of the engine.
    if (values) return filled(template, values.map(piecesFromEngine)).flatMap((part) => (typeof part === "string" ? { text: part } : part));
  }
  return [readsAsEnglish(text) ? { text, lang: "en" } : { text }];
}

/** True if the text is more than a name, a number or a path; text in another alphabet is not English. */
const readsAsEnglish = (text: string): boolean => /[a-z]{2} [a-z]{2}/i.test(text) && !/[^\p{ASCII}]/u.test(text.replaceAll(/[“”‘’…]/g, ""));

let templates: readonly Template[] | undefined;

/**
 * The templates with the most fixed text come first, because others might match a part of it. If a template ends in a blank, another
 * sentence follows it.
 */
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
