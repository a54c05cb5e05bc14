/** Finds things by words. The library's search and the search over the whole page share it. */
import { wordsLike, type Likeness } from "./wordForms";

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

interface Hit<Thing> {
  thing: Thing;
  /** The people's words that led here; null if the thing's own words did. */
  called: string | null;
  /** It has all of the words. */
  hasAll: boolean;
}

export interface Finding<Thing> {
  /** The best first. Without words, everything in its own order. */
  hits: Hit<Thing>[];
  /** Nothing has all of the words: the hits have the most telling of them. */
  isPartial: boolean;
  /** A text in pieces; those that match are marked. */
  marked(text: string): Piece[];
}

export interface Piece {
  text: string;
  isMatch: boolean;
}

/** What a word is worth in a thing: in one of its names, and in what else is said about it. */
const worth: Readonly<Record<Likeness, { name: number; text: number }>> = {
  is: { name: 1, text: 0.5 },
  begins: { name: 0.85, text: 0.4 },
  form: { name: 0.9, text: 0.45 },
  within: { name: 0.45, text: 0.25 },
  holds: { name: 0.5, text: 0.2 },
  typo: { name: 0.8, text: 0.3 },
};
/** The part of the score that depends on how much of what is typed a thing has at all. */
const unmatched = 0.5;
/** A thing without all of the words is a hit if it has this part of the best hit's score. */
const nearTheBest = 0.5;
/** What people's words score less than a thing's own name, and less again at each further place in the order of what people mean. */
const perPlace = 0.08;
/** A name that is all of what is typed, against a thing that has its words. */
const wholeName = 1.5;
/** What a name scores more if it is what is typed, word by word: "CPU request" means it, not "CPU per request" or "cpuPerRequestMilliseconds". */
const typedName = 1.05;

interface Known<Thing> {
  thing: Thing;
  /** Each of its words, and whether one of its names has it. */
  tokens: ReadonlyMap<string, boolean>;
  names: readonly Name[];
}

/** A name or people's words, in words; each of them with the parts of a name of the API. */
interface Name {
  words: readonly (readonly string[])[];
  called: Called | null;
}

/** What is known about words themselves, in every language. */
export interface AboutWords {
  /** They say nothing by themselves, such as "the": a search has them only if it has no other words. */
  little: readonly string[];
  /** Words that mean the same. */
  same: readonly (readonly string[])[];
  /** Two words that differ in them alone are forms of one word. */
  endings: readonly string[];
}

/** Reads everything once, and then answers each search. */
export function finder<Thing>(
  things: readonly Thing[],
  wordsOf: (thing: Thing) => Words,
  { little, same, endings }: AboutWords,
): (typed: string) => Finding<Thing> {
  const known = things.map((thing) => know(thing, wordsOf(thing)));
  const vocabulary = new Set(known.flatMap(({ tokens }) => [...tokens.keys()]));
  const others = otherWords(same);
  const foldedEndings = new Set(endings.map(folded));

  return (typed) => {
    const all = wordsIn(typed).map(folded);
    const ignored = new Set(little.map(folded));
    const telling = all.filter((word) => !ignored.has(word));
    if (telling.length === 0) ignored.clear();
    const likes = [...new Set(telling.length > 0 ? telling : all)].map((word) =>
      wordsLike(word, vocabulary, others.get(word) ?? [], foldedEndings),
    );
    const wanted = likes.map((like): Wanted => {
      const having = known.filter(({ tokens }) => worthIn(tokens, like) > 0).length;
      // A word that few things have tells more.
      return { like, weight: having === 0 ? 0 : Math.log2(1 + known.length / having) };
    });
    const full = Math.max(
      1,
      wanted.reduce((sum, { weight }) => sum + weight, 0),
    );
    const scored = known.map(({ thing, tokens, names }, index) => {
      const worths = wanted.map(({ like, weight }) => weight * worthIn(tokens, like));
      const best = worths.some((one) => one > 0) ? bestName(names, wanted, ignored) : noName;
      const had = wanted.reduce((sum, { weight }, at) => sum + (worths[at]! > 0 ? weight : 0), 0);
      return {
        hit: { thing, called: best.called, hasAll: worths.every((one) => one > 0) },
        score: worths.reduce((sum, one) => sum + one, wholeName * best.score) * (1 - unmatched + (unmatched * had) / full),
        index,
      };
    });
    const most = scored.reduce((highest, { score }) => Math.max(highest, score), 0);
    const found = scored.filter(({ hit, score }) => hit.hasAll || (score > 0 && score >= nearTheBest * most));
    // No two have the same index, so the order is total.
    found.sort((a, b) => b.score - a.score || a.index - b.index);
    const hits = found.map(({ hit }) => hit);
    return {
      hits,
      isPartial: hits.length > 0 && !hits.some(({ hasAll }) => hasAll),
      marked: (text) => piecesOf(text, wanted),
    };
  };
}

function know<Thing>(thing: Thing, { names, texts, called }: Words): Known<Thing> {
  const tokens = new Map<string, boolean>();
  const add = (text: string, isName: boolean) => {
    for (const word of new Set(wordsIn(text))) for (const token of tokensOf(word)) tokens.set(token, isName || tokens.get(token) === true);
  };
  for (const text of texts) add(text, false);
  for (const name of [...names, ...called.map(({ words }) => words)]) add(name, true);
  const inWords = (text: string) => wordsIn(text).map(tokensOf);
  return {
    thing,
    tokens,
    names: [
      ...names.map((name): Name => ({ words: inWords(name), called: null })),
      ...called.map((one): Name => ({ words: inWords(one.words), called: one })),
    ],
  };
}

/** The other words of each word. */
function otherWords(same: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, string[]>();
  for (const group of same.map((words) => words.map(folded)))
    for (const word of group) others.set(word, [...(others.get(word) ?? []), ...group]);
  return others;
}

/** A typed word. */
interface Wanted {
  /** The known words that match it. */
  like: ReadonlyMap<string, Likeness>;
  weight: number;
}

function worthIn(tokens: Known<unknown>["tokens"], like: Wanted["like"]): number {
  let most = 0;
  for (const [token, likeness] of like) {
    const isName = tokens.get(token);
    if (isName !== undefined) most = Math.max(most, worth[likeness][isName ? "name" : "text"]);
  }
  return most;
}

interface BestName {
  score: number;
  called: string | null;
}
const noName: BestName = { score: 0, called: null };

/**
 * The name that is most like the typed words as a whole: it has much of what is typed, and little else. The whole of it scores as much as
 * all of the words. `called` is the best of people's words, if any has a part of what is typed.
 */
function bestName(
  names: readonly Name[],
  wanted: readonly Wanted[],
  ignored: ReadonlySet<string>,
): { score: number; called: string | null } {
  let score = 0;
  let scoreCalled = 0;
  let called: string | null = null;
  for (const name of names) {
    const words = name.words.filter(([word]) => !ignored.has(word!));
    const worths = wanted.map(({ like, weight }) => weight * Math.max(0, ...words.map((tokens) => worthOfTokens(tokens, like))));
    const had = words.reduce((sum, tokens) => sum + partHad(tokens, wanted), 0);
    if (had === 0) continue;
    const isTyped = words.length === wanted.length && words.every(([word]) => wanted.some(({ like }) => like.get(word!) === "is"));
    const whole = ((worths.reduce((sum, one) => sum + one, 0) * had) / words.length) * (isTyped ? typedName : 1);
    const ranked = whole * (1 - perPlace * (name.called === null ? 0 : name.called.place + 1));
    score = Math.max(score, ranked);
    if (name.called === null || ranked <= scoreCalled) continue;
    scoreCalled = ranked;
    called = name.called.words;
  }
  return { score, called };
}

const worthOfTokens = (tokens: readonly string[], like: Wanted["like"]): number =>
  tokens.reduce((most, token) => Math.max(most, like.has(token) ? worth[like.get(token)!].name : 0), 0);

/** How much of a name's word is typed, 0 to 1: a name of the API of which only parts are typed counts less, the fewer they are. */
function partHad([whole, ...parts]: readonly string[], wanted: readonly Wanted[]): number {
  const isHad = (token: string) => wanted.some(({ like }) => like.has(token));
  const had = parts.filter(isHad).length;
  return had > 0 && !wanted.some(({ like }) => like.get(whole!) === "is") ? (1 + had / parts.length) / 2 : Number(isHad(whole!));
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
