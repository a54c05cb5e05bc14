/** What a figure of a run is made of. The page lays it out in React, files and pictures as text of SVG. */
import type { Stage } from "../../run/cover";
import type { Detail, Run } from "../../run/run";
import { emptyTicks, type ValueTick } from "../axes";
import { inView } from "../inView";
import type * as beside from "../layers/beside";
import type * as keda from "../layers/keda";
import { editedBounds } from "../layers/replicas";
import { boundsOverTime, boundTicks, highestBound, stretchesInView } from "../manifestsOfRun";
import type { Hidden, Mark, Series } from "../mark";
import type { PlotFrame } from "../plotFrame";
import type { Reading } from "../readings/reading";

export interface Figure<Row extends { at: number }> {
  /** Names it in the page, and its series in what is hidden. */
  id: string;
  head: Head;
  /** What the plot shows, for people who do not see it. */
  label: string;
  /** Where the plot's values come from: a question of a lesson may cover them. */
  stage: Stage;
  axis: Axis;
  /** Under the lines. */
  under: readonly Layer[];
  lines?: Lines<Row>;
  /** Over the lines. `shown` is the part of the run in view, and `rows` are those of its lines. */
  over(shown: Run, rows: readonly Row[]): readonly Layer[];
}

export interface Head {
  /** From the longest to the shortest; the first that fits is shown. */
  titles: readonly [string, ...string[]];
  unit: string | null;
  /** True for a unit that says a result, so that a narrow page has it, too. */
  keepsUnit?: boolean;
  readings: readonly Reading[];
  /** The readings in the legend, if not all are. */
  legend?: readonly Reading[];
  /** A number that no line shows; null while there is nothing to say. */
  note?(step: number): string | null;
}

export interface Axis {
  /** The pixels above its top, and the value there. */
  top: number;
  max: number;
  ticks(frame: PlotFrame): readonly ValueTick[];
}

export interface Lines<Row> {
  /** `slack`: how far a row may be from its line and still be left out, as a share of the axis. */
  rows(shown: Run, slack: number): readonly Row[];
  /** True if the rows need no slack. */
  exact?: boolean;
  /** The same function for each run, because other series draw every line again. `edited`: an editor draws the load's curve over them. */
  series(figure: string, hidden: Hidden, edited: boolean): readonly Series<Row>[];
}

/** Of one layer, the marks under the cursor's line and those over it. */
export interface Drawing {
  marks?: readonly Mark[];
  now?: readonly Mark[];
}

/** What changes at each step of the cursor. After the second `reached`, a run that plays tells nothing. */
export interface Moment {
  cursor: number | null;
  reached: number;
}

/** Does once what the cursor does not change; if it changes anything, the result is a function that does the rest. */
export type Draw = (frame: PlotFrame, hidden: Hidden) => Drawing | ((at: Moment) => Drawing);

export type Layer = {
  /** Not drawn while lines follow a pointer or a run arrives: words would jump about and cost time. */
  atRest?: boolean;
  /** In a loop the veil over what is not reached covers the marks, and not those over the cursor's line, unless this says another thing. */
  veiled?: boolean;
} & ({ draw: Draw } | { late(code: LateCode): Draw });

/** What few runs need, so that the page loads it late. */
export interface LateCode {
  beside: typeof beside;
  keda: typeof keda;
}

/** A pinned run, and finer rows of a part of it, if there are any. */
export interface Pinned {
  run: Run;
  detail: Detail | null;
}

/** A value at the second that is reached, computed once for the whole run. */
export function atReached<Value>(valueAt: (reached: number) => Value): typeof valueAt {
  const whole = valueAt(Infinity);
  return (reached) => (reached === Infinity ? whole : valueAt(reached));
}

/** A layer of late code. `series`: what the legend switches off with it. */
export const lateLayer = (marksOf: (code: LateCode, frame: PlotFrame, hidden: Hidden) => readonly Mark[], series = ""): Layer => ({
  late: (code) => (frame, hidden) => ({ marks: hidden.has(series) ? [] : marksOf(code, frame, hidden) }),
});

/** The part in view of the pinned run. */
export const pinnedInView = ({ run, detail }: Pinned, { scale }: PlotFrame): Run => inView(run, detail, scale);

/** The pinned run's counts: those written at each second, or after each sync. */
export const countsLayer = (figure: string, pinned: Pinned, show: "written" | "applied"): Layer =>
  lateLayer((code, frame) => code.beside.baselineCounts(pinnedInView(pinned, frame), frame, show), `${figure}/baseline`);

/** An axis of counts that the bounds of the manifests label, and the bounds of manifests that replaced the first. */
export function boundsOf(run: Run | null) {
  const bounds = run ? boundsOverTime(run) : [];
  const edited: Layer = {
    draw(frame) {
      const [, ...later] = stretchesInView(bounds, frame.scale);
      return later.length === 0 ? {} : ({ cursor }) => ({ marks: editedBounds(later, frame, cursor) });
    },
  };
  const ticks = ({ scale, max, height }: PlotFrame) => {
    const [first, ...later] = stretchesInView(bounds, scale);
    return first ? boundTicks(first, later.length > 0, max, height) : emptyTicks;
  };
  return { highest: highestBound(bounds), edited, ticks };
}
