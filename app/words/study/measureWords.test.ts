import { expect, test } from "vitest";
import { costWords, harmWords, write, writeDifference } from "./measureWords";

const failed = harmWords("failedShare");
const hours = costWords({ kind: "podHours" }, undefined);
const waits = harmWords("p95Latency");

const shown = (words: typeof failed, from: number, to: number) =>
  [write(words, from, to), write(words, to, from), writeDifference(words, from, to)].map((text) => text.replace("\u00a0", " "));

test.each([
  [failed, 0.000022, 0.000016, ["0.0022%", "0.0016%", "−0.0006 points"]],
  [failed, 0, 0.000022, ["0.00%", "0.0022%", "+0.0022 points"]],
  [failed, 0.0029, 0.000022, ["0.29%", "0.0022%", "−0.29 points"]],
  [failed, 0.000129, 0.000131, ["0.0129%", "0.0131%", "+0.0002 points"]],
  [failed, 0.0029, 0.0029, ["0.29%", "0.29%", "0"]],
  [hours, 11.13, 11.132, ["11.130", "11.132", "+0.002"]],
  [hours, 0.1 + 0.2, 0.3, ["0.30", "0.30", "0"]],
  [waits, 0.25, Infinity, ["0.250 s", "nothing served", "+∞ s"]],
  [waits, Infinity, Infinity, ["nothing served", "nothing served", "0"]],
  [harmWords("overloadedSeconds"), 3, 3.4, ["3 s", "3.4 s", "+0.4 s"]],
] as const)("two numbers that differ look different: %#", (words, from, to, texts) => {
  expect(shown(words, from, to)).toEqual(texts);
});

test("one number alone is 0 only if it is 0", () => {
  expect([0, 0.0000004, 0.0001].map((share) => write(failed, share).replace("\u00a0", " "))).toEqual(["0.00%", "0.000040%", "0.01%"]);
});

test("a cost has the currency of the scenario's price, also on its axis", () => {
  const cost = costWords({ kind: "cost" }, { perPodHour: 0.04, currency: "€" });
  expect(shown(cost, 0.166, 0.119)).toEqual(["€0.166", "€0.119", "−€0.047"]);
  expect(cost.tick(0.5)).toBe("€0.5");
  expect(shown(costWords({ kind: "cost" }, { perPodHour: 0.04 }), 1, 2)).toEqual(["1.000", "2.000", "+1.000"]);
});
