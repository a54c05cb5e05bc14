import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  addQuantities,
  approximateFloat64,
  canonicalForm,
  formatMemoryMilli,
  formatMilli,
  milliQuantity,
  milliValue,
  parseQuantity,
  validQuantity,
  value,
} from "./quantity";

const recorded = gunzipSync(readFileSync(new URL("../conformance/traces/quantities.ndjson.gz", import.meta.url)))
  .toString("utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line, (key, value) => (key === "overflow" ? undefined : value)));

test.each(recorded)("reads $input as the real library does", (expected) => {
  const { input } = expected;
  const reading = parseQuantity(input);
  if (!reading.ok) {
    expect({ input, ...reading }).toEqual(expected);
    return;
  }
  const { quantity } = reading;
  expect({
    input,
    ok: true,
    milliValue: String(milliValue(quantity)),
    value: String(value(quantity)),
    canonical: canonicalForm(quantity),
    approximateFloat64: approximateFloat64(quantity),
  }).toEqual(expected);
});

test("keeps a binary quantity's text unless it is a multiple of 8", () => {
  const canonical = (text: string) => {
    const reading = parseQuantity(text);
    return reading.ok ? canonicalForm(reading.quantity) : reading.error;
  };
  expect(["1025Ki", "1024Ki", "1536Mi", "12Mi", "2048Gi"].map(canonical)).toEqual(["1025Ki", "1Mi", "1536Mi", "12Mi", "2Ti"]);
});

test("refuses the empty text and exponents that no number could have", () => {
  expect(parseQuantity("")).toEqual({
    ok: false,
    error: "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'",
  });
  expect(parseQuantity("12345678901234567890e999999999")).toEqual({ ok: false, error: "unable to parse quantity's suffix" });
});

test("writes thousandths canonically", () => {
  expect([0, 1, 350, 1500, 2000, 12_000_000, 9_007_199_254_740_993n, 4_000_000_000_000_000_000n, -1500].map(formatMilli)).toEqual([
    "0",
    "1m",
    "350m",
    "1500m",
    "2",
    "12k",
    "9007199254740993m",
    "4P",
    "-1500m",
  ]);
});

test("writes memory with a binary suffix where it is a multiple of 1024 bytes", () => {
  expect([0, 134_217_728_000, 100_000_000_000, 69_951_158_200, 2048_000, 9_223_372_036_854_784_000n].map(formatMemoryMilli)).toEqual([
    "0",
    "128Mi",
    "100M",
    "69951158200m",
    "2Ki",
    "9007199254741Ki",
  ]);
});

test("treats an invalid text as a bug", () => {
  expect(() => milliQuantity("1Kb")).toThrow('not a quantity: "1Kb"');
});

test("adds exactly, whatever the suffixes, and rounds the sum once", () => {
  const sum = (...texts: string[]) => texts.map(validQuantity).reduce(addQuantities);
  expect(milliValue(sum("0", "999999n", "1n"))).toBe(1);
  expect(milliValue(sum("400u", "400u", "400u"))).toBe(2);
  expect(value(sum("1.5Gi", "1", "1m"))).toBe(1536 * 2 ** 20 + 2);
  expect(canonicalForm(sum("1E", "0n"))).toBe("1E");
  expect(value(sum("9E", "1n"))).toBe(9_000_000_000_000_000_001n);
});

test("a plain text has the thousandths that the general reading gives", () => {
  const texts = [
    "0",
    "7",
    "007",
    "12.5",
    "12.500",
    "0.001",
    "999999999999",
    "1.2345",
    ".5",
    "5.",
    "1..2",
    "-3",
    "1k",
    "3 ",
    "12345678.123",
  ];
  for (const text of texts) {
    const reading = parseQuantity(text);
    if (reading.ok) expect([text, milliQuantity(text)]).toEqual([text, milliValue(reading.quantity)]);
    else expect(() => milliQuantity(text), text).toThrow("not a quantity");
  }
});
