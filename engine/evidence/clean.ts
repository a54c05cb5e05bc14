import { commandOf, longestCommand } from "./commandLine";
import { LinesMaker, type Lines, type TextLine } from "./lines";
import { withoutMarkup } from "./markup";
import { withoutPrefixes } from "./prefixes";
import type { Removals } from "./removals";

/** Lines between two hard borders: a fence or a command. */
export interface Chunk {
  readonly command?: string;
  readonly lines: Lines;
}

/** Takes off what shells, web pages and people put around a program's output. Each removal is noted with its line. */
export function cleanText(text: string, removals: Removals): Chunk[] {
  const lines = withLineEnds(withoutPrefixes(withoutMarkup(text, removals), removals));
  const made = new LinesMaker(lines);
  const chunks: (Pick<Chunk, "command"> & { from: number; to: number })[] = [];
  let command: string | undefined;
  /** Where the present chunk begins, and whether it has more than blank lines. */
  let from = 0;
  let isWritten = false;
  /** Short lines that stay as they are. In a text of millions of lines the same ones come back. */
  const kept = new Set<string>();
  const close = () => {
    if (isWritten) {
      chunks.push({ ...(command !== undefined && { command }), from, to: made.length });
      command = undefined;
    }
    from = made.length;
    isWritten = false;
  };
  for (let index = 0; index < lines.length; index++) {
    if (lines.isSmallWords(index)) {
      made.keep(index);
      isWritten = true;
      continue;
    }
    const { number, text } = lines.at(index);
    if (kept.has(text) || figures.test(text)) {
      made.keep(index);
      isWritten ||= text.trim() !== "";
      continue;
    }
    const fence = fenceOf(text);
    if (fence !== null) {
      close();
      removals.note(number, "fence", text.slice(0, text.length - fence.rest.length));
      if (fence.rest.trim() === "") continue;
    }
    const line = fence === null ? text : fence.rest;
    const entered = commandOf(line);
    if (entered !== null) {
      close();
      command = entered.command;
      removals.note(number, "prompt", line);
      const parts = [command];
      while (parts.at(-1)!.endsWith("\\") && index + 1 < lines.length) {
        const next = lines.at(++index);
        removals.note(next.number, "prompt", next.text);
        parts.push(parts.pop()!.slice(0, -1), next.text.trim());
      }
      command = parts.join(" ").slice(0, longestCommand);
      continue;
    }
    const leftOut = noise.find(([, pattern]) => pattern.test(line));
    if (leftOut !== undefined) {
      removals.note(number, leftOut[0], line);
      continue;
    }
    made.keep(index, text.length - line.length);
    isWritten ||= line.trim() !== "";
    if (line === text && text.length <= longestKept) kept.add(text);
  }
  close();
  const all = made.made();
  return chunks.map(({ from: first, to, ...chunk }) => ({ ...chunk, lines: all.slice(first, to) }));
}

const longestKept = 12;

/** A row of a table of series, or a point of one: the million of them in a file need no other look. */
const figures = /^"?\d[\d.,;:@ \t"[\]TZ+-]+$/;

/** A table whose ends of lines were lost, as a page without a fence shows it: the names of its columns and each row in lines of their own. */
function withLineEnds(lines: Lines): Lines {
  if (!lines.someButSmallWords(headOfRun)) return lines;
  const made = new LinesMaker(lines);
  for (let index = 0; index < lines.length; index++) {
    const rows = linesOfRun(lines.at(index));
    if (rows === null) made.keep(index);
    else for (const row of rows) made.write(row);
  }
  return made.made();
}

const headOfRun = /^\s*(?:NAMESPACE\s+)?NAME\s+REFERENCE\s.{0,200}\sAGE\s+\S/;

function linesOfRun({ number, text }: TextLine): readonly TextLine[] | null {
  const [, head, rest] = /^\s*([A-Z]+(?:\s+[A-Z]+){4,8}\s+AGE)\s+(\S.*)$/.exec(text.slice(0, 4000)) ?? [];
  if (head === undefined || rest === undefined) return null;
  return [head, ...rowsOfRun(rest)].map((row) => ({ number, text: row.trim() }));
}

/** A row begins with the word before its reference. Behind a single blank that word is the row's second one: the first is the namespace. */
function rowsOfRun(run: string): string[] {
  const words = [...run.matchAll(/\S+/g)];
  const starts: number[] = [];
  let second = 0;
  for (const [index, { 0: word, index: start }] of words.entries()) {
    if (index > 0 && (start === second || !/^[A-Za-z]+\//.test(words[index + 1]?.[0] ?? ""))) continue;
    starts.push(start);
    second = start + word.length + 1;
  }
  return starts.map((start, index) => run.slice(start, starts[index + 1])).filter((row) => /\s/.test(row));
}

/** A fence of Markdown, Jira, AsciiDoc or a forum; with `rest` where the text is glued to it. */
function fenceOf(text: string): { rest: string } | null {
  const [, rest] = /^\s*(?:\{(?:code|noformat)(?:[:|][^{}]{0,80})?\}|\[\/?(?:code|pre)(?:=\w+)?\])(.*)$/i.exec(text) ?? [];
  if (rest !== undefined) return { rest };
  if (/^(?:-{4}|\[source(?:,[\w,%= ]{0,40})?\])\s*$/.test(text)) return { rest: "" };
  const match = /^\s*(?:`{3,}|~{3,})/.exec(text);
  if (match === null) return null;
  const info = text.slice(match[0].length).trimStart();
  return { rest: /^\{?\.?[\w+#.-]*\}?\s*`*$/.test(info) ? "" : info };
}

const noise = [
  ["prompt", /^\s*(?:\[[\w.-]+@[^\s@\]]+ [^\]]*\][$#]|[\w.-]+@[\w.-]+:[^$#]*[$#]|PS [A-Za-z]:\\[^>]*>|[A-Za-z]:\\[^>]*>|[$%➜❯])\s*$/u],
  ["separator", /^\s*([=*_~#─━═]|- ?)\1{4,}\s*$/],
  ["separator", /^-{2,}\s*[A-Za-z][\w\s]*-{2,}$/],
  ["separator", /^==\s*(?!==$)\S.*==$/],
  ["remark", /^\s*[[(<]?(?:\.{2,}(?:[\w\s]+\.{2,})?|…+|snip|snipped|truncated|omitted)[\])>]?\s*$/i],
  // A title in AsciiDoc, and what a build's log writes around its steps.
  ["remark", /^(?:\.[A-Z][\w ]{2,60}|##\[\w+\].{0,300})$/],
  ["remark", /^\s*(?:EOF|\^[CZ])\s*$/],
  [
    "remark",
    /^\s*[a-z][\w.]*(?:\/| ")[\w.-]+"? (?:created|configured|unchanged|autoscaled|scaled|patched|edited|deleted|exposed|replaced|restarted)(?: \([\w ]+\))?\s*$/,
  ],
  ["remark", /^\s*(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),?(?=.*\d)(?: +(?:[A-Z][a-z]{1,8}|[A-Z]{2,5}|\d[\d:]*)){3,6}\s*$/],
  ["warning", /^\s*warning: (?!.*\bhorizontal-pod-autoscaler\b|unknown field )/i],
  ["warning", /^\s*(?:flag|resource) \S+ (?:has been|is) deprecated/i],
  ["warning", /^W\d{4} \d\d:\d\d:\d\d\.\d+ (?!.*\bunknown field ).*(?:deprecat|warnings?\.go)/],
  ["escape", /^\s*\[\d*(?:;\d+)*[a-zA-Z]\s*$/],
] as const;
