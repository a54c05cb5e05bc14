import { parseQuantity } from "../lib/quantity";
import { withoutEnd } from "../lib/withoutEnd";
import { isTimestamp, numberText, type ScalarValue } from "./yamlScalar";
import { childPath, type Span, type YamlMapping, type YamlNode } from "./yamlTree";

/** A place where the text is not of the API's form. */
export interface Misreading {
  path: string;
  /** What is wrong, without the path and the value. */
  detail: string;
  message: string;
  span: Span;
  /** The path of the value that is only partly known because of it: its own, or that of the object around an unknown field. */
  obscures: string;
  /** The known fields, for a misreading about an unknown one. */
  known?: readonly string[];
}

export type Report = (misreading: Misreading) => void;

/**
 * Reads one YAML value as a field of the API. Null counts as absent, as in Go's JSON; a value of another type is
 * reported and left out.
 */
export type Decoder<T> = (node: YamlNode, path: string, report: Report) => T | undefined;

export type Decoded<D> = D extends Decoder<infer T> ? T : never;

/** An object of the API. Every field may be absent; an unknown field is reported. */
export function object<T extends object>(fields: { [K in keyof T]: Decoder<T[K]> }): Decoder<Partial<T>> {
  return (node, path, report) => {
    if (isNull(node)) return undefined;
    if (node.kind !== "mapping") return mismatch(node, path, report, "an object");
    for (const [name, { key }] of node.entries) {
      if (Object.hasOwn(fields, name)) continue;
      const unknown = childPath(path, name);
      const message = `unknown field ${JSON.stringify(unknown)}`;
      report({ path: unknown, detail: "unknown field", message, span: key, obscures: path, known: Object.keys(fields) });
    }
    return readFields(fields, node, path, report);
  };
}

/** An object of which only some fields are read; all others are ignored. */
export function partOf<T extends object>(fields: { [K in keyof T]: Decoder<T[K]> }): Decoder<Partial<T>> {
  return (node, path, report) => {
    if (isNull(node)) return undefined;
    if (node.kind !== "mapping") return mismatch(node, path, report, "an object");
    return readFields(fields, node, path, report);
  };
}

function readFields<T extends object>(
  fields: { [K in keyof T]: Decoder<T[K]> },
  { entries }: YamlMapping,
  path: string,
  report: Report,
): Partial<T> {
  const value: Partial<T> = {};
  for (const name in fields) {
    const entry = entries.get(name);
    const field = entry && fields[name](entry.value, childPath(path, name), report);
    if (field !== undefined) value[name] = field;
  }
  return value;
}

/** `unread` replaces an item that is reported, so that later items keep their indexes. */
export function list<T>(item: Decoder<T>, unread: T): Decoder<T[]> {
  return (node, path, report) => {
    if (isNull(node)) return undefined;
    if (node.kind !== "sequence") return mismatch(node, path, report, "a list");
    return node.items.map((each, index) => {
      const itemPath = childPath(path, index);
      if (isNull(each)) reportInvalid(each, itemPath, report, emptyItem);
      return item(each, itemPath, report) ?? unread;
    });
  };
}

/** An error that the API server itself finds only later. */
export const emptyItem = "an item of a list cannot be empty";

/** A value with its path and its place. */
export function placed<T>(decoder: Decoder<T>): Decoder<{ value: T; path: string; span: Span }> {
  return (node, path, report) => {
    const value = decoder(node, path, report);
    return value === undefined ? undefined : { value, path, span: node.span };
  };
}

/** Any keys, each with a value of one kind. */
export function stringMapOf<T>(decoder: Decoder<T>): Decoder<Record<string, T>> {
  return (node, path, report) => {
    if (isNull(node)) return undefined;
    if (node.kind !== "mapping") return mismatch(node, path, report, "an object");
    const values: [string, T][] = [];
    for (const [name, { value }] of node.entries) {
      const read = decoder(value, childPath(path, name), report);
      if (read !== undefined) values.push([name, read]);
    }
    return Object.fromEntries(values);
  };
}

/** Text by text, as labels and annotations are. */
export const stringMap: Decoder<Record<string, string>> = (node, path, report) => {
  if (isNull(node)) return undefined;
  if (node.kind !== "mapping") return mismatch(node, path, report, "an object");
  return Object.fromEntries([...node.entries].map(([name, { value }]) => [name, string(value, childPath(path, name), report) ?? ""]));
};

export const string: Decoder<string> = (node, path, report) => {
  if (isNull(node)) return undefined;
  return node.kind === "scalar" && typeof node.value === "string" ? node.value : mismatch(node, path, report, "a string");
};

/** A whole number of 32 bits. `3.0` is one, because YAML's numbers lose their spelling on the way to JSON. */
export const int32: Decoder<number> = (node, path, report) => {
  if (isNull(node)) return undefined;
  const { value } = node.kind === "scalar" ? node : { value: undefined };
  if (typeof value !== "number") return mismatch(node, path, report, "an integer");
  if (!Number.isInteger(value)) return reportInvalid(node, path, report, "must be an integer");
  if (value < -0x80000000 || value > 0x7fffffff) return reportInvalid(node, path, report, "must be an integer of at most 32 bits");
  return value;
};

/** A whole number of 64 bits. */
export const int64: Decoder<number> = (node, path, report) => {
  if (isNull(node)) return undefined;
  const { value, text } = node.kind === "scalar" ? node : { value: undefined, text: "" };
  if (typeof value !== "number") return mismatch(node, path, report, "an integer");
  if (!Number.isInteger(value)) return reportInvalid(node, path, report, "must be an integer");
  const digits = numberText(text, value);
  const isSmall = /^-?[0-9]+$/.test(digits) && BigInt.asIntN(64, BigInt(digits)) === BigInt(digits);
  return isSmall ? value : reportInvalid(node, path, report, "must be an integer of at most 64 bits");
};

export const boolean: Decoder<boolean> = (node, path, report) => {
  if (isNull(node)) return undefined;
  return node.kind === "scalar" && typeof node.value === "boolean" ? node.value : mismatch(node, path, report, "true or false");
};

/** A moment as RFC 3339 writes it. */
export const time: Decoder<string> = (node, path, report) => {
  const text = string(node, path, report);
  if (text === undefined || isMoment(text)) return text;
  return reportInvalid(node, path, report, "must be a time, such as 2026-01-02T15:04:05Z");
};

function isMoment(text: string): boolean {
  const [, date = "", clock = "", zone = ""] =
    /^([0-9]{4}-[0-9]{2}-[0-9]{2})T([0-9:]{8})(?:[.,][0-9]+)?(Z|[-+][0-9]{2}:[0-9]{2})$/.exec(text) ?? [];
  const offset = zone === "Z" || /^.(?:[01][0-9]|2[0-4]):[0-5][0-9]$|^.24:60$/.test(zone);
  return offset && isTimestamp(`${date} ${clock}`);
}

/** Any value, as it is. */
export const anything: Decoder<unknown> = (node) => {
  if (node.kind === "scalar") return node.value;
  const json = (child: YamlNode) => anything(child, "", () => {});
  if (node.kind === "sequence") return node.items.map(json);
  return Object.fromEntries([...node.entries].map(([name, { value }]) => [name, json(value)]));
};

/** A field that the API server reads; only its form matters. */
export function checked<T>(decoder: Decoder<T>): Decoder<never> {
  return (node, path, report) => {
    decoder(node, path, report);
    return undefined;
  };
}

/** A quantity's text; an unquoted number is one too. A value that is none is reported and reads as 0, because it is not absent. */
export const quantity: Decoder<string> = (node, path, report) => {
  if (isNull(node)) return undefined;
  if (node.kind !== "scalar" || typeof node.value === "boolean") {
    mismatch(node, path, report, 'a quantity, such as 500m or "0.5"');
    return "0";
  }
  const text = typeof node.value === "number" ? numberText(node.text, node.value) : withoutEnd(String(node.value), " ").replace(/^ +/, "");
  if (text.length > longestQuantity) {
    reportInvalid(node, path, report, "a quantity this long is not read");
    return "0";
  }
  const reading = parseQuantity(text);
  if (reading.ok) return text;
  reportInvalid(node, path, report, reading.error);
  return "0";
};

/** Characters. Digits beyond it would only take time: they are far outside of every quantity's range. */
const longestQuantity = 100;

/** A field that is accepted and not read. */
export const ignored: Decoder<never> = () => undefined;

export function isNull(node: YamlNode): boolean {
  return node.kind === "scalar" && node.value === null;
}

function mismatch(node: YamlNode, path: string, report: Report, wanted: string): undefined {
  return reportInvalid(node, path, report, `must be ${wanted}, not ${kindName(node)}`);
}

/** Reports a value that can be read and is not allowed. */
export function reportInvalid(node: YamlNode, path: string, report: Report, detail: string): undefined {
  const value = node.kind === "scalar" ? `${shown(node.value)}: ` : "";
  report({ path, detail, message: `${path}: Invalid value: ${value}${detail}`, span: node.span, obscures: path });
  return undefined;
}

/** Long texts are cut: the problem's place shows them already. */
function shown(value: ScalarValue): string {
  if (typeof value !== "string") return String(value);
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
}

function kindName(node: YamlNode): string {
  if (node.kind === "mapping") return "an object";
  if (node.kind === "sequence") return "a list";
  return `a ${typeof node.value}`;
}
