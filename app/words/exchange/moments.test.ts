import { expect, test } from "vitest";
import { clockText, momentText, parseMoment } from "./moments";

const ten = 1_795_255_200;

test("a time is written as its source has it", () => {
  expect([momentText(ten, "date"), momentText(ten + 30, "date"), momentText(36_000, "clock"), momentText(90, "count")]).toEqual([
    "2026-11-21 10:00",
    "2026-11-21 10:00:30",
    "10:00",
    "01:30",
  ]);
  expect(momentText(324 * 86_400 + 36_000, "date")).toBe("11-21 10:00");
  expect(momentText(1e300, "date")).toMatch(/:/);
  expect([clockText(86_400), clockText(86_400, true)]).toEqual(["00:00", "24:00"]);
});

test("a typed time is found within its stretch, also past midnight", () => {
  const within = { from: ten, to: ten + 86_400 };
  expect(parseMoment("10:00", "date", within)).toBe(ten);
  expect(parseMoment("9:30", "date", within)).toBe(ten + 23.5 * 3600);
  expect(parseMoment("24:00", "date", { from: ten - 36_000, to: ten - 36_000 + 86_400 })).toBe(ten - 36_000 + 86_400);
  expect(parseMoment("1:30", "count", { from: 0, to: 600 })).toBe(90);
  expect([
    parseMoment("soon", "date", within),
    parseMoment("25:00", "date", within),
    parseMoment("11:00", "count", { from: 0, to: 600 }),
  ]).toEqual([null, null, null]);
});
