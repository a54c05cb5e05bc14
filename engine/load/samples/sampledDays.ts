import type { Sample } from "./samples";

/** A day in samples that are longer than a day. */
export interface SampledDay {
  /** Its midnight, or the end of the day before, in seconds as `TimeReading.first` counts. */
  start: number;
  /** The highest value within it. */
  highest: number;
}

const day = 86_400;

/** The days on which there are samples. `first` is the time of second 0. */
export function daysOf(points: readonly Sample[], first: number): SampledDay[] {
  const days = new Map<number, number>();
  for (const [second, value] of points) {
    const start = Math.floor((first + second) / day) * day;
    days.set(start, Math.max(days.get(start) ?? -Infinity, value));
  }
  return [...days].map(([start, highest]) => ({ start, highest }));
}

/** The samples between two times, both included, in seconds as `TimeReading.first` counts. */
export const partOf = (points: readonly Sample[], first: number, from: number, to: number): Sample[] =>
  points.filter(([second]) => first + second >= from && first + second <= to);
