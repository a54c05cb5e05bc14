/** Checks of the scaling modifiers, and the composite value that their formula gives. */
import { quoted } from "../lib/goText";
import { parseGoFloat } from "../lib/goNumbers";
import { float64ToInt64 } from "../lib/int64";
import { compileFormula, evaluateFormula, type CompiledFormula, type FormulaFailure } from "./formula/formula";
import { compositeQuantity } from "./metricQuantity";
import { isResourceTrigger, scalingModifiersOf, triggersOf, type ScaledObject } from "./scaledObject";

/** `error` is KEDA's text. `position`: in the wrapped formula; null if none is known. */
export type ModifiersError =
  | { readonly kind: "noFormula" | "modifiersTarget"; readonly error: string }
  | { readonly kind: "formula"; readonly error: string; readonly position: number | null };

/** What is wrong with the modifiers; null: nothing, or none are used. */
export function validateScalingModifiers(object: ScaledObject): ModifiersError | null {
  const modifiers = scalingModifiersOf(object);
  if (modifiers === null) return null;
  if (modifiers.formula === "") return { kind: "noFormula", error: "error ScalingModifiers.Formula is mandatory" };
  const inFormula = (error: string) => `error validating formula in ScalingModifiers\n${error}`;
  if (modifiers.target === "") return { kind: "modifiersTarget", error: inFormula("formula is given but target is empty") };
  const failure = formulaFailure(object, modifiers.formula);
  if (failure !== null) return { kind: "formula", error: inFormula(failure.error), position: failure.position };
  const targetProblem = validateTarget(modifiers.target, modifiers.metricType);
  return targetProblem === null
    ? null
    : { kind: "modifiersTarget", error: `error validating target in ScalingModifiers\n${targetProblem}` };
}

/** A formula that this engine does not read, though KEDA may; null for every other. */
export function unsupportedFormula(object: ScaledObject): Extract<FormulaFailure, { unsupported: true }> | null {
  const formula = scalingModifiersOf(object)?.formula ?? "";
  if (formula === "") return null;
  const compiled = compileFormula(formula, formulaVariables(object));
  return !compiled.ok && compiled.unsupported ? compiled : null;
}

/** The names that a formula may use: those of the triggers that have one, cpu and memory left out. */
export function formulaVariables(object: ScaledObject): string[] {
  const named = triggersOf(object).filter((trigger) => !isResourceTrigger(trigger) && (trigger.name ?? "") !== "");
  return [...new Set(named.map(({ name }) => name!))];
}

/** The composite, in thousandths' text; null if the formula fails or gives nil. */
export type CompositeResult =
  | { readonly kind: "value"; readonly text: string; readonly number: number }
  | { readonly kind: "nil" }
  | { readonly kind: "failed"; readonly error: string };

export function compositeValue(formula: CompiledFormula, values: ReadonlyMap<string, number | null>): CompositeResult {
  const result = evaluateFormula(formula, values);
  if (!result.ok) return { kind: "failed", error: result.error };
  if (result.value === null) return { kind: "nil" };
  const milli = float64ToInt64(result.value * 1000);
  return { kind: "value", text: compositeQuantity(milli), number: Number(milli) * 0.001 };
}

/** The target in whole units if it is a positive integer's text: fallbacks work with no other. */
export function integerTarget(target: string): number | null {
  const value = /^[-+]?[0-9]+$/.test(target) ? Number(target) : 0;
  return value > 0 && value < 2 ** 63 ? value : null;
}

function formulaFailure(object: ScaledObject, formula: string): FormulaFailure | null {
  const variables = formulaVariables(object);
  const compiled = compileFormula(formula, variables);
  if (!compiled.ok) return compiled;
  const result = evaluateFormula(compiled.formula, new Map(variables.map((name) => [name, -1])));
  return result.ok ? null : result;
}

function validateTarget(target: string, metricType: string): string | null {
  const value = parseGoFloat(target);
  const prefix = "error converting target for scalingModifiers (string->float) to valid target:";
  if (value === null) return `${prefix} strconv.ParseFloat: parsing ${quoted(target)}: ${floatProblem(target)}`;
  // KEDA words an error that is not there.
  if (value <= 0) return `${prefix} %!w(<nil>)`;
  if (metricType !== "Utilization") return null;
  return "error trigger type is Utilization, but it needs to be AverageValue or Value for external metrics";
}

const floatProblem = (text: string): string =>
  /^[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?$/.test(text) ? "value out of range" : "invalid syntax";
