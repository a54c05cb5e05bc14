/** The names of a table's columns and where each begins. */
export interface TableHeader {
  readonly names: readonly string[];
  readonly starts: readonly number[];
}

/** Names of columns of two words. */
const columnName =
  /(?:LAST SEEN|FIRST SEEN|NOMINATED NODE|READINESS GATES|SCALE TARGET KIND|MIN AVAILABLE|MAX UNAVAILABLE|ALLOWED DISRUPTIONS|SCALE TARGET NAME|[A-Z][A-Z0-9_%-]*(?:\([a-z%]+\))?)(?=\s|$)/y;

/** The names of columns above a table of `kubectl get` or `top`: words in capitals alone. A custom table has names of its own. */
export function readHeader(text: string, isCustom = false): TableHeader | null {
  const names: string[] = [];
  const starts: number[] = [];
  for (let at = firstWord(text, 0); at < text.length; at = firstWord(text, at)) {
    columnName.lastIndex = at;
    const match = columnName.exec(text);
    if (match === null) return null;
    names.push(match[0]);
    starts.push(at);
    at += match[0].length;
  }
  return names.length >= 2 && names.every((name) => name.length > 1) && (isCustom || startNames.has(names[0]!)) ? { names, starts } : null;
}

const startNames = new Set([
  "NAME",
  "NAMESPACE",
  "POD",
  "LAST SEEN",
  "LASTSEEN",
  "FIRST SEEN",
  "FIRSTSEEN",
  "REFERENCE",
  "CLUSTER",
  "TYPE",
  "AGE",
  "EVENT",
]);

/** Where the next word begins. */
function firstWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at]!)) at++;
  return at;
}

/**
 * The cells of a row by their columns' names. Where each column has a cell they count from the left; else a cell belongs to the column
 * below whose name it begins. Null where neither fits.
 */
export function cellsOf(text: string, { names, starts }: TableHeader): ReadonlyMap<string, string> | null {
  const wide = text.trim().split(/\s{2,}|\t+/);
  if (wide.length === names.length) return paired(names, wide);
  const words = text.trim().split(/\s+/);
  if (words.length === names.length) return paired(names, words);
  const isAligned = starts.every((start) => start === 0 || start >= text.length || /\s/.test(text[start - 1]!));
  if (isAligned && !text.includes("\t")) {
    return paired(
      names,
      starts.map((start, index) => text.slice(start, starts[index + 1]).trim()),
    );
  }
  // A row with cells of two words, such as `3 (5m ago)`, whose last cells the text still tells.
  return words.length > names.length ? null : paired(names.slice(0, words.length), words);
}

const paired = (names: readonly string[], cells: readonly string[]): ReadonlyMap<string, string> =>
  new Map(names.map((name, index) => [name, cells[index] ?? ""]));
