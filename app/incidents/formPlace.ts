import type { CSSProperties } from "react";
import type { TimeScale } from "../marks/timeScale";

const margin = 8;
/** So much of the time after an incident stays in sight, in pixels. */
const effectWidth = 120;

/**
 * Places a form under the lane so that it does not cover what its incident causes: before the incident, else at the end of the column, else
 * in the lane, which then moves the figures down.
 */
export function clearOf(scale: TimeScale, at: number, width: number): CSSProperties {
  const x = scale.x(Math.max(scale.from, Math.min(scale.to, at)));
  const within = Math.min(width, scale.width - 2 * margin);
  if (x - 12 - within >= margin) return { width: within, left: x - 12 - within };
  const last = scale.width - margin - within;
  if (last - x >= effectWidth) return { width: within, left: last };
  return { width: within, position: "relative", top: "auto", marginLeft: Math.max(margin, Math.min(x - 24, last)) };
}

/** Places a box under the lane, near a time, and inside the column. */
export function beside(scale: TimeScale, at: number, width: number): CSSProperties {
  const within = Math.min(width, scale.width - 2 * margin);
  return { width: within, left: Math.max(margin, Math.min(scale.x(at) - 24, scale.width - margin - within)) };
}
