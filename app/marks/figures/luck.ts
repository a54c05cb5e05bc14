/** What waits or fails in many seeds. */
import type { Bands, Workload } from "../../../engine/index";
import type { Run } from "../../run/run";
import { plainTicks } from "../axes";
import { seedMarks } from "../layers/beside";
import { bandStrokes } from "../readings/bandReadings";
import { luckReadings, luckTop, luckWords, type Hurting } from "../readings/luckReadings";
import { lateLayer, type Figure } from "./figure";

export function luckFigure(run: Run, kind: Workload["kind"], bands: Bands, of: Hurting): Figure<never> {
  const { titles, unit, label } = luckWords(kind, of);
  return {
    id: of,
    head: { titles, unit, readings: luckReadings(run, bands, of) },
    label,
    stage: "cluster",
    axis: { top: 6, max: luckTop(run, bands, of), ticks: ({ max, height }) => plainTicks(max, height) },
    under: [lateLayer((code, frame) => code.beside.seedsBand(bands, of, frame), `${of}/${bandStrokes[of]}`)],
    over: (shown) => [{ draw: (frame, hidden) => ({ marks: seedMarks(shown, of, frame, hidden) }) }],
  };
}
