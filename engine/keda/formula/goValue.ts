import { power } from "./power";

/** A value while a formula runs: a bigint is Go's int, a number its float64. */
export type Value = null | boolean | bigint | number | string | readonly Value[];

/** What makes a formula fail at run time, in Go's or expr's words. */
export class Failure extends Error {}

/** The type as Go's %T prints it. */
export function goType(value: Value): string {
  if (value === null) return "<nil>";
  if (typeof value === "bigint") return "int";
  if (typeof value === "number") return "float64";
  if (typeof value === "boolean") return "bool";
  return typeof value === "string" ? "string" : "[]interface {}";
}

export function toFloat(value: Value): number {
  if (typeof value === "number") return value;
  if (typeof value === "bigint") return Number(value);
  throw new Failure(`invalid operation: float(${goType(value)})`);
}

export function toInt(value: Value): bigint {
  if (typeof value === "bigint") return value;
  if (typeof value === "number") return truncate(value);
  throw new Failure(`invalid operation: int(${goType(value)})`);
}

/** A float64 as an int, on amd64: what does not fit gives the smallest int. */
export function truncate(value: number): bigint {
  return Math.abs(value) < 2 ** 63 ? BigInt(Math.trunc(value)) : smallestInt;
}

const smallestInt = -(2n ** 63n);

/** A type assertion. */
export function toBool(value: Value): boolean {
  if (typeof value === "boolean") return value;
  throw new Failure(`interface conversion: interface {} is ${value === null ? "nil" : goType(value)}, not bool`);
}

/** Ints wrap around; an int and a float64 make a float64; a quotient and a power are always a float64. */
export function calculate(operator: string, left: Value, right: Value): Value {
  if (operator === "**" || operator === "^") return power(toFloat(left), toFloat(right));
  if (operator === "+" && typeof left === "string" && typeof right === "string") return left + right;
  const isNumeric = isNumber(left) && isNumber(right);
  if (!isNumeric) throw mismatch(operator, left, right);
  if (operator === "/") return toFloat(left) / toFloat(right);
  if (typeof left === "bigint" && typeof right === "bigint") return calculateInt(operator, left, right);
  const [a, b] = [toFloat(left), toFloat(right)];
  if (operator === "+") return a + b;
  if (operator === "-") return a - b;
  if (operator === "*") return a * b;
  throw mismatch(operator, left, right);
}

function calculateInt(operator: string, left: bigint, right: bigint): bigint {
  if (operator === "+") return BigInt.asIntN(64, left + right);
  if (operator === "-") return BigInt.asIntN(64, left - right);
  if (operator === "*") return BigInt.asIntN(64, left * right);
  if (right === 0n) throw new Failure("runtime error: integer divide by zero");
  return left % right;
}

export function compare(operator: string, left: Value, right: Value): boolean {
  if (typeof left === "string" && typeof right === "string") return ordered(operator, bytewise(left, right), 0);
  if (!isNumber(left) || !isNumber(right)) throw mismatch(operator, left, right);
  if (typeof left === "bigint" && typeof right === "bigint") return ordered(operator, left, right);
  return ordered(operator, toFloat(left), toFloat(right));
}

export function areEqual(left: Value, right: Value): boolean {
  if (isNumber(left) && isNumber(right)) {
    return typeof left === "bigint" && typeof right === "bigint" ? left === right : toFloat(left) === toFloat(right);
  }
  if (!isArray(left) || !isArray(right)) return left === right;
  return left.length === right.length && left.every((value, index) => areEqual(value, right[index] ?? null));
}

/** Half away from zero. */
export function round(value: number): number {
  const whole = Math.trunc(value);
  return Math.abs(value - whole) >= 0.5 ? whole + Math.sign(value) : whole;
}

/** Go's %v. */
export function goText(value: Value): string {
  if (value === null) return "<nil>";
  if (typeof value === "number") return goFloatText(value);
  if (isArray(value)) return `[${value.map(goText).join(" ")}]`;
  return String(value);
}

export const isNumber = (value: Value): value is bigint | number => typeof value === "bigint" || typeof value === "number";

export const isArray = (value: Value): value is readonly Value[] => Array.isArray(value);

const mismatch = (operator: string, left: Value, right: Value): Failure =>
  new Failure(`invalid operation: ${goType(left)} ${operator} ${goType(right)}`);

function ordered<T extends bigint | number>(operator: string, left: T, right: T): boolean {
  if (operator === "<") return left < right;
  if (operator === ">") return left > right;
  return operator === "<=" ? left <= right : left >= right;
}

/** Go compares the bytes of UTF-8, which have the order of the characters. */
function bytewise(left: string, right: string): number {
  const [first, second] = [[...left], [...right]];
  for (const [index, character] of first.entries()) {
    const difference = (character.codePointAt(0) ?? 0) - (second[index]?.codePointAt(0) ?? -1);
    if (difference !== 0) return difference;
  }
  return first.length - second.length;
}

/** With an exponent from 1e21 up and below 0.0001. */
function goFloatText(value: number): string {
  if (Number.isNaN(value)) return "NaN";
  if (Math.abs(value) === Infinity) return value > 0 ? "+Inf" : "-Inf";
  if (value === 0) return Object.is(value, -0) ? "-0" : "0";
  const [digits = "", exponent = "0"] = value.toExponential().split("e");
  const size = Number(exponent);
  if (size >= -4 && size < 21) return String(value);
  return `${digits}e${size < 0 ? "-" : "+"}${String(Math.abs(size)).padStart(2, "0")}`;
}
