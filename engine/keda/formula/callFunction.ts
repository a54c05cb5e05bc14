import { parseGoFloat } from "../../lib/goNumbers";
import { areEqual, compare, Failure, goText, goType, isArray, isNumber, round, toFloat, toInt, truncate, type Value } from "./goValue";

/** The functions without a predicate. */
export function callFunction(name: string, values: readonly Value[]): Value {
  const value = values[0] ?? null;
  switch (name) {
    case "len":
      if (typeof value === "string") return BigInt([...value].length);
      if (isArray(value)) return BigInt(value.length);
      throw invalidArgument(name, value);
    case "type":
      return exprType(value);
    case "string":
      return goText(value);
    case "abs":
      if (typeof value === "bigint") return value < 0n ? BigInt.asIntN(64, -value) : value;
      if (typeof value === "number") return value < 0 ? -value : value;
      throw invalidArgument(name, value);
    case "ceil":
    case "floor":
    case "round":
      if (!isNumber(value)) throw invalidArgument(name, value);
      if (name === "round") return round(toFloat(value));
      return name === "ceil" ? Math.ceil(toFloat(value)) : Math.floor(toFloat(value));
    case "int":
      return toWhole(value);
    case "float":
      return toNumber(value);
    case "max":
    case "min":
      return extreme(name, values);
    case "mean": {
      const { sum, count } = total(values);
      return count === 0 ? 0 : sum / count;
    }
    case "median":
      return median(flatNumbers(values));
    default:
      throw new Failure(`unknown builtin ${name}`);
  }
}

/** The index counts from the end if it is negative. */
export function elementAt(list: Value, index: Value): Value {
  if (!isArray(list)) throw new Failure(`cannot fetch ${goText(index)} from ${goType(list)}`);
  const place = Number(toInt(index));
  const fromStart = place < 0 ? list.length + place : place;
  const element = list[fromStart];
  if (element === undefined) throw new Failure(`index out of range: ${fromStart} (array length is ${list.length})`);
  return element;
}

export function isIn(value: Value, list: Value): boolean {
  if (list === null) return false;
  if (!isArray(list)) throw new Failure(`operator "in" not defined on ${goType(list)}`);
  return list.some((element) => areEqual(element, value));
}

const invalidArgument = (name: string, value: Value): Failure => new Failure(`invalid argument for ${name} (type ${goType(value)})`);

function exprType(value: Value): string {
  if (value === null) return "nil";
  if (typeof value === "number") return "float";
  return isArray(value) ? "array" : goType(value);
}

function toWhole(value: Value): bigint {
  if (typeof value !== "string") return typeof value === "number" ? truncate(value) : toInt(value);
  const digits = /^[-+]?[0-9]+$/.test(value) ? value.replace(/^[-+]?0*/, "") || "0" : "";
  const whole = digits === "" || digits.length > 19 ? null : BigInt(value.startsWith("-") ? `-${digits}` : digits);
  if (whole === null || BigInt.asIntN(64, whole) !== whole) throw new Failure(`invalid operation: int(${value})`);
  return whole;
}

function toNumber(value: Value): number {
  if (typeof value !== "string") return toFloat(value);
  const number = parseGoFloat(value);
  if (number === null) throw new Failure(`invalid operation: float(${value})`);
  return number;
}

/** Of equal values the first one wins, and so does a NaN that comes first. */
function extreme(name: "max" | "min", values: readonly Value[]): Value {
  let winner: Value = null;
  for (const value of values) {
    if (!isArray(value) && !isNumber(value)) {
      if (values.length === 1) return value;
      throw invalidArgument(name, value);
    }
    const elements = isArray(value) ? value.map((element) => extreme(name, [element])) : [value];
    for (const element of elements) {
      if (!isNumber(element)) throw invalidArgument(name, element);
      if (winner === null || compare(name === "max" ? "<" : ">", winner, element)) winner = element;
    }
  }
  return winner;
}

/** An array is added up before its sum is added: the order of additions decides the last digit. */
function total(values: readonly Value[]): { sum: number; count: number } {
  let [sum, count] = [0, 0];
  for (const value of values) {
    if (!isArray(value) && !isNumber(value)) throw invalidArgument("mean", value);
    const part = isArray(value) ? total(value) : { sum: toFloat(value), count: 1 };
    sum += part.sum;
    count += part.count;
  }
  return { sum, count };
}

function flatNumbers(values: readonly Value[]): number[] {
  return values.flatMap((value) => {
    if (isArray(value)) return flatNumbers(value);
    if (isNumber(value)) return [toFloat(value)];
    throw invalidArgument("median", value);
  });
}

function median(numbers: readonly number[]): number {
  // Go's sort puts NaN first.
  const sorted = numbers.toSorted((a, b) => (Number.isNaN(a) ? (Number.isNaN(b) ? 0 : -1) : Number.isNaN(b) ? 1 : a - b));
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
