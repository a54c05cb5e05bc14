import { dateOf, daysSince1970 } from "../../lib/utcTime";
import { timeZoneLines } from "./timeZoneData";

/** The offsets of a zone since 2010, in seconds east of UTC. */
export type TimeZone = {
  /** In force before the first change. */
  readonly offset: number;
  /** In order; the second counts from 1970 in UTC. */
  readonly changes: readonly OffsetChange[];
};

type OffsetChange = { readonly second: number; readonly offset: number };

/** A time with one offset: from a change up to the next one. */
type OffsetPeriod = { readonly offset: number; readonly from: number; readonly until: number };

type FoundZone = { ok: true; zone: TimeZone } | { ok: false; error: string };

/** What a wall clock in a zone shows at a moment. Months are 1 to 12, weekdays 0 (Sunday) to 6. */
export type WallClock = {
  readonly second: number;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
};

/**
 * `time.LoadLocation` where the database of zones is installed. The names are case-sensitive. "Local" is the zone of KEDA's container, UTC.
 * Intl would know other names ("+02:00", "europe/berlin") and other changes in each browser, so the offsets are a table of our own.
 */
export function loadTimeZone(name: string): FoundZone {
  if (name === "" || name === "Local") return { ok: true, zone: utc };
  if (name.startsWith("/") || name.startsWith("\\") || name.includes("..")) return { ok: false, error: "time: invalid location name" };
  const line = lineOfName.get(name);
  return line === undefined ? { ok: false, error: `unknown time zone ${name}` } : { ok: true, zone: readLine(line) };
}

export function offsetPeriodAt(zone: TimeZone, second: number): OffsetPeriod {
  let [low, high] = [0, zone.changes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((zone.changes[middle]?.second ?? Infinity) <= second) low = middle + 1;
    else high = middle;
  }
  const from = zone.changes[low - 1];
  return { offset: from?.offset ?? zone.offset, from: from?.second ?? -Infinity, until: zone.changes[low]?.second ?? Infinity };
}

/** What a clock in the zone shows, with the second of the minute left out: `second` has it. */
export function wallClockAt(zone: TimeZone, second: number): WallClock {
  const local = second + offsetPeriodAt(zone, second).offset;
  const days = Math.floor(local / 86_400);
  const inDay = local - days * 86_400;
  // 1970 began on a Thursday.
  const weekday = (((days + 4) % 7) + 7) % 7;
  return { second, ...dateOf(days), weekday, hour: Math.floor(inDay / 3600), minute: Math.floor(inDay / 60) % 60 };
}

/**
 * `time.Date`: the moment at which a clock in the zone shows a time. A time in a gap, or one that comes twice, is read with the offset that
 * Go finds. The month and the day may lie outside of the year and the month.
 */
export function momentOf(zone: TimeZone, year: number, month: number, day: number, secondOfDay: number): number {
  const months = year * 12 + month - 1;
  const monthOfYear = ((months % 12) + 12) % 12;
  const asUtc = daysSince1970((months - monthOfYear) / 12, monthOfYear + 1, day) * 86_400 + secondOfDay;
  const guess = offsetPeriodAt(zone, asUtc);
  const moment = asUtc - guess.offset;
  return moment >= guess.from && moment < guess.until ? moment : asUtc - offsetPeriodAt(zone, moment).offset;
}

const utc: TimeZone = { offset: 0, changes: [] };

const lineOfName: ReadonlyMap<string, string> = new Map(
  timeZoneLines.flatMap((line) =>
    line
      .slice(0, line.indexOf("|"))
      .split(" ")
      .map((name) => [name, line] as const),
  ),
);

function readLine(line: string): TimeZone {
  const [, offset = "", changesText = "", ruleText = ""] = line.split("|");
  const changes = changesText === "" ? [] : changesText.split(" ").map(readChange);
  if (ruleText !== "") {
    const begin = changes.at(-1)?.second ?? -Infinity;
    const rule = readRule(ruleText);
    for (let year = firstYear; year <= lastYear; year++)
      changes.push(...changesOfYear(rule, year).filter((change) => change.second > begin));
  }
  return { offset: Number(offset), changes };
}

/** The table begins with 2010. No simulated run reaches the last year. */
const [firstYear, lastYear] = [2010, 2200];

function readChange(text: string): OffsetChange {
  const [second, offset] = text.split(":").map(Number);
  return { second: second ?? 0, offset: offset ?? 0 };
}

/** Summer time as a yearly rule. In Ireland summer is the standard time, and "summer" here is the winter. */
type Rule = { winter: number; summer: number; summerBegins: RuleDay; winterBegins: RuleDay };

/** The week 5 is the last one with that weekday. The second may lie outside of the day. */
type RuleDay = { month: number; week: number; weekday: number; second: number };

function readRule(text: string): Rule {
  const [winter = "", summer = "", summerBegins = "", winterBegins = ""] = text.split(" ");
  return {
    winter: Number(winter),
    summer: Number(summer),
    summerBegins: readRuleDay(summerBegins),
    winterBegins: readRuleDay(winterBegins),
  };
}

function readRuleDay(text: string): RuleDay {
  const [month = 0, week = 0, weekday = 0, second = 0] = text.split(/[./]/).map(Number);
  return { month, week, weekday, second };
}

function changesOfYear(rule: Rule, year: number): OffsetChange[] {
  const summer = { second: ruleSecond(rule.summerBegins, year) - rule.winter, offset: rule.summer };
  const winter = { second: ruleSecond(rule.winterBegins, year) - rule.summer, offset: rule.winter };
  return summer.second < winter.second ? [summer, winter] : [winter, summer];
}

/** Counts local time as if it were UTC. */
function ruleSecond({ month, week, weekday, second }: RuleDay, year: number): number {
  const first = daysSince1970(year, month, 1);
  const next = month === 12 ? daysSince1970(year + 1, 1, 1) : daysSince1970(year, month + 1, 1);
  // 1970 began on a Thursday.
  let day = first + ((((weekday - first - 4) % 7) + 7) % 7) + 7 * (week - 1);
  while (day >= next) day -= 7;
  return day * 86_400 + second;
}
