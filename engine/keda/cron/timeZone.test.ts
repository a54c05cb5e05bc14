import { expect, test } from "vitest";
import { readRfc3339 } from "../../lib/utcTime";
import { loadTimeZone, momentOf, offsetPeriodAt, wallClockAt, type TimeZone } from "./timeZone";
import { timeZoneLines } from "./timeZoneData";

const zoneOf = (name: string): TimeZone => {
  const found = loadTimeZone(name);
  if (!found.ok) throw new Error(found.error);
  return found.zone;
};
const second = (text: string): number => readRfc3339(text) ?? Number.NaN;

test.each([
  ["Europe/Berlin", "2026-03-29T00:59:59Z", 3600],
  ["Europe/Berlin", "2026-03-29T01:00:00Z", 7200],
  ["Europe/Berlin", "2026-10-25T00:59:59Z", 7200],
  ["Europe/Berlin", "2026-10-25T01:00:00Z", 3600],
  ["Europe/Berlin", "2039-07-01T00:00:00Z", 7200],
  ["Australia/Lord_Howe", "2026-04-04T14:59:59Z", 39_600],
  ["Australia/Lord_Howe", "2026-04-04T15:00:00Z", 37_800],
  ["Africa/Casablanca", "2026-03-22T02:00:00Z", 3600],
  ["Africa/Casablanca", "2039-09-15T00:00:00Z", 0],
  ["Europe/Dublin", "2026-01-01T00:00:00Z", 0],
  ["Europe/Dublin", "2026-07-01T00:00:00Z", 3600],
  ["America/Nuuk", "2026-03-29T01:00:00Z", -3600],
  ["Africa/Cairo", "2022-07-01T00:00:00Z", 7200],
  ["Africa/Cairo", "2026-07-01T00:00:00Z", 10_800],
  ["America/Port-au-Prince", "2016-07-01T00:00:00Z", -18_000],
  ["America/Sao_Paulo", "2018-12-01T00:00:00Z", -7200],
  ["America/Sao_Paulo", "2026-12-01T00:00:00Z", -10_800],
])("%s at %s has the offset %i", (name, time, offset) => {
  expect(offsetPeriodAt(zoneOf(name), second(time)).offset).toBe(offset);
});

test("all aliases are known, and a name is one zone", () => {
  const names = timeZoneLines.flatMap((line) => line.slice(0, line.indexOf("|")).split(" "));
  expect(names.length).toBe(598);
  expect(new Set(names).size).toBe(598);
  for (const name of ["US/Eastern", "GB-Eire", "Asia/Calcutta", "Etc/GMT+1", "GMT0", "EST5EDT", "Zulu", "Europe/Kiev"]) zoneOf(name);
});

test("no zone and the local zone are UTC", () => {
  expect(zoneOf("")).toEqual(zoneOf("Local"));
  expect(offsetPeriodAt(zoneOf("Local"), 0)).toEqual({ offset: 0, from: -Infinity, until: Infinity });
});

test.each([
  ["europe/berlin", "unknown time zone europe/berlin"],
  ["+02:00", "unknown time zone +02:00"],
  ["GMT+1", "unknown time zone GMT+1"],
  ["Europe", "unknown time zone Europe"],
  ["constructor", "unknown time zone constructor"],
  ["../etc/passwd", "time: invalid location name"],
  ["/UTC", "time: invalid location name"],
  ["\\UTC", "time: invalid location name"],
])("%s is refused as Go refuses it", (name, error) => {
  expect(loadTimeZone(name)).toEqual({ ok: false, error });
});

test("a time in a gap is read with the offset before the gap", () => {
  expect(momentOf(zoneOf("Europe/Berlin"), 2026, 3, 29, 2.5 * 3600)).toBe(second("2026-03-29T01:30:00Z"));
});

test("a time that comes twice is the second one east of UTC, and the first one west of it", () => {
  expect(momentOf(zoneOf("Europe/Berlin"), 2026, 10, 25, 2.5 * 3600)).toBe(second("2026-10-25T01:30:00Z"));
  expect(momentOf(zoneOf("America/New_York"), 2026, 11, 1, 1.5 * 3600)).toBe(second("2026-11-01T05:30:00Z"));
});

test("a month beyond the year is one of the next year", () => {
  expect(momentOf(zoneOf("UTC"), 2026, 13, 1, 0)).toBe(second("2027-01-01T00:00:00Z"));
});

test("a wall clock shows the day of its zone", () => {
  const at = second("2026-07-31T23:30:10Z");
  expect(wallClockAt(zoneOf("Asia/Kolkata"), at)).toEqual({ second: at, year: 2026, month: 8, day: 1, weekday: 6, hour: 5, minute: 0 });
});
