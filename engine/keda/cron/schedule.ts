import { parseField, type ScheduleField } from "./scheduleField";
import { loadTimeZone, momentOf, wallClockAt, type TimeZone, type WallClock } from "./timeZone";

/** A cron schedule of five fields. */
export type Schedule = {
  /** Of a prefix `TZ=` or `CRON_TZ=`; null: the trigger's zone. */
  readonly zone: TimeZone | null;
  readonly minute: ScheduleField;
  readonly hour: ScheduleField;
  readonly dayOfMonth: ScheduleField;
  readonly month: ScheduleField;
  readonly dayOfWeek: ScheduleField;
};

type ParsedSchedule = { ok: true; schedule: Schedule } | { ok: false; error: string };

/** `Parser.Parse` of robfig/cron v3, as KEDA sets it up: five fields, no seconds, no descriptors. The errors are upstream's. */
export function parseSchedule(text: string): ParsedSchedule {
  if (text === "") return { ok: false, error: "empty spec string" };
  let zone: TimeZone | null = null;
  let rest = text;
  if (text.startsWith("TZ=") || text.startsWith("CRON_TZ=")) {
    const end = text.indexOf(" ");
    // Upstream panics here, and the controller turns the panic into an error.
    if (end === -1) return { ok: false, error: "runtime error: slice bounds out of range [:-1]" };
    const name = text.slice(text.indexOf("=") + 1, end);
    const found = loadTimeZone(name);
    if (!found.ok) return { ok: false, error: `provided bad location ${name}: ${found.error}` };
    // With the zone "Local" upstream takes the trigger's zone, as it does without a prefix.
    zone = name === "Local" ? null : found.zone;
    rest = trimSpace(text.slice(end));
  }
  if (rest.startsWith("@")) return { ok: false, error: `parser does not accept descriptors: ${rest}` };
  return parseFields(rest, zone);
}

/**
 * `SpecSchedule.Next`: the first match strictly after a second, or null if there is none in this year and the next five. The zone is used
 * if the schedule has none of its own. The steps are upstream's, because around a clock change they decide what matches.
 */
export function nextMatch(schedule: Schedule, zone: TimeZone, nowSeconds: number): number | null {
  const { minute, hour, dayOfMonth, month, dayOfWeek } = schedule;
  // Upstream searches five years for what a field without values never gives.
  if (![minute, hour, month].every(({ values }) => values.includes(true))) return null;
  const place = schedule.zone ?? zone;
  const clock = (second: number): WallClock => wallClockAt(place, second);
  const bothDays = dayOfMonth.starred || dayOfWeek.starred;
  const matchesDay = ({ day, weekday }: WallClock): boolean => {
    const [byMonth, byWeek] = [dayOfMonth.values[day] === true, dayOfWeek.values[weekday] === true];
    return bothDays ? byMonth && byWeek : byMonth || byWeek;
  };

  let at = clock(Math.floor(nowSeconds) + 1);
  const lastYear = at.year + 5;
  // Only the first change of a field sets the smaller fields to their beginning.
  let isCut = false;
  const cut = (moment: () => number): void => {
    if (!isCut) at = clock(moment());
    isCut = true;
  };

  search: while (at.year <= lastYear) {
    while (month.values[at.month] !== true) {
      cut(() => momentOf(place, at.year, at.month, 1, 0));
      at = clock(momentOf(place, at.year, at.month + 1, at.day, secondOfDay(at)));
      if (at.month === 1) continue search;
    }
    while (!matchesDay(at)) {
      cut(() => momentOf(place, at.year, at.month, at.day, 0));
      at = clock(momentOf(place, at.year, at.month, at.day + 1, secondOfDay(at)));
      // A day that begins with a clock change has no midnight, or two.
      if (at.hour !== 0) at = clock(at.second + 3600 * (at.hour > 12 ? 24 - at.hour : -at.hour));
      if (at.day === 1) continue search;
    }
    while (hour.values[at.hour] !== true) {
      cut(() => momentOf(place, at.year, at.month, at.day, 3600 * at.hour));
      at = clock(at.second + 3600);
      if (at.hour === 0) continue search;
    }
    while (minute.values[at.minute] !== true) {
      cut(() => at.second - secondOfMinute(at));
      at = clock(at.second + 60);
      if (at.minute === 0) continue search;
    }
    const seconds = secondOfMinute(at);
    if (seconds === 0) return at.second;
    cut(() => at.second);
    at = clock(at.second + 60 - seconds);
  }
  return null;
}

function parseFields(text: string, zone: TimeZone | null): ParsedSchedule {
  const fields = trimSpace(text).split(spaces);
  const [minuteText, hourText, dayOfMonthText, monthText, dayOfWeekText] = fields;
  if (fields.length !== 5 || minuteText === undefined || hourText === undefined || dayOfMonthText === undefined) return wrongCount(text);
  if (monthText === undefined || dayOfWeekText === undefined) return wrongCount(text);
  const minute = parseField(minuteText, "minute");
  if (!minute.ok) return minute;
  const hour = parseField(hourText, "hour");
  if (!hour.ok) return hour;
  const dayOfMonth = parseField(dayOfMonthText, "dayOfMonth");
  if (!dayOfMonth.ok) return dayOfMonth;
  const month = parseField(monthText, "month");
  if (!month.ok) return month;
  const dayOfWeek = parseField(dayOfWeekText, "dayOfWeek");
  if (!dayOfWeek.ok) return dayOfWeek;
  return {
    ok: true,
    schedule: {
      zone,
      minute: minute.field,
      hour: hour.field,
      dayOfMonth: dayOfMonth.field,
      month: month.field,
      dayOfWeek: dayOfWeek.field,
    },
  };
}

function wrongCount(text: string): { ok: false; error: string } {
  const fields = trimSpace(text)
    .split(spaces)
    .filter((field) => field !== "");
  return { ok: false, error: `expected exactly 5 fields, found ${fields.length}: [${fields.join(" ")}]` };
}

/** What Go counts as space, which is not quite what `\s` matches. */
const space = String.raw`[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`;
const spaces = new RegExp(`${space}+`);
const isSpace = new RegExp(`^${space}$`);

/** A regex for the end of a text would need square time for a long run of spaces within it. */
function trimSpace(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isSpace.test(text[start] ?? "")) start++;
  while (end > start && isSpace.test(text[end - 1] ?? "")) end--;
  return text.slice(start, end);
}

const secondOfMinute = ({ second }: WallClock): number => ((second % 60) + 60) % 60;

const secondOfDay = (at: WallClock): number => at.hour * 3600 + at.minute * 60 + secondOfMinute(at);
