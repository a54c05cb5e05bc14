import { expect, test } from "vitest";
import { readRfc3339 } from "../../lib/utcTime";
import { cronWindow } from "../testing/cronWindow";
import { createCronTrigger } from "./cronWindow";

const second = (text: string): number => readRfc3339(text) ?? Number.NaN;
const activeAt = (start: string, end: string, time: string, zone = "UTC"): boolean | string => {
  const window = cronWindow(start, end, zone, second(time));
  return window.ok ? window.active : window.error;
};

test("a window is active from the second of its start to before the second of its end", () => {
  expect(activeAt("0 8 * * *", "0 18 * * *", "2026-01-01T07:59:59Z")).toBe(false);
  expect(activeAt("0 8 * * *", "0 18 * * *", "2026-01-01T08:00:00Z")).toBe(true);
  expect(activeAt("0 8 * * *", "0 18 * * *", "2026-01-01T17:59:59Z")).toBe(true);
  expect(activeAt("0 8 * * *", "0 18 * * *", "2026-01-01T18:00:00Z")).toBe(false);
});

test("the answer names the next start and the next end", () => {
  expect(cronWindow("0 8 * * *", "0 18 * * *", "Europe/Berlin", second("2026-07-01T12:00:00Z"))).toEqual({
    ok: true,
    active: true,
    nextStart: second("2026-07-02T06:00:00Z"),
    nextEnd: second("2026-07-01T16:00:00Z"),
  });
});

test("a start and an end at the same moment are active", () => {
  expect(activeAt("0 8 * * *", "0 8 */1 * *", "2026-01-01T12:00:00Z")).toBe(true);
});

test("a start that never comes is always active, an end that never comes never", () => {
  expect(activeAt("0 8 31 2 *", "0 18 * * *", "2026-01-01T20:00:00Z")).toBe(true);
  expect(activeAt("0 8 * * *", "0 18 31 2 *", "2026-01-01T12:00:00Z")).toBe(false);
  expect(activeAt("0 8 31 2 *", "0 18 31 2 *", "2026-01-01T12:00:00Z")).toBe(true);
});

test("start is read before end, and equal texts are refused last", () => {
  const now = "2026-01-01T12:00:00Z";
  expect(activeAt("", "x", now)).toBe("error parsing start schedule: empty spec string");
  expect(activeAt("* * * * *", "* * *", now)).toBe("error parsing end schedule: expected exactly 5 fields, found 3: [* * *]");
  expect(activeAt("0 8 * * *", "0 8 * * *", now)).toBe("start and end can not have exactly same time input");
});

test("an unknown zone is an error of the question, not of the trigger", () => {
  const created = createCronTrigger("0 8 * * *", "0 18 * * *", "Mars/Olympus");
  if (!created.ok) throw new Error(created.error);
  expect(created.trigger.at(0)).toEqual({ ok: false, error: "unable to load timezone: unknown time zone Mars/Olympus" });
});

test("an answer holds until the next start or end", () => {
  const created = createCronTrigger("0 8 * * *", "0 18 * * *", "UTC");
  if (!created.ok) throw new Error(created.error);
  const { trigger } = created;
  const answer = trigger.at(second("2026-01-01T09:00:00Z"));
  expect(answer).toMatchObject({ active: true, holdsUntil: second("2026-01-01T18:00:00Z") });
  expect(trigger.at(second("2026-01-01T17:59:59Z"))).toBe(answer);
  expect(trigger.at(second("2026-01-01T18:00:00Z"))).toMatchObject({ active: false, holdsUntil: second("2026-01-02T08:00:00Z") });
  expect(trigger.at(second("2026-01-01T09:00:00Z"))).toEqual(answer);
});
