import { clock } from "../words/times";

/** The one time axis of all figures: seconds of the run against pixels of the figures' column. */
export interface TimeScale {
  /** Width of the column, and the plot's distance from its edges. */
  width: number;
  left: number;
  right: number;
  from: number;
  to: number;
  x(second: number): number;
  /** The second at a pixel, clamped to the view; not rounded. */
  second(x: number): number;
}

export function timeScale(width: number, from: number, to: number, narrow: boolean): TimeScale {
  return scaleBetween({ width, left: narrow ? 48 : 50, right: narrow ? 12 : 16 }, from, to);
}

/** The part of the run from one second to another, between the edges of a plot. */
export function scaleBetween({ width, left, right }: Pick<TimeScale, "width" | "left" | "right">, from: number, to: number): TimeScale {
  const perSecond = Math.max(1, width - left - right) / Math.max(1, to - from);
  return {
    width,
    left,
    right,
    from,
    to,
    x: (second) => left + (second - from) * perSecond,
    second: (x) => Math.min(to, Math.max(from, from + (x - left) / perSecond)),
  };
}

export const isInView = ({ from, to }: Pick<TimeScale, "from" | "to">, second: number | null): second is number =>
  second !== null && second >= from && second <= to;

/** Distances between time ticks, in seconds, from the densest to the sparsest. */
const tickSteps = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 14_400, 21_600, 43_200, 86_400, 172_800, 604_800];

/** Round times in whole seconds, with at least `gap` pixels between them. `zero`: a second from which round times count. */
export function timeTicks(scale: TimeScale, gap = 64, zero = 0): number[] {
  const step = tickSteps.find((seconds) => scale.x(scale.from + seconds) - scale.left >= gap) ?? tickSteps.at(-1)!;
  const ticks: number[] = [];
  for (let second = zero + Math.ceil((scale.from - zero) / step) * step; second <= scale.to; second += step) ticks.push(second);
  return ticks;
}

/** The tops of an axis, as factors of a power of ten, and the number of round parts into which each divides. */
const axisTops = [
  { factor: 1, parts: 4 },
  { factor: 1.2, parts: 4 },
  { factor: 1.5, parts: 3 },
  { factor: 2, parts: 4 },
  { factor: 3, parts: 3 },
  { factor: 4, parts: 4 },
  { factor: 5, parts: 5 },
  { factor: 6, parts: 3 },
  { factor: 8, parts: 4 },
];

/** The smallest top of an axis that is at least the value. */
export function niceCeiling(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const top = axisTops.find(({ factor }) => factor * power >= value * (1 - 1e-9));
  return top ? top.factor * power : 10 * power;
}

/** Round values from 0 to a round top, both included: four to six, or two or three if there is no room for more. */
export function valueTicks(top: number, atMost = 6): number[] {
  const power = 10 ** Math.floor(Math.log10(top) + 1e-9);
  const finest = axisTops.find(({ factor }) => Math.abs(factor * power - top) < top * 1e-9)?.parts ?? 4;
  const parts = [finest, 2].find((count) => count < atMost) ?? 1;
  return Array.from({ length: parts + 1 }, (_, index) => (top * index) / parts);
}

/** A time on the axis: mm:ss, or hours if minutes would need three digits and the view is too long to show seconds. */
export function timeTick(second: number, scale: TimeScale): string {
  if (scale.to <= 6000 || scale.to - scale.from < 600) return clock(second);
  const minutes = Math.round((second % 3600) / 60);
  return minutes === 0 ? `${Math.floor(second / 3600)} h` : `${Math.floor(second / 3600)}:${String(minutes).padStart(2, "0")} h`;
}
