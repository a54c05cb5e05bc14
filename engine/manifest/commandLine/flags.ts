/** A command's flags as github.com/spf13/pflag reads them. */

export interface Flag {
  name: string;
  shorthand?: string;
  /** The value if the flag is given without one; absent: a value is required. */
  alone?: string;
  /** What is wrong with a value, in Go's words; null for a good one. */
  check?: (value: string) => string | null;
}

export interface FlagReading {
  operands: string[];
  /** By name; the last one given of each. */
  values: Map<string, string>;
  /** In the order of the line. The command itself stops at the first. */
  errors: FlagError[];
}

export interface FlagError {
  why: "syntax" | "unknown" | "noValue" | "refusedValue";
  /** In the command's own words. */
  message: string;
  /** As it is written, without its value. */
  flag: string;
  /** The value that is refused. */
  value?: string;
}

export function readFlags(words: readonly string[], flags: readonly Flag[]): FlagReading {
  const reading: FlagReading = { operands: [], values: new Map(), errors: [] };
  const queue = [...words].toReversed();
  for (let word = queue.pop(); word !== undefined; word = queue.pop()) {
    if (word === "--") reading.operands.push(...queue.splice(0).toReversed());
    else if (word.startsWith("--")) readLong(word, queue, flags, reading);
    else if (word.startsWith("-") && word.length > 1) readShorthands(word, queue, flags, reading);
    else reading.operands.push(word);
  }
  return reading;
}

/** The index of the first word that is neither a flag nor its value, as cobra looks for a subcommand; −1: there is none. */
export function firstOperand(words: readonly string[], flags: readonly Flag[]): number {
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    if (word === "--") return -1;
    if (word !== "" && !word.startsWith("-")) return index;
    const isLong = word.startsWith("--");
    if (word.includes("=") || (!isLong && word.length !== 2)) continue;
    const flag = isLong ? byName(flags, word.slice(2)) : flags.find(({ shorthand }) => shorthand === word.slice(1));
    if (flag?.alone === undefined) index++;
  }
  return -1;
}

function readLong(word: string, queue: string[], flags: readonly Flag[], reading: FlagReading): void {
  const [, name = "", value] = /^--([^=]*)(?:=([^]*))?$/.exec(word) ?? [];
  if (name === "" || name.startsWith("-")) {
    reading.errors.push({ why: "syntax", message: `bad flag syntax: ${word}`, flag: word });
    return;
  }
  const flag = byName(flags, name);
  if (flag !== undefined) set(flag, value ?? flag.alone ?? queue.pop(), `--${name}`, `--${name}`, reading);
  else reading.errors.push({ why: "unknown", message: `unknown flag: --${name}`, flag: `--${name}` });
}

/** `-Rf x`, `-nshop`, `-n=shop`. */
function readShorthands(word: string, queue: string[], flags: readonly Flag[], reading: FlagReading): void {
  for (let index = 1; index < word.length; index++) {
    const letter = word.charAt(index);
    const flag = flags.find(({ shorthand }) => shorthand === letter);
    if (flag === undefined) {
      reading.errors.push({ why: "unknown", message: `unknown shorthand flag: '${letter}' in ${word}`, flag: `-${letter}` });
      return;
    }
    const isSet = word.charAt(index + 1) === "=" && word.length > index + 2;
    const hasValue = isSet || flag.alone === undefined;
    const attached = word.slice(index + (isSet ? 2 : 1));
    const value = !hasValue ? flag.alone : attached === "" ? queue.pop() : attached;
    set(flag, value, `-${letter}`, `'${letter}' in ${word}`, reading);
    if (hasValue) return;
  }
}

function byName(flags: readonly Flag[], name: string): Flag | undefined {
  const normal = name.replaceAll("_", "-");
  return flags.find((flag) => flag.name === normal);
}

function set(flag: Flag, value: string | undefined, written: string, place: string, { errors, values }: FlagReading): void {
  if (value === undefined) {
    errors.push({ why: "noValue", message: `flag needs an argument: ${place}`, flag: written });
    return;
  }
  const reason = flag.check?.(value) ?? null;
  if (reason === null) values.set(flag.name, value);
  else {
    const message = `invalid argument ${JSON.stringify(value)} for "--${flag.name}" flag: ${reason}`;
    errors.push({ why: "refusedValue", message, flag: written, value });
  }
}
