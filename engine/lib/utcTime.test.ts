import { expect, test } from "vitest";
import { formatRfc1123z, formatRfc3339, readRfc3339, zeroTime } from "./utcTime";

test("writes a moment as Go's RFC1123Z", () => {
  expect(formatRfc1123z(0)).toBe("Thu, 01 Jan 1970 00:00:00 +0000");
  expect(formatRfc1123z(zeroTime)).toBe("Mon, 01 Jan 0001 00:00:00 +0000");
  expect(formatRfc1123z(-1)).toBe("Wed, 31 Dec 1969 23:59:59 +0000");
});

test("reads RFC 3339, with fractions and with offsets", () => {
  expect(readRfc3339("1970-01-01T00:00:01.250Z")).toBe(1.25);
  expect(readRfc3339("1970-01-01T02:00:00+02:00")).toBe(0);
  expect(readRfc3339("1969-12-31T19:30:00-04:30")).toBe(0);
  expect(readRfc3339("1970-01-01")).toBeNull();
});

test("agrees with JavaScript's calendar on every day of eight centuries", () => {
  const wrong: string[] = [];
  for (let seconds = Date.UTC(1600, 0, 1, 12, 34, 56) / 1000; seconds < Date.UTC(2400, 0, 2) / 1000; seconds += 86_400) {
    const date = new Date(seconds * 1000);
    const isRight =
      formatRfc1123z(seconds) === date.toUTCString().replace("GMT", "+0000") &&
      readRfc3339(date.toISOString()) === seconds &&
      formatRfc3339(seconds + 0.9) === date.toISOString().replace(".000", "");
    if (!isRight) wrong.push(date.toISOString());
  }
  expect(wrong).toEqual([]);
});
