/** The figures of the page in pictures: how much room each takes, and what a picture shows otherwise. */
import { pollWords } from "../../../words/keda/pollMarkWords";
import { t } from "../../../words/text";
import { vpaGroupWords } from "../../../words/vpa/vpaEventWords";
import type { Run } from "../../../run/run";
import { vpaEvents, vpaGroups } from "../../../run/vpaEvents";
import { decisionsFigure } from "../../figures/decisions";
import { loadFigure } from "../../figures/load";
import { luckFigure } from "../../figures/luck";
import { metricFigure } from "../../figures/metric";
import { replicasFigure } from "../../figures/replicas";
import { hasVpa, vpaFigure, type VpaRun } from "../../figures/vpa";
import { hasKeda, type KedaRun } from "../../keda/kedaReadings";
import { laneHeight } from "../../keda/pollMarks";
import { handDrawing } from "../../layers/drawing";
import { pollNow, pollsMarks } from "../../layers/keda";
import { vpaEventMarks, vpaEventsNow, vpaLaneHeight } from "../../layers/vpa";
import { areaUnder, linePath } from "../../linePaths";
import { looks, path, type Mark } from "../../mark";
import { plotFrame } from "../../plotFrame";
import type { Hurting } from "../../readings/luckReadings";
import type { Reading } from "../../readings/reading";
import { slackAtRest } from "../../rows";
import { niceCeiling } from "../../timeScale";
import { inPicture, shownReadings, type FigureSource, type PictureFigure } from "./figure";
import { reasonFoot, writersFoot } from "./strip";

export function loadOf(drawn: FigureSource): PictureFigure {
  const { run, shown, kind, step, hidden, beside } = drawn;
  const max = beside.loadTop ?? topOf(run);
  const figure = loadFigure({ run, kind, uneven: beside.uneven }, max);
  const rows = figure.lines!.rows(shown, slackAtRest);
  const hasBand = (band: Band) => rows.some(({ [band]: here }) => here !== null && (here[1] - here[0]) / max > leastBand);
  const says = ({ stroke, value }: Reading) => {
    if (kind === "queue" || (stroke !== "waiting" && stroke !== "failed")) return true;
    return hasBand(stroke === "failed" ? "failed" : "waits") || value(step) !== "0";
  };
  return inPicture(figure, drawn, {
    share: 84,
    least: 48,
    head: { readings: shownReadings("load", figure.head.readings, hidden).filter(says) },
    // The offered load, where no editor draws its curve.
    around(frame) {
      if (hidden.has("load/offered")) return { under: [], over: [] };
      const at = rows.map((row) => row.at);
      const line = linePath(
        at,
        rows.map((row) => row.offered),
        frame,
      );
      const inside = (mark: Mark): Mark[] => [{ as: "inside", above: 0, marks: [mark] }];
      return { under: inside(path(areaUnder(line, at, frame), looks.offeredGround)), over: inside(path(line, looks.offered)) };
    },
  });
}

type Band = "failed" | "waits";

/** A lower band is not visible, as a share of the axis. */
const leastBand = 0.01;

const highest = (values: Float64Array) => values.reduce((most, value) => (value > most ? value : most), 0);
const topOf = ({ rows }: Run) => niceCeiling(Math.max(highest(rows.offered), highest(rows.served)) * 1.06);

export function replicasOf(drawn: FigureSource): PictureFigure {
  const { run, cursor, beside } = drawn;
  const { drawing } = beside;
  return inPicture(replicasFigure(run, { ...beside, prediction: drawing, isDrawing: drawing !== null }), drawn, {
    share: 110,
    least: 56,
    ...(drawing && { around: (frame) => ({ under: handDrawing(drawing, run.counts, frame), over: [] }) }),
    ...(hasKeda(run) && !drawing && { foot: writersFoot(run, cursor) }),
  });
}

export const metricOf = (drawn: FigureSource, index: number): PictureFigure =>
  inPicture(metricFigure({ ...drawn, ...drawn.beside }, index), drawn, { share: 100, least: 56 });

export function decisionsOf(drawn: FigureSource): PictureFigure {
  const { run, hidden, beside } = drawn;
  const figure = decisionsFigure(run, beside.baseline);
  const hasWindow = run.windows.some((count) => !Number.isNaN(count));
  const readings = figure.head.readings.filter(({ stroke }) => stroke !== "window" || hasWindow);
  return inPicture(figure, drawn, {
    share: 218,
    least: 96,
    head: { readings: shownReadings("decisions", readings, hidden), withValues: false, note: null },
    foot: reasonFoot(drawn),
  });
}

export const hurtingOf = (drawn: FigureSource, of: Hurting): PictureFigure | null =>
  drawn.beside.bands && inPicture(luckFigure(drawn.run, drawn.kind, drawn.beside.bands, of), drawn, { share: 100, least: 56 });

export function vpaOf(drawn: FigureSource, index: number): PictureFigure | null {
  const figure = hasVpa(drawn.run) ? vpaFigure(drawn.run, index) : null;
  return figure && inPicture(figure, drawn, { share: 60, least: 48 });
}

export function vpaEventsOf(run: VpaRun, cursor: number | null): PictureFigure {
  const events = vpaEvents(run.vpa);
  return {
    id: "vpa",
    head: { titles: [t`What the VPA did`], unit: null, readings: [], withValues: false, note: null },
    share: 40,
    least: 44,
    plot: (scale) => ({
      frame: plotFrame(scale, vpaLaneHeight, 0, 1),
      ticks: [],
      marks: vpaEventMarks(events, scale),
      now: vpaEventsNow(vpaGroups(events, run), scale, cursor, (group) => vpaGroupWords(group.events)),
    }),
  };
}

export function pollsOf(run: KedaRun, cursor: number | null): PictureFigure {
  const { polls } = run.keda;
  return {
    id: "polls",
    head: { titles: [t`KEDA’s polls`], unit: null, readings: [], withValues: false, note: null },
    share: 40,
    least: 44,
    plot: (scale) => ({
      frame: plotFrame(scale, laneHeight, 0, 1),
      ticks: [],
      marks: pollsMarks(polls, scale),
      now: pollNow(polls, scale, cursor, (poll) => pollWords(polls, poll)),
    }),
  };
}
