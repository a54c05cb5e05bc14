/** Finds the texts of the interface in its own code. */
import { readFileSync } from "node:fs";
import { parseAst } from "vite";
import { keyOf } from "../../app/text/keyOf.ts";

export interface Texts {
  /** What a catalogue must hold: English templates, and nouns that follow a number. The value is a file that contains the text. */
  messages: Map<string, string>;
  nouns: Map<string, string>;
  /** Words that bypass the catalogue, each with its file. */
  strays: { path: string; text: string }[];
}

type Node = { type: string } & Record<string, unknown>;
/** The place of an expression: text that the page shows, code that it shows, an attribute, or a place that it does not show directly. */
type Place = "shown" | "code" | "attribute" | "elsewhere";

const tags = new Set(["t", "rich", "say"]);
const spoken = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "title",
  "placeholder",
  "alt",
  "label",
]);
const unread = new Set([
  "ImportDeclaration",
  "ImportExpression",
  "ExportNamedDeclaration",
  "ExportAllDeclaration",
  "TSLiteralType",
  "ThrowStatement",
]);

/** `paths` are TypeScript files. */
export function readTexts(paths: readonly string[]): Texts {
  const texts: Texts = { messages: new Map(), nouns: new Map(), strays: [] };
  for (const path of paths) {
    const program = parseAst(readFileSync(path, "utf8"), { lang: path.endsWith("x") ? "tsx" : "ts" }, path);
    walk(program, "elsewhere", path, texts);
  }
  return texts;
}

function walk(node: unknown, place: Place, path: string, texts: Texts): void {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, place, path, texts);
    return;
  }
  if (!isNode(node)) return;
  if (unread.has(node.type) && !isNode(node["declaration"])) return;
  const as = node.type === "TaggedTemplateExpression" ? meaningOf(node["tag"]) : null;
  if (node.type === "TaggedTemplateExpression" && (as !== null || tags.has(nameOf(node["tag"])))) {
    const key = templateOf(node["quasi"], as ?? undefined);
    if (hasLetters(key)) texts.messages.set(key, path);
    else if (isBarePercent(key)) texts.strays.push({ path, text: key });
    walk((node["quasi"] as Node)["expressions"], "elsewhere", path, texts);
    return;
  }
  if (node.type === "CallExpression" && nameOf(node["callee"]) === "plural") {
    const noun = (node["arguments"] as Node[])[1];
    if (noun?.type === "Literal") texts.nouns.set(String(noun["value"]), path);
    else texts.strays.push({ path, text: "plural() of something else than a literal" });
    return;
  }
  if (isStray(node, place))
    texts.strays.push({ path, text: (node.type === "TemplateLiteral" ? templateOf(node) : String(node["value"])).trim() });
  const inner = placeWithin(node, place);
  for (const value of Object.values(node)) walk(value, inner, path, texts);
}

/** In a shown place every word counts. Elsewhere only text that reads like a sentence counts. */
function isStray(node: Node, place: Place): boolean {
  if (place === "code") return false;
  if (node.type === "JSXText") return hasWords(String(node["value"])) || /^\s*%/.test(String(node["value"]));
  const text =
    node.type === "TemplateLiteral" ? templateOf(node) : node.type === "Literal" && typeof node["value"] === "string" ? node["value"] : "";
  if (node.type === "TemplateLiteral" && place !== "attribute" && isBarePercent(text)) return true;
  return place === "shown" ? hasWords(text) : place === "elsewhere" && /\p{L}{2}[,;:]? (\p{L}{2}|\{)/u.test(text);
}

function placeWithin(node: Node, place: Place): Place {
  switch (node.type) {
    case "JSXElement": {
      const tag = nameOf((node["openingElement"] as Node)["name"]);
      return place === "code" || /^(code|kbd|samp|pre)$/.test(tag) ? "code" : "shown";
    }
    case "JSXAttribute":
      return spoken.has(nameOf(node["name"])) ? "shown" : "attribute";
    case "ConditionalExpression":
    case "LogicalExpression":
    case "JSXExpressionContainer":
    case "JSXFragment":
    case "TemplateLiteral":
      return place;
    // Inside an attribute the body of a function may hold shown text, but the arguments of a call are not shown directly.
    default:
      return place === "code" || node.type.startsWith("JSX") ? place : place === "attribute" ? "attribute" : "elsewhere";
  }
}

/** "{0} {1}" has no words, and "{0} s" only has a unit. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(/\{\d+\}|&\w+;/g, ""));
/** A sign of percents after a value of a text without words: no catalogue has it, so `percents` must write it. */
const isBarePercent = (text: string): boolean => !hasLetters(text) && /\}\s?%/.test(text);
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

function templateOf(node: unknown, as?: string): string {
  const { quasis } = node as { quasis: { value: { cooked: string } }[] };
  return keyOf(
    quasis.map(({ value }) => value.cooked),
    as,
  );
}

/** The meaning in `meant("a shape of load")`. */
function meaningOf(tag: unknown): string | null {
  if (!isNode(tag) || tag.type !== "CallExpression" || nameOf(tag["callee"]) !== "meant") return null;
  return String((tag["arguments"] as Node[])[0]?.["value"]);
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const nameOf = (node: unknown): string => (isNode(node) && "name" in node ? String(node["name"]) : "");
