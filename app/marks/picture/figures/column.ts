/** The figures of a picture, one below the other on one time axis. */
import { stepAt } from "../../../../engine/index";
import type { ValueTick } from "../../axes";
import { inView } from "../../inView";
import { plotFrame, type PlotFrame } from "../../plotFrame";
import { scaleBetween, type TimeScale } from "../../timeScale";
import type { Content, PictureForm } from "../content";
import type { Palette } from "../palette";
import { moved, round, tag } from "../svg";
import type { Measure } from "../words";
import { decisionsFigure } from "./decisions";
import { small, type Drawn, type Figure } from "./figure";
import { headHeight, headLine } from "./head";
import { incidentLane, type Lane } from "./incidents";
import { loadFigure } from "./load";
import { metricFigure } from "./metric";
import { gridOf, inPlot } from "./plot";
import { replicasFigure } from "./replicas";
import { axisHeight, timeAxis } from "./timeAxis";

const gap = 10;

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
  const { run, detail, range, said } = content;
  const drawn = {
    content,
    shown: inView(run, detail, range),
    reached: form.reached ?? Infinity,
    step: stepAt(run.steps.at, said.at),
    colours,
    measure,
  };
  const figures = figuresOf(drawn, form);
  const lane = form.parts.has("incidents") ? incidentLane(drawn, width) : null;
  if (figures.length === 0 && lane === null) return null;
  const between = Math.max(0, figures.length - 1) * gap + axisHeight + (lane?.height ?? 0);
  const fixed = figures.reduce((sum, { foot }) => sum + headHeight + (foot?.height ?? 0), between);
  return {
    least: fixed + figures.reduce((sum, { least }) => sum + least, 0),
    draw: (height) => drawColumn(drawn, figures, lane, plotHeights(figures, height - fixed), width, form),
  };
}

/** In the order of the page. */
const figuresOf = (drawn: Drawn, { parts }: Pick<PictureForm, "parts">): Figure[] => [
  ...(parts.has("load") ? [loadFigure(drawn)] : []),
  ...(parts.has("replicas") ? [replicasFigure(drawn)] : []),
  ...(parts.has("metric") ? [metricFigure(drawn, drawn.content.said.metric)] : []),
  ...drawn.content.run.metrics.flatMap((_, index) => (parts.has(`metric-${index}`) ? [metricFigure(drawn, index)] : [])),
  ...(parts.has("decisions") ? [decisionsFigure(drawn)] : []),
];

/** Each figure's share of the room, and at least what it needs. */
function plotHeights(figures: readonly Figure[], room: number): number[] {
  const short = new Set<Figure>();
  for (;;) {
    const others = figures.filter((figure) => !short.has(figure));
    const free = room - [...short].reduce((sum, { least }) => sum + least, 0);
    const whole = free / others.reduce((sum, { share }) => sum + share, 0);
    const next = others.find(({ share, least }) => share * whole < least);
    if (next === undefined) return figures.map((figure) => (short.has(figure) ? figure.least : Math.floor(figure.share * whole)));
    short.add(next);
  }
}

function drawColumn(
  drawn: Drawn,
  figures: readonly Figure[],
  lane: Lane | null,
  heights: readonly number[],
  width: number,
  { reached, skipped = [] }: Pick<PictureForm, "reached" | "skipped">,
): string {
  const { content, step, colours, measure } = drawn;
  const { range, said } = content;
  const ticks = figures.map((figure, index) => apart(figure.ticks(heights[index]!), heights[index]! / figure.max));
  const widest = Math.max(24, ...ticks.flat().map(({ label }) => measure(label, small)));
  const scale = scaleBetween({ width, left: Math.ceil(widest) + 8, right: 10 }, range.from, range.to);

  const layers = { heads: "", plots: "", lane: "", now: "" };
  const addLane = (at: number) => {
    layers.lane = moved(0, at, lane?.draw(scale) ?? "");
    return at + (lane?.height ?? 0);
  };
  let top = figures.length === 0 ? addLane(0) : 0;
  figures.forEach((figure, index) => {
    const { head, foot } = figure;
    const frame = plotFrame(scale, heights[index]!, figure.top, figure.max);
    layers.heads += moved(0, top, headLine(head, step, width, colours, measure));
    top += headHeight;
    layers.plots += moved(0, top, plotOf(figure, frame, ticks[index]!, drawn));
    layers.now += moved(0, top, figure.now?.(frame) ?? "");
    top += frame.height;
    layers.plots += moved(0, top, foot?.draw(scale) ?? "");
    top += foot?.height ?? 0;
    // As on the page, the incidents are below the first figure, which is the load if that is chosen.
    if (index === 0) top = addLane(top);
    top += index < figures.length - 1 ? gap : 0;
  });
  const isIn = said.at >= range.from && said.at <= range.to;
  const cursor = tag("path", { d: `M${round(scale.x(said.at))} ${headHeight}V${top + 6}`, stroke: colours.ink });
  return [
    lane?.through(scale, headHeight, top) ?? "",
    layers.plots,
    moved(0, top, timeAxis(scale, skipped, colours, measure)),
    reached === undefined ? "" : veilOf(scale, reached, headHeight, top, colours),
    isIn ? cursor : "",
    layers.lane,
    layers.heads,
    isIn ? layers.now : "",
  ].join("");
}

/** The least distance of two values on an axis, in pixels. */
const tickGap = 16;

/** Zero, the bounds, and the values between them that have room for their words. */
function apart(ticks: readonly ValueTick[], pixelsPerValue: number): ValueTick[] {
  const kept: ValueTick[] = [];
  const first = (tick: ValueTick) => Number(tick.bound || tick.value === 0);
  for (const tick of ticks.toSorted((one, other) => first(other) - first(one))) {
    if (kept.every(({ value }) => Math.abs(value - tick.value) * pixelsPerValue >= tickGap)) kept.push(tick);
  }
  return kept;
}

const plotOf = (figure: Figure, frame: PlotFrame, ticks: ReturnType<Figure["ticks"]>, { colours, measure }: Drawn): string =>
  gridOf(frame, ticks, colours, measure) + inPlot(figure.id, frame, figure.marks(frame)) + (figure.words?.(frame) ?? "");

/** In a loop, what is not reached yet is under a veil; titles and axes stay. */
function veilOf(scale: TimeScale, reached: number, top: number, bottom: number, colours: Palette): string {
  const from = Math.max(scale.left, scale.x(reached));
  const wide = scale.width - scale.right - from;
  if (wide <= 0) return "";
  const place = { x: round(from), y: top, width: round(wide), height: round(bottom - top) };
  return tag("rect", { ...place, fill: colours.sheet, "fill-opacity": 0.74 });
}
