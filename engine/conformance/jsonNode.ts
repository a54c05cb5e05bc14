import type { YamlEntry, YamlNode } from "../manifest/yamlTree";

const nowhere = { start: 0, end: 0 };

/**
 * A JSON value as the decoders of manifests read it. Children are created on access, so only values with a field in the API are read: deep
 * nesting or a value that contains itself does no harm.
 */
export function nodeOf(value: unknown): YamlNode {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return { kind: "scalar", span: nowhere, extent: nowhere, size: 1, value, text: String(value) };
  }
  if (Array.isArray(value)) {
    return {
      kind: "sequence",
      span: nowhere,
      extent: nowhere,
      flow: true,
      size: 1,
      get items() {
        return value.map(nodeOf);
      },
    };
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([key, child]): [string, YamlEntry] => [key, lazyEntry(child)]);
    return { kind: "mapping", span: nowhere, extent: nowhere, flow: true, size: 1, entries: new Map(entries) };
  }
  return { kind: "scalar", span: nowhere, extent: nowhere, size: 1, value: null, text: "" };
}

function lazyEntry(value: unknown): YamlEntry {
  return {
    key: nowhere,
    end: 0,
    get value() {
      return nodeOf(value);
    },
  };
}
