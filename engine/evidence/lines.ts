import { beginsSmallWords, isInSmallWords } from "./smallWords";

/** A line of the pasted text after the cleaning: its number there (from 1) and what is left of it. */
export interface TextLine {
  readonly number: number;
  readonly text: string;
}

/** Of each line where it begins in the text, where it ends, and its number in the pasted text. */
interface Places {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly numbers: Uint32Array;
}

/** Lines of a text, which is held once. A line is cut out of it when somebody reads it: a text of millions of lines has no object for each. */
export class Lines {
  constructor(
    /** The pasted text, and behind it what the cleaning wrote anew. */
    readonly text: string,
    private readonly places: Places,
    /** The first of the places that is one of these lines. */
    private readonly from: number,
    readonly length: number,
  ) {}

  startOf(index: number): number {
    return this.places.starts[this.from + index]!;
  }

  endOf(index: number): number {
    return this.places.ends[this.from + index]!;
  }

  /** Empty behind the last line. */
  textOf(index: number): string {
    return index < this.length ? this.text.slice(this.startOf(index), this.endOf(index)) : "";
  }

  numberOf(index: number): number {
    return this.places.numbers[this.from + index]!;
  }

  /** The number of a line, also where one counts behind the last. */
  numberNear(index: number): number {
    return this.length === 0 ? 1 : this.numberOf(Math.min(index, this.length - 1));
  }

  at(index: number): TextLine {
    return { number: this.numberOf(index), text: this.textOf(index) };
  }

  /** The lines from one to before another. */
  slice(from: number, to = this.length): Lines {
    const first = Math.min(Math.max(0, from), this.length);
    return new Lines(this.text, this.places, this.from + first, Math.max(0, Math.min(to, this.length) - first));
  }

  texts(): string[] {
    return Array.from({ length: this.length }, (_, index) => this.textOf(index));
  }

  /** The lines with a line feed between each two. */
  joined(): string {
    for (let index = 1; index < this.length; index++) {
      const end = this.endOf(index - 1);
      if (this.startOf(index) !== end + 1 || this.text[end] !== "\n") return this.texts().join("\n");
    }
    return this.length === 0 ? "" : this.asPasted(0, this.length);
  }

  /** The text from one line to before another, if all between them follow their neighbours. */
  asPasted(from: number, to: number): string {
    return this.text.slice(this.startOf(from), this.endOf(to - 1));
  }

  /** Whether nothing but the end of a line is between this line and the one before it in the pasted text. */
  followsNeighbour(index: number): boolean {
    const end = this.endOf(index - 1);
    const gap = this.startOf(index) - end;
    return this.numberOf(index) === this.numberOf(index - 1) + 1 && (gap === 1 || (gap === 2 && this.text[end] === "\r"));
  }

  /** Whether a pattern finds something in one of the lines. */
  some(pattern: RegExp): boolean {
    for (let index = 0; index < this.length; index++) if (pattern.test(this.textOf(index))) return true;
    return false;
  }

  /** The same for a pattern that finds nothing in small words. */
  someButSmallWords(pattern: RegExp): boolean {
    for (let index = 0; index < this.length; index++) if (!this.isSmallWords(index) && pattern.test(this.textOf(index))) return true;
    return false;
  }

  /** Whether the line is nothing but small words. It is not cut for that. */
  isSmallWords(index: number): boolean {
    const [start, end] = [this.startOf(index), this.endOf(index)];
    if (start === end || !beginsSmallWords(this.text.charCodeAt(start))) return false;
    let before = 0;
    for (let at = start; at < end; at++) {
      const code = this.text.charCodeAt(at);
      if (!isInSmallWords(code, before)) return false;
      before = code;
    }
    return true;
  }
}

/** The lines of a text. What ends with a return has an empty line behind it, as what ends with a line feed has. */
export function linesIn(text: string): Lines {
  const isReturnLast = text.endsWith("\r");
  let count = isReturnLast ? 2 : 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  const places = newPlaces(count);
  for (let from = 0, index = 0; from <= text.length; index++) {
    const feed = text.indexOf("\n", from);
    const end = feed < 0 ? text.length : feed;
    putPlace(places, index, from, end > from && text[end - 1] === "\r" ? end - 1 : end, index + 1);
    from = end + 1;
  }
  if (isReturnLast) putPlace(places, count - 1, text.length, text.length, count);
  return new Lines(text, places, 0, count);
}

const newPlaces = (count: number): Places => ({
  starts: new Uint32Array(count),
  ends: new Uint32Array(count),
  numbers: new Uint32Array(count),
});

function putPlace({ starts, ends, numbers }: Places, index: number, start: number, end: number, number: number): void {
  starts[index] = start;
  ends[index] = end;
  numbers[index] = number;
}

/** Lines made of others: some stay, some lose what is before them, some are written anew. As long as all stay, nothing is copied. */
export class LinesMaker {
  length = 0;
  /** Null while the lines so far are the first ones of `base`. */
  private places: Places | null = null;
  private readonly written: string[] = [];
  private end: number;

  constructor(private readonly base: Lines) {
    this.end = base.text.length;
  }

  /** Keeps a line of `base` without so many characters at its beginning. */
  keep(index: number, cut = 0): void {
    if (this.places === null && index === this.length && cut === 0) this.length++;
    else this.put(this.base.startOf(index) + cut, this.base.endOf(index), this.base.numberOf(index));
  }

  write({ number, text }: TextLine): void {
    // Two line feeds: what was written anew follows no neighbour.
    this.written.push("\n\n", text);
    const start = this.end + 2;
    this.end = start + text.length;
    this.put(start, this.end, number);
  }

  made(): Lines {
    if (this.places === null) return this.base.slice(0, this.length);
    return new Lines(this.base.text + this.written.join(""), this.places, 0, this.length);
  }

  private put(start: number, end: number, number: number): void {
    if (this.places === null) {
      this.places = newPlaces(Math.max(16, this.base.length));
      for (let index = 0; index < this.length; index++)
        putPlace(this.places, index, this.base.startOf(index), this.base.endOf(index), this.base.numberOf(index));
    }
    if (this.length === this.places.starts.length) this.places = doubled(this.places);
    putPlace(this.places, this.length++, start, end, number);
  }
}

function doubled(places: Places): Places {
  const more = newPlaces(2 * places.starts.length);
  for (const key of ["starts", "ends", "numbers"] as const) more[key].set(places[key]);
  return more;
}
