import type { KedaWrite } from "../../../engine/index";
import type { PlotFrame } from "../plotFrame";
import { round } from "../marks";

const size = 8;

/** Squares that would overlap are one, because hundreds of them would hide the lines. */
export function writeMarks(writes: readonly KedaWrite[], { scale, max, y }: PlotFrame): string {
  let path = "";
  let last = -Infinity;
  for (const { at, from, to } of writes) {
    const x = scale.x(at);
    if (at < scale.from || at > scale.to || x - last < size - 1) continue;
    last = x;
    const middle = y(Math.min(max, (Math.max(0, from) + to) / 2));
    path += `M${round(x - size / 2)} ${round(middle - size / 2)}h${size}v${size}h${-size}Z`;
  }
  return path;
}
