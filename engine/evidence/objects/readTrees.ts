import { positionsIn } from "../../manifest/textPosition";
import { readYaml, type YamlNode } from "../../manifest/yamlTree";
import { readJsonTrees } from "../../answers/jsonTrees";
import { readLooseYaml } from "./looseYaml";
import { placedByName } from "./placedByName";
import type { Tree, TreeReading } from "../../answers/tree";

/** The values of a text that is YAML or JSON: strictly where it is whole, line by line where it is broken. */
export function readTrees(text: string): TreeReading {
  if (/^\s*[{[]/.test(text)) return readJsonTrees(text);
  const placed = placedByName(text);
  if (placed !== null) return placed;
  // Three dots end a document of YAML; in a paste they mean that something was left out.
  const strict = /^[ \t]*(?:\.{3,}|…)[ \t]*$/m.test(text) ? null : readYaml(text);
  if (!strict?.ok || strict.duplicateKeys.length > 0 || strict.documents.some(hasProse)) return readLooseYaml(text);
  const lineOf = positionsIn(text);
  return { trees: strict.documents.map((document) => treeOf(document, (offset) => lineOf(offset).line - 1)), troubles: [] };
}

/** A sentence with a colon is a key to YAML, and no key of any object. */
const hasProse = (document: YamlNode): boolean => document.kind === "mapping" && [...document.entries.keys()].some((key) => /\s/.test(key));

function treeOf(node: YamlNode, lineOf: (offset: number) => number): Tree {
  const line = lineOf(node.span.start);
  if (node.kind === "scalar") return { kind: "scalar", line, text: node.value === null ? null : node.text };
  if (node.kind === "sequence") return { kind: "list", line, items: node.items.map((item) => treeOf(item, lineOf)) };
  const entries = new Map<string, Tree>();
  for (const [key, { value }] of node.entries) entries.set(key, treeOf(value, lineOf));
  return { kind: "map", line, entries };
}
