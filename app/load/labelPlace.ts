import { requestsPerSecondAt } from "../../engine/index";
import type { PlotFrame } from "../marks/plotFrame";
import type { Points } from "./curveEdits";

/** In the plot's own pixels. */
interface LabelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The pixels between a handle's middle and its label, and around the curve. */
const away = 14;
const clear = 4;

/**
 * Where a handle's label covers no part of the curve: above the handle, else below it, else beside it, else the nearest row of the plot that
 * is free. If the curve is everywhere, above.
 */
export function labelPlace(points: Points, frame: PlotFrame, { x, y }: { x: number; y: number }, width: number, height: number): LabelBox {
  const { scale, top, bottom } = frame;
  const [least, most] = [scale.left + 2, scale.width - scale.right - width];
  const box = (left: number, above: number): LabelBox => ({ left: Math.max(least, Math.min(left, most)), top: above, width, height });
  const inside = ({ top: above }: LabelBox) => above >= top - 4 && above + height <= bottom + 2;
  const centred = x - width / 2;
  const sides = [centred, x + away, x - away - width];
  const near = sides.flatMap((left) => [box(left, y - away - height), box(left, y + away)]);
  const rows = Array.from({ length: Math.max(1, Math.floor((bottom - top) / 4)) }, (_, row) => top + row * 4);
  const free = rows.toSorted((a, b) => Math.abs(a - y) - Math.abs(b - y)).flatMap((above) => sides.map((left) => box(left, above)));
  return (
    [...near, ...free].find((place) => inside(place) && !crosses(points, frame, place)) ?? box(centred, Math.max(top, y - away - height))
  );
}

function crosses(points: Points, { scale, y }: PlotFrame, box: LabelBox): boolean {
  const [from, to] = [scale.second(box.left - clear), scale.second(box.left + box.width + clear)];
  const inside = points.filter(([second]) => second > from && second < to);
  const bends = [[from, requestsPerSecondAt(points, from)] as const, ...inside, [to, requestsPerSecondAt(points, to)] as const];
  const [high, low] = [box.top - clear, box.top + box.height + clear];
  return bends.some(([, value], index) => {
    const next = bends[index + 1]?.[1] ?? value;
    return y(Math.max(value, next)) < low && y(Math.min(value, next)) > high;
  });
}
