/** A language's translations of the code's English texts. How it writes numbers is in `words/numbers`. */
export interface Catalogue {
  messages: Messages;
  /** The engine's own sentences, by their templates in its code. */
  engine: Messages;
  /** The library's texts, by their whole English. */
  entries: Messages;
  /** By the English singular: the forms after a number, one for each of the language's plural categories. */
  nouns: Record<string, Forms>;
}

/** By the English template, with numbered values: "Went from {0} to {1}." */
export type Messages = Record<string, string>;

export type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * The catalogue of a language: at least what the file of code at the address `user`, and all that it imports, shows; without a `user`, what
 * the first part of the page shows. Null for English, whose texts are in the code.
 *
 * The page has another function in this place, which fetches the words (`scripts/words`). This one is for programs in English: the workers
 * and the package. The command line brings the catalogue of its language itself (`asked`).
 */
export const loadCatalogue = async (_language: string, _user?: string): Promise<Catalogue | null> => null;
