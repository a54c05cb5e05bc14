import type { MergedAutoscaler } from "../merge/merged";
import { isWhole, noPoints, type Points } from "../../answers/points";
import { stepOf } from "../prometheus/series";

/** The series of one name: how many there are, and how whole they are. */
export interface SeriesPart {
  readonly metric: string;
  readonly series: number;
  /** Seconds between two points; null: there is one. */
  readonly stepSeconds: number | null;
  /** How often the longest of them has no point for more than two steps. */
  readonly gaps: number;
}

/** In the order in which the texts have them. A series without a name is not counted. */
export function seriesParts({ series }: Pick<MergedAutoscaler, "series">): SeriesPart[] {
  const known = new Map<string, { series: number; longest: Points }>();
  for (const { metric, points } of series) {
    if (metric === null) continue;
    const part = known.get(metric) ?? { series: 0, longest: noPoints };
    known.set(metric, { series: part.series + 1, longest: points.times.length > part.longest.times.length ? points : part.longest });
  }
  return [...known].map(([metric, part]) => {
    const times = part.longest.times.filter((_, index) => isWhole(part.longest, index)).toSorted();
    const stepSeconds = stepOf(times) ?? null;
    const gaps = stepSeconds === null ? 0 : times.filter((time, index) => index > 0 && time - times[index - 1]! > 2.5 * stepSeconds).length;
    return { metric, series: part.series, stepSeconds, gaps };
  });
}
