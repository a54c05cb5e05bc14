/** One series as somebody exported it. */
export interface Samples {
  /** A column's heading, or a metric with its labels; empty where the source gives none. */
  name: string;
  /** As written behind the values; null where they are bare numbers. */
  unit: string | null;
  /** In order of time. */
  points: readonly Sample[];
  /** Samples without a number (empty, null, NaN, infinite): they are left out. */
  gaps: number;
}

/** Seconds from the earliest sample of all series, and a value in the series' unit. */
export type Sample = readonly [second: number, value: number];

/** `error` is one sentence that names the line where there is one. */
export type SamplesReading = { ok: true; source: "csv" | "prometheus"; series: readonly Samples[] } | { ok: false; error: string };

/** Of a text that is read at all, in characters: a day at a sample per second in ten series. */
export const maxSamplesLength = 20_000_000;

/** A series before it is known when the first of all begins. */
export interface RawSeries {
  name: string;
  unit: string | null;
  /** Seconds from any start; null and what is not finite is a gap. */
  samples: readonly (readonly [second: number, value: number | null])[];
}

/** Series that hold a number, in order of time, counted from the earliest sample of all. */
export function fromFirstSample(raw: readonly RawSeries[]): Samples[] {
  const start = raw.reduce((least, { samples }) => samples.reduce((min, [second]) => Math.min(min, second), least), Infinity);
  return raw.flatMap(({ name, unit, samples }) => {
    const points = samples
      .flatMap(([second, value]): Sample[] => (value === null || !Number.isFinite(value) ? [] : [[second - start, value]]))
      .toSorted(([a], [b]) => a - b);
    return points.length === 0 ? [] : [{ name, unit, points, gaps: samples.length - points.length }];
  });
}
