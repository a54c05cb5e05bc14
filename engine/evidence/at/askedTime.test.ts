import { expect, test } from "vitest";
import { readAskedTime } from "./askedTime";
import { secondOf } from "./secondOf";

test("reads RFC 3339 with any offset, a time of the day, and an age as kubectl prints it", () => {
  expect(readAskedTime("1970-01-02T00:00:30Z")).toEqual({ kind: "moment", second: 86_430 });
  expect(readAskedTime("1970-01-02t02:00:30.5+02:00")).toEqual({ kind: "moment", second: 86_430.5 });
  expect(readAskedTime(" 9:28 ")).toEqual({ kind: "timeOfDay", second: 34_080 });
  expect(readAskedTime("09:28:15")).toEqual({ kind: "timeOfDay", second: 34_095 });
  expect(readAskedTime("12m")).toEqual({ kind: "age", seconds: { low: 720, high: 779 } });
  expect(readAskedTime("3m50s")).toEqual({ kind: "age", seconds: { low: 230, high: 230 } });
});

test.each([
  "",
  "now",
  "yesterday",
  "12",
  "9:5",
  "12 min",
  "09:28 PM",
  "2026-11-23",
  "23/11/2026 09:28",
  "1791590400",
  "-5m",
  "2026-11-23T9:28Z",
])("refuses %j, which has no meaning or more than one", (text) => {
  expect(readAskedTime(text)).toBe("form");
});

test("refuses a time without its zone, and times that no calendar and no clock has", () => {
  for (const text of ["2026-11-23T09:28:00", "2026-11-23 09:28", "2026-11-23T09:28:00.5"]) expect(readAskedTime(text)).toBe("noZone");
  for (const text of [
    "2026-02-29T09:28:00Z",
    "2026-13-01T09:28:00Z",
    "2026-11-23T24:00:00Z",
    "2026-11-23T09:60:00Z",
    "24:00",
    "09:60",
    "09:28:60",
  ])
    expect(readAskedTime(text)).toBe("noSuchTime");
  expect(readAskedTime("2026-11-23T09:28:00+24:00")).toBe("noSuchTime");
  expect(readAskedTime("2028-02-29T09:28:00Z")).toMatchObject({ kind: "moment" });
});

const day = 86_400;
const at = (text: string) => {
  const asked = readAskedTime(text);
  if (typeof asked === "string") throw new Error(asked);
  return asked;
};

test("a time of the day is that of the only day which has it", () => {
  expect(secondOf(at("01:00"), { from: 10 * day, to: 11 * day })).toBe(10 * day + 3600);
  // The range begins at 23:00 and ends at 02:00 of the next day.
  expect(secondOf(at("01:00"), { from: 10 * day - 3600, to: 10 * day + 7200 })).toBe(10 * day + 3600);
  expect(secondOf(at("12:00"), { from: 10 * day - 3600, to: 10 * day + 7200 })).toMatchObject({ code: "outside" });
  expect(secondOf(at("01:00"), { from: 10 * day, to: 12 * day })).toEqual({
    code: "severalDays",
    seconds: [10 * day + 3600, 11 * day + 3600],
  });
});

test("a range of a million years is asked at once", () => {
  const several = secondOf(at("01:00"), { from: 0, to: 365 * day * 1e6 });
  expect(several).toMatchObject({ code: "severalDays" });
});

test("a moment outside the range is refused, and so is an age where nothing tells when the text was printed", () => {
  const range = { from: 0, to: day };
  expect(secondOf(at("1970-01-01T00:00:00Z"), range)).toBe(0);
  expect(secondOf(at("1970-01-02T00:00:00Z"), range)).toBe(day);
  expect(secondOf(at("1970-01-02T00:00:01Z"), range)).toEqual({ code: "outside", ...range });
  expect(secondOf(at("5m"), range)).toEqual({ code: "noAges", ...range });
});
