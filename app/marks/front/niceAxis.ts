/** Round values from at or below `low` to at or above `high`, about `parts` steps apart. Both ends are ticks. */
export function niceTicks(low: number, high: number, parts: number): number[] {
  const step = roundStep((high - low) / Math.max(1, parts));
  const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)];
  // By division where the step is a fraction, because 3 × 0.1 is not 0.3.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    step < 1 ? (first + index) / Math.round(1 / step) : (first + index) * step,
  );
}

/** The smallest of 1, 2, 5, 10, 20, 50 and so on, or their fractions, that is at least a number. */
function roundStep(least: number): number {
  if (!(least > 0)) return 1;
  const exponent = Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((each) => each >= (least / 10 ** exponent) * (1 - 1e-9))!;
  return exponent < 0 ? factor / 10 ** -exponent : factor * 10 ** exponent;
}
