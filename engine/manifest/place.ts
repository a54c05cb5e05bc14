import type { Finding } from "./finding";
import { isAbsent, itemsOf, valueOf } from "./yamlNodes";
import { childPath, type Span, type YamlNode } from "./yamlTree";

/** The keys and indexes that lead to a field. A key of metadata or of annotations may have dots, so a path's text would not do. */
export type Steps = readonly (string | number)[];

export const pathAt = (steps: Steps): string => steps.reduce<string>((path, step) => childPath(path, step), "");

export function nodeAt(document: YamlNode, steps: Steps): YamlNode | undefined {
  return steps.reduce<YamlNode | undefined>(
    (node, step) => (typeof step === "number" ? itemsOf(node)[step] : valueOf(node, step)),
    document,
  );
}

/** Where a field's value is; for an absent field where its nearest parent is. */
export function spanAt(document: YamlNode, steps: Steps): Span {
  for (let length = steps.length; length > 0; length--) {
    const node = nodeAt(document, steps.slice(0, length));
    if (node !== undefined && !(isAbsent(node) && length < steps.length)) return node.span;
  }
  return document.span;
}

export const isWritten = (document: YamlNode, steps: Steps): boolean => !isAbsent(nodeAt(document, steps));

type Words = Pick<Finding, "message"> & Partial<Pick<Finding, "reason" | "fixes" | "rule">>;

export function errorAt(document: YamlNode, steps: Steps, words: Words): Finding {
  return { severity: "error", path: pathAt(steps), span: spanAt(document, steps), ...words };
}

export function adviceAt(document: YamlNode, steps: Steps, words: Words): Finding {
  return { severity: "advice", path: pathAt(steps), span: spanAt(document, steps), ...words };
}

/** "spec.triggers[0].type" as steps; only for paths whose keys have no dots. */
export function stepsOf(path: string): (string | number)[] {
  return [...path.matchAll(/(?:^|\.)([^.[]+)|\[([0-9]+)\]/g)].map(([, key, index]) => key ?? Number(index));
}
