import { expect, test } from "vitest";
import type { OutcomeDifference } from "../../../engine/index";
import { netWords } from "./netWords";

const outcome = (name: OutcomeDifference["outcome"], baseline: number, now: number): OutcomeDifference => ({
  outcome: name,
  baseline,
  now,
  difference: now - baseline,
});
const stretch = (from: number, to: number, podSeconds: number, counts: { more?: number; fewer?: number }) => ({
  from,
  to,
  podSeconds,
  more: 0,
  fewer: 0,
  ...counts,
});

test("the net result comes first, then where the difference is largest", () => {
  const outcomes = [outcome("podHours", 4.56, 4), outcome("requestsFailed", 10, 322)];
  const stretches = [stretch(400, 500, 100, { more: 2 }), stretch(1560, 1862, -2116, { fewer: 8 })];
  expect(netWords({ outcomes, stretches, lastSecond: 3600 })).toEqual({
    lead: "0.56 pod-hours less (12%), 312 failed requests more.",
    text: "The largest difference is from 26:00 to 31:02: up to 8 pods fewer.",
    from: 1560,
  });
});

test("what gets worse is said as what gets better, and equal outcomes are not said as a difference", () => {
  const stretches = [stretch(60, 3601, 3600, { more: 3, fewer: 1 })];
  const words = netWords({ outcomes: [outcome("podHours", 0, 1), outcome("requestsFailed", 3, 2)], stretches, lastSecond: 3600 });
  expect(words?.lead).toBe("1 pod-hours more, 1 failed request less.");
  expect(words?.text).toBe("The counts differ from 01:00 to 60:00: up to 3 pods more, and up to 1 fewer.");
  const same = netWords({ outcomes: [outcome("podHours", 4.5604, 4.5601), outcome("requestsFailed", 2, 2)], stretches, lastSecond: 3600 });
  expect(same?.lead).toBe("As many pod-hours.");
  const slower = [outcome("podHours", 2, 1), outcome("requestsFailed", 2, 2), outcome("overloadedSeconds", 60, 236)];
  expect(netWords({ outcomes: slower, stretches, lastSecond: 3600 })?.lead.replaceAll("\u00a0", " ")).toBe(
    "1 pod-hours less (50%), overloaded 2 min 56 s longer.",
  );
});

test("the largest difference is that of the count, also where a small one lasts longer", () => {
  const stretches = [stretch(60, 3000, 2940, { more: 1 }), stretch(3100, 3160, -240, { fewer: 4 }), stretch(3200, 3210, -40, { fewer: 4 })];
  const words = netWords({ outcomes: [outcome("podHours", 4, 4.74)], stretches, lastSecond: 3600 });
  expect(words).toMatchObject({ text: "The largest difference is from 51:40 to 52:40: up to 4 pods fewer.", from: 3100 });
});

test("where only the pods differ, the counts are called the same", () => {
  const stretches = [stretch(60, 65, 5, {}), stretch(120, 130, -20, {})];
  const words = netWords({ outcomes: [outcome("podHours", 4, 4)], stretches, lastSecond: 3600 });
  expect(words).toMatchObject({ text: "The counts are the same, but the number of pods differs, most from 02:00 to 02:10.", from: 120 });
});

test("runs with the same counts have no net result", () => {
  expect(netWords({ outcomes: [outcome("podHours", 4, 4)], stretches: [], lastSecond: 3600 })).toBeNull();
});

test("with a price the net result says the money, too, by one price for both runs", () => {
  const outcomes = [outcome("podHours", 4.56, 4), outcome("cpuHoursRequested", 2, 1), outcome("memoryHoursRequested", 1, 1)];
  const stretches = [stretch(60, 100, -2016, { fewer: 1 })];
  const lead = (price: Parameters<typeof netWords>[1]) => netWords({ outcomes, stretches, lastSecond: 3600 }, price)?.lead;
  expect(lead({ perPodHour: 0.5, currency: "€" })).toBe("0.56 pod-hours less (12%), €0.280 less.");
  expect(lead({ perCpuHour: 0.04, perGibibyteHour: 3 })).toBe("0.56 pod-hours less (12%), 0.040 less.");
  // The shown costs are the same.
  expect(lead({ perPodHour: 0.0003, currency: "EUR" })).toBe("0.56 pod-hours less (12%).");
  expect(lead({ perPodHour: 0.0001, currency: "EUR" })).toBe("0.56 pod-hours less (12%), EUR\u00a00.00006 less.");
  expect(lead(undefined)).toBe("0.56 pod-hours less (12%).");
});
