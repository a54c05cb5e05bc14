import { expect, test } from "vitest";
import { seededRandom, type SeededRandom } from "../../lib/random";
import { readRfc3339 } from "../../lib/utcTime";
import { cronWindow } from "../testing/cronWindow";
import { createCronTrigger } from "./cronWindow";
import { nextMatch, parseSchedule } from "./schedule";
import { loadTimeZone, offsetPeriodAt, wallClockAt, type TimeZone, type WallClock } from "./timeZone";

const zoneOf = (name: string): TimeZone => {
  const found = loadTimeZone(name);
  if (!found.ok) throw new Error(found.error);
  return found.zone;
};
const first = readRfc3339("2020-01-01T00:00:00Z") ?? 0;
const last = readRfc3339("2040-01-01T00:00:00Z") ?? 0;

/** Their clocks change by whole hours and not at midnight, so that every time that a clock shows is found. */
const plainZones = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Sydney", "Pacific/Chatham", "America/Sao_Paulo"];
/** Their clocks change by half an hour or by two hours, or when Ramadan begins. */
const oddZones = ["Australia/Lord_Howe", "Antarctica/Troll", "Africa/Casablanca"];
/** They have days without midnight, on which upstream skips a day or keeps on in the next one. */
const zonesWithoutMidnight = ["Africa/Cairo", "America/Santiago", "Asia/Beirut"];

/** A random moment; every other one is near a clock change. */
function randomSecond(random: SeededRandom, zone: TimeZone): number {
  const second = first + random.integer(last - first);
  const { until } = offsetPeriodAt(zone, second);
  return random.next() < 0.5 && until < last ? until - 2 * 86_400 + random.integer(3 * 86_400) : second;
}

function randomField(random: SeededRandom, min: number, max: number): string {
  const value = () => min + random.integer(max - min + 1);
  const [low, high] = [value(), value()].toSorted((a, b) => a - b);
  const step = 1 + random.integer(5);
  const forms = [
    "*",
    "?",
    `*/${step}`,
    `${value()}`,
    `${value()},${value()}`,
    `${low}-${high}`,
    `${low}-${high}/${step}`,
    `${low}/${step}`,
  ];
  return forms[random.integer(forms.length)] ?? "*";
}

const randomSchedule = (random: SeededRandom): string =>
  [
    [0, 59],
    [0, 23],
    [1, 31],
    [1, 12],
    [0, 6],
  ]
    .map(([min = 0, max = 0], index) => (index === 3 && random.next() < 0.7 ? "*" : randomField(random, min, max)))
    .join(" ");

/** A reader of its own for the forms above. */
function matches(text: string, at: WallClock): boolean {
  const [minute = "", hour = "", dayOfMonth = "", month = "", dayOfWeek = ""] = text.split(" ");
  const includes = (field: string, value: number, max: number): boolean =>
    field.split(",").some((part) => {
      const [range = "", step = "1"] = part.split("/");
      const [low = "", high = part.includes("/") ? String(max) : low] = range.split("-");
      if (low === "*" || low === "?") return (value - (max === 31 || max === 12 ? 1 : 0)) % Number(step) === 0;
      return value >= Number(low) && value <= Number(high) && (value - Number(low)) % Number(step) === 0;
    });
  const isStarred = (field: string): boolean => ["*", "?", "*/1"].includes(field);
  const [byMonth, byWeek] = [includes(dayOfMonth, at.day, 31), includes(dayOfWeek, at.weekday, 6)];
  const isDay = isStarred(dayOfMonth) || isStarred(dayOfWeek) ? byMonth && byWeek : byMonth || byWeek;
  return isDay && includes(minute, at.minute, 59) && includes(hour, at.hour, 23) && includes(month, at.month, 12);
}

test.each([1, 2, 3])("seed %i: the next match is the first minute whose clock matches", (seed) => {
  const random = seededRandom(seed);
  for (let round = 0; round < 40; round++) {
    const zone = zoneOf(plainZones[random.integer(plainZones.length)] ?? "");
    const text = randomSchedule(random);
    const now = randomSecond(random, zone);
    const parsed = parseSchedule(text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.error}`);
    const next = nextMatch(parsed.schedule, zone, now);
    const end = now + 8 * 86_400;
    let slow = Math.floor(now / 60 + 1) * 60;
    while (slow < end && !matches(text, wallClockAt(zone, slow))) slow += 60;
    if (slow < end) expect({ text, now, next }).toEqual({ text, now, next: slow });
    else expect(next === null || next >= end, `${text} after ${now}`).toBe(true);
  }
});

test.each([4, 5])("seed %i: in odd zones too a match is a minute whose clock matches", (seed) => {
  const random = seededRandom(seed);
  for (let round = 0; round < 150; round++) {
    const zone = zoneOf(oddZones[random.integer(oddZones.length)] ?? "");
    const text = randomSchedule(random);
    const now = randomSecond(random, zone);
    const parsed = parseSchedule(text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.error}`);
    const next = nextMatch(parsed.schedule, zone, now);
    if (next !== null) expect(next > now && next % 60 === 0 && matches(text, wallClockAt(zone, next)), `${text} after ${now}`).toBe(true);
  }
});

test.each([6, 7, 8])("seed %i: a remembered answer is the answer of a new trigger", (seed) => {
  const random = seededRandom(seed);
  for (let round = 0; round < 25; round++) {
    const names = [...zonesWithoutMidnight, ...oddZones, ...plainZones];
    const name = names[random.integer(names.length)] ?? "";
    const [start, end] = [randomSchedule(random), randomSchedule(random)];
    const created = createCronTrigger(start, end, name);
    if (!created.ok) continue;
    let now = randomSecond(random, zoneOf(name));
    for (let step = 0; step < 40; step++) {
      const answer = created.trigger.at(now);
      const { active, nextStart, nextEnd } = answer.ok ? answer : {};
      expect({ start, end, name, now, ok: true, active, nextStart, nextEnd }).toEqual({
        start,
        end,
        name,
        now,
        ...cronWindow(start, end, name, now),
      });
      now += 1 + random.integer([60, 1800, 20_000][random.integer(3)] ?? 60);
    }
  }
});
