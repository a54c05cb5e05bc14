/**
 * Picks rows for drawing: the same ones for all series, so that one cursor fits every figure.
 * Each stretch of the run keeps its first row and every series' lowest and highest, so no spike is lost, whatever the
 * number of rows. `stepped` series also keep every row at which they change, as long as those are no more than `rows`.
 */
export function pickRows(series: readonly Float64Array[], stepped: readonly Float64Array[], rows: number): Uint32Array {
  const length = series[0]?.length ?? 0;
  if (length <= rows) return Uint32Array.from({ length }, (_, index) => index);
  // A stretch keeps about four rows: where series agree on their extremes it needs fewer.
  const stretches = Math.max(1, Math.floor(rows / 4));
  const picked = new Uint8Array(length);
  picked[length - 1] = 1;
  for (let stretch = 0; stretch < stretches; stretch++) {
    const from = Math.floor((stretch * length) / stretches);
    const to = Math.floor(((stretch + 1) * length) / stretches);
    picked[from] = 1;
    for (const values of series) keepExtremes(values, from, to, picked);
  }
  const changes = rowsOfChange(stepped, length);
  if (changes.length <= rows) for (const row of changes) picked[row] = 1;
  return pickedRows(picked);
}

function rowsOfChange(stepped: readonly Float64Array[], length: number): number[] {
  const changes: number[] = [];
  for (let row = 1; row < length; row++) if (stepped.some((values) => values[row] !== values[row - 1])) changes.push(row);
  return changes;
}

function pickedRows(picked: Uint8Array): Uint32Array {
  const indexes = new Uint32Array(picked.reduce((count, keep) => count + keep, 0));
  let next = 0;
  for (let index = 0; index < picked.length; index++) if (picked[index]) indexes[next++] = index;
  return indexes;
}

/** A flat stretch needs no rows of its own. */
function keepExtremes(values: Float64Array, from: number, to: number, picked: Uint8Array): void {
  let lowest = from;
  let highest = from;
  for (let index = from + 1; index < to; index++) {
    const value = values[index]!;
    // A gap (NaN) begins or ends here: both sides are needed to draw it.
    if (Number.isNaN(value) !== Number.isNaN(values[index - 1]!)) picked[index] = picked[index - 1] = 1;
    if (value < values[lowest]! || Number.isNaN(values[lowest]!)) lowest = index;
    if (value > values[highest]! || Number.isNaN(values[highest]!)) highest = index;
  }
  if (values[lowest] === values[highest]) return;
  picked[lowest] = picked[highest] = 1;
}

export function pick(values: Float64Array, indexes: ArrayLike<number>): Float64Array {
  const picked = new Float64Array(indexes.length);
  for (let row = 0; row < indexes.length; row++) picked[row] = values[indexes[row]!]!;
  return picked;
}
