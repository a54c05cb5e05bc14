import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { parseAst } from "vite";
import { withCounts } from "./countSteps.mjs";

/** What the code gives, and how many steps it takes. */
function counted(code: string): { value: unknown; taken: number } {
  const countedSteps = { taken: 0 };
  const program = `function program() { ${code} }`;
  const value: unknown = runInNewContext(`${withCounts(program, parseAst(program))}; program();`, { countedSteps });
  return { value, taken: countedSteps.taken - 1 };
}

test.each<[string, string, unknown, number]>([
  ["a turn of a loop", "let sum = 0; for (let i = 0; i < 5; i++) { sum += i; } return sum;", 10, 5],
  ["a turn of a loop without braces", "let sum = 0; for (const each of [1, 2, 3]) sum += each; return sum;", 6, 3],
  ["a turn of an inner loop, too", "let n = 0; for (let i = 0; i < 3; i++) for (let j = 0; j < 4; j++) n++; return n;", 12, 15],
  ["a turn of while", "let left = 7; while (left > 0) left--; do left++; while (left < 2); return left;", 2, 9],
  ["a call of an arrow function", "return [1, 2, 3].map((each) => each * 2).join();", "2,4,6", 3],
  ["a call that gives an object", "return [1, 2].map((each) => ({ each })).length;", 2, 2],
  ["a call in a default", "const f = (a = (() => 1)()) => a; return f();", 1, 2],
  ["a method, and a getter", "const o = { m() { return 1; }, get g() { return 2; } }; return o.m() + o.g;", 3, 2],
  ["nothing else", "const a = 1; const b = a + 2; return b;", 3, 0],
])("counts %s", (_, code, value, taken) => {
  expect(counted(code)).toEqual({ value, taken });
});
