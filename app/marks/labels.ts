import type { PlotFrame } from "./plotFrame";

/** In the plot's own pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * What a line or an area covers in each column of pixels, from its highest pixel to its lowest; Infinity and −Infinity if it covers
 * nothing.
 */
export interface Trail {
  top: Float64Array;
  bottom: Float64Array;
}

/** Covers the area between two series, or one line if both are the same. NaN leaves a gap. */
export function trail(frame: PlotFrame, at: ArrayLike<number>, one: ArrayLike<number>, other: ArrayLike<number>, held: boolean): Trail {
  const { scale, y } = frame;
  const columns = Math.max(0, Math.ceil(scale.width));
  const top = new Float64Array(columns).fill(Infinity);
  const bottom = new Float64Array(columns).fill(-Infinity);
  const cover = (column: number, value: number) => {
    if (column < 0 || column >= columns || Number.isNaN(value)) return;
    top[column] = Math.min(top[column]!, y(value));
    bottom[column] = Math.max(bottom[column]!, y(value));
  };
  const both = one === other ? [one] : [one, other];
  for (let index = 0; index < at.length; index++) {
    const next = Math.min(index + 1, at.length - 1);
    const [from, to] = [scale.x(at[index]!), scale.x(at[next]!)];
    const [first, last] = [Math.floor(from), Math.floor(to)];
    for (const values of both) {
      const [here, there] = [values[index]!, values[next]!];
      for (let column = first; column <= last; column++) {
        const share = to > from ? Math.min(1, Math.max(0, (column - from) / (to - from))) : 0;
        cover(column, held ? here : here + (there - here) * share);
      }
      cover(last, there);
    }
  }
  return { top, bottom };
}

/** Covers a dot of a radius at each value. */
export function dotTrail({ scale, y }: PlotFrame, at: ArrayLike<number>, values: ArrayLike<number>, radius: number): Trail {
  const columns = Math.max(0, Math.ceil(scale.width));
  const top = new Float64Array(columns).fill(Infinity);
  const bottom = new Float64Array(columns).fill(-Infinity);
  for (let index = 0; index < at.length; index++) {
    const [x, middle] = [scale.x(at[index]!), y(values[index]!)];
    for (let column = Math.max(0, Math.floor(x - radius)); column <= x + radius && column < columns; column++) {
      if (Number.isNaN(middle)) continue;
      top[column] = Math.min(top[column]!, middle - radius);
      bottom[column] = Math.max(bottom[column]!, middle + radius);
    }
  }
  return { top, bottom };
}

/** How many pixels stay free around a label. */
const margin = 3;
const grid = { x: 6, y: 3 };

interface Placing {
  /** Where the middle of the label should be. */
  x: number;
  y: number;
  width: number;
  within: Box;
  trails: readonly Trail[];
  taken: readonly Box[];
}

/** The free place nearest to where a label should be. null if there is none, because no label is better than two that overlap. */
export function placeLabel({ x, y, width, within, trails, taken }: Placing): Box | null {
  let best: Box | null = null;
  let nearest = Infinity;
  const ends = { x: within.left + within.width - width, y: within.top + within.height - labelHeight };
  for (let top = within.top; top <= ends.y; top += grid.y) {
    for (let left = within.left; left <= ends.x; left += grid.x) {
      const distance = Math.hypot(left + width / 2 - x, top + labelHeight / 2 - y);
      if (distance >= nearest) continue;
      const box = { left, top, width, height: labelHeight };
      if (!isFree(box, trails, taken)) continue;
      [best, nearest] = [box, distance];
    }
  }
  return best;
}

/** The height of a line of 11 px text; its baseline is `labelBaseline` below its top. */
export const labelHeight = 13;
export const labelBaseline = 10;
export const labelWidth = (text: string) => text.length * 6;

/** The whole plot, but at most `reach` pixels on each side of `x`. */
export function around(frame: PlotFrame, x: number, reach: number, height = frame.bottom - frame.top): Box {
  const { scale, top } = frame;
  const left = Math.max(scale.left + 3, x - reach);
  return { left, top: top + 1, width: Math.min(scale.width - scale.right - 3, x + reach) - left, height };
}

/** The part of a box before a second. */
export const before = (box: Box, { scale }: PlotFrame, second: number): Box => ({
  ...box,
  width: Math.min(box.width, scale.x(Math.min(second, scale.to)) - box.left),
});

/** The line of a time, from the top of the plot to its foot. */
export const upright = ({ scale, height }: PlotFrame, second: number): Box => ({ left: scale.x(second), top: 0, width: 0, height });

/**
 * Where a line's words begin: at `from`, or right of the cursor if it would cut them. null if they have no room there before `to`.
 */
export function beginBesideCursor({ from, to }: { from: number; to: number }, width: number, cursor: number | null): number | null {
  if (cursor === null || cursor < from - margin || cursor > from + width + margin) return from;
  const beside = cursor + margin + 1;
  return beside + width <= to ? beside : null;
}

/** Whether a label keeps away from lines and from what else has its place. */
export const isFree = (box: Box, trails: readonly Trail[], taken: readonly Box[]): boolean =>
  !taken.some((other) => overlap(box, other)) && !trails.some((line) => crosses(line, box));

const overlap = (a: Box, b: Box) =>
  a.left - margin < b.left + b.width &&
  b.left < a.left + a.width + margin &&
  a.top - margin < b.top + b.height &&
  b.top < a.top + a.height + margin;

function crosses({ top, bottom }: Trail, box: Box): boolean {
  const [high, low] = [box.top - margin, box.top + box.height + margin];
  for (let column = Math.max(0, Math.floor(box.left) - margin); column <= box.left + box.width + margin; column++) {
    if (top[column]! < low && bottom[column]! > high) return true;
  }
  return false;
}
