/** The load: what was offered and served, what the pods could serve, and the requests that waited or failed. */
import { plainTicks } from "../../axes";
import { latencyNote, loadReadings, loadTitles, loadWords } from "../../readings/loadReadings";
import { areaUnder, bandPath, linePath, stepPath } from "../../linePaths";
import { loadRows, slackAtRest, type LoadRow } from "../../rows";
import type { Run } from "../../../run/run";
import type { PlotFrame } from "../../plotFrame";
import { niceCeiling } from "../../timeScale";
import type { Palette } from "../palette";
import { tag } from "../svg";
import type { Drawn, Figure } from "./figure";

export function loadFigure({ content: { run, kind, range }, shown, step, colours }: Drawn): Figure {
  const rows = loadRows(shown.rows, slackAtRest);
  const max = topOf(run);
  const inView = rows.filter(({ at }) => at >= range.from && at <= range.to);
  const hasBand = (band: Band) => inView.some(({ [band]: here }) => here !== null && (here[1] - here[0]) / max > leastBand);
  const says = ({ stroke, value }: ReturnType<typeof loadReadings>[number]) => {
    if (kind === "queue" || (stroke !== "waiting" && stroke !== "failed")) return true;
    return hasBand(stroke === "failed" ? "failed" : "waits") || value(step) !== "0";
  };
  return {
    id: "load",
    head: {
      titles: [loadTitles[1]],
      unit: loadWords[kind].unit,
      readings: loadReadings(run, kind).filter(says),
      withValues: true,
      note: latencyNote(run, step),
    },
    share: 84,
    least: 48,
    top: 6,
    max,
    ticks: (height) => plainTicks(max, height),
    marks: (frame) => marks(rows, frame, colours),
  };
}

type Band = "failed" | "waits";

/** A lower band is not visible, as a share of the axis. */
const leastBand = 0.01;

const highest = (values: Float64Array) => values.reduce((most, value) => (value > most ? value : most), 0);
const topOf = ({ rows }: Run) => niceCeiling(Math.max(highest(rows.offered), highest(rows.served)) * 1.06);

function marks(rows: readonly LoadRow[], frame: PlotFrame, colours: Palette): string {
  const at = rows.map((row) => row.at);
  const values = (name: "offered" | "served" | "capacity") => rows.map((row) => row[name]);
  const offered = linePath(at, values("offered"), frame);
  const capacity = stepPath(at, values("capacity"), frame, 0);
  return [
    tag("path", { d: areaUnder(offered, at, frame), fill: colours["load-t"] }),
    tag("path", { d: bandPath(rows, "waits", frame), fill: "url(#p-wait)" }),
    tag("path", { d: bandPath(rows, "failed", frame), fill: "url(#p-error)" }),
    tag("path", { d: capacity, stroke: colours.pods, "stroke-width": 1.5, "stroke-dasharray": "5 3" }),
    tag("path", { d: linePath(at, values("served"), frame), stroke: colours.pods, "stroke-width": 1.25 }),
    tag("path", { d: offered, stroke: colours.load, "stroke-width": 2, "stroke-linejoin": "round" }),
  ].join("");
}
