import type { ValueTick } from "../../axes";
import type { Reading } from "../../readings/reading";
import type { Run } from "../../../run/run";
import type { PlotFrame } from "../../plotFrame";
import type { TimeScale } from "../../timeScale";
import type { Content } from "../content";
import type { Palette } from "../palette";
import type { Font, Measure } from "../words";

/** What every figure of a picture draws from. */
export interface Drawn {
  content: Content;
  /** The part of the run in view. */
  shown: Run;
  /** In a loop, the words tell nothing of what comes after this second. */
  reached: number;
  /** The sync that the picture is about. */
  step: number;
  colours: Palette;
  measure: Measure;
}

/** One figure of a picture: the words and numbers of its head, its axis, and what it draws with a frame. */
export interface Figure {
  /** Its name in the drawing. */
  id: string;
  head: Head;
  /** Its part of the room for plots, and the height below which its plot is not readable, in pixels. */
  share: number;
  least: number;
  /** The room above the axis' top, in pixels, and the value there. */
  top: number;
  max: number;
  ticks(height: number): readonly ValueTick[];
  /** What may not leave the plot. */
  marks(frame: PlotFrame): string;
  /** What a line cannot show, in words. */
  words?(frame: PlotFrame): string;
  /** The marks at the sync. In a loop they are above the veil. */
  now?(frame: PlotFrame): string;
  /** What is below the plot. */
  foot?: { height: number; draw(scale: TimeScale): string };
}

export interface Head {
  /** From the longest to the shortest. */
  titles: readonly [string, ...string[]];
  unit: string | null;
  readings: readonly Reading[];
  /** False if the marks at the sync already have the numbers. */
  withValues: boolean;
  note: string | null;
}

export const small: Font = { size: 14, weight: 400 };
export const strong: Font = { size: 14, weight: 600 };
