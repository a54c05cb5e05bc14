/**
 * Picks rows for drawing: the same rows for all series, so that one cursor fits every figure. Each stretch of the run keeps its first row
 * and the lowest and highest of every series, so no spike is lost at any number of rows. `stepped` series also keep every row at which they
 * change, if there are at most `rows` of those.
 */
export function pickRows(series: readonly Float64Array[], stepped: readonly Float64Array[], rows: number): Uint32Array {
  const length = series[0]?.length ?? 0;
  if (length <= rows) return Uint32Array.from({ length }, (_, index) => index);
  // A stretch keeps about four rows, or fewer if series have their extremes at the same rows.
  const stretches = Math.max(1, Math.floor(rows / 4));
  const picked = new Uint8Array(length);
  picked[length - 1] = 1;
  for (let stretch = 0; stretch < stretches; stretch++) {
    const from = Math.floor((stretch * length) / stretches);
    const to = Math.floor(((stretch + 1) * length) / stretches);
    picked[from] = 1;
    for (const values of series) keepExtremes(values, from, to, picked);
  }
  for (const row of rowsOfChange(stepped, length, rows) ?? []) picked[row] = 1;
  return pickedRows(picked);
}

/** null if there are more than `most`. */
function rowsOfChange(stepped: readonly Float64Array[], length: number, most: number): Set<number> | null {
  const changes = new Set<number>();
  for (const values of stepped) {
    for (let row = 1; row < length; row++) {
      if (values[row] !== values[row - 1] && changes.add(row).size > most) return null;
    }
  }
  return changes;
}

function pickedRows(picked: Uint8Array): Uint32Array {
  const indexes = new Uint32Array(picked.length);
  let next = 0;
  for (let index = 0; index < picked.length; index++) if (picked[index]) indexes[next++] = index;
  return indexes.slice(0, next);
}

/**
 * A flat stretch needs no rows of its own. The compared values are locals, because this loop reads a million of them in the run of a day.
 */
function keepExtremes(values: Float64Array, from: number, to: number, picked: Uint8Array): void {
  let [lowest, highest] = [from, from];
  let low = values[from]!;
  let high = low;
  let before = low;
  for (let index = from + 1; index < to; index++) {
    const value = values[index]!;
    if (value === before) continue;
    // A gap (NaN) begins or ends here, and drawing it needs the rows on both sides.
    if (Number.isNaN(value) !== Number.isNaN(before)) picked[index] = picked[index - 1] = 1;
    if (value < low || Number.isNaN(low)) {
      lowest = index;
      low = value;
    }
    if (value > high || Number.isNaN(high)) {
      highest = index;
      high = value;
    }
    before = value;
  }
  if (low === high) return;
  picked[lowest] = picked[highest] = 1;
}

export function pick(values: Float64Array, indexes: ArrayLike<number>): Float64Array {
  const picked = new Float64Array(indexes.length);
  for (let row = 0; row < indexes.length; row++) picked[row] = values[indexes[row]!]!;
  return picked;
}
