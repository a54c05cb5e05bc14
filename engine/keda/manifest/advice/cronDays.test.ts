import { expect, test } from "vitest";
import { cronWindow } from "../../testing/cronWindow";
import { seededRandom, type SeededRandom } from "../../../lib/random";
import { applyEdits } from "../../../manifest/textEdit";
import { diagnosticsOf } from "../testing/shapes";
import { oddStart } from "./cronDays";

const object = (start: string, end: string) =>
  `apiVersion: keda.sh/v1alpha1\nkind: ScaledObject\nmetadata: {name: web}\nspec:\n  scaleTargetRef: {name: web}\n  triggers:\n  - type: cron\n    metadata: {timezone: UTC, start: "${start}", end: "${end}", desiredReplicas: "5"}\n`;
const found = (start: string, end: string) => {
  const text = object(start, end);
  return diagnosticsOf(text)
    .filter(({ rule }) => rule === "kedaCronDays")
    .map(({ message, fixes }) => [message, ...fixes.map(({ title }) => title)]);
};

const nothing = (start: string) => `The start on ${start} does nothing: the next start comes before the next end.`;

test.each([
  ["days that are one day off", "0 3 * * 1-5", "0 15 * * 0-4", "From Friday 03:00 on it stays on until Sunday 15:00.", "0 15 * * 1-5"],
  [
    "ends on days without a start, of which the last counts",
    "0 20 * * 4,5",
    "0 6 * * 5-6,0-1",
    "From Friday 20:00 on it stays on until Monday 06:00.",
    "0 6 * * 5,6",
  ],
  ["an end that lacks a day", "0 8 * * mon-fri", "30 18 * * mon-thu", nothing("Friday 08:00"), "30 18 * * mon-fri"],
  ["nights whose last one has no end", "0 22 * * 1-5", "0 6 * * 2-5", nothing("Friday 22:00"), "0 6 * * 2,3,4,5,6"],
  ["a week that is meant as one window", "0 8 * * 1-5", "0 18 * * 5", nothing("Monday 08:00"), "0 18 * * 1-5"],
])("%s", (_, start, end, message, next) => {
  expect(found(start, end)).toEqual([[message, `Write end: ${next}`]]);
  const [{ fixes }] = diagnosticsOf(object(start, end)) as [ReturnType<typeof diagnosticsOf>[number]];
  expect(applyEdits(object(start, end), fixes[0]!.edits)).toBe(object(start, next));
  expect(found(start, next)).toEqual([]);
});

test.each([
  ["the same days", "0 9 * * 1-5", "0 17 * * 1-5"],
  ["the hours outside of work, which last over the weekend", "0 17 * * 1-5", "0 9 * * 1-5"],
  ["nights, each with its own end", "0 22 * * 1-5", "0 6 * * 2-6"],
  ["one weekend", "0 18 * * 5", "0 8 * * 1"],
  ["every day", "0 8 * * *", "0 20 * * *"],
  ["days of the month, whose days of the week are not known", "0 8 1 * *", "0 8 3 * 1-5"],
  ["schedules that KEDA refuses", "0 8 * * 9", "x"],
])("is silent about %s", (_, start, end) => {
  expect(found(start, end)).toEqual([]);
});

const seed = 4711;

test(`what is told of a start is what KEDA's own trigger does (seed ${seed})`, () => {
  const random = seededRandom(seed);
  const monday = Date.UTC(2026, 0, 5) / 1000;
  let told = 0;
  for (let run = 0; run < 400; run++) {
    const [start, end] = [schedule(random), schedule(random)];
    const odd = oddStart(start, end);
    if (odd === null) continue;
    told++;
    const sunday = monday - 86_400;
    const active = (minute: number) => {
      const window = cronWindow(start, end, "UTC", sunday + 60 * minute);
      if (!window.ok) throw new Error(window.error);
      return window.active;
    };
    const what = `${start} to ${end}`;
    expect(active(odd.from), what).toBe(odd.until !== null);
    if (odd.until === null) continue;
    const until = odd.until > odd.from ? odd.until : odd.until + 7 * 1440;
    expect(until - odd.from, what).toBeGreaterThan(1440);
    expect([active(until - 1), active(until)], what).toEqual([true, false]);
  }
  expect(told).toBeGreaterThan(50);
});

function schedule(random: SeededRandom): string {
  const days = [0, 1, 2, 3, 4, 5, 6].filter(() => random.integer(2) === 0);
  return `${random.integer(60)} ${random.integer(24)} * * ${days.length === 0 ? "*" : days.join(",")}`;
}
