import { fail } from "./shellWords";

/** `$((…))`: whole numbers, the four operations, remainder, power, parentheses and variables. */
export function evaluate(text: string, variables: ReadonlyMap<string, string>): number {
  const tokens = text.match(/\*\*|[-+*/%()]|0[xX][0-9a-fA-F]+|[0-9]+|[A-Za-z_][A-Za-z0-9_]*|\S/g) ?? [];
  const calculation: Calculation = { tokens, next: 0, variables, depth: 0 };
  if (tokens.length === 0) return 0;
  const value = sum(calculation);
  if (calculation.next < tokens.length) fail(`${text.trim()}: syntax error in expression`);
  return value;
}

interface Calculation {
  tokens: readonly string[];
  next: number;
  variables: ReadonlyMap<string, string>;
  depth: number;
}

function sum(calculation: Calculation): number {
  let value = product(calculation);
  for (let sign = taken(calculation, ["+", "-"]); sign !== null; sign = taken(calculation, ["+", "-"])) {
    const other = product(calculation);
    value = sign === "+" ? value + other : value - other;
  }
  return value;
}

function product(calculation: Calculation): number {
  let value = power(calculation);
  for (let sign = taken(calculation, ["*", "/", "%"]); sign !== null; sign = taken(calculation, ["*", "/", "%"])) {
    const other = power(calculation);
    if (sign !== "*" && other === 0) fail("division by 0");
    value = sign === "*" ? value * other : sign === "/" ? Math.trunc(value / other) : value % other;
  }
  return value;
}

function power(calculation: Calculation): number {
  const value = operand(calculation);
  return taken(calculation, ["**"]) === null ? value : value ** power(calculation);
}

function operand(calculation: Calculation): number {
  if (++calculation.depth > 1000) fail("The expression is too long.");
  const token = calculation.tokens[calculation.next++] ?? "";
  if (token === "-") return -operand(calculation);
  if (token === "+") return operand(calculation);
  if (token === "(") {
    const value = sum(calculation);
    if (taken(calculation, [")"]) === null) fail("syntax error in expression: ) is missing");
    return value;
  }
  return numberOf(token, calculation.variables);
}

function taken(calculation: Calculation, signs: readonly string[]): string | null {
  const token = calculation.tokens[calculation.next];
  if (token === undefined || !signs.includes(token)) return null;
  calculation.next++;
  return token;
}

/** A variable that is not a number counts as 0. */
function numberOf(token: string, variables: ReadonlyMap<string, string>): number {
  if (/^[A-Za-z_]/.test(token)) {
    const value = variables.get(token) ?? "";
    return /^-?[0-9]+$/.test(value) ? Number(value) : 0;
  }
  if (/^0[0-7]+$/.test(token)) return Number(`0o${token}`);
  if (/^(?:0[xX][0-9a-fA-F]+|0|[1-9][0-9]*)$/.test(token)) return Number(token);
  return fail(`${token}: syntax error in expression`);
}
