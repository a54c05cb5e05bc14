import { readJsonTrees } from "../../answers/jsonTrees";
import type { Tree, TreeMap, TreeReading, Trouble } from "../../answers/tree";
import { say, type Words } from "../../lib/sentence";

/**
 * YAML as kubectl prints it, read line by line where it is no YAML any more: cut, shortened with dots, its first line moved to the left. A
 * line that fits nowhere is left out with its place, so that no value gets another owner.
 */
export function readLooseYaml(text: string): TreeReading {
  return new LooseReader(linesOf(text)).readAll();
}

interface Line {
  readonly index: number;
  readonly indent: number;
  readonly text: string;
  /** Blank lines before it, which count within a text in quotes. */
  readonly blanks: number;
}

const mostTroubles = 20;
/** Deeper nesting is no object of a cluster. */
const deepest = 60;

const elision = /^(?:(?:\.{3,}|…|<?-*\s?(?:snip|snipped|truncated|omitted|redacted|cut)\s?-*>?|\[\.{2,}\]|\[snip\])$|#\s?\.\.)/i;
const key =
  /^(?:"((?:[^"\\]|\\.){0,300})"|'([^']{0,300})'|([A-Za-z_][^\s:"'{}[\],#]{0,300}(?::[^\s:"'{}[\],#]{1,300}){0,4}))[ \t]*:(?:[ \t]+(.*))?$/s;

function linesOf(text: string): { lines: Line[]; breaks: Set<number>; elided: Line[] } {
  const lines: Line[] = [];
  const elided: Line[] = [];
  const breaks = new Set<number>();
  let blanks = 0;
  let heads = new Set<string>();
  for (const [index, whole] of text.split(/\r\n?|\n/).entries()) {
    const trimmed = whole.trim();
    if (trimmed === "") {
      blanks++;
      continue;
    }
    const line = { index, indent: whole.length - whole.trimStart().length, text: trimmed, blanks };
    blanks = 0;
    const head = headOf(line);
    // Two outputs one below the other: an object has each of these once.
    const isNext = head !== null && heads.has(head) && lines.at(-1)?.text.endsWith(":") === false;
    if (isNext) breaks.add(lines.length);
    if (isNext || whole.startsWith("---")) heads = new Set();
    if (head !== null) heads.add(head);
    if (/^---+(?:\s|$)/.test(whole)) breaks.add(lines.length);
    else if (elision.test(trimmed)) {
      elided.push(line);
      lines.push({ ...line, text: "..." });
    } else if (!trimmed.startsWith("#") || lines.length === 0) {
      if (!trimmed.startsWith("#")) lines.push(line);
    }
  }
  return { lines: atTheirPlace(lines, breaks), breaks, elided };
}

const headOf = ({ indent, text }: Line): string | null =>
  indent > 0 ? null : text.startsWith("apiVersion:") ? "apiVersion" : text.startsWith("kind:") ? "kind" : null;

/** A selection with the mouse begins within a line: the first line lost its indent, and those behind it did not. */
function atTheirPlace(lines: Line[], breaks: ReadonlySet<number>): Line[] {
  const [first, second] = lines;
  if (!first || !second || breaks.has(1) || first.indent >= second.indent) return lines;
  const item = /^-\s+(.*)$/s.exec(first.text);
  const value = key.exec(item ? item[1]! : first.text)?.[4] ?? "";
  if (value === "" || (/^[|>"'{[]/.test(value) && !isClosed(value))) return lines;
  const indent = item ? second.indent - 2 : second.indent;
  return key.test(second.text) && indent > first.indent ? [{ ...first, indent }, ...lines.slice(1)] : lines;
}

const isClosed = (value: string): boolean => {
  const quote = value[0]!;
  return (quote === '"' || quote === "'") && value.length > 1 && value.endsWith(quote);
};

class LooseReader {
  private at = 0;
  private readonly lines: Line[];
  private readonly breaks: ReadonlySet<number>;
  private readonly troubles: Trouble[];

  constructor({ lines, breaks, elided }: ReturnType<typeof linesOf>) {
    this.lines = lines;
    this.breaks = breaks;
    this.troubles = elided
      .slice(0, mostTroubles)
      .map(({ index }) => ({ line: index, message: say`A part of the text was left out here.` }));
  }

  readAll(): TreeReading {
    const trees: Tree[] = [];
    while (this.at < this.lines.length) {
      const before = this.at;
      trees.push(this.readDocument());
      if (this.at === before) this.at++;
    }
    return { trees, troubles: this.troubles };
  }

  /** The entries of a document, and under the key "" the items of lists without a key. */
  private readDocument(): Tree {
    const start = this.at;
    const entries = new Map<string, Tree>();
    const items: Tree[] = [];
    while (this.at < this.lines.length && (this.at === start || !this.breaks.has(this.at))) {
      const { indent, text } = this.lines[this.at]!;
      if (isItem(text)) {
        const list = this.readList(indent, 0);
        if (list.kind === "list") for (const item of list.items) items.push(item);
      } else if (key.test(text)) {
        for (const [name, value] of this.readMap(indent, 0, start).entries) if (!entries.has(name)) entries.set(name, value);
      } else this.leaveOut();
    }
    if (items.length > 0) entries.set("", { kind: "list", line: items[0]!.line, items });
    return { kind: "map", line: this.lines[start]?.index ?? 0, entries };
  }

  private readMap(indent: number, depth: number, start: number, from?: { text: string; line: Line }): TreeMap {
    const entries = new Map<string, Tree>();
    const first = from?.line ?? this.lines[this.at]!;
    let within = indent;
    if (from) this.readEntry(from.text, from.line, indent, depth, entries);
    let fixed = from === undefined;
    while (this.at < this.lines.length && (this.at === start || !this.breaks.has(this.at))) {
      const line = this.lines[this.at]!;
      if (line.text === "...") {
        this.at++;
        // Deeper lines behind dots belong to something that was left out.
        while (this.at < this.lines.length && !this.breaks.has(this.at) && this.lines[this.at]!.indent > within) this.leaveOut();
        continue;
      }
      // The keys behind an item's dash need not be below its first key in a text that was moved.
      if (!fixed && from !== undefined && line.indent > first.indent && key.test(line.text)) within = line.indent;
      fixed = true;
      if (line.indent < within) break;
      if (line.indent > within || isItem(line.text) || !key.test(line.text)) {
        if (line.indent === within && isItem(line.text)) break;
        this.leaveOut();
        continue;
      }
      this.at++;
      this.readEntry(line.text, line, within, depth, entries);
    }
    return { kind: "map", line: first.index, entries, ...(this.at >= this.lines.length && { cut: true }) };
  }

  private readEntry(text: string, line: Line, indent: number, depth: number, entries: Map<string, Tree>): void {
    const [, double, single, plain, rest = ""] = key.exec(text)!;
    const name = double ?? single ?? plain!;
    const value = this.readValue(rest, line, indent, depth);
    if (value !== null && !entries.has(name)) entries.set(name, value);
  }

  /** What is behind a key or a dash of this line; `indent` is that of the key. */
  private readValue(rest: string, line: Line, indent: number, depth: number): Tree | null {
    const value = withoutRemark(rest);
    const start = value[0];
    if (start === undefined) return this.readBelow(line, indent, depth);
    if (start === "|" || start === ">") return this.readBlockText(value, line, indent);
    if (start === '"' || start === "'") return this.readQuoted(rest.trim(), line, indent);
    if (start === "{" || start === "[") return this.readFlow(value, line, indent);
    if (start === "&" || start === "*" || start === "!") {
      this.trouble(line, say`Anchors, aliases and tags are not read in a text that is no valid YAML.`);
      return null;
    }
    const below = this.textBelow(indent);
    const text = [value, ...below].join(" ");
    return { kind: "scalar", line: line.index, text: /^(?:null|Null|NULL|~)$/.test(text) ? null : text };
  }

  /** The lines below a plain text that go on with it: deeper, and no key and no item of their own. */
  private textBelow(indent: number): string[] {
    const below: string[] = [];
    for (; this.at < this.lines.length && !this.breaks.has(this.at); this.at++) {
      const { indent: own, text } = this.lines[this.at]!;
      if (own <= indent || text === "..." || isItem(text) || key.test(text)) break;
      below.push(text);
    }
    return below;
  }

  private readBelow(line: Line, indent: number, depth: number): Tree | null {
    const next = this.lines[this.at];
    if (depth > deepest) {
      this.trouble(line, say`This is nested too deep.`);
      return null;
    }
    const none: Tree = { kind: "scalar", line: line.index, text: null };
    if (!next || this.breaks.has(this.at) || next.text === "...") return none;
    if (isItem(next.text) && next.indent >= indent) return this.readList(next.indent, depth + 1);
    // A text that lost its indent is still the only thing that can stand behind a key without a value.
    if (next.indent === indent && !key.test(next.text) && !isItem(next.text)) {
      this.at++;
      return { kind: "scalar", line: next.index, text: next.text };
    }
    if (next.indent <= indent) return none;
    if (key.test(next.text)) return this.readMap(next.indent, depth + 1, -1);
    if (/^["']/.test(next.text)) {
      this.at++;
      return this.readQuoted(next.text, next, indent);
    }
    if (/^[{[]/.test(next.text)) {
      this.at++;
      return this.readFlow(next.text, next, indent);
    }
    const text = this.textBelow(indent).join(" ");
    return text === "" ? none : { kind: "scalar", line: next.index, text };
  }

  private readList(indent: number, depth: number): Tree {
    const items: Tree[] = [];
    const { index } = this.lines[this.at]!;
    for (; this.at < this.lines.length && !this.breaks.has(this.at);) {
      const line = this.lines[this.at]!;
      if (line.text === "...") {
        this.at++;
        while (this.at < this.lines.length && !this.breaks.has(this.at) && this.lines[this.at]!.indent > indent) this.leaveOut();
        continue;
      }
      if (line.indent < indent || (line.indent === indent && !isItem(line.text))) break;
      if (line.indent > indent) {
        this.leaveOut();
        continue;
      }
      this.at++;
      const rest = line.text.slice(1).trimStart();
      const inner = line.indent + line.text.length - rest.length;
      if (isItem(rest) && depth <= deepest) items.push({ kind: "list", line: index, items: this.nested(rest, line, depth) });
      else if (key.test(rest)) items.push(this.readMap(inner, depth + 1, -1, { text: rest, line }));
      else {
        const value = this.readValue(rest, line, indent, depth + 1);
        if (value !== null) items.push(value);
      }
    }
    return { kind: "list", line: index, items };
  }

  /** `- - x`: only its first item; no object of a cluster has such lists. */
  private nested(rest: string, line: Line, depth: number): Tree[] {
    const value = this.readValue(rest.slice(1).trimStart(), line, line.indent, depth + 1);
    return value === null ? [] : [value];
  }

  private readBlockText(header: string, line: Line, indent: number): Tree {
    const below: string[] = [];
    for (; this.at < this.lines.length && !this.breaks.has(this.at) && this.lines[this.at]!.indent > indent; this.at++)
      below.push(this.lines[this.at]!.text);
    const cut = this.at >= this.lines.length;
    return { kind: "scalar", line: line.index, text: below.join(header.startsWith(">") ? " " : "\n"), ...(cut && { cut: true }) };
  }

  /** A text in quotes over several lines, each deeper than its key. */
  private readQuoted(rest: string, line: Line, indent: number): Tree {
    const quote = rest[0] as '"' | "'";
    const pieces = [rest.slice(1)];
    let end = closing(pieces[0]!, quote);
    while (end < 0 && this.at < this.lines.length && !this.breaks.has(this.at) && this.lines[this.at]!.indent > indent) {
      const { text, blanks } = this.lines[this.at++]!;
      if (text === "...") continue;
      const before = pieces.length - 1;
      if (quote === '"' && pieces[before]!.endsWith("\\")) {
        pieces[before] = pieces[before]!.slice(0, -1);
        pieces.push(text.startsWith("\\ ") ? text.slice(1) : text);
      } else pieces.push(`${blanks > 0 ? "\n".repeat(blanks) : " "}${text}`);
      end = closing(pieces.at(-1)!, quote);
    }
    if (end >= 0) pieces.push(pieces.pop()!.slice(0, end));
    const joined = pieces.join("");
    if (end < 0) this.trouble(line, say`The quote that opens here is not closed.`);
    const text = quote === "'" ? joined.replaceAll("''", "'") : unescaped(joined);
    return { kind: "scalar", line: line.index, text, ...(end < 0 && { cut: true }) };
  }

  private readFlow(value: string, line: Line, indent: number): Tree | null {
    const below = [value];
    for (; this.at < this.lines.length && !this.breaks.has(this.at) && this.lines[this.at]!.indent > indent; this.at++) {
      const { text } = this.lines[this.at]!;
      if (key.test(text) && !/[,{[]$/.test(below.at(-1)!)) break;
      below.push(text);
    }
    const [tree] = readJsonTrees(below.join("\n")).trees;
    return tree === undefined ? null : atLine(tree, line.index);
  }

  private leaveOut(): void {
    const line = this.lines[this.at++]!;
    if (line.text !== "...") this.trouble(line, say`This line fits nowhere in the object.`);
  }

  private trouble({ index, indent }: Line, message: Words): void {
    if (this.troubles.length < mostTroubles) this.troubles.push({ line: index, column: indent, message });
  }
}

const isItem = (text: string): boolean => text === "-" || text.startsWith("- ");

const withoutRemark = (text: string): string => (/^["']/.test(text) ? text : text.replace(/(?:^|[ \t])#.*$/s, "")).trim();

/** Where the quote closes; −1 if it does not. */
function closing(text: string, quote: '"' | "'"): number {
  for (let at = 0; at < text.length; at++) {
    if (quote === '"' && text[at] === "\\") at++;
    else if (text[at] === quote) {
      if (quote === "'" && text[at + 1] === "'") at++;
      else return at;
    }
  }
  return -1;
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(.))/g, (_, long?: string, short?: string, char?: string) =>
    char === undefined
      ? String.fromCharCode(Number.parseInt(long ?? short ?? "20", 16))
      : ({ n: "\n", t: "\t", r: "\r", e: "\u001b" }[char] ?? char),
  );
}

/** The same value, all of it at one line. */
export function atLine(tree: Tree, line: number): Tree {
  if (tree.kind === "list") return { ...tree, line, items: tree.items.map((item) => atLine(item, line)) };
  if (tree.kind === "map")
    return { ...tree, line, entries: new Map([...tree.entries].map(([name, value]) => [name, atLine(value, line)])) };
  return { ...tree, line };
}
