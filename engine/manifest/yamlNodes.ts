import type { Span, YamlEntry, YamlMapping, YamlNode, YamlScalar, YamlSequence } from "./yamlTree";

/** Helpers to read YAML values, and to build values at the place of a text that says the same in other words. */

export function entryOf(node: YamlNode | undefined, key: string): YamlEntry | undefined {
  return node?.kind === "mapping" ? node.entries.get(key) : undefined;
}

export function valueOf(node: YamlNode | undefined, ...keys: string[]): YamlNode | undefined {
  return keys.reduce<YamlNode | undefined>((value, key) => entryOf(value, key)?.value, node);
}

export function itemsOf(node: YamlNode | undefined): readonly YamlNode[] {
  return node?.kind === "sequence" ? node.items : [];
}

/** The text of a scalar that is a string, else undefined. */
export function textOf(node: YamlNode | undefined): string | undefined {
  return node?.kind === "scalar" && typeof node.value === "string" ? node.value : undefined;
}

/** Absent, or null, which the API server treats alike. */
export function isAbsent(node: YamlNode | undefined): boolean {
  return node === undefined || (node.kind === "scalar" && node.value === null);
}

export function scalarAt(span: Span, text: string): YamlScalar {
  return { kind: "scalar", span, extent: span, size: 1, value: text, text };
}

export function sequenceAt(span: Span, items: YamlNode[]): YamlSequence {
  return { kind: "sequence", span, extent: span, flow: false, size: 1, items };
}

export function mappingAt(span: Span, entries: Iterable<readonly [string, YamlEntry]>): YamlMapping {
  return { kind: "mapping", span, extent: span, flow: false, size: 1, entries: new Map(entries) };
}

export function entryAt(key: Span, value: YamlNode): YamlEntry {
  return { key, value, end: value.extent.end };
}

/** A mapping with some entries replaced, added or (undefined) removed. */
export function withEntries(mapping: YamlMapping, changes: Readonly<Record<string, YamlEntry | undefined>>): YamlMapping {
  const entries = new Map(mapping.entries);
  for (const [name, entry] of Object.entries(changes)) {
    if (entry === undefined) entries.delete(name);
    else entries.set(name, entry);
  }
  return { ...mapping, entries };
}

/** The same values, all of them at one place. */
export function movedTo(span: Span, node: YamlNode): YamlNode {
  if (node.kind === "scalar") return { ...node, span, extent: span };
  if (node.kind === "sequence")
    return sequenceAt(
      span,
      node.items.map((item) => movedTo(span, item)),
    );
  return mappingAt(
    span,
    [...node.entries].map(([name, { value }]) => [name, entryAt(span, movedTo(span, value))] as const),
  );
}

/** The same value with its keys renamed, at every depth. */
export function withKeys(node: YamlNode, rename: (key: string) => string): YamlNode {
  if (node.kind === "scalar") return node;
  if (node.kind === "sequence") return { ...node, items: node.items.map((item) => withKeys(item, rename)) };
  const entries = [...node.entries].map(([name, entry]) => [rename(name), { ...entry, value: withKeys(entry.value, rename) }] as const);
  return { ...node, entries: new Map(entries) };
}

/** The same value, further on in the text. */
export function shifted(node: YamlNode, by: number): YamlNode {
  const places = { span: shiftedSpan(node.span, by), extent: shiftedSpan(node.extent, by) };
  if (node.kind === "scalar") return { ...node, ...places };
  if (node.kind === "sequence") return { ...node, ...places, items: node.items.map((item) => shifted(item, by)) };
  const entries = [...node.entries].map(([name, { key, value, end }]) => {
    return [name, { key: shiftedSpan(key, by), value: shifted(value, by), end: end + by }] as const;
  });
  return { ...node, ...places, entries: new Map(entries) };
}

export function shiftedSpan({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}
