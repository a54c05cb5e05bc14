/**
 * The engine's sentences in the page's language. A sentence that is data has its template as the key. Of one that is still only English,
 * this file finds the template, so that its translation gets the same values.
 */
import { plain, type Words } from "../../engine/index";
import type { Messages } from "../text/catalogue";
import { catalogue } from "../text/language";
import { filled } from "./text";

interface Template {
  /** What stands before, between and behind the values. */
  texts: readonly string[];
  translation: string;
}

/** A text of the engine in the page's language. A text that fits no template, such as the API server's own words, does not change. */
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
export function piecesFromEngine(words: Words, depth = 0): EnginePiece[] {
  const messages = catalogue?.engine;
  if (messages === undefined) return [{ text: plain(words) }];
  if (typeof words === "string") return piecesOfText(words, messages, depth);
  const template = Object.hasOwn(messages, words.text) ? messages[words.text]! : words.text;
  const values = words.values.map((value) => (typeof value === "number" ? [{ text: String(value) }] : piecesFromEngine(value, depth)));
  return filled(template, values).flatMap((part) => (typeof part === "string" ? { text: part } : part));
}

function piecesOfText(text: string, messages: Messages, depth: number): EnginePiece[] {
  const translation = Object.hasOwn(messages, text) ? messages[text] : undefined;
  if (translation !== undefined) return [{ text: translation }];
  for (const { texts, translation: template } of (templates ??= templatesOf(messages))) {
    const values = valuesBetween(texts, text);
    // A value may itself be a sentence of the engine. A text that others wrote may look like very many within each other.
    const pieces = (value: string) => (depth < deepest ? piecesFromEngine(value, depth + 1) : [{ text: value }]);
    if (values) return filled(template, values.map(pieces)).flatMap((part) => (typeof part === "string" ? { text: part } : part));
  }
  return [readsAsEnglish(text) ? { text, lang: "en" } : { text }];
}

/** True if the text is more than a name, a number or a path; text in another alphabet is not English. */
const readsAsEnglish = (text: string): boolean => /[a-z]{2} [a-z]{2}/i.test(text) && !/[^\p{ASCII}]/u.test(text.replaceAll(/[“”‘’…]/g, ""));

/** Sentences within a sentence: the engine puts no more into each other. */
const deepest = 4;

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
    .toSorted((a, b) => b.texts.join("").length - a.texts.join("").length);
}

/**
 * The values of a template in a text, each as short as possible; null if it is another text. A pattern would try all places of all values
 * together, though the first place of each fixed text leaves the most for those behind it.
 */
function valuesBetween(texts: readonly string[], text: string): string[] | null {
  const [first = "", last = ""] = [texts[0], texts.at(-1)];
  const end = text.length - last.length;
  if (end < first.length || !text.startsWith(first) || !text.endsWith(last)) return null;
  const values: string[] = [];
  let from = first.length;
  for (const fixed of texts.slice(1, -1)) {
    const at = text.indexOf(fixed, from);
    if (at < 0 || at + fixed.length > end) return null;
    values.push(text.slice(from, at));
    from = at + fixed.length;
  }
  return [...values, text.slice(from, end)];
}

const place = /\{\d+\}/;
