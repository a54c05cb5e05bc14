import { areaUnder, bandPath, linePath, stepPath } from "../linePaths";
import { path, type Mark, type Series } from "../mark";
import type { PlotFrame } from "../plotFrame";
import type { LoadRow } from "../rows";

/** The lines and areas of a figure, as they are drawn without Recharts. */
export function seriesMarks<Row extends { at: number }>(rows: readonly Row[], series: readonly Series<Row>[], frame: PlotFrame): Mark {
  const at = rows.map((row) => row.at);
  const marks = series.flatMap(({ of, shape, look }): Mark[] => {
    // Rows that draw a band have the load's two bands.
    if (shape === "band") return [path(bandPath(rows as readonly unknown[] as readonly LoadRow[], of as "failed" | "waits", frame), look)];
    const values = rows.map((row) => (row[of] as number | null) ?? NaN);
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
