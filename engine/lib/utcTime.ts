/** Moments as the API and Go write them, in UTC, always in today's calendar. Seconds count from 1970. */

/** Reads "2026-01-23T06:43:42.250Z", fractions included, and "2026-01-23T08:43:42+02:00"; null if the text is no moment. */
export function readRfc3339(text: string): number | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:Z|([+-])(\d\d):(\d\d))$/.exec(text);
  if (match === null) return null;
  const [year, month, day, hours, minutes, seconds] = match.slice(1, 7).map(Number) as [number, number, number, number, number, number];
  const [offsetHours, offsetMinutes] = [Number(match[8] ?? 0), Number(match[9] ?? 0)];
  const offset = (match[7] === "-" ? -60 : 60) * (60 * offsetHours + offsetMinutes);
  return daysSince1970(year, month, day) * 86_400 + hours * 3600 + minutes * 60 + seconds - offset;
}

/** "2026-01-23T06:43:42Z": whole seconds in UTC, as the API writes a moment. */
export function formatRfc3339(seconds: number): string {
  const whole = Math.floor(seconds);
  const days = Math.floor(whole / 86_400);
  const { year, month, day } = dateOf(days);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}T${clockOf(whole - days * 86_400)}Z`;
}

/** "Fri, 23 Jan 2026 06:43:42 +0000": Go's time.RFC1123Z. */
export function formatRfc1123z(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const { year, month, day } = dateOf(days);
  const time = clockOf(seconds - days * 86_400);
  // 1970 began on a Thursday.
  const weekday = weekdays[(((days + 4) % 7) + 7) % 7];
  return `${weekday}, ${pad(day, 2)} ${months[month - 1]} ${pad(year, 4)} ${time} +0000`;
}

/** What Go has if no time is set: the beginning of the year 1. */
export const zeroTime = -62_135_596_800;

const clockOf = (second: number): string =>
  [second / 3600, (second / 60) % 60, second % 60].map((part) => pad(Math.trunc(part), 2)).join(":");

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const pad = (number: number, digits: number): string => String(number).padStart(digits, "0");

/** Days from 1970 to a day; months are 1 to 12, and the day may lie outside of its month. */
export function daysSince1970(year: number, month: number, day: number): number {
  // A year is counted from March on, so that the extra day of a leap year is the last one.
  const marchYear = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return daysBefore(marchYear) + dayOfYear - daysFromYear0;
}

/** Days from the March of the year 0 to the March of another year. */
const daysBefore = (marchYear: number): number =>
  365 * marchYear + Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);

const daysFromYear0 = 719_468;

/** The day that is so many days after 1 January 1970. */
export function dateOf(days: number): { year: number; month: number; day: number } {
  const sinceYear0 = days + daysFromYear0;
  let marchYear = Math.floor(sinceYear0 / 365.2425);
  while (daysBefore(marchYear + 1) <= sinceYear0) marchYear++;
  while (daysBefore(marchYear) > sinceYear0) marchYear--;
  const dayOfYear = sinceYear0 - daysBefore(marchYear);
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((marchMonth + 2) % 12) + 1;
  return { year: month > 2 ? marchYear : marchYear + 1, month, day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1 };
}
