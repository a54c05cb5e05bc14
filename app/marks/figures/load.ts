/** The load: what was offered and served, what the pods could serve, and the requests that waited or failed. */
import type { Workload } from "../../../engine/index";
import type { Run } from "../../run/run";
import { cpuNote } from "../../words/figures/cpuNote";
import { plainTicks } from "../axes";
import { capacitySeries, loadSeries, loadTrails, loadWordMarks } from "../layers/load";
import { looks } from "../mark";
import { latencyNote, loadReadings, loadTitles, loadWords } from "../readings/loadReadings";
import { loadRows, type LoadRow } from "../rows";
import type { Figure, Layer, Lines } from "./figure";

interface LoadSource {
  run: Run | null;
  kind: Workload["kind"];
  /** True if the pods use CPU unevenly. */
  uneven: boolean;
}

/** `max` is the top of the axis. */
export function loadFigure({ run, kind, uneven }: LoadSource, max: number): Figure<LoadRow> {
  const { unit, label } = loadWords[kind];
  // Without a figure of CPU nothing else shows what limits the capacity.
  const saysPods = run && !run.metrics.some(({ name, source }) => name === "cpu" && source === null);
  return {
    id: "load",
    head: {
      titles: loadTitles,
      unit,
      readings: loadReadings(run, kind),
      note: (step) => (saysPods ? cpuNote(run, step, uneven) : null) ?? (run && latencyNote(run, step)),
    },
    label,
    stage: "given",
    axis: { top: 6, max, ticks: ({ height }) => plainTicks(max, height) },
    under: [],
    lines: loadLines,
    over({ durationSeconds, outcomes }, rows) {
      const words: Layer = {
        atRest: true,
        draw(frame, hidden) {
          const trails = loadTrails(rows, frame);
          // With only a part in view, the outcomes of the whole run would be read as those of the part.
          const isWhole = frame.scale.from <= 0 && frame.scale.to >= durationSeconds;
          const form = { kind, outcomes: isWhole ? outcomes : null, hidden };
          return (at) => ({ marks: loadWordMarks(rows, frame, trails, { ...form, ...at }) });
        },
      };
      return [words];
    },
  };
}

const loadLines: Lines<LoadRow> = {
  rows: ({ rows }, slack) => loadRows(rows, slack),
  series: (_, hidden, edited) => [
    ...loadSeries(hidden),
    ...(edited && !hidden.has("load/offered") ? [{ of: "offered", shape: "line", look: looks.offeredUnder } as const] : []),
    ...capacitySeries(hidden),
  ],
};
