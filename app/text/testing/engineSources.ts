/** Finds the sentences of the engine in its code. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { keyOf } from "../keyOf";

type Node = { type: string } & Record<string, unknown>;

const unread = new Set(["ImportDeclaration", "ExportAllDeclaration", "TSLiteralType", "TaggedTemplateExpression"]);

/** The templates of all sentences that are data, in every file of a folder. */
export function readSaid(folder: string): Set<string> {
  const found = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts") || name.endsWith(".test.ts")) continue;
    const code = readFileSync(join(folder, name), "utf8");
    if (code.includes("say`")) walkSaid(parseAst(code, { lang: "ts" }, name), (key) => found.add(key));
  }
  return found;
}

function walkSaid(node: unknown, say: (key: string) => void): void {
  if (Array.isArray(node)) for (const each of node) walkSaid(each, say);
  if (!isNode(node)) return;
  const { tag, quasi } = node;
  if (node.type === "TaggedTemplateExpression" && isNode(tag) && tag["name"] === "say" && isNode(quasi)) {
    const key = templateOf(partsOf(quasi) ?? []);
    // What has no letter only joins others.
    if (/\p{L}/u.test(key)) say(key);
  }
  for (const value of Object.values(node)) walkSaid(value, say);
}

/** The templates of plain and template literals that read like a sentence or a part of one, each with its file. `paths` are TypeScript files. */
export function readSentences(paths: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of paths) walk(parseAst(readFileSync(path, "utf8"), { lang: "ts" }, path), (key) => found.set(key, path));
  return found;
}

function walk(node: unknown, say: (key: string) => void): void {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, say);
    return;
  }
  if (!isNode(node) || unread.has(node.type) || isCode(node)) return;
  const parts = partsOf(node);
  if (parts === null) {
    for (const value of Object.values(node)) walk(value, say);
    return;
  }
  const key = templateOf(parts);
  if (readsLikeWords.test(key)) say(key);
  walk(parts.filter(isNode), say);
}

/** The lines of a snippet are YAML. */
const isCode = ({ type, key }: Node): boolean => type === "Property" && isNode(key) && key["name"] === "lines";

const readsLikeWords = /\p{L}{2}[,;:]? (\p{L}{2}|\{)|\d \p{L}{2}/u;

/** The literal parts of a text and the values between them; null if the node is no text. */
function partsOf(node: Node): (string | Node)[] | null {
  if (node.type === "Literal") return typeof node["value"] === "string" ? [node["value"]] : null;
  if (node.type === "TemplateLiteral") {
    const quasis = node["quasis"] as { value: { cooked: string } }[];
    const values = node["expressions"] as Node[];
    return quasis.flatMap(({ value }, index) => [value.cooked, ...values.slice(index, index + 1)]);
  }
  if (node.type !== "BinaryExpression" || node["operator"] !== "+") return null;
  const [left, right] = [node["left"] as Node, node["right"] as Node].map((side) => ({ side, parts: partsOf(side) }));
  if (!left || !right || (left.parts === null && right.parts === null)) return null;
  return [...(left.parts ?? [left.side]), ...(right.parts ?? [right.side])];
}

/** The text with numbered values: "Went from {0} to {1}." */
function templateOf(parts: readonly (string | Node)[]): string {
  const texts = [""];
  for (const part of parts) {
    if (typeof part === "string") texts.push(`${texts.pop() ?? ""}${part}`);
    else texts.push("");
  }
  return keyOf(texts);
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
