/**
 * The length of what all names begin with, up to the end of a word of theirs: 14 for checkout-prod-hpa.yaml and checkout-prod-pods.yaml. 0 if
 * that is short, or if it is all of a name.
 */
export function commonBegin(names: readonly string[]): number {
  const [first, ...others] = names;
  if (first === undefined || others.length === 0) return 0;
  const different = [...first].findIndex((_, at) => others.some((name) => name[at] !== first[at]));
  const same = first.slice(0, different < 0 ? first.length : different);
  const begin = Math.max(...["-", "_", ".", "/", " "].map((mark) => same.lastIndexOf(mark))) + 1;
  return begin < shortest || names.some((name) => name.length <= begin) ? 0 : begin;
}

/** Fewer characters are no more than the dots that would stand for them. */
const shortest = 4;
