import { LinesMaker, type Lines } from "./lines";
import { startsText } from "./printed/lineKinds";
import type { Removals } from "./removals";

/**
 * Takes off what stands before each line of a run of lines: marks of a quotation, a comment, a diff or a table, numbers of lines, times of
 * a build's log. A mark is taken off only where what is left is known, as `- ` also begins an entry of YAML.
 */
export function withoutPrefixes(lines: Lines, removals: Removals): Lines {
  const isDiff = lines.someButSmallWords(/^(?:@@ -\d|diff --git |index [0-9a-f]{7})/);
  const undiffed = isDiff ? withoutDiff(lines, removals) : lines;
  if (!undiffed.someButSmallWords(anyMark)) return undiffed;
  return prefixes.reduce((left, prefix) => withoutPrefix(left, prefix, removals), undiffed);
}

interface Prefix {
  /** The mark, with all blanks that belong to it. */
  readonly mark: RegExp;
  /** Whether a run is one of marks, from its lines without them. */
  readonly isMark: (left: readonly string[], marks: readonly string[]) => boolean;
  readonly without?: (line: string) => string;
}

const isKnown = (left: readonly string[]): boolean => left.some(startsText);

const prefixes: readonly Prefix[] = [
  { mark: /^\s{0,3}>(?: ?>){0,20} ?/, isMark: (left) => left.length > 1 || isKnown(left) },
  // `kubectl logs --prefix` and `docker compose logs`, then `stern`.
  { mark: /^(?:\[pod\/[^\]\s]{1,300}\]|[\w.-]{1,200} +\|) ?/, isMark: isKnown },
  {
    mark: /^[a-z0-9][-a-z0-9.]*-[a-z0-9]{5} [a-z0-9][-a-z0-9]* /,
    isMark: (left, marks) => left.length > 1 && isKnown(left) && areSame(marks),
  },
  {
    mark: /^\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?\]?(?:\s(?:std(?:out|err) [FP](?=\s)|\d\d[OE](?=[ +]))[ +]|\s|$)/,
    isMark: isKnown,
  },
  { mark: /^[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d:\d\d (?:[\w.-]{1,200} [\w./-]{1,200}(?:\[\d+\])?: )?/, isMark: isKnown },
  { mark: /^\s{0,6}\d{1,5}(?:[:|.)│]\s?|\t| {1,2}(?=\S)|$)/, isMark: (left, marks) => isCounting(marks) && left.length > 2 },
  { mark: /^\+/, isMark: (left) => left.length > 1 },
  { mark: /^\s{0,3}(?:#+|\/\/+|;+|--) ?(?!-)/, isMark: isKnown },
  { mark: /^\s{0,3}[*•] /, isMark: isKnown },
  { mark: /^\s*[|│](?=.*[|│]\s*$)/, isMark: (left) => left.length > 1, without: withoutCells },
  { mark: /^\s{0,3}[|│┃] ?/, isMark: (left) => left.length > 1 },
];

const anyMark = new RegExp(prefixes.map(({ mark }) => mark.source).join("|"));

function withoutPrefix(lines: Lines, { mark, isMark, without }: Prefix, removals: Removals): Lines {
  const made = new LinesMaker(lines);
  for (let from = 0; from < lines.length;) {
    if (lines.isSmallWords(from) || !mark.test(lines.textOf(from))) {
      made.keep(from);
      from++;
      continue;
    }
    let to = from;
    while (to < lines.length && mark.test(lines.textOf(to))) to++;
    const run = lines.slice(from, to).texts();
    const marks = run.map((text) => mark.exec(text)![0]);
    const left = run.map((text, index) => (without ?? String)(text.slice(marks[index]!.length)));
    const isRunOfMarks = isMark(left, marks);
    for (let index = from; index < to; index++) {
      const number = lines.numberOf(index);
      const ownMark = marks[index - from]!;
      if (isRunOfMarks) removals.note(number, "prefix", ownMark);
      if (!isRunOfMarks) made.keep(index);
      else if (without === undefined) made.keep(index, ownMark.length);
      else made.write({ number, text: left[index - from]! });
    }
    from = to;
  }
  return made.made();
}

const areSame = (marks: readonly string[]): boolean => marks.every((mark) => mark === marks[0]);

/** Numbers of lines grow by one; the last one may be cut. */
function isCounting(marks: readonly string[]): boolean {
  const numbers = marks.map((mark) => Number.parseInt(mark, 10));
  return numbers.every((number, index) => {
    const next = (numbers[index - 1] ?? 0) + 1;
    return index === 0 || number === next || (index === numbers.length - 1 && String(next).startsWith(String(number)));
  });
}

/** A row of a table of Markdown or of a drawn one: its cells, as kubectl separates them. */
function withoutCells(line: string): string {
  const cells = line
    .replace(/[|│]\s*$/, "")
    .split(/[|│]/)
    .map((cell) => cell.trim());
  return cells.every((cell) => /^:?-*:?$/.test(cell)) ? "" : cells.join("   ").trim();
}

/** Of a diff, the lines as they are after it. */
function withoutDiff(lines: Lines, removals: Removals): Lines {
  const made = new LinesMaker(lines);
  for (let index = 0; index < lines.length; index++) {
    const { number, text } = lines.at(index);
    if (/^(?:@@ |diff --git |index [0-9a-f]{7}|--- [^-]|\+\+\+ |new file mode|-)/.test(text)) {
      removals.note(number, "prefix", text);
      continue;
    }
    const mark = /^[+ ]/.exec(text)?.[0] ?? "";
    if (mark === "+") removals.note(number, "prefix", mark);
    made.keep(index, mark.length);
  }
  return made.made();
}
