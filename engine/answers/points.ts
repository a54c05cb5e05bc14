import { say, type Sentence } from "../lib/sentence";
/** Unix seconds, both ends included. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The points of a series in the text's order, in two columns of the same length: a day of 200 pods has a million of them in each query.
 * `times` are Unix seconds. NaN: the text has no time, or a value that is no finite number.
 */
export interface Points {
  readonly times: Float64Array;
  readonly values: Float64Array;
}

/** A day of 200 pods has a million in each query; many more do not fit beside each other. */
export const mostPoints = 4_000_000;

export const tooManyPoints: Sentence = say`There are more than 4 million points up to here: ask Prometheus for a shorter time, or for fewer series.`;

/** A point without a time belongs to any. */
export const isWithin = (time: number | null, range: TimeRange | undefined): boolean =>
  range === undefined || time === null || (time >= range.from && time <= range.to);

/** A point as a pair; null where the column has NaN. */
export type Point = readonly [time: number | null, value: number | null];

/** Takes up points one by one and gives out whole series. Series of the same times share one column of them. */
export class PointsReader {
  private times = new Float64Array(64);
  private values = new Float64Array(64);
  private shared = new Float64Array(0);
  private count = 0;

  get length(): number {
    return this.count;
  }

  add(time: number | null, value: number | null): void {
    if (this.count === this.times.length) [this.times, this.values] = [twiceAsLong(this.times), twiceAsLong(this.values)];
    this.times[this.count] = time ?? NaN;
    this.values[this.count++] = value ?? NaN;
  }

  /** Forgets the points since the last series. */
  drop(): void {
    this.count = 0;
  }

  /** The points since the last series. */
  take(): Points {
    const { count } = this;
    this.count = 0;
    return { times: this.takeTimes(count), values: this.values.slice(0, count) };
  }

  private takeTimes(count: number): Float64Array {
    const { times, shared } = this;
    let same = shared.length === count ? 0 : -1;
    while (same >= 0 && same < count) same = times[same] === shared[same] ? same + 1 : -1;
    if (same < 0) this.shared = times.slice(0, count);
    return this.shared;
  }
}

function twiceAsLong(column: Float64Array): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(2 * column.length);
  longer.set(column);
  return longer;
}

export function pointsOf(pairs: Iterable<Point>): Points {
  const reader = new PointsReader();
  for (const [time, value] of pairs) reader.add(time, value);
  return reader.take();
}

export const noPoints: Points = pointsOf([]);

export const pairsOf = ({ times, values }: Points): Point[] =>
  Array.from(times, (time, index): Point => [known(time), known(values[index]!)]);

const known = (number: number): number | null => (Number.isNaN(number) ? null : number);

/** Whether the point has a time and a value. */
export const isWhole = ({ times, values }: Points, index: number): boolean => !Number.isNaN(times[index]!) && !Number.isNaN(values[index]!);

export function eachWhole(points: Points, see: (time: number, value: number) => void): void {
  for (let index = 0; index < points.times.length; index++) if (isWhole(points, index)) see(points.times[index]!, points.values[index]!);
}

export function pointsWithin(points: Points, { from, to }: TimeRange): Points {
  const { times, values } = points;
  const reader = new PointsReader();
  for (const [index, time] of times.entries()) if (time >= from && time <= to) reader.add(time, values[index]!);
  return reader.length === times.length ? points : reader.take();
}
