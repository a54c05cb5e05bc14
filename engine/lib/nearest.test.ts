import { expect, test } from "vitest";
import { nearest } from "./nearest";

const verbs = ["run", "check", "explain", "continue", "tune", "list", "why", "serve"];

test.each([
  ["chekc", "check"],
  ["hceck", "check"],
  ["chek", "check"],
  ["Check", "check"],
  ["cehkc", undefined],
  ["explian", "explain"],
  ["exlpian", "explain"],
  ["frobnicate", undefined],
])("%s means %s: a letter too many, too few, or two that changed places", (word, meant) => {
  expect(nearest(word, verbs)).toBe(meant);
});

test("a word that may mean two is none of them", () => {
  expect(nearest("cat", ["cut", "cot"])).toBeUndefined();
});
