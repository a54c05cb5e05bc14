/**
 * A sentence of ours as data. `text` is English with numbered places, "Set {0} to {1}", and the key of its translations; `values` stand in
 * the places.
 */
export interface Sentence {
  readonly text: string;
  readonly values: readonly Value[];
}

/** What stands in a place: words, a number, or a name as a plain text. */
export type Value = Words | string | number;

/** A sentence of ours, or a text of somebody else. What the page shows of the engine's words has this type, so no English of ours can hide in it. */
export type Words = Sentence | Foreign;

/** A text of somebody else, the same in every language: a name, a number as it is written, what another program said. */
export type Foreign = string & { readonly [ofSomebodyElse]: true };
declare const ofSomebodyElse: unique symbol;

/** A literal with a blank in it reads as English of ours, so it does not compile here. */
export type NotEnglish<Text> = Text extends `${string} ${string}` ? never : Text;

export const foreign = <Text extends string>(text: NotEnglish<Text>): Foreign => text as string as Foreign;

/** What another program says, written here in its own words: verbatim`${file}: No such file or directory`. */
export const verbatim = (texts: TemplateStringsArray, ...values: (string | number)[]): Foreign =>
  String.raw({ raw: texts }, ...values) as Foreign;

export const noWords: Foreign = foreign("");

/** Makes a sentence: say`Set maxReplicaCount to ${min}`. */
export function say<const Values extends readonly Value[]>(
  texts: TemplateStringsArray,
  ...values: { [Index in keyof Values]: NotEnglish<Values[Index]> }
): Sentence {
  return { text: texts.reduce((template, text, index) => `${template}{${index - 1}}${text}`), values };
}

/** Several words one behind the other. */
export function joined(all: readonly Words[], separator: string): Words {
  return all.length === 1 ? all[0]! : { text: all.map((_, index) => `{${index}}`).join(separator), values: all };
}

/** The English text. */
export function plain(words: Words | string): string {
  if (typeof words === "string") return words;
  return words.text.replaceAll(/\{(\d+)\}/g, (place, index: string) => {
    const value = words.values[Number(index)];
    return value === undefined ? place : typeof value === "number" ? String(value) : plain(value);
  });
}
