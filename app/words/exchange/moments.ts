import type { TimeReading } from "../../../engine/index";
import { clock, parseClock } from "../times";

const day = 86_400;
/**
 * The last second of the year 9999, because later dates have no such text. Seconds below `yearless` come from a source that writes no year.
 */
const [lastSecond, yearless] = [253_402_300_799, 366 * day];

/** A time as the samples write it: "2026-11-21 10:00", "10:00:30", or mm:ss if the times count from a start. */
export function momentText(second: number, kind: TimeReading["kind"]): string {
  if (kind === "count" || Math.abs(second) > lastSecond) return clock(second);
  if (kind === "clock") return clockText(second);
  return `${dayText(second)} ${clockText(second)}`;
}

/** "2026-11-21", without the year if the source wrote none. */
export function dayText(second: number): string {
  const text = new Date(second * 1000).toISOString().slice(0, 10);
  return second < yearless ? text.slice(5) : text;
}

/** The time of day, with seconds only if they are not zero; midnight at the end of a day is 24:00. */
export function clockText(second: number, isEnd = false): string {
  const rest = Math.floor(((second % day) + day) % day);
  if (rest === 0 && isEnd) return "24:00";
  const parts = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60].map((part) => String(part).padStart(2, "0"));
  return parts.slice(0, rest % 60 === 0 ? 2 : 3).join(":");
}

/** The second of a typed time within a stretch. A time of day means its first moment inside the stretch. null if the text is not a time. */
export function parseMoment(text: string, kind: TimeReading["kind"], within: { from: number; to: number }): number | null {
  const second = kind === "count" ? parseClock(text) : parseTimeOfDay(text);
  if (second === null) return null;
  if (kind === "count") return within.from <= second && second <= within.to ? second : null;
  const midnight = Math.floor(within.from / day) * day;
  const meant = [midnight + second, midnight + day + second].find((at) => at >= within.from && at <= within.to);
  return meant ?? null;
}

function parseTimeOfDay(text: string): number | null {
  const parts = /^\s*(\d{1,2}):(\d{2})(?::(\d{2}))?\s*$/.exec(text);
  if (!parts) return null;
  const [hours, minutes, seconds] = [Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 0)];
  return hours > 24 || minutes > 59 || seconds > 59 || hours * 3600 + minutes * 60 + seconds > day
    ? null
    : hours * 3600 + minutes * 60 + seconds;
}
