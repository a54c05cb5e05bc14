/**
 * All combinations of a study's values. A candidate is a number: its values' indexes, the last field's counting fastest. `today` is outside the
 * grid if one of today's values is not among the study's.
 */
export interface Grid {
  /** Values of each field. */
  readonly sizes: readonly number[];
  /** Their product, combinations that no manifest may have included. */
  readonly combinations: number;
}

/** A whole number from 0 on: a combination of the grid. -1: today's values, which the grid does not have. */
export type CandidateKey = number;

export const outsideGrid: CandidateKey = -1;

export function gridOf(sizes: readonly number[]): Grid {
  return { sizes, combinations: sizes.reduce((product, size) => product * size, 1) };
}

export function indexesOf({ sizes }: Grid, key: CandidateKey): number[] {
  const indexes = sizes.map(() => 0);
  let rest = key;
  for (let field = sizes.length - 1; field >= 0; field--) {
    indexes[field] = rest % sizes[field]!;
    rest = Math.floor(rest / sizes[field]!);
  }
  return indexes;
}

export function keyOf({ sizes }: Grid, indexes: readonly number[]): CandidateKey {
  return indexes.reduce((key, index, field) => key * sizes[field]! + index, 0);
}

/** The combinations that differ in one field by one step, in the order of the fields. */
export function neighboursOf(grid: Grid, key: CandidateKey): CandidateKey[] {
  const indexes = indexesOf(grid, key);
  return indexes.flatMap((index, field) =>
    [index - 1, index + 1]
      .filter((moved) => moved >= 0 && moved < grid.sizes[field]!)
      .map((moved) => keyOf(grid, indexes.with(field, moved))),
  );
}

/**
 * Fills the grid evenly from its first combination on: an additive recurrence on the powers of the generalized golden ratio (Roberts 2018), whose
 * points are far from each other in any number of dimensions. Goes on for ever, and may repeat a combination.
 */
export function* evenly(grid: Grid): Generator<CandidateKey, never> {
  const { sizes } = grid;
  const ratio = goldenRatio(sizes.length);
  const steps = sizes.map((_, field) => 1 / power(ratio, field + 1));
  for (let point = 0; ; point++) {
    const indexes = sizes.map((size, field) => Math.floor(((0.5 + point * steps[field]!) % 1) * size));
    yield keyOf(grid, indexes);
  }
}

/** The root of x^(d + 1) = x + 1 by Newton's method, with products only: powers of fractions differ between browsers. */
function goldenRatio(dimensions: number): number {
  let root = 2;
  for (let round = 0; round < 30; round++) {
    const below = power(root, dimensions);
    root -= (below * root - root - 1) / ((dimensions + 1) * below - 1);
  }
  return root;
}

function power(base: number, exponent: number): number {
  let product = 1;
  for (let factor = 0; factor < exponent; factor++) product *= base;
  return product;
}
