/**
 * The interface's words. The code has them in English as tagged templates. The template with numbered values is the key in a language's
 * catalogue.
 */
import { keyOf } from "../text/keyOf";
import { catalogue, language } from "../text/language";
import { quantity, unrounded } from "./numbers";

/** A text in the page's language. A number has its form there; what somebody may paste back is given as a string. */
export function t(texts: TemplateStringsArray, ...values: (string | number)[]): string {
  if (catalogue) return pieces(texts, values.map(spoken)).join("");
  // Every opened step makes some hundred texts, so English takes the short way.
  return values.reduce<string>((said, value, index) => said + value + texts[index + 1]!, texts[0]!);
}

/**
 * A text of the library, whose entries are English. A ready scenario keeps its English name, because links know it by that name; in another
 * language the page shows the entry's question instead.
 */
export const translated = (english: string): string => catalogue?.entries[english] ?? english;

/** A text whose English means something else in other places, such as meant("a shape of load")`step`. */
export const meant =
  (as: string) =>
  (texts: TemplateStringsArray, ...values: (string | number)[]): string =>
    pieces(texts, values.map(spoken), as).join("");

const spoken = (value: string | number): string => (typeof value === "number" ? unrounded(value) : value);

/** Texts and values in the language's order; empty texts are left out. */
export function pieces<Value>(texts: readonly string[], values: readonly Value[], as?: string): (string | Value)[] {
  const translated = catalogue?.messages[keyOf(texts, as)];
  if (translated !== undefined) return filled(translated, values);
  return texts.flatMap((text, index) => [...(text === "" ? [] : [text]), ...values.slice(index, index + 1)]);
}

export function filled<Value>(template: string, values: readonly Value[]): (string | Value)[] {
  return template.split(/\{(\d+)\}/).flatMap((part, index): (string | Value)[] => {
    if (index % 2 === 1) return values.slice(Number(part), Number(part) + 1);
    return part === "" ? [] : [part];
  });
}

const rules = new Intl.PluralRules(language);

/** A number of things: "1 pod", "1 200 pods". */
export function plural(count: number, noun: string): string {
  const forms = catalogue?.nouns[noun];
  if (forms) return `${quantity(count)} ${forms[rules.select(count)] ?? forms.other}`;
  return `${quantity(count)} ${noun}${count === 1 ? "" : "s"}`;
}
