import type { Bands } from "../../../../engine/index";
import type { Run } from "../../../run/run";
import type { ValueTick } from "../../axes";
import type { HandDrawing } from "../../layers/drawing";
import type { Hidden, Mark } from "../../mark";
import type { PlotFrame } from "../../plotFrame";
import type { Reading } from "../../readings/reading";
import type { RecordedBeside } from "../../readings/replicaReadings";
import type { TimeScale } from "../../timeScale";
import type { Pen } from "../drawnMarks";

/** What every figure is made of. */
export interface FigureSource {
  run: Run;
  /** The part of the run in view. */
  shown: Run;
  kind: "service" | "queue";
  /** The second of the sync that is marked; null: none. */
  cursor: number | null;
  /** Its step; −1 without one. */
  step: number;
  /** In a loop, the words tell nothing of what comes after this second. */
  reached: number;
  hidden: Hidden;
  /** What a page draws beside its run. */
  beside: Beside;
}

export interface Beside {
  /** The pinned run, and its part in view. */
  baseline: { run: Run; shown: Run } | null;
  recorded: RecordedBeside | null;
  bands: Bands | null;
  /** What a reader drew in a lesson; null if the lesson has none. */
  drawing: HandDrawing | null;
  /** The top of the load's axis, which the page keeps while its curve is edited. */
  loadTop: number | null;
  /** True if the pods use CPU unevenly. */
  uneven: boolean;
}

export const nothingBeside: Beside = {
  baseline: null,
  recorded: null,
  bands: null,
  drawing: null,
  loadTop: null,
  uneven: false,
};

/** One figure: the words and numbers of its head, and what it draws. */
export interface Figure {
  /** Its name in the drawing. */
  id: string;
  head: Head;
  /** Its part of the room for plots, and the height below which its plot is not readable, in pixels of the picture. */
  share: number;
  least: number;
  /** In the page's pixels, as everything below. */
  plot(scale: TimeScale, height: number): Plot;
  /** A row between the head and the plot. */
  row?: Row;
  /** What is below the plot. */
  foot?: Row;
}

export interface Plot {
  frame: PlotFrame;
  ticks: readonly ValueTick[];
  /** From the back to the front, over the grid. */
  marks: readonly Mark[];
  /** The marks at the cursor. In a loop they are above the veil. */
  now: readonly Mark[];
}

export interface Row {
  height: number;
  draw(scale: TimeScale, pen: Pen): string;
}

export interface Head {
  /** From the longest to the shortest. */
  titles: readonly [string, ...string[]];
  unit: string | null;
  readings: readonly Reading[];
  /** False if the marks at the cursor already have the numbers. */
  withValues: boolean;
  note: string | null;
}

/** The entries of a legend that are not switched off. */
export const shownReadings = (figure: string, readings: readonly Reading[], hidden: Hidden): Reading[] =>
  readings.filter(({ stroke }) => !hidden.has(`${figure}/${stroke}`));
