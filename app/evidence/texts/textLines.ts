/** The lines of a text, without copying it: a day of a cluster has millions. They are looked for in slices, which block nothing. */
export interface TextLines {
  /** The lines found so far. */
  count(): number;
  /** Looks for the next lines; returns whether there are more. */
  findMore(): boolean;
  /** Characters that have no line, because there are too many lines for a browser to scroll. */
  notShown(): number;
  /** The line with this index, at most `longest` characters of it. */
  at(index: number): { text: string; cut: number };
}

/** A line of Prometheus' answer can be the whole file; nobody reads more of it than this. */
const longest = 2_000;
/** About 20 ms of work on a slow machine. */
const slice = 50_000;
/** Firefox draws nothing higher than 17 million pixels. */
const mostLines = 900_000;

export function linesOf(text: string): TextLines {
  const starts = [0];
  let isWhole = text === "";
  let shownTo = text.length;

  function findMore(): boolean {
    for (let left = slice; left > 0 && !isWhole; left--) {
      const next = text.indexOf("\n", starts.at(-1)!) + 1;
      // A line feed at the end ends the last line and begins none.
      isWhole = next === 0 || next === text.length || starts.length === mostLines;
      if (starts.length === mostLines && next !== 0) shownTo = next;
      else if (!isWhole) starts.push(next);
    }
    return !isWhole;
  }
  findMore();

  return {
    count: () => starts.length,
    findMore,
    notShown: () => text.length - shownTo,
    at(index) {
      const start = starts[index]!;
      const next = text.indexOf("\n", start);
      let end = next === -1 ? text.length : next;
      if (end > start && text[end - 1] === "\r") end--;
      return { text: text.slice(start, Math.min(end, start + longest)), cut: Math.max(0, end - start - longest) };
    },
  };
}

/**
 * kubectl describe writes its values behind the longest name, often 50 columns away. In a narrow pane they begin nearer; nothing but blanks
 * is left out.
 */
export function nearer(line: string): string {
  const match = /^(\s{0,8}[A-Z][^:\s][^:]{0,40}:)( {6,})(?=\S)/.exec(line);
  if (match === null) return line;
  const [all, name] = match as unknown as [string, string];
  return name.padEnd(nearColumn) + (name.length >= nearColumn ? " " : "") + line.slice(all.length);
}

const nearColumn = 20;

/** The part of a line that was taken off, from `start` to `end`; null where none of it was. */
export function removedPart(line: string, removed: readonly string[]): { start: number; end: number } | null {
  for (const text of removed) {
    const [first = ""] = text.split("\n");
    const start = first.trim() === "" ? -1 : line.indexOf(first);
    if (start >= 0) return { start, end: start + first.length };
  }
  return null;
}
