import { areaUnder, bandPath, linePath, stepPath } from "./linePaths";
import { path, type Mark, type AnySeries } from "./mark";
import type { PlotFrame } from "./plotFrame";
import type { LoadRow } from "./rows";

/** The lines and areas of a figure, as they are drawn without Recharts. A row has a number or null in the column of each series. */
export function seriesMarks(rows: readonly { at: number }[], series: readonly AnySeries[], frame: PlotFrame): Mark {
  const at = rows.map((row) => row.at);
  const marks = series.flatMap(({ of, shape, look }): Mark[] => {
    // Rows that draw a band have the load's two bands.
    if (shape === "band") return [path(bandPath(rows as readonly unknown[] as readonly LoadRow[], of as "failed" | "waits", frame), look)];
    const values = rows.map((row) => ((row as Record<string, unknown>)[of] as number | null) ?? NaN);
    if (shape === "line") return [path(linePath(at, values, frame), look)];
    const line = stepPath(at, values, frame, 0);
    if (shape === "steps") return [path(line, look)];
    return [
      path(areaUnder(line, at, frame), { name: look.name, ...(look.fill !== undefined && { fill: look.fill }) }),
      path(line, { ...look, fill: "none" }),
    ];
  });
  return { as: "inside", above: frame.top, marks };
}
