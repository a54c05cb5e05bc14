import { expect, test } from "vitest";
import { plain, say } from "../../lib/sentence";
import { readRfc3339 } from "../../lib/utcTime";
import { localTimeOf, startEpochOf, timeZoneNames } from "./startEpoch";

const epoch = (at: string, timeZone: string): number => {
  const start = startEpochOf({ at, timeZone });
  if (!start.ok) throw new Error(plain(start.said));
  return start.epoch;
};

test("a run without a start begins on Monday, 5 January 2026, at midnight in UTC", () => {
  expect(startEpochOf(undefined)).toEqual({ ok: true, epoch: readRfc3339("2026-01-05T00:00:00Z") });
  expect(localTimeOf(epoch("2026-01-05T00:00", "UTC"), "UTC")).toMatchObject({ weekday: 1, day: 5, month: 1, year: 2026 });
});

test.each([
  ["2026-01-05T08:00", "Europe/Berlin", "2026-01-05T07:00:00Z"],
  ["2026-07-05T08:00", "Europe/Berlin", "2026-07-05T06:00:00Z"],
  ["2026-01-05T08:00", "America/New_York", "2026-01-05T13:00:00Z"],
  ["2026-01-05T20:30", "America/New_York", "2026-01-06T01:30:00Z"],
  ["2026-01-05T05:00", "Asia/Kolkata", "2026-01-04T23:30:00Z"],
  ["2026-01-05T00:00", "Asia/Kathmandu", "2026-01-04T18:15:00Z"],
  ["2026-01-05T00:00", "Pacific/Kiritimati", "2026-01-04T10:00:00Z"],
  ["2026-01-05T00:00", "Etc/GMT+12", "2026-01-05T12:00:00Z"],
  ["2010-01-01T00:00", "Europe/Berlin", "2009-12-31T23:00:00Z"],
  ["2099-12-31T23:59", "America/New_York", "2100-01-01T04:59:00Z"],
])("%s in %s is %s", (at, timeZone, moment) => expect(epoch(at, timeZone)).toBe(readRfc3339(moment)));

test.each([
  ["2026-03-29T01:59", "Europe/Berlin", "2026-03-29T00:59:00Z"],
  ["2026-03-29T02:00", "Europe/Berlin", "2026-03-29T01:00:00Z"],
  ["2026-03-29T02:30", "Europe/Berlin", "2026-03-29T01:30:00Z"],
  ["2026-03-29T03:00", "Europe/Berlin", "2026-03-29T01:00:00Z"],
  ["2026-03-08T02:30", "America/New_York", "2026-03-08T07:30:00Z"],
  ["2011-12-30T12:00", "Pacific/Apia", "2011-12-30T22:00:00Z"],
])("%s in %s, which clocks skip or just do not, is %s", (at, timeZone, moment) => expect(epoch(at, timeZone)).toBe(readRfc3339(moment)));

test("a skipped time is shown as the later one that it means", () => {
  expect(localTimeOf(epoch("2026-03-29T02:30", "Europe/Berlin"), "Europe/Berlin")).toMatchObject({ hour: 3, minute: 30, weekday: 0 });
});

test.each([
  ["2026-10-25T01:59", "Europe/Berlin", "2026-10-24T23:59:00Z"],
  ["2026-10-25T02:00", "Europe/Berlin", "2026-10-25T00:00:00Z"],
  ["2026-10-25T02:59", "Europe/Berlin", "2026-10-25T00:59:00Z"],
  ["2026-10-25T03:00", "Europe/Berlin", "2026-10-25T02:00:00Z"],
  ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00Z"],
  ["2026-04-05T01:45", "Australia/Lord_Howe", "2026-04-04T14:45:00Z"],
])("%s in %s, which comes twice or just does not, is %s", (at, timeZone, moment) => expect(epoch(at, timeZone)).toBe(readRfc3339(moment)));

test.each(["Mars/Phobos", "europe/berlin", "Local", "constructor"])("the zone %s does not exist", (timeZone) => {
  expect(startEpochOf({ at: "2026-01-05T00:00", timeZone })).toEqual({
    ok: false,
    said: say`The run starts in the time zone ${timeZone}, which does not exist.`,
  });
  expect(localTimeOf(0, timeZone)).toBeNull();
});

test("in every zone and at hours of a whole year, a time that clocks show is the start that it names, and the earliest such", () => {
  for (const timeZone of timeZoneNames().filter((_, index) => index % 19 === 0))
    for (let hour = 0; hour < 8760; hour += 17) {
      const moment = readRfc3339("2026-01-01T00:00:00Z")! + hour * 3600;
      const { year, month, day, hour: hours, minute } = localTimeOf(moment, timeZone)!;
      const [date, time] = [
        [year, month, day],
        [hours, minute],
      ].map((parts) => parts.map((part) => String(part).padStart(2, "0")));
      const at = `${date!.join("-")}T${time!.join(":")}`;
      const start = epoch(at, timeZone);
      expect([0, 1800, 3600], `${at} ${timeZone}`).toContain(moment - start);
    }
});
