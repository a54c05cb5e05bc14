/**
 * A sentence of ours as data. `text` is English with numbered places, "Set {0} to {1}", and the key of its translations; `values` stand in
 * the places.
 */
export interface Sentence {
  readonly text: string;
  readonly values: readonly (Words | number)[];
}

/** A sentence of ours, or a text of somebody else, which is the same in every language. */
export type Words = Sentence | string;

/** A name, a number as it is written, or what another program said. */
export const foreign = (text: string): Words => text;

/** Makes a sentence: say`Set maxReplicaCount to ${min}`. */
export function say(texts: TemplateStringsArray, ...values: (Words | number)[]): Sentence {
  return { text: texts.reduce((template, text, index) => `${template}{${index - 1}}${text}`), values };
}

/** Several words one behind the other. */
export function joined(all: readonly Words[], separator: string): Words {
  return all.length === 1 ? all[0]! : { text: all.map((_, index) => `{${index}}`).join(separator), values: all };
}

/** The English text. */
export function plain(words: Words): string {
  if (typeof words === "string") return words;
  return words.text.replaceAll(/\{(\d+)\}/g, (place, index: string) => {
    const value = words.values[Number(index)];
    return value === undefined ? place : typeof value === "number" ? String(value) : plain(value);
  });
}
