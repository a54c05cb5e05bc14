/** The figures of a picture, one below the other on one time axis. */
import { stepAt } from "../../../../engine/index";
import { hasVpa } from "../../figures/vpa";
import { inView } from "../../inView";
import { gridMarks } from "../../layers/words";
import { scaleBetween, timeScale, type TimeScale } from "../../timeScale";
import type { Content, PictureForm } from "../content";
import { drawnMarks, type Pen } from "../drawnMarks";
import type { Palette } from "../palette";
import { round } from "../../marks";
import { moved, tag } from "../svg";
import type { Measure } from "../words";
import { enlarged } from "./enlarged";
import { nothingBeside, type FigureSource, type PictureFigure } from "./figure";
import { headHeight, headLine } from "./head";
import { incidentLane, type Lane } from "./incidents";
import { decisionsOf, loadOf, metricOf, replicasOf, vpaEventsOf, vpaOf } from "./ofRun";
import { axisHeight, timeAxis } from "./timeAxis";

const gap = 10;

const nothingHidden: ReadonlySet<string> = new Set();

export interface FigureColumn {
  /** Below this height its plots are not readable. */
  least: number;
  draw(height: number): string;
}

/** null if the picture has no figure. */
export function figureColumn(
  content: Content,
  form: Pick<PictureForm, "parts" | "reached" | "skipped">,
  width: number,
  colours: Palette,
  measure: Measure,
): FigureColumn | null {
  const { run, detail, range, said, kind, compared } = content;
  const drawn: FigureSource = {
    run,
    shown: inView(run, detail, range),
    kind,
    cursor: said.at,
    step: stepAt(run.steps.at, said.at),
    reached: form.reached ?? Infinity,
    hidden: nothingHidden,
    beside: { ...nothingBeside, baseline: compared?.baseline ?? null },
  };
  const figures = figuresOf(drawn, said.metric, form);
  const lane = form.parts.has("incidents") ? incidentLane(run, range, width, { colours, measure }) : null;
  if (figures.length === 0 && lane === null) return null;
  const between = Math.max(0, figures.length - 1) * gap + axisHeight + (lane?.height ?? 0);
  const fixed = figures.reduce((sum, figure) => sum + headHeight + rowsOf(figure), between);
  const scale = timeScale(width / enlarged, range.from, range.to, width / enlarged < narrowBelow);
  const draw = (height: number) =>
    drawColumn(drawn, figures, lane, plotHeights(figures, height - fixed), scale, form, { id: "c", colours, measure });
  return { least: fixed + figures.reduce((sum, { least }) => sum + least, 0), draw };
}

/** As on the page, in its pixels. */
const narrowBelow = 560;

/** In the order of the page. */
const figuresOf = (drawn: FigureSource, metric: number, { parts }: Pick<PictureForm, "parts">): PictureFigure[] => [
  ...(parts.has("load") ? [withShortTitle(loadOf(drawn))] : []),
  ...(parts.has("replicas") ? [replicasOf(drawn)] : []),
  ...(parts.has("metric") ? [metricOf(drawn, metric)] : []),
  ...drawn.run.metrics.flatMap((_, index) => (parts.has(`metric-${index}`) ? [metricOf(drawn, index)] : [])),
  ...vpaFiguresOf(drawn, parts),
  ...(parts.has("decisions") ? [decisionsOf(drawn)] : []),
];

function vpaFiguresOf(drawn: FigureSource, parts: PictureForm["parts"]): PictureFigure[] {
  const { run, cursor } = drawn;
  if (!hasVpa(run)) return [];
  const resources = run.vpa.resources.flatMap((_, index) => (parts.has(`vpa-${index}`) ? (vpaOf(drawn, index) ?? []) : []));
  return parts.has("vpa") ? [...resources, vpaEventsOf(run, cursor)] : resources;
}

/** Its title leaves the room to the numbers. */
const withShortTitle = (figure: PictureFigure): PictureFigure => ({
  ...figure,
  head: { ...figure.head, titles: [figure.head.titles.at(-1)!] },
});

/** The height of what a figure has above and below its plot, in pixels of the picture. */
export const rowsOf = ({ row, foot }: PictureFigure): number => ((row?.height ?? 0) + (foot?.height ?? 0)) * enlarged;

/** Each figure's share of the room, and at least what it needs. */
function plotHeights(figures: readonly PictureFigure[], room: number): number[] {
  const short = new Set<PictureFigure>();
  for (;;) {
    const others = figures.filter((figure) => !short.has(figure));
    const free = room - [...short].reduce((sum, { least }) => sum + least, 0);
    const whole = free / others.reduce((sum, { share }) => sum + share, 0);
    const next = others.find(({ share, least }) => share * whole < least);
    if (next === undefined) return figures.map((figure) => (short.has(figure) ? figure.least : Math.floor(figure.share * whole)));
    short.add(next);
  }
}

/** A figure without its head, in pixels of the picture. `now` is above a veil. */
interface DrawnFigure {
  plot: string;
  now: string;
  height: number;
}

/** `height` is that of its plot; `scale` has the page's pixels. */
export function drawFigure(figure: PictureFigure, height: number, scale: TimeScale, { cursor }: FigureSource, pen: Pen): DrawnFigure {
  const own: Pen = { ...pen, id: `${pen.id}-${figure.id}` };
  let [plot, now, top] = ["", "", 0];
  const below = (svg: string, tall: number) => {
    plot += moved(0, top, svg);
    top += tall;
  };
  if (figure.row) below(figure.row.draw(scale, { ...own, id: `${own.id}-row` }), figure.row.height);
  const { frame, ticks, marks, now: atCursor } = figure.plot(scale, height / enlarged);
  now = moved(0, top, drawnMarks(atCursor, frame, { ...own, id: `${own.id}-now` }));
  below(drawnMarks([...gridMarks(frame, ticks, cursor), ...marks], frame, own), frame.height);
  if (figure.foot) below(figure.foot.draw(scale, { ...own, id: `${own.id}-foot` }), figure.foot.height);
  return { plot: large(plot), now: large(now), height: top * enlarged };
}

const large = (svg: string): string => (svg === "" ? "" : tag("g", { transform: `scale(${enlarged})` }, svg));

function drawColumn(
  drawn: FigureSource,
  figures: readonly PictureFigure[],
  lane: Lane | null,
  heights: readonly number[],
  ofPage: TimeScale,
  { reached, skipped = [] }: Pick<PictureForm, "reached" | "skipped">,
  pen: Pen,
): string {
  const { cursor } = drawn;
  const scale = enlargedScale(ofPage);
  const layers = { heads: "", plots: "", lane: "", now: "" };
  const addLane = (at: number) => {
    layers.lane = moved(0, at, lane?.draw(scale) ?? "");
    return at + (lane?.height ?? 0);
  };
  let top = figures.length === 0 ? addLane(0) : 0;
  figures.forEach((figure, index) => {
    const { plot, now, height } = drawFigure(figure, heights[index]!, ofPage, drawn, pen);
    layers.heads += moved(0, top, headLine(figure.head, drawn.step, scale.width, pen.colours, pen.measure));
    top += headHeight;
    layers.plots += moved(0, top, plot);
    layers.now += moved(0, top, now);
    top += height;
    // As on the page, the incidents are below the first figure, which is the load if that is chosen.
    if (index === 0) top = addLane(top);
    top += index < figures.length - 1 ? gap : 0;
  });
  const isIn = cursor !== null && cursor >= scale.from && cursor <= scale.to;
  return [
    lane?.through(scale, headHeight, top) ?? "",
    layers.plots,
    moved(0, top, timeAxis(scale, skipped, pen.colours, pen.measure)),
    reached === undefined ? "" : veilOf(scale, reached, headHeight, top, pen.colours),
    isIn ? cursorLine(scale, cursor, headHeight, top + 6, pen.colours) : "",
    layers.lane,
    layers.heads,
    isIn ? layers.now : "",
  ].join("");
}

/** The page's time axis in pixels of the picture. */
export const enlargedScale = ({ width, left, right, from, to }: TimeScale): TimeScale =>
  scaleBetween({ width: width * enlarged, left: left * enlarged, right: right * enlarged }, from, to);

export const cursorLine = (scale: TimeScale, cursor: number, top: number, bottom: number, colours: Palette): string =>
  tag("path", { d: `M${round(scale.x(cursor))} ${round(top)}V${round(bottom)}`, stroke: colours.ink });

/** In a loop, what is not reached yet is under a veil; titles and axes stay. */
function veilOf(scale: TimeScale, reached: number, top: number, bottom: number, colours: Palette): string {
  const from = Math.max(scale.left, scale.x(reached));
  const wide = scale.width - scale.right - from;
  if (wide <= 0) return "";
  const place = { x: round(from), y: top, width: round(wide), height: round(bottom - top) };
  return tag("rect", { ...place, fill: colours.sheet, "fill-opacity": 0.74 });
}
