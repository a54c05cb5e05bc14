import { stepAt, type StepColumns } from "../../engine/index";
import type { PlotFrame } from "./plotFrame";

/** A rescale, drawn as a triangle. A triangle that points up is above the new count; a triangle that points down is under the old count. */
interface RescaleMark {
  at: number;
  up: boolean;
  x: number;
  y: number;
}

/** Marks where the controller wrote the scale. Marks of one direction keep `gap` pixels between them, so that many are still readable. */
export function rescaleMarks({ at, rescaled, current, applied }: StepColumns, frame: PlotFrame, gap: number): RescaleMark[] {
  const marks: RescaleMark[] = [];
  const last = { up: -Infinity, down: -Infinity };
  at.forEach((second, step) => {
    if (!rescaled[step] || second < frame.scale.from || second > frame.scale.to) return;
    const up = applied[step]! > current[step]!;
    const x = frame.scale.x(second);
    if (x - last[up ? "up" : "down"] < gap) return;
    last[up ? "up" : "down"] = x;
    marks.push({ at: second, up, x, y: frame.y(Math.max(applied[step]!, current[step]!)) });
  });
  return marks;
}

export function trianglePath({ x, y, up }: RescaleMark, size: number): string {
  const tip = up ? Math.max(0.5, y - size - 2) : y + size + 3;
  const side = up ? 1 : -1;
  return `M${round(x)} ${round(tip)}l${size} ${side * size * 1.5}h${-2 * size}Z`;
}

/** One round dot for each step; the stroke needs round ends. */
export function dotPath(at: Float64Array, values: Float64Array, frame: PlotFrame): string {
  let path = "";
  at.forEach((second, step) => {
    if (values[step]! <= frame.max) path += `M${round(frame.scale.x(second))} ${round(frame.y(values[step]!))}h0`;
  });
  return path;
}

/** Values above an axis: the highest, and the stretch of time around it. */
export interface Peak {
  value: number;
  from: number;
  to: number;
}

/** Each stretch above an axis, up to the time at which the value is back below it. */
export function stretchesAbove(max: number, at: Float64Array, values: Float64Array): Peak[] {
  const stretches: Peak[] = [];
  let open: Peak | null = null;
  values.forEach((value, index) => {
    if (open) open.to = at[index]!;
    if (!(value > max)) open = null;
    else if (open) open.value = Math.max(open.value, value);
    else stretches.push((open = { value, from: at[index]!, to: at[index]! }));
  });
  return stretches;
}

/** Two parallel columns up to a second. */
export const until = (second: number, at: Float64Array, values: Float64Array): [Float64Array, Float64Array] => {
  const count = stepAt(at, second) + 1;
  return [at.subarray(0, count), values.subarray(0, count)];
};

/** The highest of them; null while the axis holds all values. */
export const highestOf = (stretches: readonly Peak[]): Peak | null =>
  stretches.reduce<Peak | null>((most, stretch) => (most && most.value >= stretch.value ? most : stretch), null);

/** One line along an edge of the plot for each stretch, at least a pixel and a half long. */
export const edgePath = (stretches: readonly Peak[], { scale }: PlotFrame, y: number): string =>
  stretches.map(({ from, to }) => `M${round(scale.x(from))} ${y}H${round(Math.max(scale.x(from) + 1.5, scale.x(to)))}`).join("");

export const round = (pixel: number) => Math.round(pixel * 10) / 10;
