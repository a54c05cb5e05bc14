/** How the built page gets its words. `words.ts` puts this in the place of `loadCatalogue` and around each `import()`. */
import type { Catalogue } from "../../app/text/catalogue";

/** What a file of words holds. */
export type Words = Partial<Catalogue>;

/** The first file of a language. */
export interface FirstWords {
  words: Words;
  /** The other files, beside this one. */
  files: readonly string[];
  /** By the name of a late file of code: which of `files` it needs. */
  needs: Readonly<Record<string, readonly number[]>>;
}

interface Language {
  first: FirstWords;
  catalogue: Catalogue;
  /** The files that came or are on their way. */
  coming: Map<string, Promise<void>>;
}

/** The page's own language; null for English. */
let own: Language | null = null;

/** See `app/text/catalogue.ts`. */
export async function loadCatalogue(name: string, user?: string): Promise<Catalogue | null> {
  if (name === "en") return null;
  const first = (await fetched(`${import.meta.url.slice(0, import.meta.url.lastIndexOf("."))}.${name}.json`)) as FirstWords;
  const language = { first, catalogue: { messages: {}, engine: {}, entries: {}, nouns: {} }, coming: new Map() };
  add(first.words, language.catalogue);
  if (user === undefined) own = language;
  else await bring([user], language);
  return language.catalogue;
}

/** The loading of late code, whose words come first. `files` are the code's files. */
export function withWords<Code>(files: readonly string[] | undefined, load: () => Promise<Code>): () => Promise<Code> {
  if (own === null || files === undefined) return load;
  const words = bring(files, own);
  // A style sheet that fails before is what the part says.
  words.catch(() => undefined);
  return () => words.then(load);
}

async function bring(files: readonly string[], language: Language): Promise<void> {
  const { first, catalogue, coming } = language;
  const needed = new Set(
    files.flatMap((file) => first.needs[file.slice(file.lastIndexOf("/") + 1)] ?? []).map((index) => first.files[index]!),
  );
  await Promise.all(
    [...needed].map((file) => {
      const known = coming.get(file);
      if (known) return known;
      const came = fetched(new URL(file, import.meta.url).href).then((words) => add(words as Words, catalogue));
      coming.set(file, came);
      // The next request tries again.
      came.catch(() => coming.delete(file));
      return came;
    }),
  );
}

function add(words: Words, catalogue: Catalogue): void {
  for (const part of Object.keys(words) as (keyof Catalogue)[]) Object.assign(catalogue[part], words[part]);
}

async function fetched(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
