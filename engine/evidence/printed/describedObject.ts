import type { Lines } from "../lines";
import { readOther, readScaledObject } from "../objects/otherObjects";
import { said, type Tree } from "../../answers/tree";
import type { OtherReading, ScaledObjectReading } from "../evidence";

/** What a description of a kind that kubectl does not know was read as. */
type DescribedObject =
  | { readonly kind: "ScaledObject"; readonly reading: ScaledObjectReading; readonly length: number }
  | { readonly kind: "VerticalPodAutoscaler"; readonly reading: OtherReading; readonly length: number };

/**
 * A ScaledObject or a VerticalPodAutoscaler as `kubectl describe` prints it: kubectl does not know the kind, so it prints each field of the
 * object, its name in words, and what is within it two blanks deeper. `from` is the line of its `Kind`. With how many lines it has; null if it is another kind.
 */
export function readDescribedObject(
  lines: Lines,
  from: number,
  head: { readonly name?: string | null | undefined; readonly namespace?: string | null | undefined; readonly line: number },
): DescribedObject | null {
  const kind = /^\s*Kind:\s+(\w+)\s*$/.exec(lines.textOf(from))?.[1];
  if ((kind !== "ScaledObject" && kind !== "VerticalPodAutoscaler") || typeof head.name !== "string") return null;
  const depth = depthOf(lines.textOf(from));
  let to = from + 1;
  while (to < lines.length && !isEnd(lines.textOf(to), depth)) to++;
  const fields = fieldsOf(lines.slice(from + 1, to));
  const [tree] = treeOf(fields, 0, depth);
  const metadata: Tree = { kind: "map", line: head.line, entries: new Map([["name", scalar(head.name, head.line)]]) };
  const entries = new Map([...(tree.kind === "map" ? tree.entries : []), ["metadata", metadata] as const]);
  const object: Tree = { kind: "map", line: head.line, entries };
  const [namespace, length] = [head.namespace ?? undefined, to - from];
  return kind === "ScaledObject"
    ? { kind, reading: said({ ...readScaledObject(object, (line) => line, kind), namespace }), length }
    : { kind, reading: said({ ...readOther(object, (line) => line, kind), namespace }), length };
}

const depthOf = (text: string): number => text.length - text.trimStart().length;

/** Its events are a table of their own, and another object begins with its name. */
const isEnd = (text: string, depth: number): boolean =>
  (depthOf(text) <= depth && /^\s*(?:Events|Name):/.test(text)) || /^\s*(?:NAME|NAMESPACE|LAST SEEN)\s/.test(text);

interface Field {
  readonly line: number;
  readonly depth: number;
  readonly key: string;
  readonly value: string;
  /** A list of plain values has one on each line below. */
  readonly plain: readonly Tree[];
}

function fieldsOf(lines: Lines): Field[] {
  const fields: (Field & { plain: Tree[] })[] = [];
  for (let index = 0; index < lines.length; index++) {
    const { number, text } = lines.at(index);
    const [, indent, words, value] = /^(\s*)([^\s:][^:]{0,300}):(?:\s+(.*))?$/s.exec(text) ?? [];
    const last = fields.at(-1);
    if (indent !== undefined && words !== undefined)
      fields.push({ line: number, depth: indent.length, key: keyOf(words), value: value?.trim() ?? "", plain: [] });
    else if (last?.value === "" && depthOf(text) > last.depth && text.trim() !== "") last.plain.push(scalar(text.trim(), number));
  }
  return fields;
}

/** `Max Replica Count` is `maxReplicaCount`. A key of a map that a person wrote may have anything in it. */
function keyOf(words: string): string {
  const joined = words.replaceAll(" ", "");
  let capitals = 0;
  while (capitals < joined.length && /[A-Z]/.test(joined[capitals]!)) capitals++;
  const head = capitals === joined.length ? capitals : Math.max(1, capitals - 1);
  return joined.slice(0, head).toLowerCase() + joined.slice(head);
}

/** The fields below one, from `at` on, and where they end. A list prints its items one after another, each with its keys in their order. */
function treeOf(fields: readonly Field[], at: number, above: number): [tree: Tree, end: number] {
  const depth = fields[at]?.depth ?? above;
  const items: Map<string, Tree>[] = [new Map()];
  let before = "";
  let isList = false;
  let end = at;
  while (end < fields.length && fields[end]!.depth >= depth) {
    const { key, value, line, depth: own, plain } = fields[end]!;
    if (key <= before) {
      isList ||= items.at(-1)!.has(key) || items.length > 1;
      if (items.at(-1)!.has(key)) items.push(new Map());
    }
    before = key;
    const hasBelow = value === "" && (fields[end + 1]?.depth ?? 0) > own;
    if (!hasBelow) {
      const field: Tree = plain.length > 0 ? { kind: "list", line, items: plain } : scalar(value === "<none>" ? "" : value, line);
      items.at(-1)!.set(key, field);
      end++;
      continue;
    }
    const [below, next] = treeOf(fields, end + 1, own);
    items.at(-1)!.set(key, lists.has(key) && below.kind === "map" ? { kind: "list", line, items: [below] } : below);
    end = next;
  }
  const line = fields[at]?.line ?? 0;
  const maps = items.map((entries): Tree => ({ kind: "map", line: [...entries.values()][0]?.line ?? line, entries }));
  return [isList ? { kind: "list", line, items: maps } : maps[0]!, end];
}

/** A list of one item looks as an object does. */
const lists = new Set(["conditions", "triggers", "policies", "containerPolicies", "containerRecommendations"]);

const scalar = (text: string, line: number): Tree => ({ kind: "scalar", line, text });
