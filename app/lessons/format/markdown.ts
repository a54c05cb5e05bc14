import { say, type Words } from "../../../engine/index";
import type { BlockContent, DefinitionContent, Heading, Link, List, Nodes, Paragraph, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Block, Inline } from "../lesson";
import { isFieldName, type NumberCheck } from "./boundNumber";
import type { Complain } from "./lessonError";

/** The words of fenced blocks that hold data of a step. All other blocks are text. */
export const dataWords = ["manifest", "scenario", "look", "predict", "question", "task"] as const;
export type DataWord = (typeof dataWords)[number];

/** The deepest nesting of lists, quotes and marked words. The page would not show more. */
const deepest = 8;

/** Lines with so much indentation, or in so many lists and quotes, that the parser would take seconds. No real text needs them. */
const tooDeep = /^[ \t]{60}|^(?:[ \t]*(?:>|(?:[-+*]|\d+[.)])(?=[ \t]))){12}/;

/** The parser looks for the beginning of marked words in the whole paragraph before each of these marks, which takes quadratic time. */
const emphasis = /[*_]/g;
const mostEmphasis = 1000;

/** The parts of a text that begins on this line of the file. null, after a complaint, if the parser could take long. */
export function parsedMarkdown(text: string, firstLine: number, complain: Complain): RootContent[] | null {
  let marks = 0;
  for (const [index, line] of text.split("\n").entries()) {
    marks = line.trim() === "" ? 0 : marks + (line.match(emphasis)?.length ?? 0);
    const tooMuch = tooDeep.test(line)
      ? say`This is nested too deeply.`
      : marks > mostEmphasis && say`This paragraph has more than ${mostEmphasis} * and _. Divide it by an empty line.`;
    if (!tooMuch) continue;
    complain(firstLine + index, tooMuch);
    return null;
  }
  return fromMarkdown(text).children;
}

/** Reads blocks of Markdown, and refuses a block that a lesson cannot show. */
export function blocksIn(text: string, reading: MarkdownReading): Block[] {
  const { firstLine, complain } = reading;
  return (parsedMarkdown(text, firstLine, complain) ?? []).flatMap((node) => blockOf(node, reading, 0) ?? []);
}

/** Reads a single paragraph of Markdown. */
export function inlinesIn(text: string, reading: MarkdownReading): Inline[] {
  const { firstLine, complain } = reading;
  const nodes = parsedMarkdown(text, firstLine, complain);
  if (nodes === null) return [];
  const [paragraph, second] = nodes;
  if (paragraph?.type === "paragraph" && !second) return inlines(paragraph.children, reading, 0);
  complain(firstLine, say`This must be a single paragraph.`);
  return [];
}

/** The words of a heading without their marks. */
export const headingText = ({ children }: Heading, reading: MarkdownReading): string => plain(inlines(children, reading, 0)).trim();

const plain = (content: readonly Inline[]): string =>
  content.map((inline) => ("text" in inline ? inline.text : plain(inline.content))).join("");

export interface MarkdownReading {
  /** The line of the file where the Markdown begins. */
  firstLine: number;
  complain: Complain;
  /** Of the step's scenario. */
  check: NumberCheck;
}

/** null if the reader refused the node. */
export function blockOf(node: Nodes, reading: MarkdownReading, depth: number): Block | null {
  if (depth > deepest) return complainAbout(node, reading, say`This is nested too deeply.`);
  switch (node.type) {
    case "paragraph":
      return { kind: "paragraph", content: inlines(node.children, reading, depth) };
    case "list":
      return { kind: "list", ordered: node.ordered === true, items: itemsOf(node, reading, depth) };
    case "blockquote":
      return { kind: "quote", content: blocksOf(node.children, reading, depth) };
    case "code": {
      const word = dataWords.find((candidate) => candidate === node.lang);
      if (word !== undefined) return complainAbout(node, reading, say`A block "${word}" cannot be inside other text.`);
      return { kind: "code", text: node.value };
    }
    default:
      return complainAbout(node, reading, say`${nameOf(node)} is not allowed here.`);
  }
}

const itemsOf = ({ children }: List, reading: MarkdownReading, depth: number): Block[][] =>
  children.map((item) => blocksOf(item.children, reading, depth));

const blocksOf = (nodes: readonly (BlockContent | DefinitionContent)[], reading: MarkdownReading, depth: number): Block[] =>
  nodes.flatMap((child) => blockOf(child, reading, depth + 1) ?? []);

const inlines = (nodes: Paragraph["children"], reading: MarkdownReading, depth: number): Inline[] =>
  nodes.flatMap((node) => inlineOf(node, reading, depth + 1) ?? []);

/** Joins the lines with single spaces. */
function onOneLine(text: string): string {
  const lines = text.split("\n");
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index > 0 ? line.trimStart() : line))
    .map((line, index) => (index < last ? line.trimEnd() : line))
    .join(" ");
}

function inlineOf(node: PhrasingContent, reading: MarkdownReading, depth: number): Inline | null {
  if (depth > deepest) return complainAbout(node, reading, say`This is nested too deeply.`);
  switch (node.type) {
    case "text":
      return { kind: "text", text: onOneLine(node.value) };
    case "break":
      return { kind: "text", text: " " };
    case "inlineCode":
      return { kind: "code", text: node.value };
    case "emphasis":
    case "strong":
      return { kind: node.type, content: inlines(node.children, reading, depth) };
    case "link":
      if (isFieldName(node.url)) return numberOf(node, reading);
      if (!isWebAddress(node.url)) return complainAbout(node, reading, say`A link must point to an http or https address.`);
      return { kind: "link", href: node.url, content: inlines(node.children, reading, depth) };
    default:
      return complainAbout(node, reading, say`${nameOf(node)} is not allowed here.`);
  }
}

function numberOf(node: Link, reading: MarkdownReading): Inline | null {
  const [only, second] = node.children;
  if (only?.type !== "text" || second) {
    return complainAbout(node, reading, say`The text of "${node.url}" must be only its number.`);
  }
  const wrong = reading.check(only.value, node.url);
  return wrong ? complainAbout(node, reading, wrong) : { kind: "number", text: only.value, field: node.url };
}

const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address) && URL.canParse(address);

function nameOf({ type }: Nodes): Words | string {
  if (type === "html") return "HTML";
  if (type === "image" || type === "imageReference") return say`An image`;
  if (type === "heading") return say`A heading`;
  if (type === "thematicBreak") return say`A horizontal line`;
  return say`A reference-style link`;
}

function complainAbout(node: Nodes, { firstLine, complain }: MarkdownReading, message: Words): null {
  complain(firstLine + (node.position?.start.line ?? 1) - 1, message);
  return null;
}
