import { expect, test } from "vitest";
import { spelled } from "./numbers";

test.each([
  ["321567m", "321567m = 321.567"],
  ["1211m", "1211m = 1.211"],
  ["10k", "10k = 10,000"],
  ["9264Ki", "9264Ki = 9.05Mi"],
  ["666m", null],
  ["50%", null],
  ["200Mi", null],
])("%s is spelt out as %s", (text, said) => {
  expect(spelled(text)?.replace("\u202f", ",") ?? null).toBe(said);
});
