/** The events of an autoscaler on the axis of its series. */
import { readRfc3339 } from "../../lib/utcTime";
import type { MergedAutoscaler, Place } from "../merge/merged";
import { secondsOfAge } from "../ages";

interface TimedEvent {
  /** Unix seconds of the first and the last time it was seen, each between two bounds. */
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly reason: string;
  readonly message: string;
  /** Of a rescale. */
  readonly size: number | null;
  readonly place: Place;
}

export interface TimedEvents {
  readonly events: readonly TimedEvent[];
  /** Whether an event of this time would be among them. */
  covers(time: number): boolean;
}

/** `rescales`: the changes of the count that series show. They tell when a text with ages was printed. */
export function timedEvents(
  { events, logs }: Pick<MergedAutoscaler, "events" | "logs">,
  rescales: readonly { readonly at: number; readonly to: number }[],
): TimedEvents {
  const timed: TimedEvent[] = [];
  const printed = new Map<number, number | null>();
  for (const { reason = "", message = "", time, age, firstSeen, place } of events) {
    const size = sizeIn(reason, message);
    const exact = time === undefined ? null : readRfc3339(time);
    if (exact !== null) {
      timed.push({ from: exact, to: exact, first: exact, reason, message, size, place });
      continue;
    }
    const ago = typeof age === "string" ? secondsOfAge(age) : null;
    if (ago === null) continue;
    if (!printed.has(place.text))
      printed.set(
        place.text,
        printTime(
          events.filter((event) => event.place.text === place.text),
          rescales,
        ),
      );
    const now = printed.get(place.text)!;
    if (now === null) continue;
    const began = firstSeen === undefined ? null : secondsOfAge(firstSeen);
    timed.push({ from: now - ago.high, to: now - ago.low, first: now - (began ?? ago).high, reason, message, size, place });
  }
  for (const { time, to, message, place } of logs) {
    const exact = time === undefined ? null : readRfc3339(time);
    if (exact !== null && to !== undefined)
      timed.push({ from: exact, to: exact, first: exact, reason: "SuccessfulRescale", message, size: to, place });
  }
  const prints = [...printed.values()].filter((time) => time !== null);
  const start = Math.min(...timed.map(({ first }) => first));
  const end = Math.max(...timed.map(({ to }) => to), ...prints);
  return { events: timed.toSorted((one, other) => one.from - other.from), covers: (time) => start <= time && time <= end };
}

function sizeIn(reason: string, message: string): number | null {
  const size = reason === "SuccessfulRescale" ? /^New size: (\d{1,9})/.exec(message)?.[1] : undefined;
  return size === undefined ? null : Number(size);
}

/** A text can be placed only if at least so many of its rescales are in the series, because one change may be anything. */
const leastMatches = 2;
/** Scrapes follow a sync by up to so many seconds. */
const scrapeLag = 75;

/** The time at which most ages of rescales meet the changes that series show; null if no time is better than another. */
function printTime(events: MergedAutoscaler["events"], rescales: readonly { readonly at: number; readonly to: number }[]): number | null {
  const aged = events.flatMap(({ reason = "", message = "", age }) => {
    const [size, ago] = [sizeIn(reason, message), typeof age === "string" ? secondsOfAge(age) : null];
    return size === null || ago === null ? [] : [{ size, ...ago }];
  });
  const spans = aged.slice(0, 50).flatMap(({ size, low, high }, index) =>
    rescales
      .filter(({ to }) => to === size)
      .slice(-200)
      .map(({ at }) => ({ from: at - scrapeLag + low, to: at + high, index })),
  );
  let best: { from: number; to: number; matches: number } | null = null;
  let isTied = false;
  for (const { from } of spans) {
    const meeting = spans.filter((span) => span.from <= from && from <= span.to);
    const matches = new Set(meeting.map(({ index }) => index)).size;
    const to = Math.min(...meeting.map((span) => span.to));
    if (best === null || matches > best.matches) [best, isTied] = [{ from, to, matches }, false];
    else if (matches === best.matches && (from > best.to || to < best.from)) isTied = true;
  }
  return best === null || isTied || best.matches < leastMatches ? null : Math.round((best.from + best.to) / 2);
}
