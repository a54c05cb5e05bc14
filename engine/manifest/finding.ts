import type { Misreading } from "./decoders";
import type { FieldError } from "./fieldError";
import type { AdviceRule } from "./advice/adviceRules";
import { mostProblems, type Diagnostic, type Problem, type ProblemKind } from "./problem";
import type { Limitation } from "./simulated";
import { foreign, noWords, plain, type Words } from "../lib/sentence";
import { fixOf, type FoundFix } from "./textEdit";
import { lineEnd, positionsIn } from "./textPosition";
import type { Span, YamlNode } from "./yamlTree";

/** A problem that still speaks in offsets. */
export interface Finding {
  severity: Problem["severity"];
  kind?: ProblemKind;
  path: string;
  message: Words;
  span: Span;
  rule?: AdviceRule;
  reason?: Words;
  fixes?: readonly FoundFix[];
}

/** The findings about an autoscaler; `document` is its autoscaling/v2 form. */
export interface AutoscalerFindings {
  document: YamlNode;
  /** In the text's own version: what to say. */
  misread: readonly Misreading[];
  /** In the converted form: what has been said already. */
  unread: readonly Misreading[];
  errors: readonly FieldError[];
  limitations: readonly Limitation[];
}

/**
 * Where in the text the misreadings, field errors and limitations are, each mistake once. Of several errors of one field only the first is
 * kept; errors in a field that could not be read are dropped. An absent field is not reported beside an unknown one, because the unknown
 * one is most likely that field misspelt or in the wrong place.
 */
export function findingsAt({ document, misread, unread, errors, limitations }: AutoscalerFindings): Finding[] {
  const findings = new Map<string, Finding>();
  // Other contents of an annotation are dropped silently, and explain nothing.
  const unclear = [...misread, ...unread.filter(({ known }) => known === undefined)];
  const obscured = new Set(unclear.flatMap(({ obscures }) => [obscures, `${obscures}.target`, `${obscures}.metric`]));
  const misplaced = new Set(misread.flatMap(({ path, known }) => (known ? [lastStep(path)] : [])));
  const covered = new Set([...limitations.map(({ covers }) => covers), ...unread.map(({ path }) => path)]);
  for (const { path, message, span } of misread) findings.set(path, { severity: "error", path, message: foreign(message), span });
  for (const { field, message } of absentFirst(document, errors)) {
    const place = locate(document, field);
    const isElsewhere = place.absent && (obscured.has(place.parent) || misplaced.has(lastStep(field)));
    const explained = findings.has(field) || covered.has(field) || isElsewhere;
    if (!explained) findings.set(field, { severity: "error", path: field, message: foreign(message), span: place.span });
  }
  for (const { field, covers: _, ...words } of limitations) {
    if (!findings.has(field)) findings.set(field, { ...words, path: field, span: locate(document, field).span });
  }
  return [...findings.values()];
}

function lastStep(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

/** Absent fields also have an error for their zero value; the error that they are required says more. */
function absentFirst(document: YamlNode, errors: readonly FieldError[]): readonly FieldError[] {
  const missing = errors.filter(({ type, field }) => type === "FieldValueRequired" && locate(document, field).absent);
  return [...missing, ...errors];
}

/** The problems in the order of the text, at most a screenful of each severity. */
export function reportProblems(text: string, findings: readonly Finding[]): Diagnostic[] {
  const positionOf = positionsIn(text);
  const inOrder = findings.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  const advice = inOrder.filter(({ severity }) => severity === "advice").slice(0, mostProblems);
  const errors = inOrder.filter(({ severity }) => severity === "error").slice(0, mostProblems);
  return [...errors, ...advice]
    .toSorted((a, b) => a.span.start - b.span.start)
    .map(({ severity, kind, path, message, span, rule, reason = noWords, fixes = [] }) => {
      const { line, column } = positionOf(span.start);
      const { line: endLine, column: endColumn } = positionOf(span.end);
      const words = { severity, ...(kind !== undefined && { kind }), path: shorten(path), message: shorten(plain(message)) };
      return {
        ...words,
        line,
        column,
        endLine,
        endColumn,
        ...span,
        rule: rule ?? null,
        reason: plain(reason),
        said: { message: words.message === plain(message) ? message : foreign(words.message), reason },
        fixes: fixes.map(fixOf),
      };
    });
}

/** Upstream quotes a value of any length. */
function shorten(text: string): string {
  return text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text;
}

/** Characters: twice what upstream's longest message about an ordinary value takes. */
const longestMessage = 1000;

/** From an offset to the end of its line, or the character before it if nothing follows. */
export function restOfLine(text: string, start: number): Span {
  const end = Math.max(lineEnd(text, start), /[ \t]/.test(text.charAt(start)) ? start + 1 : 0);
  return end > start ? { start, end } : { start: Math.max(0, start - 1), end: start };
}

/** Where a field's value is. For an absent field: where its nearest parent in the text is, or its own empty value, and the path of that. */
export type Place = { absent: false; span: Span } | { absent: true; parent: string; span: Span };

export function locate(document: YamlNode, field: string): Place {
  let node = document;
  let parent = "";
  for (const { 0: step, 1: key, 2: index } of field.matchAll(/(?:^|\.)([^.[]+)|\[([0-9]+)\]/g)) {
    const child = childOf(node, key, index);
    if (child === undefined) return { absent: true, parent, span: node.span };
    node = child;
    parent += step;
    if (node.kind === "scalar" && node.value === null) return { absent: true, parent, span: node.span };
  }
  return { absent: false, span: node.span };
}

/** What is at a field's path; undefined: nothing. */
export function nodeOf(document: YamlNode, field: string): YamlNode | undefined {
  let node: YamlNode | undefined = document;
  for (const { 1: key, 2: index } of field.matchAll(/(?:^|\.)([^.[]+)|\[([0-9]+)\]/g)) node = node && childOf(node, key, index);
  return node;
}

function childOf(node: YamlNode, key: string | undefined, index: string | undefined): YamlNode | undefined {
  if (node.kind === "mapping" && key !== undefined) return node.entries.get(key)?.value;
  if (node.kind === "sequence" && index !== undefined) return node.items[Number(index)];
  return undefined;
}
