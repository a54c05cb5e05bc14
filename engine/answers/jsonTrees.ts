import { isWithin, mostPoints, PointsReader, tooManyPoints } from "./points";
import type { TimeRange } from "./points";
import type { Tree, TreeReading, Trouble } from "./tree";
import { say, type Words } from "../lib/sentence";

/**
 * The values of a text that is JSON, several of them in a row, JSON cut in the middle, or what Python prints of the same. Each value that
 * was whole is kept; what is broken is left out with its place. Every character is read once.
 */
export function readJsonTrees(text: string, range?: TimeRange, most = mostPoints): TreeReading {
  return new JsonReader(text, range, most).readAll();
}

/** Deeper nesting is no object of a cluster. */
const deepest = 100;
const mostTroubles = 20;

class JsonReader {
  private at = 0;
  private line = 0;
  private lineStart = 0;
  /** A string of Python ended with its line, because nothing closes it: what it is part of ends there, too. */
  private brokenOff = false;
  private isCut = false;
  private readonly troubles: Trouble[] = [];

  private pointsRead = 0;
  /** Those within the range. */
  private pointsKept = 0;
  /** The first and the last time of the points that were read. */
  private from = Infinity;
  private to = -Infinity;
  private readonly points = new PointsReader();

  constructor(
    private readonly text: string,
    private readonly range: TimeRange | undefined,
    private readonly most: number,
  ) {}

  readAll(): TreeReading {
    const trees: Tree[] = [];
    for (this.skip(); this.at < this.text.length; this.skip()) {
      const char = this.text[this.at]!;
      if (char === "{" || char === "[") {
        const tree = this.readValue(0);
        if (tree !== null) trees.push(tree);
      } else {
        if (char !== ",") this.trouble(say`This is not part of a JSON value.`);
        this.skipWord();
      }
    }
    const isTooLong = this.pointsKept > this.most;
    return { trees: isTooLong ? [] : trees, troubles: this.troubles, ...(isTooLong && { isTooLong: true as const }) };
  }

  /** Null: there is no value here. At least one character is read, except before a bracket that closes or at the end. */
  private readValue(depth: number): Tree | null {
    const char = this.text[this.at];
    if (char === undefined || char === "]" || char === "}" || char === ",") return null;
    if (depth > deepest) return this.skipDeep();
    if (char === "{") return this.readMap(depth);
    if (char === "[") return this.readPoints() ?? this.readList(depth);
    const line = this.line;
    if (char === '"' || char === "'") {
      const { value, cut } = this.readString(char);
      return { kind: "scalar", line, text: value, ...(cut && { cut: true }) };
    }
    const word = this.readWord();
    const cut = this.at >= this.text.length;
    if (word === "") return this.strange();
    return { kind: "scalar", line, text: nulls.has(word) ? null : word, ...(cut && { cut: true }) };
  }

  private readMap(depth: number): Tree {
    const line = this.line;
    const entries = new Map<string, Tree>();
    this.at++;
    for (this.skip(); this.at < this.text.length; this.skip()) {
      const char = this.text[this.at]!;
      if (char === "}") {
        this.at++;
        return { kind: "map", line, entries };
      }
      if (char === "]") {
        this.trouble(say`A bracket closes what a brace opened.`);
        return { kind: "map", line, entries };
      }
      if (char === ",") {
        this.at++;
        continue;
      }
      const key = char === '"' || char === "'" ? this.readString(char) : { value: this.readWord(":"), cut: false };
      this.skip();
      if (this.text[this.at] !== ":") {
        if (this.at < this.text.length) this.trouble(say`A colon is missing behind this key.`);
        if (key.value === "" && this.at < this.text.length && !"{}[],".includes(this.text[this.at]!)) this.skipWord();
        else if (key.value === "" && (this.text[this.at] === "{" || this.text[this.at] === "[")) this.readValue(depth + 1);
        continue;
      }
      this.at++;
      this.skip();
      const value = this.readValue(depth + 1);
      if (value !== null) entries.set(key.value, value);
      if (this.brokenOff) {
        this.brokenOff = false;
        return { kind: "map", line, entries, cut: true };
      }
    }
    this.endWithin();
    return { kind: "map", line, entries, cut: true };
  }

  private readList(depth: number): Tree {
    const line = this.line;
    const items: Tree[] = [];
    this.at++;
    for (this.skip(); this.at < this.text.length; this.skip()) {
      const char = this.text[this.at]!;
      if (char === "]") {
        this.at++;
        return { kind: "list", line, items };
      }
      if (char === "}") {
        this.trouble(say`A brace closes what a bracket opened.`);
        return { kind: "list", line, items };
      }
      if (char === ",") this.at++;
      else {
        const value = this.readValue(depth + 1);
        if (value !== null) items.push(value);
      }
    }
    this.endWithin();
    return { kind: "list", line, items };
  }

  /** A list of `[1791590400, "1"]`; null for any other list, which is then read from its beginning. */
  private readPoints(): Tree | null {
    const { at, line, lineStart } = this;
    const before = this.pointsRead;
    this.points.drop();
    this.at++;
    for (this.skip(); this.text[this.at] === "["; this.skip()) {
      const plain = plainPair(this.text, this.at);
      if (plain !== null) {
        this.addPoint(secondsOf(plain.time), plain.value);
        this.at = plain.end;
        if (this.text[this.at] === ",") this.at++;
        continue;
      }
      pair.lastIndex = this.at;
      const found = pair.exec(this.text);
      if (found === null || (this.pointsRead === before && areTimes(found[1]!, found[4] ?? ""))) break;
      this.addPoint(secondsIn(found[1]!), finite(found[2] ?? found[3] ?? found[4] ?? ""));
      for (let end = found[0].indexOf("\n"); end >= 0; end = found[0].indexOf("\n", end + 1)) this.newLine(this.at + end + 1);
      this.at = pair.lastIndex;
      this.skip();
      if (this.text[this.at] === ",") this.at++;
    }
    if (this.pointsKept > this.most) return this.tooLong();
    if (this.pointsRead > before && (this.text[this.at] === "]" || this.at >= this.text.length || this.isCutPair())) {
      if (this.text[this.at] === "]") this.at++;
      else this.endWithin();
      return { kind: "points", line, points: this.points.take() };
    }
    [this.at, this.line, this.lineStart] = [at, line, lineStart];
    return null;
  }

  private addPoint(time: number | null, value: number | null): void {
    this.pointsRead++;
    if (time !== null && time < this.from) this.from = time;
    if (time !== null && time > this.to) this.to = time;
    if (!isWithin(time, this.range) || ++this.pointsKept > this.most) return;
    this.points.add(time, value);
  }

  /** The rest of the text is not read: a part of a time would look like the whole of it. */
  private tooLong(): null {
    const span = { from: this.from, to: Math.max(this.to, lastTimeIn(this.text)) };
    if (!this.isCut) this.trouble(tooManyPoints, span);
    this.isCut = true;
    this.at = this.text.length;
    return null;
  }

  /** A pair in which the text ends: it is left out, because its number may lack digits. */
  private isCutPair(): boolean {
    if (this.text.length - this.at > 80 || /[\]}]/.test(this.text.slice(this.at))) return false;
    this.at = this.text.length;
    return true;
  }

  /** A string without its end goes on to the end of the text, and one of Python to the end of its line. */
  private readString(quote: string): { value: string; cut: boolean } {
    const pieces: string[] = [];
    let from = ++this.at;
    for (; this.at < this.text.length; this.at++) {
      const char = this.text[this.at]!;
      if (char === quote) {
        pieces.push(this.text.slice(from, this.at++));
        return { value: pieces.join(""), cut: false };
      }
      if (char === "\n" && quote === "'") {
        pieces.push(this.text.slice(from, this.at));
        this.brokenOff = true;
        return { value: pieces.join("").trimEnd(), cut: true };
      }
      if (char === "\n") {
        this.newLine(this.at + 1);
        // A terminal or a page broke the line within the string.
        pieces.push(this.text.slice(from, this.at).trimEnd());
        while (this.text[this.at + 1] === " " || this.text[this.at + 1] === "\t") this.at++;
        from = this.at + 1;
        if (pieces.at(-1) !== "") pieces.push(" ");
      } else if (char === "\\") {
        pieces.push(this.text.slice(from, this.at));
        const escape = this.text[this.at + 1] ?? "";
        const code = escape === "u" ? /^[0-9a-fA-F]{4}/.exec(this.text.slice(this.at + 2, this.at + 6)) : null;
        pieces.push(code ? String.fromCharCode(Number.parseInt(code[0], 16)) : (escapes.get(escape) ?? escape));
        if (escape === "\n") this.newLine(this.at + 2);
        this.at += code ? 5 : 1;
        from = this.at + 1;
      }
    }
    pieces.push(this.text.slice(from));
    this.at = this.text.length;
    return { value: pieces.join("").trimEnd(), cut: true };
  }

  private readWord(also = ""): string {
    const from = this.at;
    while (this.at < this.text.length && !`{}[],"'\n\r`.includes(this.text[this.at]!) && this.text[this.at] !== also) this.at++;
    return this.text.slice(from, this.at).trim();
  }

  private skipWord(): void {
    this.at++;
    while (this.at < this.text.length && !"{[,\n".includes(this.text[this.at]!)) this.at++;
  }

  private strange(): null {
    this.trouble(say`This is not part of a JSON value.`);
    this.at++;
    return null;
  }

  /** Reads on to where the brackets that open here are closed. */
  private skipDeep(): null {
    this.trouble(say`This is nested too deep.`);
    let open = 0;
    for (; this.at < this.text.length; this.at++) {
      const char = this.text[this.at]!;
      if (char === "\n") this.newLine(this.at + 1);
      if (char === "{" || char === "[") open++;
      if ((char === "}" || char === "]") && --open <= 0) {
        if (open === 0) this.at++;
        return null;
      }
      if (open === 0 && char === ",") return null;
    }
    return null;
  }

  private skip(): void {
    for (; this.at < this.text.length; this.at++) {
      const code = this.text.charCodeAt(this.at);
      if (code === 10) this.newLine(this.at + 1);
      else if (code !== 32 && code !== 13 && code !== 9 && code !== 0xfeff && code !== 0xa0) break;
    }
  }

  private newLine(start: number): void {
    this.line++;
    this.lineStart = start;
  }

  /** Said once, although every bracket that is still open ends here. */
  private endWithin(): void {
    if (!this.isCut) this.trouble(say`The text ends within this value.`);
    this.isCut = true;
  }

  private trouble(message: Words, span?: TimeRange): void {
    const trouble = { line: this.line, column: this.at - this.lineStart, message, ...(span && { span }) };
    if (span || this.troubles.length < mostTroubles) this.troubles.push(trouble);
  }
}

const nulls: ReadonlySet<string> = new Set(["null", "None", "~", "nil"]);
const escapes: ReadonlyMap<string, string> = new Map(Object.entries({ n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", "\n": "" }));

const pair =
  /\[\s{0,40}"?(\d{1,19}(?:\.\d{1,12})?(?:[eE]\+?\d{1,2})?)"?\s{0,40},\s{0,40}(?:"([^"\]]{0,60})"|'([^'\]]{0,60})'|([\w.+-]{1,60}))\s{0,40}\]/y;

/** The time of the last pair, which most often is the last of all series. */
function lastTimeIn(text: string): number {
  const [last] = [...text.slice(-400).matchAll(/\[\s{0,40}"?(\d{9,19}(?:\.\d{1,12})?)"?\s{0,40},/g)].slice(-1);
  return last === undefined ? -Infinity : secondsOf(Number(last[1]));
}

/** `[1791590400,"0.046"]`, by far the commonest form, without a text for each number; null for any other. */
function plainPair(text: string, start: number): { time: number; value: number; end: number } | null {
  const time = plainNumber(text, start + 1);
  if (time === null || text.charCodeAt(time.end) !== comma || text.charCodeAt(time.end + 1) !== quotationMark) return null;
  const value = plainNumber(text, time.end + 2);
  if (value === null || text.charCodeAt(value.end) !== quotationMark || text.charCodeAt(value.end + 1) !== closingBracket) return null;
  return { time: time.value, value: value.value, end: value.end + 2 };
}

const [comma, quotationMark, closingBracket, point, zero, nine] = [44, 34, 93, 46, 48, 57];

/** Two times in milliseconds within a year are no point: the column of times of a data frame with two rows. */
const areTimes = (one: string, other: string): boolean =>
  Number(one) >= 1e11 && Number(other) >= 1e11 && Math.abs(Number(one) - Number(other)) < 3.2e10;

/** Digits with at most one point. Up to 15 of them are exact in a double, and so is their power of ten, so the quotient is rounded once. */
function plainNumber(text: string, start: number): { value: number; end: number } | null {
  let [end, digits, decimals, hasPoint, value] = [start, 0, 0, false, 0];
  for (; ; end++) {
    const code = text.charCodeAt(end);
    if (code >= zero && code <= nine) {
      value = value * 10 + (code - zero);
      digits++;
      if (hasPoint) decimals++;
    } else if (code === point && !hasPoint) hasPoint = true;
    else break;
    if (digits > 15) return null;
  }
  return digits === 0 ? null : { value: decimals === 0 ? value : value / 10 ** decimals, end };
}

/** Seconds since 1970; some tools write milliseconds or smaller units. */
export function secondsIn(text: string): number | null {
  const value = Number(text);
  return Number.isFinite(value) ? secondsOf(value) : null;
}

function secondsOf(value: number): number {
  if (value >= 1e17) return value / 1e9;
  if (value >= 1e14) return value / 1e6;
  return value >= 1e11 ? value / 1000 : value;
}

/** "NaN" and "+Inf" are values that Prometheus writes. */
export function finite(text: string): number | null {
  const value = text.trim() === "" ? NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}
