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
  const left = narrow ? 48 : 50;
  const right = narrow ? 12 : 16;
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

/** Distances between time ticks, in seconds, from the densest to the sparsest. */
const tickSteps = [60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 14_400, 21_600];

/** Whole, round times with at least `gap` pixels between them. */
export function timeTicks(scale: TimeScale, gap = 64): number[] {
  const step = tickSteps.find((seconds) => scale.x(scale.from + seconds) - scale.left >= gap) ?? tickSteps.at(-1)!;
  const ticks: number[] = [];
  for (let second = Math.ceil(scale.from / step) * step; second <= scale.to; second += step) ticks.push(second);
  return ticks;
}

/** The smallest of 1, 2, 2.5, 4, 5, 8 × 10ⁿ that is not below the value: the top of an axis. */
export function niceCeiling(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 2.5, 4, 5, 8, 10].map((factor) => factor * power).find((top) => top >= value * (1 - 1e-9))!;
}

/** Three to five round values from 0 to the top, both included. */
export function valueTicks(top: number): number[] {
  const power = 10 ** Math.floor(Math.log10(top));
  const parts = { 1: 2, 2: 4, 2.5: 5, 4: 4, 5: 5, 8: 4 }[Math.round((top / power) * 10) / 10] ?? 4;
  return Array.from({ length: parts + 1 }, (_, index) => (top / parts) * index);
}
