/** The time that somebody asks about, as people write it. */
import { formatRfc3339, readRfc3339 } from "../../lib/utcTime";
import { secondsOfAge } from "../ages";
import type { Range } from "../snapshot/statement";

export type AskedTime =
  /** Unix seconds. */
  | { readonly kind: "moment"; readonly second: number }
  /** A second of a day in UTC; the evidence says of which day. */
  | { readonly kind: "timeOfDay"; readonly second: number }
  /** Seconds before the text was printed. kubectl cuts an age to its last unit, so it is a range. */
  | { readonly kind: "age"; readonly seconds: Range };

export type NotATime =
  /** It is written in no form that has one meaning. */
  | "form"
  /** A date and a time, but no zone. */
  | "noZone"
  /** A month, a day, an hour, a minute, a second or an offset that does not exist. */
  | "noSuchTime";

/**
 * Reads RFC 3339 (`2026-11-23T09:28:00Z`), a time of the day in UTC (`09:28`, `09:28:30`), and an age as kubectl prints it (`12m`, `3m50s`).
 * Everything else is refused, because it could mean more than one time.
 */
export function readAskedTime(text: string): AskedTime | NotATime {
  const asked = text.trim();
  const seconds = secondsOfAge(asked);
  if (seconds !== null) return { kind: "age", seconds };
  const [, hours, minutes, rest = "0"] = /^(\d{1,2}):(\d\d)(?::(\d\d))?$/.exec(asked) ?? [];
  if (hours !== undefined) {
    const parts = [Number(hours), Number(minutes), Number(rest)] as const;
    return isClock(...parts) ? { kind: "timeOfDay", second: parts[0] * 3600 + parts[1] * 60 + parts[2] } : "noSuchTime";
  }
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?$/i.test(asked)) return "noZone";
  const written = asked.toUpperCase();
  const second = /^.{10}T.{8}(?:\.\d{1,9})?(?:Z|.{6})$/.test(written) ? readRfc3339(written) : null;
  if (second === null) return "form";
  return exists(written) ? { kind: "moment", second } : "noSuchTime";
}

/** Whether the calendar has this date, and the clock this time and this offset. */
function exists(written: string): boolean {
  const [date, time] = [written.slice(0, 10), written.slice(11, 19)];
  const offset = /[+-](\d\d):(\d\d)$/.exec(written);
  const midnight = readRfc3339(`${date}T00:00:00Z`)!;
  const [hours, minutes, seconds] = time.split(":").map(Number) as [number, number, number];
  return (
    formatRfc3339(midnight).startsWith(date) &&
    isClock(hours, minutes, seconds) &&
    (offset === null || isClock(Number(offset[1]), Number(offset[2]), 0))
  );
}

const isClock = (hours: number, minutes: number, seconds: number): boolean => hours < 24 && minutes < 60 && seconds < 60;
