/** The load: what was offered and served, what the pods could serve, and the requests that waited or failed. */
import { cpuNote } from "../../../words/figures/cpuNote";
import type { Run, RunMetric } from "../../../run/run";
import { plainTicks } from "../../axes";
import { capacitySeries, loadSeries, loadTrails, loadWordMarks } from "../../layers/load";
import { areaUnder, linePath } from "../../linePaths";
import { looks, path, type Hidden, type Mark } from "../../mark";
import { plotFrame, type PlotFrame } from "../../plotFrame";
import { latencyNote, loadReadings, loadTitles, loadWords } from "../../readings/loadReadings";
import { loadRows, slackAtRest, type LoadRow } from "../../rows";
import { niceCeiling } from "../../timeScale";
import { seriesMarks } from "../../seriesMarks";
import { shownReadings, type FigureSource, type Figure } from "./figure";

export function loadFigure({ run, shown, kind, cursor, step, reached, hidden, beside }: FigureSource): Figure {
  const rows = loadRows(shown.rows, slackAtRest);
  const max = beside.loadTop ?? topOf(run);
  const hasBand = (band: Band) => rows.some(({ [band]: here }) => here !== null && (here[1] - here[0]) / max > leastBand);
  const says = ({ stroke, value }: ReturnType<typeof loadReadings>[number]) => {
    if (kind === "queue" || (stroke !== "waiting" && stroke !== "failed")) return true;
    return hasBand(stroke === "failed" ? "failed" : "waits") || value(step) !== "0";
  };
  const ofPods = run.metrics.some(isCpu) ? null : cpuNote(run, step, beside.uneven);
  return {
    id: "load",
    head: {
      titles: loadTitles,
      unit: loadWords[kind].unit,
      readings: shownReadings("load", loadReadings(run, kind), hidden).filter(says),
      withValues: true,
      note: ofPods ?? latencyNote(run, step),
    },
    share: 84,
    least: 48,
    plot(scale, height) {
      const frame = plotFrame(scale, height, 6, max);
      const offered = offeredMarks(rows, frame, hidden);
      // With only a part in view, the outcomes of the whole run would be read as those of the part.
      const outcomes = scale.from <= 0 && scale.to >= run.durationSeconds ? run.outcomes : null;
      const said = loadWordMarks(rows, frame, loadTrails(rows, frame), { kind, outcomes, cursor, reached, hidden });
      const lines = [...loadSeries(hidden), ...capacitySeries(hidden)];
      return {
        frame,
        ticks: plainTicks(max, height),
        marks: [...offered.under, seriesMarks(rows, lines, frame), ...offered.over, ...said],
        now: [],
      };
    },
  };
}

/** The offered load where no editor draws its curve. */
function offeredMarks(rows: readonly LoadRow[], frame: PlotFrame, hidden: Hidden): { under: Mark[]; over: Mark[] } {
  if (hidden.has("load/offered")) return { under: [], over: [] };
  const at = rows.map((row) => row.at);
  const line = linePath(
    at,
    rows.map((row) => row.offered),
    frame,
  );
  const inside = (mark: Mark): Mark[] => [{ as: "inside", above: 0, marks: [mark] }];
  return { under: inside(path(areaUnder(line, at, frame), looks.offeredGround)), over: inside(path(line, looks.offered)) };
}

type Band = "failed" | "waits";

/** A lower band is not visible, as a share of the axis. */
const leastBand = 0.01;

const isCpu = ({ name, source }: RunMetric) => name === "cpu" && source === null;
const highest = (values: Float64Array) => values.reduce((most, value) => (value > most ? value : most), 0);
const topOf = ({ rows }: Run) => niceCeiling(Math.max(highest(rows.offered), highest(rows.served)) * 1.06);
