import type { BandCells, BandGrid } from "../../engine/index";
import type { PlotFrame } from "./plotFrame";
import { round } from "./marks";

/**
 * The area of a band, and its two edges. A cell holds its values for all of its seconds, because only its extremes are known. Where several
 * cells share a pixel, the lowest and the highest of them are drawn.
 */
export function seedsPath(
  { stepSeconds, cells }: BandGrid,
  { low, high }: BandCells,
  { scale, y }: PlotFrame,
): { area: string; edges: string } {
  const first = Math.max(0, Math.floor(scale.from / stepSeconds));
  const last = Math.min(cells - 1, Math.ceil(scale.to / stepSeconds));
  const columns: { x: number; low: number; high: number }[] = [];
  for (let cell = first; cell <= last; cell++) {
    const x = Math.floor(scale.x(Math.max(scale.from, cell * stepSeconds)));
    const column = columns.at(-1);
    if (column?.x === x) {
      column.low = Math.min(column.low, low[cell]!);
      column.high = Math.max(column.high, high[cell]!);
    } else columns.push({ x, low: low[cell]!, high: high[cell]! });
  }
  const end = round(scale.x(Math.min(scale.to, cells * stepSeconds)));
  const top = stairs(columns, "high", y);
  const bottom = stairs(columns, "low", y);
  if (columns.length === 0) return { area: "", edges: "" };
  const back = [...columns].toReversed();
  const lower = back.map(({ low: value }, index) => `V${round(y(value))}H${back[index]!.x}`).join("");
  return { area: `${top}H${end}${lower}Z`, edges: `${top}H${end}${bottom}H${end}` };
}

/** Most values are the same as the one before. */
function stairs(columns: readonly { x: number; low: number; high: number }[], edge: keyof BandCells, y: (value: number) => number): string {
  return columns
    .map(({ x, [edge]: value }, index) => {
      if (index === 0) return `M${x} ${round(y(value))}`;
      return value === columns[index - 1]![edge] ? "" : `H${x}V${round(y(value))}`;
    })
    .join("");
}
