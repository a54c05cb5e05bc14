import { type HeldByReason, heldByReasons, outcomeNames, say } from "../../../engine/index";
import type { Block, Choice, Inline, Measure, OutcomeGoal, Prediction, Question, Task } from "../lesson";
import { complainOf, fieldsOf, itemsOf, numberIn, plainValue, textIn, textLine, wholeNumberIn, type Data } from "./data";
import type { NumberCheck } from "./boundNumber";
import { blocksIn, inlinesIn } from "./markdown";
import { measureIn, outcomeNamed } from "./measureIn";
import { timeIn } from "./time";

const longestAsk = 400;
const longestAfter = 4000;
const mostChoices = 6;

/** What the texts and times of a checkpoint are checked against. */
export interface CheckedStep {
  durationSeconds: number;
  check: NumberCheck;
}

/** Each of these functions returns null only after a complaint. */
export function predictionIn(data: Data, { durationSeconds, check }: CheckedStep): Prediction | null {
  const fields = fieldsOf(data, { what: say`A prediction`, known: ["ask", "from", "after"], needed: ["ask", "from"] });
  const from = read(fields, "from", (field) => timeIn(field, "from", durationSeconds - 1));
  const ask = read(fields, "ask", (field) => inlines(field, "ask", check));
  if (from === null || ask === null) return null;
  return { kind: "predict", ask, from, after: blocksOf(fields, "after", check) };
}

export function questionIn(data: Data, { durationSeconds, check }: CheckedStep): Question | null {
  const needed = ["ask", "measure", "choices"];
  const fields = fieldsOf(data, { what: say`A question`, known: [...needed, "from"], needed });
  const ask = read(fields, "ask", (field) => inlines(field, "ask", check));
  const measure = read(fields, "measure", (field) => measureIn(field, durationSeconds));
  const choices = read(fields, "choices", (field) => choicesIn(field, measure, check));
  const from = read(fields, "from", (field) => timeIn(field, "from", durationSeconds - 1));
  return ask && measure && choices && { kind: "question", ask, measure, from, choices };
}

function choicesIn(data: Data, measure: Measure | null, check: NumberCheck): Choice[] | null {
  const items = itemsOf(data);
  if (!items || items.length < 2 || items.length > mostChoices) {
    complainOf(data, say`choices must be a list of 2 to ${mostChoices}.`);
    return null;
  }
  const seen = new Set<unknown>();
  return items.flatMap((item) => {
    const choice = choiceIn(item, measure, check);
    if (choice && seen.has(choice.is)) complainOf(item, say`Two choices have the value ${choice.is}.`);
    seen.add(choice?.is);
    return choice ?? [];
  });
}

function choiceIn(data: Data, measure: Measure | null, check: NumberCheck): Choice | null {
  const known = ["text", "is", "because"];
  const fields = fieldsOf(data, { what: say`A choice`, known, needed: known });
  const text = read(fields, "text", (field) => inlines(field, "text", check));
  const is = read(fields, "is", (field) => answerIn(field, measure));
  const because = read(fields, "because", (field) => inlines(field, "because", check));
  return text && because && is !== null ? { text, is, because } : null;
}

function answerIn(data: Data, measure: Measure | null): number | HeldByReason | null {
  const reason = heldByReasons.find((candidate) => candidate === plainValue(data.node)) ?? null;
  const value = numberIn(data);
  if (measure === null) return value ?? reason;
  const answer = measure.kind === "heldBy" ? reason : value;
  if (answer === null) complainOf(data, measure.kind === "heldBy" ? mustBeReason : mustBeNumber("is"));
  return answer;
}

const mustBeReason = say`is must be one of ${heldByReasons.join(", ")}.`;
const mustBeNumber = (field: string) => say`${field} must be a number.`;

export function taskIn(data: Data, { check }: Pick<CheckedStep, "check">): Task | null {
  const known = ["ask", "fields", "outcomes", "after"];
  const fields = fieldsOf(data, { what: say`A task`, known, needed: ["ask", "outcomes"] });
  const ask = read(fields, "ask", (field) => inlines(field, "ask", check));
  const outcomes = read(fields, "outcomes", goalsIn);
  const most = read(fields, "fields", (field) => wholeNumberIn(field, "fields", { min: 1, max: 100 }));
  return ask && outcomes && { kind: "task", ask, fields: most, outcomes, after: blocksOf(fields, "after", check) };
}

const comparisons = ["atMost", "atLeast", "below", "above"] as const;

function goalsIn(data: Data): OutcomeGoal[] | null {
  const outcomes = fieldsOf(data, { what: "outcomes", known: outcomeNames });
  if (outcomes?.size === 0) complainOf(data, say`outcomes must name at least one outcome.`);
  return outcomes && [...outcomes].flatMap(([name, goal]) => goalsOf(name, goal));
}

function goalsOf(name: string, data: Data): OutcomeGoal[] {
  const outcome = outcomeNamed(name);
  const fields = fieldsOf(data, { what: name, known: comparisons });
  if (fields?.size === 0) complainOf(data, say`${name} must have one of ${comparisons.join(", ")}.`);
  return comparisons.flatMap((comparison) => {
    const field = fields?.get(comparison);
    const value = field ? numberIn(field) : null;
    if (field && value === null) complainOf(field, mustBeNumber(comparison));
    return outcome === null || value === null ? [] : [{ outcome, comparison, value }];
  });
}

function read<T>(fields: ReadonlyMap<string, Data> | null, name: string, reader: (field: Data) => T | null): T | null {
  const field = fields?.get(name);
  return field === undefined ? null : reader(field);
}

function inlines(data: Data, what: string, check: NumberCheck): Inline[] | null {
  const text = textIn(data, what, longestAsk);
  return text === null ? null : inlinesIn(text, { firstLine: textLine(data), complain: data.within.complain, check });
}

function blocksOf(fields: ReadonlyMap<string, Data> | null, name: string, check: NumberCheck): Block[] {
  const blocks = read(fields, name, (field) => {
    const text = textIn(field, name, longestAfter);
    return text === null ? null : blocksIn(text, { firstLine: textLine(field), complain: field.within.complain, check });
  });
  return blocks ?? [];
}
