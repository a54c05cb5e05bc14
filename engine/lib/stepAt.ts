/** The last step at or before a time; −1 if there is none. `at` rises. */
export function stepAt(at: Float64Array, second: number): number {
  let low = 0;
  let high = at.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at[middle]! <= second) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
