/** A linear model without an intercept of its own: a column of ones is one. */
export interface Regression {
  /** One for each column. */
  coefficients: readonly number[];
  /** Their standard errors, widened where neighbouring residuals resemble each other. */
  errors: readonly number[];
  /** Measured minus fitted, in order. */
  residuals: Float64Array;
  /** What the regression made as small as it could, in units of `scale` squared. */
  loss: number;
}

/** Beyond this many times the scale a residual counts linearly (Huber 1964): 95 % as precise as least squares if nothing is wrong. */
const bend = 1.345;
const rounds = 25;

/**
 * Huber's regression by least squares with weights: a few wild samples hardly move it. `columns` and `measured` are in the order of time. Without
 * `scale`, the spread of normal residuals is found from their median. Null: the columns cannot be told apart.
 */
export function regress(columns: readonly Float64Array[], measured: Float64Array, scale?: number, mostRounds = rounds): Regression | null {
  const weights = new Float64Array(measured.length).fill(1);
  let solution = solve(columns, measured, weights);
  if (solution === null) return null;
  let residuals = residualsOf(columns, measured, solution.coefficients);
  let spread = scale ?? spreadOf(residuals);
  for (let round = 0; round < mostRounds; round++) {
    for (let at = 0; at < weights.length; at++) weights[at] = Math.min(1, (bend * spread) / Math.max(Math.abs(residuals[at]!), 1e-12));
    const next = solve(columns, measured, weights);
    if (next === null) return null;
    const moved = Math.max(
      ...next.coefficients.map((each, column) => Math.abs(each - solution!.coefficients[column]!) / (Math.abs(each) + 1e-9)),
    );
    solution = next;
    residuals = residualsOf(columns, measured, solution.coefficients);
    if (scale === undefined) spread = spreadOf(residuals);
    if (moved < 1e-9) break;
  }
  const widened = spread * Math.sqrt(likeness(residuals, spread));
  return {
    coefficients: solution.coefficients,
    errors: solution.variances.map((variance) => widened * Math.sqrt(Math.max(0, variance))),
    residuals,
    loss: lossOf(residuals, spread),
  };
}

/** 1.4826 × the median distance from 0: the standard deviation if the residuals are normal. Never 0. */
export function spreadOf(residuals: Float64Array): number {
  const distances = residuals.map(Math.abs).toSorted();
  return Math.max(1e-9, 1.4826 * distances[distances.length >> 1]!);
}

function residualsOf(columns: readonly Float64Array[], measured: Float64Array, coefficients: readonly number[]): Float64Array {
  return measured.map((value, at) => columns.reduce((rest, column, index) => rest - coefficients[index]! * column[at]!, value));
}

function lossOf(residuals: Float64Array, spread: number): number {
  return residuals.reduce((sum, residual) => {
    const distance = Math.abs(residual) / spread;
    return sum + (distance <= bend ? distance * distance : bend * (2 * distance - bend));
  }, 0);
}

/** How many times fewer independent samples there are than samples, from how much each residual resembles the one before. From 1 on. */
function likeness(residuals: Float64Array, spread: number): number {
  const bounded = residuals.map((residual) => Math.max(-bend * spread, Math.min(bend * spread, residual)));
  let product = 0;
  let square = 0;
  for (let at = 1; at < bounded.length; at++) {
    product += bounded[at]! * bounded[at - 1]!;
    square += bounded[at]! * bounded[at]!;
  }
  const alike = square === 0 ? 0 : Math.min(0.98, Math.max(0, product / square));
  return (1 + alike) / (1 - alike);
}

/** Weighted least squares by the normal equations, with columns scaled to length 1 first. Null if a column is nearly made of the others. */
function solve(
  columns: readonly Float64Array[],
  measured: Float64Array,
  weights: Float64Array,
): { coefficients: number[]; variances: number[] } | null {
  const lengths = columns.map((column) => Math.sqrt(weighted(column, column, weights)));
  if (lengths.some((length) => length === 0)) return null;
  const size = columns.length;
  const matrix = columns.map((row, i) => columns.map((column, j) => weighted(row, column, weights) / (lengths[i]! * lengths[j]!)));
  const inverse = inverted(matrix);
  if (inverse === null) return null;
  const right = columns.map((column, i) => weighted(column, measured, weights) / lengths[i]!);
  return {
    coefficients: Array.from({ length: size }, (_, i) => inverse[i]!.reduce((sum, each, j) => sum + each * right[j]!, 0) / lengths[i]!),
    variances: Array.from({ length: size }, (_, i) => inverse[i]![i]! / lengths[i]! ** 2),
  };
}

function weighted(one: Float64Array, other: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += weights[at]! * one[at]! * other[at]!;
  return sum;
}

/** Gauss and Jordan, for the few columns that a model has. */
function inverted(matrix: readonly (readonly number[])[]): number[][] | null {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const best = rows
      .slice(column)
      .reduce((most, row, at) => (Math.abs(row[column]!) > Math.abs(rows[most]![column]!) ? column + at : most), column);
    [rows[column], rows[best]] = [rows[best]!, rows[column]!];
    const pivot = rows[column]![column]!;
    if (Math.abs(pivot) < 1e-9) return null;
    rows[column] = rows[column]!.map((each) => each / pivot);
    for (let row = 0; row < size; row++) {
      const factor = rows[row]![column]!;
      if (row !== column) rows[row] = rows[row]!.map((each, at) => each - factor * rows[column]![at]!);
    }
  }
  return rows.map((row) => row.slice(size));
}
