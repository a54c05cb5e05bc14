import type { TimeScale } from "../timeScale";

/** Where words go beside the cursor's line: right of it, else left of it; null if neither side has room. */
export function wordsBeside(line: number, width: number, { left, right, width: column }: Pick<TimeScale, "left" | "right" | "width">) {
  if (line + gap + width <= column - right) return { x: line + gap, anchor: "start" } as const;
  return line - gap - width >= left ? ({ x: line - gap, anchor: "end" } as const) : null;
}

/** Half a square above a poll that wrote, and some space. */
const gap = 8;
