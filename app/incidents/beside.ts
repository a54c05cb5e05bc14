import type { CSSProperties } from "react";
import type { TimeScale } from "../ui/timeScale";

/** Places a box under the lane, near a time, and inside the column. */
export function beside(scale: TimeScale, at: number, width: number): CSSProperties {
  const margin = 8;
  const within = Math.min(width, scale.width - 2 * margin);
  return { width: within, left: Math.max(margin, Math.min(scale.x(at) - 24, scale.width - margin - within)) };
}
