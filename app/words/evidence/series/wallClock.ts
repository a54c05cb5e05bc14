/** How recorded times are written: on the wall clock of the browser's zone. */
import { language } from "../../../text/language";
import { clock } from "../../times";

/** "09:28" */
export const hourMinute = (second: number): string => clock(Math.floor(second)).slice(0, 5);

/** The zone's distance from UTC at a second, in seconds. */
export const offsetAt = (second: number): number => -60 * new Date(second * 1000).getTimezoneOffset();

/** "UTC+1", "UTC−3:30" */
export function zoneName(second: number): string {
  const minutes = offsetAt(second) / 60;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  if (minutes === 0) return "UTC";
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}

const days = new Intl.DateTimeFormat(language, { day: "numeric", month: "short" });

/** "3 Nov", in the page's language. */
export const dayName = (second: number): string => days.format(second * 1000);

/** "2026-11-23 09:28:15 UTC": with its year, for a text that is read later. */
export function dateAndTime(second: number): string {
  const time = new Date(second * 1000);
  const date = [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
  return `${date} ${clock(second)} ${zoneName(second)}`;
}
