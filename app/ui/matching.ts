/** Finds things by words. The library's search and the search over the whole page share it. */

/** What is known about a thing, in every language at once. */
export interface Words {
  /** Its own names: a title, the names of the API. */
  names: readonly string[];
  /** What else is said about it. */
  texts: readonly string[];
  /** People's words for it. */
  called: readonly Called[];
}

/** Words by which people call a thing; of several things with the same words, the one with the lowest place is meant first. */
export interface Called {
  words: string;
  place: number;
}

export interface Hit<Thing> {
  thing: Thing;
  /** The people's words that led here; null if the thing's own words did. */
  called: string | null;
}

export interface Finding<Thing> {
  /** The best first. Without words, everything in its own order. */
  hits: Hit<Thing>[];
  /** Nothing has all of the words: the hits have most of them. */
  isPartial: boolean;
  /** A text in pieces; those that match are marked. */
  marked(text: string): Piece[];
}

export interface Piece {
  text: string;
  isMatch: boolean;
}

/**
 * How well a word matches, from best to worst: a name has it, a name has a word that begins with it, a text has it or such a word; it is
 * inside a word; it is a typing error away. The costs of all words are added.
 */
const costs = { is: { name: 0, text: 2 }, begins: { name: 1, text: 3 }, within: { name: 4, text: 5 }, typo: { name: 6, text: 7 } } as const;
type Likeness = keyof typeof costs;

interface Known<Thing> {
  thing: Thing;
  words: Words;
  /** Each of its words, and whether one of its names has it. */
  tokens: ReadonlyMap<string, boolean>;
  /** The words of each name. */
  names: readonly (readonly string[])[];
}

/**
 * Reads everything once, and then answers each search. `little` are words that say nothing by themselves, such as "the": a search has them
 * only if it has no other words.
 */
export function finder<Thing>(
  things: readonly Thing[],
  wordsOf: (thing: Thing) => Words,
  little: readonly string[] = [],
): (typed: string) => Finding<Thing> {
  const known = things.map((thing) => know(thing, wordsOf(thing)));
  const vocabulary = new Set(known.flatMap(({ tokens }) => [...tokens.keys()]));
  const ignored = new Set(little.map(folded));

  return (typed) => {
    const all = wordsIn(typed).map(folded);
    const telling = all.filter((word) => !ignored.has(word));
    const wanted = (telling.length > 0 ? telling : all).map((word) => ({ word, like: tokensLike(word, vocabulary) }));
    const counted = known.map((one) => countOf(one, wanted));
    const most = counted.reduce((highest, { matched }) => Math.max(highest, matched.length), 0);
    const found = known.flatMap((one, index) => {
      const { matched, cost } = counted[index]!;
      if (matched.length < most || (most === 0 && wanted.length > 0)) return [];
      const called = calledBy(one.words.called, matched);
      const isWhole = [...one.names, ...(called ? [wordsIn(called.words).map(folded)] : [])].some((name) => isAll(name, wanted));
      return [{ thing: one.thing, called: called?.words ?? null, isWhole, cost, place: called?.place ?? 0, index }];
    });
    // A thing with exactly this name comes first, then the better match, then the thing that people's words mean first, and then the order
    // of the things. No two have the same index, so the order is total.
    found.sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || a.cost - b.cost || a.place - b.place || a.index - b.index);
    const hits = found.map(({ thing, called }) => ({ thing, called }));
    return { hits, isPartial: hits.length > 0 && most < wanted.length, marked: (text) => piecesOf(text, wanted) };
  };
}

function know<Thing>(thing: Thing, words: Words): Known<Thing> {
  const tokens = new Map<string, boolean>();
  const add = (text: string, isName: boolean) => {
    for (const word of wordsIn(text)) for (const token of tokensOf(word)) tokens.set(token, isName || tokens.get(token) === true);
  };
  for (const text of words.texts) add(text, false);
  for (const name of [...words.names, ...words.called.map((one) => one.words)]) add(name, true);
  return { thing, words, tokens, names: words.names.map((name) => wordsIn(name).map(folded)) };
}

interface Wanted {
  word: string;
  /** The known words that match it. */
  like: ReadonlyMap<string, Likeness>;
}

/** Typing errors count only if nothing has the word as it was typed. */
function tokensLike(word: string, vocabulary: ReadonlySet<string>): ReadonlyMap<string, Likeness> {
  const like = new Map<string, Likeness>();
  for (const token of vocabulary) {
    if (token === word) like.set(token, "is");
    else if (token.startsWith(word)) like.set(token, "begins");
    else if (word.length >= shortestWithin && token.includes(word)) like.set(token, "within");
  }
  if (like.size > 0 || word.length < shortestTypo) return like;
  for (const token of vocabulary) if (isOneEditFrom(word, token)) like.set(token, "typo");
  return like;
}

/** "fenster" finds "stabilisierungsfenster"; shorter parts are in too many words. */
const shortestWithin = 4;
const shortestTypo = 5;

/** The wanted words that a thing has, and what they cost together. */
function countOf<Thing>(one: Known<Thing>, wanted: readonly Wanted[]): { matched: Wanted[]; cost: number } {
  const matched: Wanted[] = [];
  let total = 0;
  for (const each of wanted) {
    const cost = costIn(one, each.like);
    if (!Number.isFinite(cost)) continue;
    matched.push(each);
    total += cost;
  }
  return { matched, cost: total };
}

function costIn<Thing>({ tokens }: Known<Thing>, like: Wanted["like"]): number {
  let least = Infinity;
  for (const [token, likeness] of like) {
    const isName = tokens.get(token);
    if (isName !== undefined) least = Math.min(least, costs[likeness][isName ? "name" : "text"]);
  }
  return least;
}

/** The people's words that have all of the wanted words; of several, those of the lowest place. */
function calledBy(called: readonly Called[], wanted: readonly Wanted[]): Called | null {
  const fitting = called.filter(({ words }) => {
    const tokens = wordsIn(words).flatMap(tokensOf);
    return wanted.every(({ like }) => tokens.some((token) => like.has(token)));
  });
  return wanted.length === 0 ? null : fitting.reduce<Called | null>((best, one) => (best && best.place <= one.place ? best : one), null);
}

/** The wanted words are a whole name: no word of it is missing or only begun. */
function isAll(name: readonly string[], wanted: readonly Wanted[]): boolean {
  const isWord = (likeness: Likeness | undefined) => likeness === "is" || likeness === "typo";
  return name.length === wanted.length && wanted.every(({ like }) => name.some((word) => isWord(like.get(word))));
}

/** One letter more, less or other than the word or than the beginning of the token, or two neighbours exchanged. Linear in the word. */
function isOneEditFrom(word: string, token: string): boolean {
  const lengths = [token.length, word.length - 1, word.length, word.length + 1];
  return lengths.some((length) => length <= token.length && differByOne(word, token.slice(0, length)));
}

function differByOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restOfA, restOfB] = [a.slice(same), b.slice(same)];
  const isExchange = restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2);
  return isExchange || restOfA.slice(1) === restOfB.slice(1) || restOfA.slice(1) === restOfB || restOfA === restOfB.slice(1);
}

function piecesOf(text: string, wanted: readonly Wanted[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (part: string, isMatch: boolean) => {
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += part;
    else if (part !== "") pieces.push({ text: part, isMatch });
  };
  let done = 0;
  for (const { 0: word, index } of text.matchAll(aWord)) {
    add(text.slice(done, index), false);
    const isLike = (part: string) => wanted.some(({ like }) => like.has(folded(part)));
    const parts = partsOf(word);
    if (parts.some(isLike)) for (const part of parts) add(part, isLike(part));
    else add(word, isLike(word));
    done = index + word.length;
  }
  add(text.slice(done), false);
  return pieces;
}

/** Letters and digits; an apostrophe within a word is part of it, and the point of a number. */
const aWord = /\p{N}+(?:\.\p{N}+)+|[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;
const wordsIn = (text: string): string[] => text.match(aWord) ?? [];

/** A name of the API is found as a whole and by its parts: "statefulset", "stateful" and "set". */
function tokensOf(word: string): string[] {
  const parts = partsOf(word);
  return parts.length > 1 ? [word, ...parts].map(folded) : [folded(word)];
}

const partsOf = (word: string): string[] => {
  const parts = word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}]+/gu) ?? [word];
  return parts.join("") === word ? parts : [word];
};

/** Without case, accents and apostrophes, which people type in many ways. */
const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’ʼ]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ґ", "г");
