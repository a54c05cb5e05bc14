/**
 * A percentile (0 to 100) of values that are better the lower they are: always one of the values, and of two the worse. So the 95th of 20 values
 * is the highest, and their 50th the eleventh from below.
 */
export function percentileOf(values: readonly number[], percent: number): number {
  const rising = Float64Array.from(values).toSorted();
  const value = rising[percentilePlace(rising.length, percent)];
  if (value === undefined) throw new Error("no value");
  return value;
}

/** The index of a percentile among so many values in order from the best to the worst. At least this share of them is as good or better. */
export const percentilePlace = (count: number, percent: number): number => Math.ceil(((count - 1) * percent) / 100);
