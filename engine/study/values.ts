import { formatMemoryMilli, formatMilli, milliValue, parseQuantity } from "../lib/quantity";
import { list, number, refuse, shown } from "../lib/refusal";
import { say } from "../lib/sentence";
import { fieldKinds, type StudyField } from "./fields";
import { maxValues, type Move } from "./study";

/** The values of a move, each as the manifest's text has it, in their order and without repeats. Refuses at `what`. */
export function valuesOf(move: Move, field: StudyField, what: string): string[] {
  const texts = "values" in move ? listed(move.values, field, `${what}.values`) : ranged(move, field, what);
  return [...new Set(texts)];
}

function listed(values: unknown, field: StudyField, what: string): string[] {
  const read = list(values, what, maxValues).map((value, index) => scalarText(value, field, `${what}[${index}]`));
  return read.length > 0 ? read : refuse(say`${what} is empty; it must have at least one value.`);
}

function ranged(move: Extract<Move, { by: unknown }>, field: StudyField, what: string): string[] {
  if ("words" in fieldKinds[field.kind]) refuse(say`${what} has a range, but ${field.path} is a word; it must have values.`);
  const [from, to, by] = (["from", "to", "by"] as const).map((name) => amount(move[name], field, `${what}.${name}`, name !== "by"));
  if (to! < from!) refuse(say`${what} goes from ${shown(move.from)} to ${shown(move.to)}; its end must not be below its start.`);
  const count = Math.floor((to! - from!) / by!) + 1;
  if (count > maxValues) refuse(say`${what} has ${count} values; at most ${maxValues} are allowed. Make by larger.`);
  const write = writer(field, move.from);
  return Array.from({ length: count }, (_, index) => write(from! + index * by!));
}

function scalarText(value: unknown, field: StudyField, what: string): string {
  const kind = fieldKinds[field.kind];
  if ("words" in kind) {
    const word = kind.words.find((each) => each === value);
    return word ?? refuse(say`${what} is ${shown(value)}; it must be one of ${kind.words.join(", ")}.`);
  }
  return writer(field, value)(amount(value, field, what, true));
}

/** A whole number, or the thousandths of a quantity. */
function amount(value: unknown, { kind: name }: StudyField, what: string, bounded: boolean): number {
  const kind = fieldKinds[name];
  if ("words" in kind) throw new Error(`${name} is a word`);
  const range = bounded ? kind : { min: 1, max: kind.max };
  if (!kind.quantity) return number(value, what, { ...range, step: 1 });
  const parsed = typeof value === "number" || typeof value === "string" ? parseQuantity(String(value)) : null;
  if (parsed === null || !parsed.ok) refuse(say`${what} is ${shown(value)}; it must be a quantity, such as 500m or 2Gi.`);
  const milli = Number(milliValue(parsed.quantity));
  if (milli >= range.min && milli <= range.max) return milli;
  return refuse(say`${what} is ${shown(value)}; it must be from ${formatMilli(range.min)} to ${formatMilli(range.max)}.`);
}

/** Writes an amount as the manifest has it: bytes stay in Mi or Gi if the range is written so. */
function writer({ kind: name }: StudyField, written: unknown): (amount: number) => string {
  const kind = fieldKinds[name];
  if ("words" in kind || !kind.quantity) return String;
  return String(written).endsWith("i") ? formatMemoryMilli : formatMilli;
}
