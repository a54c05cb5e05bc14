import type { Bands } from "../../../../engine/index";
import type { Run } from "../../../run/run";
import type { ValueTick } from "../../axes";
import type { Figure, Layer, Pinned } from "../../figures/figure";
import * as beside from "../../layers/beside";
import type { HandDrawing } from "../../layers/drawing";
import * as keda from "../../layers/keda";
import type { Hidden, Mark } from "../../mark";
import { plotFrame, type PlotFrame } from "../../plotFrame";
import type { Reading } from "../../readings/reading";
import type { RecordedBeside } from "../../readings/replicaReadings";
import { slackAtRest } from "../../rows";
import { seriesMarks } from "../../seriesMarks";
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
  baseline: Pinned | null;
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

/** One figure as a picture draws it: the words and numbers of its head, and its marks. */
export interface PictureFigure {
  /** Its name in the drawing. */
  id: string;
  head: PictureHead;
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

export interface PictureHead {
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

/** How a picture shows a figure otherwise than the page. */
interface PictureWays extends Pick<PictureFigure, "share" | "least" | "row" | "foot"> {
  head?: Partial<PictureHead>;
  /** What a part of the page draws that its plot does not have, under the lines and over them. */
  around?(frame: PlotFrame): { under: Mark[]; over: Mark[] };
}

/** A figure of the page in a picture. */
export function inPicture<Row extends { at: number }>(
  { id, head, axis, under, lines, over }: Figure<Row>,
  { shown, cursor, step, reached, hidden }: FigureSource,
  { head: ownHead, around, ...ways }: PictureWays,
): PictureFigure {
  const { titles, unit, readings, legend = readings, note } = head;
  const rows = lines?.rows(shown, slackAtRest) ?? [];
  const top = over(shown, rows);
  return {
    ...ways,
    id,
    head: { titles, unit, readings: shownReadings(id, legend, hidden), withValues: true, note: note?.(step) ?? null, ...ownHead },
    plot(scale, height) {
      const frame = plotFrame(scale, height, axis.top, axis.max);
      const place = (layer: Layer) => {
        const draw = "late" in layer ? layer.late({ beside, keda }) : layer.draw;
        const made = draw(frame, hidden);
        const { marks = [], now = [] } = typeof made === "function" ? made({ cursor, reached }) : made;
        const { veiled } = layer;
        return {
          still: [...(veiled === false ? [] : marks), ...(veiled ? now : [])],
          now: [...(veiled === false ? marks : []), ...(veiled ? [] : now)],
        };
      };
      const [below, above] = [under.map(place), top.map(place)];
      const extra = around?.(frame);
      const still = (placed: typeof below) => placed.flatMap((layer) => layer.still);
      return {
        frame,
        ticks: axis.ticks(frame),
        marks: [
          ...still(below),
          ...(extra?.under ?? []),
          ...(lines ? [seriesMarks(rows, lines.series(id, hidden, false), frame)] : []),
          ...(extra?.over ?? []),
          ...still(above),
        ],
        now: above.flatMap((layer) => layer.now),
      };
    },
  };
}
