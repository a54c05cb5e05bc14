/** The word of a list that a word most likely misspells: the same except for case, or one or two letters away. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const same = words.find((each) => each.toLowerCase() === lower);
  if (same !== undefined || word.length > longestWord) return same;
  const [best, second] = words
    .map((each) => ({ each, distance: distance(lower, each.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  const allowed = word.length > 5 ? 2 : 1;
  if (best === undefined || best.distance > allowed || best.distance === second?.distance) return undefined;
  return best.each;
}

/** Characters. No field of the API is longer. */
const longestWord = 60;

/** Levenshtein's: insertions, deletions and replacements from one word to another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
