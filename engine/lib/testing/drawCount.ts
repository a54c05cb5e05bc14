const isLong = process.env["LONG"] === "1";

/**
 * How many cases a property test draws: as many as the gate has time for, or, with `npm run long -- properties`, as many as a release is
 * worth. A failure of the long set repeats with `LONG=1 npx vitest run` and the test's file.
 */
export const drawCount = (inGate: number, long: number): number => (isLong ? long : inGate);

/** Milliseconds that a test may take. Other processes may have most of the machine, so time is no bar. */
export const patience = drawCount(300_000, 36_000_000);

/** All of a list in the long set, and in the gate every `nth` one, which differs from test to test by `from`. */
export const someOf = <T>(all: readonly T[], nth: number, from: number): readonly T[] =>
  isLong ? all : all.filter((_, index) => index % nth === from);
