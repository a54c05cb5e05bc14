/** Figures that only some runs have: KEDA's polls, and what waits or fails in many seeds. */
import { pollWords } from "../../../words/keda/pollMarkWords";
import { t } from "../../../words/text";
import { plainTicks } from "../../axes";
import type { KedaRun } from "../../keda/kedaReadings";
import { laneHeight } from "../../keda/pollMarks";
import { pollNow, pollsMarks } from "../../layers/keda";
import { seedMarks, seedsBand } from "../../layers/beside";
import { plotFrame } from "../../plotFrame";
import { bandStrokes } from "../../readings/bandReadings";
import { luckReadings, luckTop, luckWords, type Hurting } from "../../readings/luckReadings";
import { shownReadings, type FigureSource, type Figure } from "./figure";

export function pollsFigure(run: KedaRun, cursor: number | null): Figure {
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

export function hurtingFigure({ run, shown, kind, hidden, beside: { bands } }: FigureSource, of: Hurting): Figure | null {
  if (bands === null) return null;
  const { titles, unit } = luckWords(kind, of);
  const max = luckTop(run, bands, of);
  return {
    id: of,
    head: { titles, unit, readings: shownReadings(of, luckReadings(run, bands, of), hidden), withValues: true, note: null },
    share: 100,
    least: 56,
    plot(scale, height) {
      const frame = plotFrame(scale, height, 6, max);
      const band = hidden.has(`${of}/${bandStrokes[of]}`) ? [] : seedsBand(bands, of, frame);
      return { frame, ticks: plainTicks(max, height), marks: [...band, ...seedMarks(shown, of, frame, hidden)], now: [] };
    },
  };
}
