import type { TimeScale } from "./timeScale";

/** The inside of one figure: time on the shared horizontal scale, values from 0 upward. Pixels are those of the figure's own box. */
export interface PlotFrame {
  scale: TimeScale;
  height: number;
  top: number;
  bottom: number;
  /** The value at `top`. */
  max: number;
  y(value: number): number;
  /** The value at a pixel; outside the frame the scale goes on in a straight line. */
  value(y: number): number;
}

export function plotFrame(scale: TimeScale, height: number, top: number, max: number): PlotFrame {
  const bottom = height - 1;
  const perValue = Math.max(1, bottom - top) / max;
  return { scale, height, top, bottom, max, y: (value) => bottom - value * perValue, value: (y) => (bottom - y) / perValue };
}

/** What the load figure gives to a layer over its plot. */
export interface PlotOverlay {
  frame: PlotFrame;
  /** True to fill the area under the curve. */
  filled: boolean;
  /** A press without movement selects the second under it. */
  onSelect(second: number): void;
}
