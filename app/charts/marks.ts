import type { StepColumns } from "../../engine/index";
import type { PlotFrame } from "../ui/plotFrame";

/** A rescale, drawn as a triangle: up stands above the new count, down hangs under the old one. */
interface RescaleMark {
  at: number;
  up: boolean;
  x: number;
  y: number;
}

/** Where the controller wrote the scale. Marks of one direction keep `gap` pixels between them, so that many still read. */
export function rescaleMarks({ at, rescaled, current, applied }: StepColumns, frame: PlotFrame, gap: number): RescaleMark[] {
  const marks: RescaleMark[] = [];
  const last = { up: -Infinity, down: -Infinity };
  at.forEach((second, step) => {
    if (!rescaled[step] || second > frame.scale.to) return;
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

/** A line that holds each value until the next step; NaN breaks it. */
export function stepPath(at: Float64Array, values: Float64Array, frame: PlotFrame): string {
  let path = "";
  let drawn = NaN;
  at.forEach((second, step) => {
    const value = values[step]!;
    const [x, y] = [round(frame.scale.x(second)), round(frame.y(value))];
    if (Number.isNaN(value)) path += Number.isNaN(drawn) ? "" : `H${x}`;
    else if (Number.isNaN(drawn)) path += `M${x} ${y}`;
    else if (value !== drawn) path += `H${x}V${y}`;
    drawn = value;
  });
  return Number.isNaN(drawn) ? path : `${path}H${round(frame.scale.x(Math.min(frame.scale.to, at.at(-1)! + lastStep(at))))}`;
}

/** One round dot a step, for a stroke with round ends. */
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

export function peakAbove(max: number, at: Float64Array, values: Float64Array): Peak | null {
  const top = values.reduce((highest, value, index) => (value > (values[highest] ?? max) ? index : highest), -1);
  if (top < 0) return null;
  let [first, last] = [top, top];
  while (values[first - 1]! > max) first--;
  while (values[last]! > max && last < at.length - 1) last++;
  return { value: values[top]!, from: at[first]!, to: at[last]! };
}

export const round = (pixel: number) => Math.round(pixel * 10) / 10;

const lastStep = (at: Float64Array) => (at.length > 1 ? at.at(-1)! - at.at(-2)! : 0);
