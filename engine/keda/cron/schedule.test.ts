import { expect, test } from "vitest";
import { formatRfc3339, readRfc3339 } from "../../lib/utcTime";
import { nextMatch, parseSchedule } from "./schedule";
import { loadTimeZone } from "./timeZone";

test.each([
  ["", "empty spec string"],
  [" ", "expected exactly 5 fields, found 0: []"],
  ["0 8 * *", "expected exactly 5 fields, found 4: [0 8 * *]"],
  ["0 8  * * *\t*", "expected exactly 5 fields, found 6: [0 8 * * * *]"],
  ["@daily", "parser does not accept descriptors: @daily"],
  ["TZ=Europe/Berlin @daily", "parser does not accept descriptors: @daily"],
  ["TZ=Mars/Olympus 0 8 * * *", "provided bad location Mars/Olympus: unknown time zone Mars/Olympus"],
  ["CRON_TZ=../x 0 8 * * *", "provided bad location ../x: time: invalid location name"],
  ["TZ=UTC", "runtime error: slice bounds out of range [:-1]"],
  ["0 8 L * *", 'failed to parse int from L: strconv.Atoi: parsing "L": invalid syntax'],
  ["0 8 15W * *", 'failed to parse int from 15W: strconv.Atoi: parsing "15W": invalid syntax'],
  ["-5 8 * * *", 'failed to parse int from : strconv.Atoi: parsing "": invalid syntax'],
  [
    "99999999999999999999 * * * *",
    'failed to parse int from 99999999999999999999: strconv.Atoi: parsing "99999999999999999999": value out of range',
  ],
  ["0/-1 * * * *", "negative number (-1) not allowed: -1"],
  ["1-2-3 * * * *", "too many hyphens: 1-2-3"],
  ["1/2/3 * * * *", "too many slashes: 1/2/3"],
  ["*/0 * * * *", "step of range should be a positive number: */0"],
  ["60 * * * *", "end of range (60) above maximum (59): 60"],
  ["0 24 * * *", "end of range (24) above maximum (23): 24"],
  ["0 0 0 * *", "beginning of range (0) below minimum (1): 0"],
  ["0 0 * 13 *", "end of range (13) above maximum (12): 13"],
  ["0 0 * * 7", "end of range (7) above maximum (6): 7"],
  ["0 0 * * fri-mon", "beginning of range (5) beyond end of range (1): fri-mon"],
  ["0 0 * 13 7", "end of range (13) above maximum (12): 13"],
  ["x 24 0 13 7", 'failed to parse int from x: strconv.Atoi: parsing "x": invalid syntax'],
])("refuses %j as upstream does", (text, error) => {
  expect(parseSchedule(text)).toEqual({ ok: false, error });
});

test("reads a very long number in linear time", () => {
  expect(parseSchedule(`${"9".repeat(1_000_000)} * * * *`)).toMatchObject({ ok: false });
  expect(parseSchedule(`${"0".repeat(1_000_000)}5 * * * *`)).toMatchObject({ ok: true });
});

const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const valuesOf = (text: string, field: "minute" | "dayOfMonth" | "month" | "dayOfWeek"): number[] => {
  const parsed = parseSchedule(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.schedule[field].values.flatMap((matches, value) => (matches ? [value] : []));
};

test("a number with a step runs to the end of the field", () => {
  expect(valuesOf("5/20 * * * *", "minute")).toEqual([5, 25, 45]);
});

test("a range with a step ends at its end, and a list joins ranges", () => {
  expect(valuesOf("1-10/4,30,40-41 * * * *", "minute")).toEqual([1, 5, 9, 30, 40, 41]);
});

test("the case of a name does not matter", () => {
  expect(valuesOf("0 0 * JAN-mar,Dec *", "month")).toEqual([1, 2, 3, 12]);
  expect(valuesOf("0 0 * * mOn", "dayOfWeek").map((day) => days[day])).toEqual(["Mon"]);
});

test("empty parts of a list are skipped", () => {
  expect(valuesOf(",5,,6, * * * *", "minute")).toEqual([5, 6]);
});

function nextOf(text: string, zoneName: string, now: string): string | null {
  const parsed = parseSchedule(text);
  if (!parsed.ok) throw new Error(parsed.error);
  const found = loadTimeZone(zoneName);
  if (!found.ok) throw new Error(found.error);
  const next = nextMatch(parsed.schedule, found.zone, readRfc3339(now) ?? Number.NaN);
  return next === null ? null : formatRfc3339(next);
}

test("a match is strictly after now", () => {
  expect(nextOf("0 8 * * *", "UTC", "2026-01-01T07:59:59Z")).toBe("2026-01-01T08:00:00Z");
  expect(nextOf("0 8 * * *", "UTC", "2026-01-01T08:00:00Z")).toBe("2026-01-02T08:00:00Z");
  expect(nextOf("0 8 * * *", "UTC", "2026-01-01T07:59:59.250Z")).toBe("2026-01-01T08:00:00Z");
});

test("of two restricted days either suffices", () => {
  // 1 January 2026 is a Thursday.
  expect(nextOf("0 0 20 * MON", "UTC", "2026-01-01T00:00:00Z")).toBe("2026-01-05T00:00:00Z");
  expect(nextOf("0 0 3 * MON", "UTC", "2026-01-01T00:00:00Z")).toBe("2026-01-03T00:00:00Z");
});

test("with a starred day both must match, and a step above 1 takes the star away", () => {
  expect(nextOf("0 0 * * MON", "UTC", "2026-01-01T00:00:00Z")).toBe("2026-01-05T00:00:00Z");
  expect(nextOf("0 0 ? * MON", "UTC", "2026-01-01T00:00:00Z")).toBe("2026-01-05T00:00:00Z");
  expect(nextOf("0 0 */1 * MON", "UTC", "2026-01-01T00:00:00Z")).toBe("2026-01-05T00:00:00Z");
  expect(nextOf("0 0 */2 * MON", "UTC", "2026-01-01T00:00:00Z")).toBe("2026-01-03T00:00:00Z");
});

test("29 February is found years ahead, and 31 February never", () => {
  expect(nextOf("0 0 29 2 *", "UTC", "2026-01-01T00:00:00Z")).toBe("2028-02-29T00:00:00Z");
  expect(nextOf("0 0 31 2 *", "UTC", "2026-01-01T00:00:00Z")).toBeNull();
  expect(nextOf(", * * * *", "UTC", "2026-01-01T00:00:00Z")).toBeNull();
  expect(nextOf("* * * , *", "UTC", "2026-01-01T00:00:00Z")).toBeNull();
});

test("a time in the gap of a clock change is skipped on that day", () => {
  expect(nextOf("30 2 * * *", "Europe/Berlin", "2026-03-28T12:00:00Z")).toBe("2026-03-30T00:30:00Z");
});

test("a time in the repeated hour matches twice", () => {
  expect(nextOf("30 2 * * *", "Europe/Berlin", "2026-10-24T12:00:00Z")).toBe("2026-10-25T00:30:00Z");
  expect(nextOf("30 2 * * *", "Europe/Berlin", "2026-10-25T00:30:00Z")).toBe("2026-10-25T01:30:00Z");
});

test("a search that goes day by day skips a day without midnight", () => {
  // The clocks of Cairo go from 0:00 to 1:00 on Friday, 24 April 2026.
  expect(nextOf("0 12 24 * *", "Africa/Cairo", "2026-04-20T12:00:00Z")).toBe("2026-05-24T09:00:00Z");
  expect(nextOf("0 12 24 * *", "Africa/Cairo", "2026-04-23T23:00:00Z")).toBe("2026-04-24T09:00:00Z");
});

test("a search that goes hour by hour does not notice a day that begins without midnight", () => {
  // It is Thursday, and the match is on Friday.
  expect(nextOf("0 8 * * THU", "Africa/Cairo", "2026-04-23T12:00:00Z")).toBe("2026-04-24T05:00:00Z");
});

test("a search that crosses half an hour depends on where it begins", () => {
  // The clocks of Lord Howe go from 2:00 back to 1:30 on 5 April 2026.
  expect(nextOf("0 2 * * *", "Australia/Lord_Howe", "2026-04-04T12:00:00Z")).toBe("2026-04-05T15:30:00Z");
  expect(nextOf("0 2 * * *", "Australia/Lord_Howe", "2026-04-04T15:29:59Z")).toBe("2026-04-04T15:30:00Z");
});

test("a zone in the schedule wins, and the local zone is no zone", () => {
  expect(nextOf("TZ=Asia/Tokyo 0 8 * * *", "UTC", "2026-01-01T00:00:00Z")).toBe("2026-01-01T23:00:00Z");
  expect(nextOf("CRON_TZ=UTC 0 8 * * *", "Asia/Tokyo", "2026-01-01T00:00:00Z")).toBe("2026-01-01T08:00:00Z");
  expect(nextOf("TZ=Local 0 8 * * *", "Asia/Tokyo", "2026-01-01T00:00:00Z")).toBe("2026-01-01T23:00:00Z");
});
