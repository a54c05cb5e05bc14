/** When two words are the same to a person who searches. */

/** How alike a typed word and a known word are, from best to worst. */
export type Likeness =
  /** The word as it is typed. */
  | "is"
  /** Its beginning. */
  | "begins"
  /** The same word with another ending, or another word for the same: "window" and "windows", "вікно" and "вікна", "Knoten" and "Node". */
  | "form"
  /** A part of it: "Fenster" in "Stabilisierungsfenstern". */
  | "within"
  /** It is a part of the typed word: "Wartung" in "Wartungsarbeiten". */
  | "holds"
  /** A typing error away. */
  | "typo";

/**
 * The known words that are like a typed one. `same` has other words for it. Typing errors, and known words within the typed one, count only
 * if nothing has the word itself.
 */
export function wordsLike(
  word: string,
  known: ReadonlySet<string>,
  same: readonly string[],
  endings: ReadonlySet<string>,
): ReadonlyMap<string, Likeness> {
  const like = new Map<string, Likeness>();
  for (const token of known) {
    const likeness = likenessOf(word, token, endings) ?? (same.some((other) => token === other) ? "form" : null);
    if (likeness !== null) like.set(token, likeness);
  }
  if (like.size > 0) return like;
  for (const token of known) {
    if (word.length >= shortestTypo && isOneEditFrom(word, token)) like.set(token, "typo");
    else if (token.length >= shortestHeld && (word.startsWith(token) || word.endsWith(token))) like.set(token, "holds");
  }
  return like;
}

function likenessOf(word: string, token: string, endings: ReadonlySet<string>): Likeness | null {
  if (token === word) return "is";
  if (token.startsWith(word)) return "begins";
  if (areForms(word, token, endings)) return "form";
  return isPart(word, token, endings) ? "within" : null;
}

/** A short word is a part only if another word is before it, and no more than an ending after it: "peak" is not in "speaks", nor "best" in "unbestätigt". */
function isPart(word: string, token: string, endings: ReadonlySet<string>): boolean {
  const at = token.lastIndexOf(word);
  if (word.length >= shortestAnywhere) return at >= 0;
  return word.length >= shortestWithin && at >= shortestBefore && endings.has(token.slice(at + word.length));
}

/** "fenster" finds "stabilisierungsfenster"; shorter parts are in too many words. */
const shortestWithin = 4;
const shortestBefore = 2;
const shortestAnywhere = 6;
const shortestHeld = 5;
const shortestTypo = 5;
/** A short word is an error away from the beginnings of too many words. */
const shortestTypoBegun = 7;
const shortestStem = 4;

/** Only the endings differ. */
function areForms(a: string, b: string, endings: ReadonlySet<string>): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  // An ending can begin with a letter that the other ending begins with, too.
  for (let stem = same; stem >= Math.max(shortestStem, same - 2); stem -= 1)
    if (endings.has(a.slice(stem)) && endings.has(b.slice(stem))) return true;
  return false;
}

/** One letter more, less or other than the word or than the beginning of the token, or two neighbours exchanged. Linear in the word. */
function isOneEditFrom(word: string, token: string): boolean {
  const begun = word.length >= shortestTypoBegun ? [word.length - 1, word.length, word.length + 1] : [];
  const lengths = [token.length, ...begun];
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
