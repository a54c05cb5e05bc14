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

/** Insertions, deletions, replacements, and neighbours that changed places, from one word to another. */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}
