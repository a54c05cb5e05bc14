/** Finds the sentences of the engine in its code. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { keyOf } from "../keyOf";

type Node = { type: string } & Record<string, unknown>;

/** The files of a folder that are not tests, each with its syntax tree. */
export function* treesIn(folder: string): Generator<[name: string, tree: unknown]> {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
    if (!name.endsWith(".ts") || name.endsWith(".test.ts") || /(^|[/\\])testing[/\\]/.test(name)) continue;
    yield [name.replaceAll("\\", "/"), treeOf(readFileSync(join(folder, name), "utf8"), name)];
  }
}

export const treeOf = (code: string, name = "code.ts"): unknown => parseAst(code, { lang: "ts" }, name);

/** The templates of all sentences that are data. */
export function saidIn(tree: unknown): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    const { tag, quasi } = node;
    if (node.type !== "TaggedTemplateExpression" || !isNode(tag) || tag["name"] !== "say" || !isNode(quasi)) return true;
    const key = templateOf(quasi) ?? "";
    // What has no letter only joins others.
    if (/\p{L}/u.test(key)) found.push(key);
    return true;
  });
  return found;
}

/** The texts that are no data and read as a sentence: they begin with a capital letter and end with a full stop, or have one within. */
export function plainSentencesIn(tree: unknown): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (node.type === "TaggedTemplateExpression") {
      const { quasi } = node;
      // The values of a sentence are no part of its template.
      if (isNode(quasi)) found.push(...(quasi["expressions"] as unknown[]).flatMap(plainSentencesIn));
      return false;
    }
    const key = templateOf(node);
    if (key !== null && (wholeSentence.test(key) || sentences.test(key))) found.push(key);
    return !node.type.startsWith("Import");
  });
  return found;
}

const wholeSentence = /^\p{Lu}[^]* [^]*[.!?]$/u;
const sentences = /\p{Ll}[.!?] \p{Lu}\p{Ll}+ /u;

/** `visit` returns whether the node's parts are visited too. */
function walk(node: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  if (!isNode(node) || !visit(node)) return;
  for (const value of Object.values(node)) walk(value, visit);
}

/** "Went from {0} to {1}."; null if the node is no text. */
function templateOf(node: Node): string | null {
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : null;
  if (node.type !== "TemplateLiteral") return null;
  return keyOf((node["quasis"] as { value: { cooked: string } }[]).map(({ value }) => value.cooked));
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
