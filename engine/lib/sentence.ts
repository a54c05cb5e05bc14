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

/** Makes a sentence: say`Set maxReplicaCount to ${min}`. */
export function say(texts: TemplateStringsArray, ...values: (Words | number)[]): Sentence {
  return { text: texts.reduce((template, text, index) => `${template}{${index - 1}}${text}`), values };
}

/** The English text. */
export function plain(words: Words): string {
  if (typeof words === "string") return words;
  return words.text.replaceAll(/\{(\d+)\}/g, (place, index: string) => {
    const value = words.values[Number(index)];
    return value === undefined ? place : typeof value === "number" ? String(value) : plain(value);
  });
}
