import { said } from "../../answers/tree";
import { isRecord } from "../../lib/isRecord";
/** A line of a log, whichever library wrote it: klog, zap and logr as text or JSON, logfmt, or a runtime's JSON around any of them. */
export interface WrittenLine {
  readonly time?: string;
  readonly level?: string;
  /** The file of the source that wrote it, without `.go`. */
  readonly file?: string;
  readonly message: string;
  /** The message with what stands behind it, as it was printed. */
  readonly printed: string;
  readonly isJson: boolean;
  /** The first value of a key, as text; of an object, its JSON. */
  readonly value: (key: string) => string | undefined;
  readonly valueOfKey: (key: RegExp) => string | undefined;
}

export function writtenLine(text: string): WrittenLine | null {
  if (text.length > longestLine) return null;
  const start = text.trimStart();
  return start.startsWith("{") ? fromJson(start, 0) : fromText(text);
}

const longestLine = 20_000;

/** klog's stamp: `I0101 10:00:00.000001       1 horizontal.go:691]`, behind at most three words of another program. */
const stamp = /^\s*(?:\S+\s+){0,3}?([IWEF])(\d{4} \d\d:\d\d:\d\d[.\d]*)\s/;
const levels: Readonly<Record<string, string>> = { I: "info", W: "warning", E: "error", F: "error" };

function fromText(text: string): WrittenLine {
  const [head, letter, time] = stamp.exec(text) ?? [];
  const behind = head === undefined ? "" : text.slice(head.length);
  const [source, file] = /^\s*(?:\d+\s+)?([^\s:]+)\.go:\d+\]/.exec(behind) ?? [];
  if (source !== undefined && file !== undefined) {
    const printed = behind.slice(source.length).trim();
    return { ...said({ time, level: levels[letter!], file }), message: printed, printed, isJson: false, ...lookup(pairsIn(printed)) };
  }
  const dated = /^\s*\[?(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?)/.exec(text)?.[1];
  const console = fromConsole(text, dated);
  if (console !== null) return console;
  const printed = text.trim();
  const pairs = pairsIn(printed);
  const quoted = pairs.get("msg");
  const message = quoted ?? printed.slice(Math.max(0, printed.indexOf('"Successfully rescaled"')));
  const level = pairs.get("level");
  return { ...said({ time: dated ?? pairs.get("time"), level }), message, printed, isJson: false, ...lookup(pairs) };
}

/** zap's console: time, level, logger, caller, message and the values as JSON, between tabs; a page or a mail makes them blanks. */
function fromConsole(text: string, time: string | undefined): WrittenLine | null {
  const [, level = "", rest = ""] = /^\s*\S{10,40}(?:\t| +)(DEBUG|INFO|WARN|ERROR)(?:\t| +)(.*)$/s.exec(text) ?? [];
  if (level === "") return null;
  const from = rest.search(/\{\s*"/);
  const values = from < 0 ? null : objectOf(rest.slice(from));
  const words = (from < 0 ? rest : rest.slice(0, from))
    .split(/\t| {2,}/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  const message = words.at(-1) ?? "";
  return { ...said({ time }), level: level.toLowerCase(), message, printed: message, isJson: false, ...lookup(entriesOf(values ?? {})) };
}

function fromJson(text: string, depth: number): WrittenLine | null {
  const line = objectOf(text);
  if (line === null) return null;
  const entries = entriesOf(line);
  // The runtime of containers, and collectors of logs, put a line as a string into JSON of their own.
  const wrapped = entries.get("log") ?? entries.get("textPayload") ?? (entries.has("kubernetes") ? entries.get("message") : undefined);
  if (wrapped !== undefined && depth < 2) {
    const inside = wrapped.trimStart().startsWith("{") ? fromJson(wrapped, depth + 1) : fromText(wrapped.trimEnd());
    return inside;
  }
  const payload = line["jsonPayload"];
  if (typeof payload === "object" && payload !== null && depth < 2) return fromJson(JSON.stringify(payload), depth + 1);
  const message = typeof line["msg"] === "string" ? line["msg"] : (entries.get("message") ?? "");
  const time = entries.get("ts") ?? entries.get("time") ?? entries.get("timestamp");
  const caller = entries.get("caller") ?? "";
  const file = caller.includes(".go:") ? caller.slice(0, caller.lastIndexOf(".go:")) : undefined;
  return { ...said({ time, level: entries.get("level"), file }), message, printed: message, isJson: true, ...lookup(entries) };
}

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Values as text; of an object or a list, its JSON. */
function entriesOf(line: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const entries = Object.entries(line).map(([key, value]) => [key, typeof value === "string" ? value : JSON.stringify(value)] as const);
  return new Map(entries.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}

/** The first value of each key behind a message: `currentReplicas=3 reason="…"`. */
function pairsIn(message: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [, key, quoted, plain] of message.matchAll(/\b(\w+)=(?:"((?:[^"\\]|\\.)*)"|(\S+))/g))
    if (!values.has(key!)) values.set(key!, quoted?.replace(/\\(["\\])/g, "$1") ?? plain!);
  return values;
}

const lookup = (entries: ReadonlyMap<string, string>): Pick<WrittenLine, "value" | "valueOfKey"> => ({
  value: (key) => entries.get(key),
  valueOfKey: (key) => [...entries].find(([name]) => key.test(name))?.[1],
});
