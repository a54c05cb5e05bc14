/** A count over time: each is valid from its second until the next one's, the last to the end. Seconds rise; at least one. */
export type CountSteps = readonly CountStep[];
export type CountStep = readonly [second: number, replicas: number];

/** Where a column of seconds changes, up to a second; the first step is at 0. */
export function countSteps(column: ArrayLike<number>, lastSecond: number): CountStep[] {
  const steps: CountStep[] = [];
  for (let second = 0; second <= lastSecond; second++) {
    if (second === 0 || column[second] !== column[second - 1]) steps.push([second, column[second]!]);
  }
  return steps;
}

/** NaN before the first step. */
export const countAt = (steps: CountSteps, second: number): number => steps.findLast(([at]) => at <= second)?.[1] ?? NaN;
