import { expect, test } from "vitest";
import { fieldsOf, finiteOf, keptJson, listOf, textOf, timeOf } from "./keptData";

test("a text that is missing, too long, no JSON or nested without end holds nothing", () => {
  expect(keptJson('{"a":[1]}', 9)).toEqual({ a: [1] });
  for (const text of [null, '{"a":[1]} ', "", "{", `${"[".repeat(40_000)}${"]".repeat(40_000)}`, `${'{"a":'.repeat(70)}1${"}".repeat(70)}`])
    expect(keptJson(text, text === '{"a":[1]} ' ? 9 : 1e6), String(text).slice(0, 20)).toBeUndefined();
});

test("only an object's own fields are read", () => {
  const fields = fieldsOf(keptJson('{"__proto__":{"b":1},"a":2}', 100))!;
  expect([...fields.keys()]).toEqual(["__proto__", "a"]);
  expect([fields.get("toString"), fields.get("b"), fields.get("a")]).toEqual([undefined, undefined, 2]);
  expect([null, [], "a", 1, undefined].map(fieldsOf)).toEqual([null, null, null, null, null]);
});

test("a list is read whole or not at all, up to its length", () => {
  const read = (item: unknown) => finiteOf(item);
  expect([listOf([1, 2], 2, read), listOf([1, "2"], 2, read), listOf([1, 2], 1, read), listOf({ length: 1 }, 9, read)]).toEqual([
    [1, 2],
    null,
    null,
    null,
  ]);
});

test("a number is finite, a time is one that a date can have, a text has a length", () => {
  expect([finiteOf(JSON.parse("1e999")), finiteOf("1"), timeOf(1e20), timeOf(1e12), textOf("abc", 2), textOf("ab", 2)]).toEqual([
    null,
    null,
    null,
    1e12,
    null,
    "ab",
  ]);
});
