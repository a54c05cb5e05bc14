import { describe, expect, test } from "vitest";
import { formatGoFloat, parseGoDecimal, parseGoFloat, parseGoInteger } from "./goNumbers";

// What Go 1.19 answers: ParseInt(text, 0, 32), and FormatFloat('g', -1) of ParseFloat(text, 64); "error" for what it refuses.
const answers: [string, string, string][] = [
  ["1_0", "10", "10"],
  ["0x1p4", "error", "16"],
  ["1234567", "1234567", "1.234567e+06"],
  ["999999", "999999", "999999"],
  ["0.0001", "error", "0.0001"],
  ["-nan", "error", "error"],
  ["NaN", "error", "NaN"],
  ["-Infinity", "error", "-Inf"],
  ["0x_1", "1", "error"],
  ["0_7", "7", "7"],
  ["07_", "error", "error"],
  ["1e_3", "error", "error"],
  ["1_e3", "error", "error"],
  ["1e2_0", "error", "1e+20"],
  [".5_0", "error", "0.5"],
  ["._5", "error", "error"],
  ["_1", "error", "error"],
  ["1__0", "error", "error"],
  ["0b_11", "3", "error"],
  ["0_", "error", "error"],
  ["1_.5", "error", "error"],
  ["0b1", "1", "error"],
  ["0x.8p1", "error", "1"],
  ["00", "0", "0"],
  ["010", "8", "10"],
  ["08", "error", "8"],
  ["-0", "0", "-0"],
  ["+", "error", "error"],
  ["", "error", "error"],
  [" 10", "error", "error"],
  ["0x", "error", "error"],
  ["0B1", "1", "error"],
  ["2147483648", "error", "2.147483648e+09"],
  ["-2147483648", "-2147483648", "-2.147483648e+09"],
  ["0x1P+3_0", "error", "1.073741824e+09"],
  ["1e400", "error", "error"],
  ["1e-400", "error", "0"],
  ["5e-324", "error", "5e-324"],
];

test.each(answers)("reads %j as Go does", (text, integer, float) => {
  const read = parseGoInteger(text, 32);
  expect(read.ok ? String(read.value) : "error").toBe(integer);
  const value = parseGoFloat(text);
  expect(value === null ? "error" : formatGoFloat(value)).toBe(float);
});

describe("a plain decimal", () => {
  test.each([
    ["05", 5],
    ["+5", 5],
    ["-5", -5],
    ["2147483648", null],
    ["0x5", null],
    ["1_0", null],
    ["5.5", null],
    ["", null],
  ])("%j", (text, value) => expect(parseGoDecimal(text)).toBe(value));
});

test("leading zeros do not count, and a number of very many digits is out of range at once", () => {
  expect(parseGoInteger(`0b${"0".repeat(99)}101`, 64)).toEqual({ ok: true, value: 5n });
  expect(parseGoInteger(`-0b1${"0".repeat(63)}`, 64)).toEqual({ ok: true, value: -(2n ** 63n) });
  expect(parseGoInteger(`0b1${"0".repeat(64)}`, 64)).toEqual({ ok: false, error: "value out of range" });
  expect(parseGoInteger("000", 32)).toEqual({ ok: true, value: 0n });
  expect(parseGoInteger("9".repeat(1_000_000), 64)).toEqual({ ok: false, error: "value out of range" });
});

test("a point needs a digit beside it, on either side", () => {
  expect(["1.", ".5", "1.5e3", "-1.e2"].map(parseGoFloat)).toEqual([1, 0.5, 1500, -100]);
  expect([".", "1..5", "1.5.", "e3"].map(parseGoFloat)).toEqual([null, null, null, null]);
});
