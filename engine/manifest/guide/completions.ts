import { lineStart } from "../textPosition";
import { foreign, say, type Words } from "../../lib/sentence";
import { typeWords, type EnumValue, type FieldGuide } from "./fieldGuide";
import { autoscalerGrammarOf, type Grammar } from "./grammar";
import { objectsIn, pathOf, type ScannedObject, valueAt } from "./outline";
import { type Scan, scan } from "./scan";
import type { Snippet } from "./snippets";

export interface Completion {
  label: Words;
  kind: "field" | "value" | "block";
  /** A few words beside the label: type and default, or what the block is; null: nothing. */
  detail: Words | null;
  /** The guide's sentence, if it has one. */
  documentation: Words | null;
  /** Replaces the text from `start` to `end`. Every line has its own indentation already; `${1:x}` marks what to fill in. */
  insert: string;
  start: number;
  end: number;
  /** Whether the field is required and missing: to be shown first. */
  urgent: boolean;
}

/** What could be written at an offset, in text that need not be valid. */
export function completionsAt(text: string, offset: number, grammar: Grammar = autoscalerGrammarOf()): Completion[] {
  const before = scan(text.slice(0, offset));
  return valuesAt(text, offset, before, grammar) ?? keysAt(text, offset, before, grammar);
}

/** Values of the field with its colon before the offset on the same line; null if a key is to be written. */
function valuesAt(text: string, offset: number, before: Scan, grammar: Grammar): Completion[] | null {
  const last = before.occurrences.at(-1);
  if (last?.value == null || last.value.end < offset - trailingBlanks(text, offset) || /[\r\n]/.test(text.slice(last.key.end, offset)))
    return null;
  if (!/:\s/.test(text.slice(last.key.end, offset))) return [];
  const objects = objectsIn(text, scan(text));
  const object = objects.find(({ fields }) => fields.some(({ key }) => key.start === last.key.start));
  const field = object?.fields.find(({ key }) => key.start === last.key.start);
  if (!object || !field || !grammar.owns(object)) return [];
  const start = Math.min(last.value.start, offset);
  const end = Math.max(field.value?.end ?? offset, offset);
  return [...(grammar.guideAt(text, object, field.steps)?.values ?? []), ...namesFor(text, field.path, objects, grammar)].map(
    ({ value, sentence }) => ({
      label: foreign(value),
      kind: "value",
      detail: null,
      documentation: sentence,
      insert: value,
      start,
      end,
      urgent: false,
    }),
  );
}

/** Names of the text's workloads, for a field that takes such a name. */
function namesFor(text: string, path: string, objects: readonly ScannedObject[], { containerPaths }: Grammar): EnumValue[] {
  const workloads = objects.filter(({ role }) => role === "workload");
  if (path === "spec.scaleTargetRef.name") {
    return workloads.map(({ kind, fields }) => ({
      value: valueAt(text, fields, "metadata.name"),
      sentence: say`The ${kind} in this text.`,
    }));
  }
  if (!containerPaths.includes(path)) return [];
  return workloads.flatMap(({ kind, fields }) =>
    fields
      .filter((field) => field.path === "spec.template.spec.containers[].name" && field.value !== null)
      .map(({ value }) => ({ value: text.slice(value?.start, value?.end), sentence: say`A container of the ${kind}.` })),
  );
}

/** Fields and blocks that are allowed where a word is being written. */
function keysAt(text: string, offset: number, before: Scan, grammar: Grammar): Completion[] {
  const word = grammar.keyBefore.exec(text.slice(Math.max(0, offset - 100), offset))?.[0] ?? "";
  const start = offset - word.length;
  const line = lineStart(text, start);
  const lead = text.slice(line, start);
  if (!before.endsInFlow && !/^[ \t]*(?:-[ \t]+)*$/.test(lead)) return [];
  const end = offset + (grammar.keyBehind.exec(text.slice(offset, offset + 100))?.[0].length ?? 0);
  const probed = scan(`${text.slice(0, start)}${probe}: ${text.slice(end).replace(/^[ \t]*:/, "")}`);
  const object = objectsIn(text, probed).find(({ fields }) => fields.some(({ steps }) => steps.at(-1) === probe));
  const field = object?.fields.find(({ steps }) => steps.at(-1) === probe);
  if (!object || !field || !ownsBeside(text, before, start, grammar)) return [];
  const parentSteps = field.steps.slice(0, -1);
  const siblings = object.fields.filter(
    ({ steps }) => steps.length === field.steps.length && parentSteps.every((step, i) => steps[i] === step),
  );
  const present = new Set(siblings.map(({ steps }) => steps.at(-1)));
  const place: Place = { parent: pathOf(parentSteps), start, end, indent: " ".repeat(start - line), inFlow: before.endsInFlow };
  const hasColon = /^[ \t]*:/.test(text.slice(end));
  const missing = grammar.fieldsAt(text, object, parentSteps).filter((guide) => !present.has(nameIn(place.parent, guide)));
  return [...missing.map((guide) => fieldCompletion(guide, place, hasColon)), ...blocks(place, present.size === 1 && !hasColon, grammar)];
}

/** A key that occurs in no text. */
const probe = "\u0001";

interface Place {
  parent: string;
  start: number;
  end: number;
  /** As many blanks as there are before the word. */
  indent: string;
  inFlow: boolean;
}

/** Whether the document that the offset is in, as the whole text has it, is of the grammar's kind. */
function ownsBeside(text: string, { documents }: Scan, offset: number, grammar: Grammar): boolean {
  const document = documents.length - 1;
  const objects = objectsIn(text, scan(text)).filter(({ fields }) => fields[0]?.document === document);
  const own = objects.findLast(({ fields }) => (fields[0]?.key.start ?? 0) <= offset) ?? objects[0];
  return own === undefined ? grammar.ownsNothing : grammar.owns(own);
}

/** A key of a map may have dots itself. */
const nameIn = (parent: string, { path }: FieldGuide): string => path.slice(parent === "" ? 0 : parent.length + 1);

function fieldCompletion(guide: FieldGuide, { parent, start, end, indent, inFlow }: Place, hasColon: boolean): Completion {
  const label = nameIn(parent, guide);
  const type = typeWords[guide.type];
  const detail = guide.default === null ? type : say`${type}, default ${guide.default}`;
  const insert = hasColon ? label : label + valueStart(guide, indent, inFlow);
  return { label: foreign(label), kind: "field", detail, documentation: guide.sentence, insert, start, end, urgent: guide.required };
}

/** The text after the key, up to where its value is typed. */
function valueStart({ type, values }: FieldGuide, indent: string, inFlow: boolean): string {
  const isList = type.startsWith("list");
  const isObject = type === "object" || type === "map of strings";
  if (type === "text in quotes" && values.length === 0) return ': "${1}"';
  if (inFlow) return isList ? ": [${1}]" : isObject ? ": {${1}}" : ": ";
  if (isList) return `:\n${indent}- `;
  return isObject ? `:\n${indent}  ` : ": ";
}

/** In a list the block gets a dash, in its item it does not. */
function blocks({ parent, start, end, indent, inFlow }: Place, isEmpty: boolean, { snippets }: Grammar): Completion[] {
  if (inFlow) return [];
  return snippets.flatMap((snippet) => {
    const isItem = snippet.path === `${parent}[]`;
    const fits = isItem || (snippet.path === parent && (isEmpty || parent === "spec"));
    if (!fits) return [];
    return [{ ...blockWords(snippet), kind: "block" as const, insert: blockText(snippet, indent, isItem), start, end, urgent: false }];
  });
}

function blockWords({ label, detail, documentation }: Snippet) {
  return { label, detail, documentation };
}

function blockText({ lines }: Snippet, indent: string, isItem: boolean): string {
  const [dash, deeper] = isItem ? ["- ", "  "] : ["", ""];
  return lines.map((line, index) => (index === 0 ? dash + line : indent + deeper + line)).join("\n");
}

function trailingBlanks(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && (text[start - 1] === " " || text[start - 1] === "\t")) start--;
  return offset - start;
}
