import type { TextLine } from "./block";
import { startsText } from "./printed/lineKinds";
import type { Removals } from "./removals";

/**
 * Takes off what stands before each line of a run of lines: marks of a quotation, a comment, a diff or a table, numbers of lines, times of
 * a build's log. A mark is taken off only where what is left is known, as `- ` also begins an entry of YAML.
 */
export function withoutPrefixes(lines: readonly TextLine[], removals: Removals): readonly TextLine[] {
  const isDiff = lines.some(({ text }) => /^(?:@@ -\d|diff --git |index [0-9a-f]{7})/.test(text));
  const undiffed = isDiff ? withoutDiff(lines, removals) : lines;
  if (!undiffed.some(({ text }) => anyMark.test(text))) return undiffed;
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

function withoutPrefix(lines: readonly TextLine[], { mark, isMark, without }: Prefix, removals: Removals): readonly TextLine[] {
  /** Null while nothing was taken off. */
  let cleaned: TextLine[] | null = null;
  for (let from = 0; from < lines.length;) {
    if (!mark.test(lines[from]!.text)) {
      cleaned?.push(lines[from]!);
      from++;
      continue;
    }
    let to = from;
    while (to < lines.length && mark.test(lines[to]!.text)) to++;
    const run = lines.slice(from, to);
    const marks = run.map(({ text }) => mark.exec(text)![0]);
    const left = run.map(({ text }, index) => (without ?? String)(text.slice(marks[index]!.length)));
    if (isMark(left, marks)) {
      cleaned ??= lines.slice(0, from);
      for (const [index, { number }] of run.entries()) {
        removals.note(number, "prefix", marks[index]!);
        cleaned.push({ number, text: left[index]! });
      }
    } else for (const line of run) cleaned?.push(line);
    from = to;
  }
  return cleaned ?? lines;
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
function withoutDiff(lines: readonly TextLine[], removals: Removals): TextLine[] {
  return lines.flatMap(({ number, text }) => {
    if (/^(?:@@ |diff --git |index [0-9a-f]{7}|--- [^-]|\+\+\+ |new file mode|-)/.test(text)) {
      removals.note(number, "prefix", text);
      return [];
    }
    const mark = /^[+ ]/.exec(text)?.[0] ?? "";
    if (mark === "+") removals.note(number, "prefix", mark);
    return [{ number, text: text.slice(mark.length) }];
  });
}
