import { expect, test } from "vitest";
import { compileFormula, evaluateFormula, wrapFormula, type FormulaEvaluation } from "./formula";

const names = ["one", "two", "queue_length"];

function run(formula: string, values: Readonly<Record<string, number | null>> = { one: 5, two: 2.5 }): FormulaEvaluation {
  const compiled = compileFormula(formula, names);
  return compiled.ok ? evaluateFormula(compiled.formula, new Map(Object.entries(values))) : compiled;
}

function valueOf(formula: string, values?: Readonly<Record<string, number | null>>): number | null | string {
  const result = run(formula, values);
  return result.ok ? result.value : result.error;
}

const errorOf = (formula: string): string => {
  const result = run(formula);
  return result.ok ? `no error, but ${result.value}` : result.error;
};

test("a formula is wrapped so that it gives a float", () => {
  expect(wrapFormula("one > 2 ? 1 : 0")).toBe("float(one > 2 ? 1 : 0)");
  expect(wrapFormula("float(one)")).toBe("float(one)");
  expect(wrapFormula("one ?? two")).toBe(
    "let _kedaCompositeResult = (one ?? two); _kedaCompositeResult == nil ? nil : float(_kedaCompositeResult)",
  );
});

test.each([
  ["one + two", 7.5],
  ["one - two * 2", 0],
  ["(one + two)/2", 3.75],
  ["1 / 2", 0.5],
  ["7 % 4", 3],
  ["-7 % 4", -3],
  ["int(one) % 3", 2],
  ["2 ** 3 ** 2", 512],
  ["2 ^ 10", 1024],
  ["-2 ** 2", -4],
  ["9 ** 0.5", 3],
  ["one > 3 ? 10 : 1", 10],
  ["one > 9 ? 10 : one > 4 ? 3 : 1", 3],
  ["if one > 3 { 10 } else { 1 }", 10],
  ["one >= 3 && two >= 3 ? 10 : 1", 1],
  ["one >= 3 and not (two >= 3) ? 10 : 1", 10],
  ["one >= 9 || two < 3 ? 10 : 1", 10],
  ["1 < two < 3 ? 1 : 0", 1],
  ["one == 5 ? 1 : 0", 1],
  ["one != 5.0 ? 1 : 0", 0],
  ["one in [1, 5] ? 1 : 0", 1],
  ["one not in [1, 5] ? 1 : 0", 0],
  ["3 in 1..4 ? 1 : 0", 1],
  ['"ab" + "c" == "abc" ? 1 : 0', 1],
  ['"queue" startsWith "q" ? 1 : 0', 1],
  ["max(one, two, 3)", 5],
  ["min([one, two], 3)", 2.5],
  ["mean([one, two])", 3.75],
  ["mean([])", 0],
  ["median(one, two, 1)", 2.5],
  ["median([1, 2])", 1.5],
  ["sum([one, two])", 7.5],
  ["sum([])", 0],
  ["sum([one, two], # * 2)", 15],
  ["sum(map([one, two], {# + #index}))", 8.5],
  ["len(filter([one, two, 9], {# > 3}))", 2],
  ["count([one, two], {# > 3})", 1],
  ["count([true, false, true])", 2],
  ["[one, two] | count(# > 3)", 1],
  ["all([one, two], # > 2) ? 1 : 0", 1],
  ["any([one, two], # > 4) ? 1 : 0", 1],
  ["none([one, two], # > 9) ? 1 : 0", 1],
  ["[one, two, 3][0] + [1, 2, 3][-1]", 8],
  ["abs(two - one)", 2.5],
  ["ceil(two) + floor(two)", 5],
  ["round(2.5) + round(-2.5) + round(0.49999999999999994)", 0],
  ["int(-2.9)", -2],
  ['int("12") + float("0.5")', 12.5],
  ["string(one)", 5],
  ["let x = one; let y = two; x * y", 12.5],
  ["(1; one)", 5],
  ["0x10 + 0b11 + 0o7 + 1_000 + 1e3 + .5", 2026.5],
  ["one /* a */ + 1 // b", 6],
  ["type(one) == 'float' ? 1 : 0", 1],
  ["9223372036854775807 + 1", -9223372036854775808],
])("%s is %s", (formula, value) => {
  // A comment to the end of the line would hide the bracket that KEDA adds.
  expect(valueOf(formula.endsWith("b") ? `${formula}\n` : formula)).toBe(value);
});

test.each([
  ["one ?? two", { one: null, two: 2 }, 2],
  ["one ?? two ?? 3", { one: null, two: null }, 3],
  ["one ?? nil", { one: null }, null],
  ["(one ?? 7) + (two ?? 0)", { one: null, two: 1 }, 8],
  ["max(one ?? 0, two ?? 0)", { one: null, two: 4 }, 4],
  ["one == nil ? 5 : one", { one: null }, 5],
])("%s with %j is %s", (formula, values, value) => {
  expect(valueOf(formula, values)).toBe(value);
});

test("a variable without a value is nil, and nil does not add", () => {
  expect(run("one + two", { one: null, two: 1 })).toEqual({
    ok: false,
    error: "invalid operation: <nil> + float64 (1:11)\n | float(one + two)\n | ..........^",
    unsupported: false,
    position: 10,
  });
  expect(run("max(one, two)", { one: null })).toMatchObject({ ok: false });
  expect(run("one", { one: null })).toMatchObject({ ok: false });
});

test("the sum of a written array is added up from its end", () => {
  const values = { one: 0.1, two: 0.2, queue_length: 0.3 };
  expect(valueOf("sum([one, two, queue_length])", values)).toBe(0.1 + (0.2 + 0.3));
  expect(valueOf("sum(map([one, two, queue_length], #))", values)).toBe(0.1 + 0.2 + 0.3);
});

test("division by zero gives infinity or no number", () => {
  expect(valueOf("one / (two - two)")).toBe(Infinity);
  expect(valueOf("(one - one) / (two - two)")).toBeNaN();
});

test.each([
  ["trig_x + 1", "unknown name trig_x (1:7)\n | float(trig_x + 1)\n | ......^"],
  ["one % 7", "invalid operation: % (mismatched types float64 and int) (1:11)\n | float(one % 7)\n | ..........^"],
  ["nil", "invalid argument for float (type %!s(<nil>)) (1:1)\n | float(nil)\n | ^"],
  ['"text"', 'invalid operation: float(text) (1:1)\n | float("text")\n | ^'],
  ["one +", 'unexpected token Bracket(")") (1:12)\n | float(one +)\n | ...........^'],
  ["(one", "unexpected token EOF (1:11)\n | float((one)\n | ..........^"],
  ["one)", 'unexpected token Bracket(")") (1:11)\n | float(one))\n | ..........^'],
  ["one two", 'unexpected token Identifier("two") (1:11)\n | float(one two)\n | ..........^'],
  ["5m", 'bad number syntax: "5m" (1:8)\n | float(5m)\n | .......^'],
  ["one @ 2", "unrecognized character: U+0040 '@' (1:11)\n | float(one @ 2)\n | ..........^"],
  ["'text", "literal not terminated (1:13)\n | float('text)\n | ............^"],
  ["one & two", 'unexpected token Operator("&") (1:11)\n | float(one & two)\n | ..........^'],
  ["#", 'unexpected token Operator("#") (1:7)\n | float(#)\n | ......^'],
  ["true", "invalid argument for float (type bool) (1:1)\n | float(true)\n | ^"],
  ["[one]", "invalid argument for float (type []interface {}) (1:1)\n | float([one])\n | ^"],
  ["one, two", "invalid number of arguments (expected 1, got 2) (1:1)\n | float(one, two)\n | ^"],
  ["float(one) > 1", "expected float64, but got bool"],
  ["!one", "invalid operation: ! (mismatched type float64) (1:7)\n | float(!one)\n | ......^"],
  ['one + "a"', 'invalid operation: + (mismatched types float64 and string) (1:11)\n | float(one + "a")\n | ..........^'],
  ["one + nil", "invalid operation: + (mismatched types float64 and unknown) (1:11)\n | float(one + nil)\n | ..........^"],
  ["one && two", "invalid operation: && (mismatched types float64 and float64) (1:11)\n | float(one && two)\n | ..........^"],
  ["one ? 1 : 2", "non-bool expression (type float64) used as condition (1:7)\n | float(one ? 1 : 2)\n | ......^"],
  ["one(2)", "float64 is not callable (1:7)\n | float(one(2))\n | ......^"],
  ["foo(2)", "unknown name foo (1:7)\n | float(foo(2))\n | ......^"],
  ["max()", "not enough arguments to call max (1:7)\n | float(max())\n | ......^"],
  ['max("a")', 'invalid argument for max (type string) (1:7)\n | float(max("a"))\n | ......^'],
  ["sum(one)", "builtin sum takes only array (got float64) (1:11)\n | float(sum(one))\n | ..........^"],
  ["count([one], #)", "predicate should return boolean (got float64) (1:20)\n | float(count([one], #))\n | ...................^"],
  ['"a" in [1] ? 1 : 0', 'cannot use string as type int in array (1:11)\n | float("a" in [1] ? 1 : 0)\n | ..........^'],
  ["let one = 1; one", "cannot redeclare one (1:11)\n | float(let one = 1; one)\n | ..........^"],
  ["let max = 1; max", "cannot redeclare builtin max (1:11)\n | float(let max = 1; max)\n | ..........^"],
  ["1 % 0", "integer divide by zero (1:9)\n | float(1 % 0)\n | ........^"],
  ["1 % int(one - one)", "runtime error: integer divide by zero (1:9)\n | float(1 % int(one - one))\n | ........^"],
  ["[one][3]", "index out of range: 3 (array length is 1) (1:12)\n | float([one][3])\n | ...........^"],
  ["one.size", "The engine does not evaluate a member."],
  ["one +\n\tfoo", "unknown name foo (2:2)\n |  foo)\n | .^"],
])("refuses %j as expr does", (formula, error) => {
  expect(errorOf(formula)).toBe(error);
});

test("?? and another operator need brackets", () => {
  expect(errorOf("one ?? two + 1")).toMatch(
    /^Operator \(\+\) and coalesce expressions \(\?\?\) cannot be mixed\. Wrap either by parentheses\. \(1:40\)\n/,
  );
});

test.each([
  "now()",
  "{a: 1}.a",
  "[1, 2][0:1]",
  '"a" matches "b"',
  "$env",
  "max",
  "sort([one])[0]",
  "reduce([one], #acc + #)",
  "::count([true])",
  "one?.size",
])("%s is not evaluated, and the result says so", (formula) => {
  expect(run(formula)).toMatchObject({ ok: false, unsupported: true });
});

test("what comes first decides whether expr refuses a formula or the engine does not evaluate it", () => {
  expect(run("one + ) now()")).toMatchObject({ ok: false, unsupported: false });
  expect(run("now() + ")).toMatchObject({ ok: false, unsupported: true });
});

test("a comparison of what is known as int fails for a float", () => {
  expect(run("max(1, one) == 5 ? 1 : 0")).toMatchObject({
    ok: false,
    error: expect.stringMatching(/^interface conversion: interface \{\} is float64, not int /),
  });
});

test("a variable hides a function of its name", () => {
  const compiled = compileFormula("count([1])", ["count"]);
  expect(compiled).toMatchObject({ ok: false, error: "float64 is not callable (1:7)\n | float(count([1]))\n | ......^" });
});

test("a formula of a megabyte is answered", () => {
  const million = 1_000_000;
  const formulas = [
    "(".repeat(million),
    "-".repeat(million),
    "not ".repeat(million / 4),
    "1".repeat(million),
    "1+".repeat(million / 2),
    "[".repeat(million),
    "one ? ".repeat(million / 6),
    "let a = ".repeat(million / 8),
    "if true { ".repeat(million / 10),
    "a.".repeat(million / 2),
    "count([1], ".repeat(million / 11),
    " ".repeat(million),
    "/*".repeat(million / 2),
  ];
  for (const formula of formulas) expect(compileFormula(formula, names)).toMatchObject({ ok: false });
  expect(compileFormula(`len("${"a".repeat(million)}")`, names)).toMatchObject({ ok: true });
});

test("a sum of 400 terms is evaluated, and upstream's limit of nodes holds", () => {
  expect(valueOf(`1${"+1".repeat(399)}`)).toBe(400);
  expect(errorOf(`sum([${"1,".repeat(10_000)}])`)).toMatch(/^compilation failed: expression exceeds maximum allowed nodes /);
  expect(run(`1${"+1".repeat(4000)}`)).toMatchObject({ ok: false, unsupported: true });
});

test("loops within loops end", () => {
  expect(errorOf("count(1..2000000, # > 1)")).toMatch(/^memory budget exceeded /);
  expect(run("let r = 1..2000; count(r, {count(r, {# > 1}) > 1})")).toMatchObject({ ok: false, unsupported: true });
});
