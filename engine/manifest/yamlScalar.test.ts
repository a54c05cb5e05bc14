import { expect, test } from "vitest";
import { resolvePlainScalar, type ScalarValue } from "./yamlScalar";

const cases: [string, ScalarValue][] = [
  ["web", "web"],
  ["", null],
  ["~", null],
  ["Null", null],
  ["nULL", "nULL"],
  ["yes", true],
  ["y", true],
  ["On", true],
  ["NO", false],
  ["off", false],
  ["oFF", "oFF"],
  ["12", 12],
  ["+12", 12],
  ["-12", -12],
  ["1_000", 1000],
  ["017", 15],
  ["-017", -15],
  ["089", 89],
  ["0o17", 15],
  ["0x1F", 31],
  ["0b101", 5],
  ["0.5", 0.5],
  [".5", 0.5],
  ["5.", 5],
  ["1e3", 1000],
  ["1E-2", 0.01],
  [".inf", Infinity],
  ["-.Inf", -Infinity],
  [".NaN", Number.NaN],
  [".", "."],
  ["-", "-"],
  ["_", "_"],
  ["500m", "500m"],
  ["1:30", "1:30"],
  ["2026-01-02", "2026-01-02"],
];

test.each(cases)("reads %j as %j", (text, value) => {
  expect(resolvePlainScalar(text)).toBe(value);
});
