import { parseSchedule, type Schedule } from "../../cron/schedule";
import { triggersOf } from "../../scaledObject";
import { say, type Words } from "../../../lib/sentence";
import { quotedLike } from "../../../manifest/fixes/textFixes";
import type { FoundFix } from "../../../manifest/textEdit";
import type { YamlNode } from "../../../manifest/yamlTree";
import { nodeAt } from "../../../manifest/place";
import { advice, type Rule } from "./subject";

/** A start whose window ends on another day than the others, or which opens none, because start and end name different days. */
export const cronDays: Rule = (subject) =>
  triggersOf(subject.object).flatMap(({ type, metadata = {} }, index) => {
    if (type !== "cron") return [];
    const [start = "", end = ""] = [metadata["start"], metadata["end"]];
    const odd = oddStart(start, end);
    if (odd === null) return [];
    const { from, until } = odd;
    const message =
      until === null
        ? say`The start on ${nameOf(from)} does nothing: the next start comes before the next end.`
        : say`From ${nameOf(from)} on it stays on until ${nameOf(until)}.`;
    const reason = say`KEDA asks only what comes next: it is on if the next end comes before the next start. start and end name different days of the week, so not every window ends on its own.`;
    const steps = ["spec", "triggers", index, "metadata", "end"];
    return [advice(subject, steps, message, reason, fixes(nodeAt(subject.document, steps), start, end))];
  });

/** Minutes from the beginning of Sunday; `until` is null if the start opens no window. */
interface OddStart {
  from: number;
  until: number | null;
}

const day = 24 * 60;
const week = 7 * day;

/**
 * The first start of the week whose window is longer than a day, or which opens none, while another one is as usual. Null if there is none,
 * if both schedules name the same days, or if they depend on more than the day of the week and the time.
 */
export function oddStart(start: string, end: string): OddStart | null {
  const [starts, ends] = [minutesOf(start), minutesOf(end)];
  if (starts === null || ends === null || starts.days === ends.days || starts.at.length === 0 || ends.at.length === 0) return null;
  const windows = starts.at.map((from) => {
    const nextStart = after(starts.at, from);
    // It stays on as long as another end comes before the next start.
    const before = ends.at.map((time) => after([time], from)).filter((length) => length <= nextStart);
    return { from, length: before.length === 0 ? null : Math.max(...before) };
  });
  const isUsual = ({ length }: (typeof windows)[number]) => length !== null && length <= day;
  // Windows in one day are not odd because the first of several starts has another one before its end.
  const found = windows.find(({ from, length }) => (length === null ? after(starts.at, from) >= day : length > day));
  if (found === undefined || !windows.some(isUsual)) return null;
  return { from: found.from, until: found.length === null ? null : (found.from + found.length) % week };
}

/** How many minutes until the next of some times of the week. */
function after(times: readonly number[], from: number): number {
  return Math.min(...times.map((time) => (time > from ? time - from : time - from + week)));
}

/** The matches within a week on the clock of the wall, and which days they name. */
function minutesOf(text: string): { at: readonly number[]; days: string } | null {
  const parsed = parseSchedule(text);
  if (!parsed.ok) return null;
  const { dayOfMonth, month, dayOfWeek, hour, minute, zone }: Schedule = parsed.schedule;
  if (zone !== null || !dayOfMonth.starred || !month.starred) return null;
  const days = matching(dayOfWeek.values).slice(0, 7);
  const [hours, minutes] = [matching(hour.values), matching(minute.values)];
  // More starts than a person writes by hand, such as one in each minute.
  if (hours.length * minutes.length > 24) return null;
  return { days: String(days), at: days.flatMap((each) => hours.flatMap((h) => minutes.map((m) => each * day + h * 60 + m))) };
}

const matching = (values: readonly boolean[]): number[] => [...values.keys()].filter((value) => values[value]);

/** The end on the days of the start, or on the days after them if it comes earlier in the day. */
function fixes(written: YamlNode | undefined, start: string, end: string): FoundFix[] {
  const [starts, ends] = [minutesOf(start), minutesOf(end)];
  const [, , , , days = ""] = start.trim().split(/\s+/);
  if (written === undefined || starts === null || ends === null) return [];
  const isOverNight = (ends.at[0] ?? 0) % day <= (starts.at[0] ?? 0) % day;
  const shifted = starts.days.split(",").map((each) => (Number(each) + 1) % 7);
  const next = [...end.trim().split(/\s+/).slice(0, 4), isOverNight ? shifted.toSorted((a, b) => a - b).join(",") : days].join(" ");
  return oddStart(start, next) === null && next !== end
    ? [{ title: say`Write end: ${next}`, edits: [{ ...written.extent, text: quotedLike(written, next) }] }]
    : [];
}

/** "Friday 03:00" */
function nameOf(minuteOfWeek: number): Words {
  const clock = [Math.floor((minuteOfWeek % day) / 60), minuteOfWeek % 60].map((part) => String(part).padStart(2, "0")).join(":");
  return timesOf[Math.floor(minuteOfWeek / day)]!(clock);
}

const timesOf: readonly ((clock: string) => Words)[] = [
  (clock) => say`Sunday ${clock}`,
  (clock) => say`Monday ${clock}`,
  (clock) => say`Tuesday ${clock}`,
  (clock) => say`Wednesday ${clock}`,
  (clock) => say`Thursday ${clock}`,
  (clock) => say`Friday ${clock}`,
  (clock) => say`Saturday ${clock}`,
];
