/**
 * The rows at which some line bends, the first and the last. Straight lines between them pass every other row within `slack`, in the
 * values' own unit. `steps` hold until they change, so the rows on both sides of a change are kept. NaN is a gap; its edges are kept, too.
 */
export function bends(at: Float64Array, lines: readonly Float64Array[], steps: readonly Float64Array[], slack: number): number[] {
  const kept: number[] = [];
  const cones = lines.map((values) => createCone(at, values, slack));
  const keep = (row: number) => {
    if (kept.at(-1) === row) return;
    kept.push(row);
    for (const cone of cones) cone.startAt(row);
  };
  for (let row = 0; row < at.length; row++) {
    const breaks = (values: Float64Array) => Number.isNaN(values[row]) !== Number.isNaN(values[row - 1]);
    const changes = (values: Float64Array) => values[row] !== values[row - 1];
    if (row === 0) keep(row);
    else if (steps.some(changes) || lines.some(breaks)) {
      keep(row - 1);
      keep(row);
    } else {
      if (!cones.every((cone) => cone.holds(row))) keep(row - 1);
      for (const cone of cones) cone.narrow(row);
    }
  }
  if (at.length > 0) keep(at.length - 1);
  return kept;
}

/** The slopes of all straight lines from one row that pass the later rows within `slack`. */
function createCone(at: Float64Array, values: Float64Array, slack: number) {
  let from = 0;
  let low = -Infinity;
  let high = Infinity;
  const slope = (row: number, offset: number) => (values[row]! + offset - values[from]!) / (at[row]! - at[from]!);
  return {
    startAt(row: number) {
      from = row;
      low = -Infinity;
      high = Infinity;
    },
    /** A gap fits every line. */
    holds: (row: number) => !(slope(row, 0) < low || slope(row, 0) > high),
    narrow(row: number) {
      if (Number.isNaN(values[row])) return;
      low = Math.max(low, slope(row, -slack));
      high = Math.min(high, slope(row, slack));
    },
  };
}
