import { expect, test } from "vitest";
import { visible } from "./visible";

test("what would steer a terminal is shown, and JSON stays what it was", () => {
  expect(visible("\u001b[31mred\u0007\u009b2J\u202eabc\rgone")).toBe("\\u001b[31mred\\u0007\\u009b2J\\u202eabc\\u000dgone");
  expect(visible("a\tb\r\nc\n")).toBe("a\tb\r\nc\n");
  const json = JSON.stringify({ name: "\u001b[31m\u009b" });
  expect(JSON.parse(visible(json))).toEqual(JSON.parse(json));
});
