import { type Words } from "../../lib/sentence";
import { checkFormula } from "./check";
import { evaluate } from "./evaluate";
import { foldInts } from "./fold";
import { errorText, FormulaError, UnsupportedFormula } from "./formulaError";
import { goType, isNumber, type Value } from "./goValue";
import type { Node } from "./node";
import { parseFormula } from "./parser";
import { isNumber as isNumberType, isUnknown, typeName } from "./type";

/** A formula of scalingModifiers, ready to be evaluated any number of times. */
export type CompiledFormula = {
  /** The formula as KEDA gives it to expr. Places in errors are places in it. */
  readonly text: string;
  /** The characters of `text`. */
  readonly source: readonly string[];
  readonly node: Node;
  readonly equalities: ReadonlyMap<Node, "int" | "string">;
  /** False if the result may be nil, as in a formula with `??`. */
  readonly isCast: boolean;
};

/** `error` is expr's, unless the formula is `unsupported`: then it is the engine's sentence, and what KEDA would do is not known. */
export type FormulaFailure = { ok: false; error: string; position: number | null } & (Unsupported | { unsupported: false });

interface Unsupported {
  unsupported: true;
  /** The error as data. */
  said: Words;
}

type FormulaCompilation = { ok: true; formula: CompiledFormula } | FormulaFailure;

/** `value` is null if the result is nil. */
export type FormulaEvaluation = { ok: true; value: number | null } | FormulaFailure;

/** Wraps a formula as KEDA does, then compiles it as expr-lang/expr does. All variables are float64. */
export function compileFormula(formula: string, variables: readonly string[]): FormulaCompilation {
  const isCast = !formula.includes("??");
  const text = wrapFormula(formula);
  const source = [...text];
  return catchingErrors(source, () => {
    const names = new Set(variables);
    const node = parseFormula(source, names);
    const { type, equalities } = checkFormula(node, names);
    if (isCast && !isNumberType(type) && !isUnknown(type)) throw new FormulaError(`expected float64, but got ${typeName(type)}`, null);
    foldInts(node);
    return { ok: true, formula: { text, source, node, equalities, isCast } };
  });
}

/** KEDA evaluates a new formula once with all variables −1, and refuses it if that fails. A variable without a value is nil. */
export function evaluateFormula(formula: CompiledFormula, values: ReadonlyMap<string, number | null>): FormulaEvaluation {
  return catchingErrors(formula.source, () => {
    const value = evaluate(formula.node, values, formula.equalities);
    return { ok: true, value: asFloat(value, formula) };
  });
}

/** So that a conditional, too, gives a float. */
export function wrapFormula(formula: string): string {
  if (formula.includes("??"))
    return `let _kedaCompositeResult = (${formula}); _kedaCompositeResult == nil ? nil : float(_kedaCompositeResult)`;
  return formula.startsWith("float(") ? formula : `float(${formula})`;
}

function asFloat(value: Value, { isCast }: CompiledFormula): number | null {
  if (isNumber(value)) return Number(value);
  if (value === null && !isCast) return null;
  throw new FormulaError(`invalid operation: float(${goType(value)})`, 0);
}

function catchingErrors<T>(source: readonly string[], compute: () => T): T | FormulaFailure {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const { message, at: position } = error;
    if (error instanceof UnsupportedFormula) return { ok: false, error: message, unsupported: true, said: error.said, position };
    return { ok: false, error: errorText(message, position, source), unsupported: false, position };
  }
}
