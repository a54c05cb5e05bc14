import type { Part, SeriesSummary } from "./samplesRequests";

/** The longest run, in seconds. */
export const longestPart = 86_400;
/** The shortest part that can be cut out of samples, in seconds. */
const shortestPart = 600;

/** Samples as short as this are always used whole. */
export const isCut = ({ first, last }: SeriesSummary): boolean => last - first > shortestPart;

/** The part that is chosen first: all samples, or the day with the highest value if they are longer than a day. */
export function firstPart(series: SeriesSummary): Part {
  if (series.last - series.first <= longestPart) return { from: series.first, to: series.last };
  const busiest = series.days.reduce((most, each) => (each.highest > most.highest ? each : most));
  return dayOf(series, busiest.start);
}

/** The part of the samples that lies in one day. */
export function dayOf({ first, last }: SeriesSummary, second: number): Part {
  const start = Math.floor(second / longestPart) * longestPart;
  return { from: Math.max(first, start), to: Math.min(last, start + longestPart) };
}
