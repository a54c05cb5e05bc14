import { foreign, plain, say, type Words } from "../lib/sentence";
import {
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  type MappingEvent,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
  type SequenceEvent,
  YAMLException,
} from "js-yaml";
import { lineEnd } from "./textPosition";
import { jsonObjects } from "./jsonStream";
import { firstOddity, longestKey } from "./yamlStrictness";
import { shifted, shiftedSpan } from "./yamlNodes";
import { bytesText, float32Text, integerOf, isTimestamp, resolvePlainScalar, type ScalarValue } from "./yamlScalar";

/** A range of the text: offsets in UTF-16 units, the end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/**
 * A YAML value with its place in the text. `span` is the part to underline: a scalar itself, a collection's key, or the first line of a
 * collection without a key. `extent` is all its text, from the first character to the last, without anchor and tag. An alias is the same
 * node object that its anchor names.
 */
export type YamlNode = YamlScalar | YamlSequence | YamlMapping;

export interface YamlScalar {
  kind: "scalar";
  span: Span;
  extent: Span;
  /** How many values it has with all its aliases written out. */
  size: number;
  value: ScalarValue;
  text: string;
}

export interface YamlSequence {
  kind: "sequence";
  span: Span;
  extent: Span;
  /** Between brackets, as in JSON. */
  flow: boolean;
  size: number;
  items: YamlNode[];
}

export interface YamlMapping {
  kind: "mapping";
  span: Span;
  extent: Span;
  flow: boolean;
  size: number;
  entries: Map<string, YamlEntry>;
}

export interface YamlEntry {
  key: Span;
  value: YamlNode;
  /** Where the text of this entry ends: behind its value, or behind the alias in its place. */
  end: number;
}

/** A duplicate key. The last value is kept, as in kubectl's reading. */
export interface DuplicateKey {
  path: string;
  key: string;
  span: Span;
}

/** All documents of a text, or the first thing in it that is not YAML. */
export type YamlReading = ({ ok: true } & Composed) | { ok: false; reason: string; said: Words; offset: number };

/** `said` is the YAML parser's or ours. */
class Unreadable extends Error {
  constructor(
    readonly said: Words,
    readonly offset: number,
  ) {
    super(plain(said));
  }
}

/** `mergedKeys`: keys that a merge key (<<) repeats, which kubectl accepts. */
interface Composed {
  documents: YamlNode[];
  duplicateKeys: DuplicateKey[];
  mergedKeys: DuplicateKey[];
}

export function readYaml(source: string): YamlReading {
  try {
    return { ok: true, ...compose(source, parseEvents(source, { maxDepth: deepest })) };
  } catch (error) {
    const cause = error instanceof YAMLException ? new Unreadable(foreign(error.reason), error.mark?.position ?? 0) : error;
    if (!(cause instanceof Unreadable)) throw error;
    const objects = jsonObjects(source);
    if (objects !== null) return readObjects(source, objects);
    return { ok: false, reason: cause.message, said: cause.said, offset: cause.offset };
  }
}

/** The limit of nested brackets, because each uses some of the stack. */
const deepest = 1000;

/** JSON objects that follow one another without a separator. */
function readObjects(source: string, objects: readonly Span[]): YamlReading {
  const all: Composed = { documents: [], duplicateKeys: [], mergedKeys: [] };
  for (const { start, end } of objects) {
    const read = readYaml(source.slice(start, end));
    if (!read.ok) return { ...read, offset: read.offset + start };
    all.documents.push(...read.documents.map((document) => shifted(document, start)));
    all.duplicateKeys.push(...read.duplicateKeys.map((key) => ({ ...key, span: shiftedSpan(key.span, start) })));
  }
  return { ok: true, ...all };
}

/** The path of a field in the API server's spelling: `spec.metrics[0].type`. */
export function childPath(path: string, step: string | number): string {
  if (typeof step === "number") return `${path}[${step}]`;
  return path === "" ? step : `${path}.${step}`;
}

/**
 * The limit of all values behind the aliases of one text. A real manifest needs a few; a text that doubles itself at each line needs
 * billions.
 */
const maxAliasedValues = 10_000;

interface Composition {
  source: string;
  events: readonly Event[];
  next: number;
  /** Undefined while the anchored value is still open. */
  anchors: Map<string, YamlNode | undefined>;
  aliasedValues: number;
  duplicateKeys: DuplicateKey[];
  mergedKeys: DuplicateKey[];
  /** Brackets, quotes and blocks of text. */
  enclosed: Span[];
  /** Where the text that has been composed so far ends. */
  end: number;
}

function compose(source: string, events: readonly Event[]): Composed {
  const composition: Composition = {
    source,
    events,
    next: 0,
    anchors: new Map(),
    aliasedValues: 0,
    duplicateKeys: [],
    mergedKeys: [],
    enclosed: [],
    end: 0,
  };
  const documents: YamlNode[] = [];
  while (peek(composition)?.type === EVENT_ID.DOCUMENT) {
    composition.next++;
    composition.anchors = new Map();
    composition.end = 0;
    documents.push(composeValue(composition, "", undefined, { start: 0, end: 0 }));
    composition.next++;
  }
  const { duplicateKeys, mergedKeys, enclosed } = composition;
  const oddity = firstOddity(source, enclosed);
  if (oddity !== null) fail(oddity.offset, oddity.reason);
  return { documents, duplicateKeys, mergedKeys };
}

/** A value without a form in JSON is refused. */
function composeValue(composition: Composition, path: string, key: Span | undefined, parent: Span): YamlNode {
  const node = composeNode(composition, path, key, parent);
  if (node.kind === "scalar" && typeof node.value === "number" && !Number.isFinite(node.value))
    fail(node.span.start, say`JSON has no number ${node.text}`);
  return node;
}

/** `parent` is the place to point to for a value without a text of its own, as in `minReplicas:`. */
function composeNode(composition: Composition, path: string, key: Span | undefined, parent: Span): YamlNode {
  const event = peek(composition);
  composition.next++;
  if (event?.type === EVENT_ID.ALIAS) {
    composition.end = event.anchorEnd;
    return resolveAlias(composition, event.anchorStart, event.anchorEnd);
  }
  if (event === undefined || event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) {
    throw new Error("the YAML parser's events are out of balance");
  }
  const { source, anchors } = composition;
  const anchor = event.anchorStart < 0 ? undefined : source.slice(event.anchorStart, event.anchorEnd);
  const tag = event.tagStart < 0 ? undefined : readTag(source, event.tagStart, event.tagEnd);
  if (anchor !== undefined) anchors.set(anchor, undefined);
  composition.end = Math.max(composition.end, event.anchorEnd, event.tagEnd);

  const node =
    event.type === EVENT_ID.SCALAR
      ? composeScalar(composition, event, tag, key ?? parent)
      : composeCollection(composition, event, path, key);
  if (anchor !== undefined) anchors.set(anchor, node);
  return node;
}

function composeScalar(composition: Composition, event: ScalarEvent, tag: string | undefined, empty: Span): YamlScalar {
  const { source, end } = composition;
  const text = getScalarValue(source, event);
  const isEmpty = event.valueStart < 0;
  const span = isEmpty ? empty : scalarSpan(source, event);
  const extent = isEmpty ? { start: end, end } : span;
  composition.end = extent.end;
  if (event.style !== SCALAR_STYLE.PLAIN) composition.enclosed.push({ start: extent.start, end: Math.max(extent.end, event.valueEnd) });
  const plain = event.style === SCALAR_STYLE.PLAIN ? resolvePlainScalar(text) : text;
  const value = tag === undefined ? plain : resolveTagged(tag, text, event.tagStart);
  return { kind: "scalar", span, extent, size: 1, value, text };
}

function composeCollection(
  composition: Composition,
  event: SequenceEvent | MappingEvent,
  path: string,
  key: Span | undefined,
): YamlSequence | YamlMapping {
  const { source } = composition;
  const span = key ?? collectionSpan(source, event);
  const isSequence = event.type === EVENT_ID.SEQUENCE;
  const flow = event.style === COLLECTION_STYLE.FLOW;
  composition.end = flow ? event.start + 1 : event.start;
  const content = isSequence ? composeItems(composition, path, span) : composeEntries(composition, path, span);
  composition.next++;
  if (flow) composition.end = closingBracket(source, composition.end);
  const extent = { start: event.start, end: composition.end };
  if (flow) composition.enclosed.push(extent);
  return { ...content, span, extent, flow };
}

type Content = Pick<YamlSequence, "kind" | "size" | "items"> | Pick<YamlMapping, "kind" | "size" | "entries">;

function composeItems(composition: Composition, path: string, span: Span): Content {
  const items: YamlNode[] = [];
  while (!atEnd(composition)) items.push(composeValue(composition, childPath(path, items.length), undefined, span));
  return { kind: "sequence", size: total(items), items };
}

/** Later entries replace earlier ones, written or merged; of several merged at once, the first is kept. */
function composeEntries(composition: Composition, path: string, span: Span): Content {
  const { source } = composition;
  const entries = new Map<string, YamlEntry>();
  const set = (name: string, entry: YamlEntry, at: Span, repeated: DuplicateKey[]) => {
    if (entries.has(name)) repeated.push({ path: childPath(path, name), key: name, span: at });
    entries.set(name, entry);
  };
  while (!atEnd(composition)) {
    const keyEvent = peek(composition);
    const key = composeNode(composition, path, undefined, span);
    const isMerge = keyEvent?.type === EVENT_ID.SCALAR && isMergeKey(source, keyEvent);
    const name = isMerge ? "<<" : keyName(key);
    const value = composeValue(composition, childPath(path, name), key.span, key.span);
    if (!isMerge) {
      set(name, { key: key.span, value, end: composition.end }, key.span, composition.duplicateKeys);
      continue;
    }
    for (const origin of value.kind === "sequence" ? value.items.toReversed() : [value]) {
      if (origin.kind !== "mapping") fail(origin.span.start, say`a merge key (<<) needs an object or a list of objects`);
      for (const [mergedName, entry] of origin.entries) set(mergedName, entry, key.span, composition.mergedKeys);
    }
  }
  return { kind: "mapping", size: total([...entries.values()].map((entry) => entry.value)), entries };
}

function isMergeKey(source: string, event: ScalarEvent): boolean {
  if (getScalarValue(source, event) !== "<<") return false;
  if (event.tagStart < 0) return event.style === SCALAR_STYLE.PLAIN;
  return readTag(source, event.tagStart, event.tagEnd) === "merge";
}

/** A key's name in JSON: `1.0` is "1", `yes` is "true". */
function keyName(key: YamlNode): string {
  if (key.kind !== "scalar") return fail(key.span.start, say`a key must be text, not a list or an object`);
  const { value, text } = key;
  if (value === null) return fail(key.span.start, say`a key cannot be null`);
  if (key.extent.end - key.extent.start > longestKey) fail(key.span.start, say`a key may have at most 1024 characters`);
  return typeof value === "number" ? (integerOf(text)?.toString() ?? float32Text(value)) : String(value);
}

function resolveAlias(composition: Composition, start: number, end: number): YamlNode {
  const { source, anchors } = composition;
  const name = source.slice(start, end);
  const node = anchors.get(name);
  if (node === undefined) {
    fail(
      start - 1,
      anchors.has(name) ? say`the alias *${name} is inside its own anchor` : say`the alias *${name} has no anchor &${name} before it`,
    );
  }
  composition.aliasedValues += node.size;
  if (composition.aliasedValues > maxAliasedValues) {
    fail(start - 1, say`the aliases expand to more than 10,000 values`);
  }
  return node;
}

/** The short name of one of YAML's own tags: `!!str` and `!<tag:yaml.org,2002:str>` are both "str"; "" for any other tag. */
function readTag(source: string, start: number, end: number): string {
  const tag = source.slice(start, end);
  if (tag === "!") return "str";
  return /^(?:!!|!<tag:yaml\.org,2002:)([a-z]+)>?$/.exec(tag)?.[1] ?? "";
}

/** A text with an unknown tag stays a text. */
function resolveTagged(tag: string, text: string, offset: number): ScalarValue {
  if (tag === "binary") return bytesText(text) ?? fail(offset, say`the tag !!binary needs base64`);
  const value = resolvedTags.has(tag) ? resolvePlainScalar(text) : text;
  const kind = value === null ? "null" : typeof value;
  const fits =
    tag === "int"
      ? integerOf(text) !== null
      : tag === "timestamp"
        ? isTimestamp(text)
        : !resolvedTags.has(tag) || kind === resolvedTags.get(tag);
  if (!fits) fail(offset, say`the tag !!${tag} does not match "${text}"`);
  return value;
}

const resolvedTags = new Map([
  ["int", "number"],
  ["float", "number"],
  ["bool", "boolean"],
  ["null", "null"],
]);

/** With its quotes, without the line break that ends a block of text. */
function scalarSpan(source: string, { valueStart, valueEnd, style }: ScalarEvent): Span {
  const quoted = style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED;
  if (quoted) return { start: valueStart - 1, end: valueEnd + 1 };
  return { start: valueStart, end: valueStart + source.slice(valueStart, valueEnd).trimEnd().length };
}

/** A block's first line; for a flow collection only the opening bracket, because its line may be the whole text. */
function collectionSpan(source: string, { start, style }: SequenceEvent | MappingEvent): Span {
  return { start, end: style === COLLECTION_STYLE.FLOW ? start + 1 : lineEnd(source, start) };
}

/** The offset behind the bracket that closes a flow collection; `end` is where its last value ends. */
function closingBracket(source: string, end: number): number {
  // A comment takes its whole line: if its end were left open, each of its characters would double the ways to match.
  const rest = /(?:[\s,:\ufeff]|#[^\r\n]*(?:[\r\n]|$))*[\]}]/y;
  rest.lastIndex = end;
  return rest.test(source) ? rest.lastIndex : end;
}

function peek(composition: Composition): Event | undefined {
  return composition.events[composition.next];
}

function atEnd(composition: Composition): boolean {
  return (peek(composition)?.type ?? EVENT_ID.POP) === EVENT_ID.POP;
}

function total(nodes: readonly YamlNode[]): number {
  return nodes.reduce((size, node) => size + node.size, 1);
}

function fail(offset: number, reason: Words): never {
  throw new Unreadable(reason, offset);
}
