/** Rows of numbers for items that come and go, side by side in memory. A row is named by the index of its first number. */
export interface Table {
  /** Read it again after each `take`: the array may have grown. */
  values(): Float64Array;
  /** Returns a new row, filled with NaN. */
  take(): number;
  give(row: number): void;
}

export function createTable(width: number): Table {
  const free: number[] = [];
  let values = new Float64Array(64 * width);
  let end = 0;
  const append = () => {
    const row = end;
    end += width;
    if (end > values.length) {
      const grown = new Float64Array(2 * values.length);
      grown.set(values);
      values = grown;
    }
    return row;
  };
  return {
    values: () => values,
    take() {
      const row = free.pop() ?? append();
      values.fill(NaN, row, row + width);
      return row;
    },
    give: (row) => void free.push(row),
  };
}
