import type { TimeRange } from "../../answers/points";
import type { AskedTime } from "./askedTime";

/** Why a time is not one of those that the evidence tells. */
export type NotTold =
  /** Unix seconds: the first and the last that it tells. */
  | { readonly code: "outside"; readonly from: number; readonly to: number }
  /** The time of the day comes more than once: Unix seconds. */
  | { readonly code: "severalDays"; readonly seconds: readonly number[] }
  /** It tells moments, and none at which it was printed, so an age counts from nowhere. */
  | { readonly code: "noAges"; readonly from: number; readonly to: number }
  /** It tells ages and no moment. */
  | { readonly code: "agesOnly" }
  /** It tells ages up to this one, as seconds. */
  | { readonly code: "older"; readonly oldest: number }
  /** Ages in several texts count from different moments. */
  | { readonly code: "agesOfSeveralTexts"; readonly texts: readonly number[] }
  /** Nothing in it has a time. */
  | { readonly code: "noTimes" };

/** The Unix second that somebody asks about, within what is told. */
export function secondOf(asked: AskedTime, { from, to }: TimeRange): number | NotTold {
  if (asked.kind === "age") return { code: "noAges", from, to };
  if (asked.kind === "moment") return asked.second >= from && asked.second <= to ? asked.second : { code: "outside", from, to };
  const seconds: number[] = [];
  for (let day = Math.floor(from / 86_400); day * 86_400 <= to && seconds.length < mostDays; day++) {
    const second = day * 86_400 + asked.second;
    if (second >= from && second <= to) seconds.push(second);
  }
  const [only] = seconds;
  if (only === undefined) return { code: "outside", from, to };
  return seconds.length === 1 ? only : { code: "severalDays", seconds };
}

/** A reader chooses among no more. */
const mostDays = 5;
