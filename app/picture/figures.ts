/** The figures of a picture, on one time axis: the load, and what was proposed and what held it. */
import { stepAt, type HeldByReason } from "../../engine/index";
import { decisionsTop, plainTicks, type ValueTick } from "../charts/axes";
import { firstProposal, heldAreas, proposalLine, ringPath, undecidedPath } from "../charts/decisionMarks";
import { inView } from "../charts/inView";
import { boundsOverTime, boundTicks, highestBound, stretchesInView } from "../charts/manifestsOfRun";
import { stepPath } from "../charts/marks";
import { reasonAt, reasonLooks, reasonRuns, stepSpacing } from "../charts/reasons";
import { loadRows, type LoadRow } from "../charts/rows";
import type { Run } from "../simulation/protocol";
import { plotFrame, type PlotFrame } from "../ui/plotFrame";
import { t } from "../ui/text";
import { niceCeiling, scaleBetween, timeTick, timeTicks, type TimeScale } from "../ui/timeScale";
import { quantity } from "../ui/words";
import type { Content, PictureForm, PicturePart } from "./content";
import { reasonColours, type Palette } from "./palette";
import { sign } from "./sign";
import { moved, round, tag } from "./svg";
import { cut, written, type Font, type Measure } from "./words";

const heads = 28;
const gap = 10;
const strip = { gap: 5, height: 24 };
const axis = 26;
/** Of the room for plots; with both figures, the load takes the smaller part. */
const shares = { load: 84, decisions: 218 };
const least = { load: 60, decisions: 110 };
const small: Font = { size: 14, weight: 400 };
const strong: Font = { size: 14, weight: 600 };

/** What the figures need at least, in pixels. */
export function leastFigures(parts: ReadonlySet<PicturePart>): number {
  const [load, decisions] = [parts.has("load"), parts.has("decisions")];
  return furniture(load, decisions) + (load ? least.load : 0) + (decisions ? least.decisions : 0);
}

const furniture = (load: boolean, decisions: boolean) =>
  (load ? heads : 0) + (decisions ? heads + strip.gap + strip.height : 0) + (load && decisions ? gap : 0) + axis;

export function figureColumn(
  { run, detail, range, kind, said }: Content,
  { parts, reached }: PictureForm,
  width: number,
  room: number,
  colours: Palette,
  measure: Measure,
): string {
  const [load, decisions] = [parts.has("load"), parts.has("decisions")];
  const shown = inView(run, detail, range);
  const plots = room - furniture(load, decisions);
  const loadHeight = !load
    ? 0
    : decisions
      ? Math.max(least.load, Math.round((plots * shares.load) / (shares.load + shares.decisions)))
      : plots;
  const decisionsHeight = plots - loadHeight;
  const loadMax = loadTopOf(run);
  const loadTicks = plainTicks(loadMax, loadHeight);
  const bounds = boundsOverTime(run);
  const [first] = stretchesInView(bounds, range);
  const decisionsMax = decisionsTop(highestBound(bounds), highestCount(run), run.steps);
  const countTicks = decisions && first ? boundTicks(first, bounds.length > 1, decisionsMax, decisionsHeight) : [];
  const labels = [...(load ? loadTicks : []), ...countTicks].map(({ label }) => measure(label, small));
  const scale = scaleBetween({ width, left: Math.ceil(Math.max(24, ...labels)) + 8, right: 10 }, range.from, range.to);

  const figures: string[] = [];
  const titles: string[] = [];
  let top = 0;
  const plotTops: number[] = [];
  if (load) {
    const frame = plotFrame(scale, loadHeight, 6, loadMax);
    const rows = loadRows(shown.rows, 1 / 350);
    const drawn = loadPlot(rows, frame, loadTicks, colours, measure);
    figures.push(shift(top + heads, drawn));
    titles.push(shift(top, loadHead(kind, rows, frame, colours, measure)));
    plotTops.push(top + heads);
    top += heads + loadHeight + (decisions ? gap : 0);
  }
  if (decisions) {
    const frame = plotFrame(scale, decisionsHeight, 5, decisionsMax);
    titles.push(shift(top, decisionsHead(run, scale.width, colours, measure)));
    top += heads;
    plotTops.push(top);
    figures.push(
      shift(top, gridOf(frame, countTicks, colours, measure) + inPlot("decisions", frame, decisionMarks(shown, frame, colours))),
    );
    top += decisionsHeight + strip.gap;
    figures.push(shift(top, reasonStrip(shown, run, scale, said.at, colours, measure)));
    top += strip.height;
  }
  figures.push(shift(top, timeAxis(scale, colours, measure)));
  const cursor = round(scale.x(said.at));
  const veil = reached === undefined ? "" : veilOf(scale, reached, heads, top, colours);
  const isIn = said.at >= range.from && said.at <= range.to;
  const line = isIn ? tag("path", { d: `M${cursor} ${heads}V${top + 6}`, stroke: colours.ink }) : "";
  const now =
    decisions && isIn
      ? shift(plotTops.at(-1)!, decisionNow(shown, plotFrame(scale, decisionsHeight, 5, decisionsMax), said.at, colours, measure))
      : "";
  return figures.join("") + veil + line + titles.join("") + now;
}

const shift = (y: number, svg: string) => moved(0, y, svg);

const highestOf = (values: Float64Array) => values.reduce((most, value) => (value > most ? value : most), 0);
const highestCount = ({ rows }: Run) => Math.max(highestOf(rows.written), highestOf(rows.existing));
const loadTopOf = ({ rows }: Run) => niceCeiling(Math.max(highestOf(rows.offered), highestOf(rows.served)) * 1.06);

/** The lines of the axes' values and times. Bounds are dotted. */
function gridOf(frame: PlotFrame, ticks: readonly ValueTick[], colours: Palette, measure: Measure): string {
  const { scale, height, bottom } = frame;
  const end = scale.width - scale.right;
  const times = timesOf(scale, measure).map((second) => `M${round(scale.x(second))} 0V${height}`);
  const values = ticks.map(({ value, label, bound, until }) => {
    const y = round(frame.y(value));
    const to = until === undefined ? end : round(Math.min(end, scale.x(until)));
    const look = bound ? { stroke: colours.bound, "stroke-dasharray": "1 3" } : { stroke: colours.rule };
    const line = value === 0 ? "" : tag("path", { d: `M${scale.left} ${y}H${to}`, ...look });
    return line + written(label, { x: scale.left - 6, y: y + 5, font: small, fill: colours["ink-3"], anchor: "end" }, measure);
  });
  return (
    tag("path", { d: times.join(""), stroke: colours.rule, fill: "none" }) +
    values.join("") +
    tag("path", { d: `M${scale.left} ${bottom + 0.5}H${end}`, stroke: colours["rule-2"] })
  );
}

function inPlot(name: string, { scale, height }: PlotFrame, svg: string): string {
  const wide = Math.max(0, scale.width - scale.left - scale.right);
  const inside = tag("clipPath", { id: `c-${name}` }, tag("rect", { x: scale.left, width: round(wide), height }));
  return inside + tag("g", { "clip-path": `url(#c-${name})`, fill: "none" }, svg);
}

function loadPlot(rows: readonly LoadRow[], frame: PlotFrame, ticks: readonly ValueTick[], colours: Palette, measure: Measure): string {
  const x = ({ at }: LoadRow) => round(frame.scale.x(at));
  const y = (value: number) => round(frame.y(value));
  const line = rows.map((row, index) => `${index === 0 ? "M" : "L"}${x(row)} ${y(row.offered)}`).join("");
  const [from, to] = [rows[0], rows.at(-1)];
  const area = from && to ? `${line}L${x(to)} ${frame.bottom}L${x(from)} ${frame.bottom}Z` : "";
  const bands = (["waits", "failed"] as const).map((band) =>
    tag("path", { d: bandPath(rows, band, x, y), fill: `url(#${band === "failed" ? "p-error" : "p-wait"})` }),
  );
  const offered = tag("path", { d: line, stroke: colours.load, "stroke-width": 2, "stroke-linejoin": "round" });
  const drawn = tag("path", { d: area, fill: colours["load-t"] }) + bands.join("") + offered;
  return gridOf(frame, ticks, colours, measure) + inPlot("load", frame, drawn);
}

function bandPath(rows: readonly LoadRow[], band: "failed" | "waits", x: (row: LoadRow) => number, y: (value: number) => number): string {
  let path = "";
  let open: { row: LoadRow; low: number; high: number }[] = [];
  const close = () => {
    if (open.length > 1) {
      const upper = open.map(({ row, high }, index) => `${index === 0 ? "M" : "L"}${x(row)} ${y(high)}`);
      const lower = open.toReversed().map(({ row, low }) => `L${x(row)} ${y(low)}`);
      path += `${upper.join("")}${lower.join("")}Z`;
    }
    open = [];
  };
  for (const row of rows) {
    const here = row[band];
    if (here) open.push({ row, low: here[0], high: here[1] });
    else close();
  }
  close();
  return path;
}

interface Entry {
  name: string;
  sample: string;
}

const titleFont: Font = { size: 18, weight: 600 };
const unitFont: Font = { size: 14, weight: 400 };
const legendFont: Font = { size: 15, weight: 400 };

/** A title, its unit, and the legend at the right end. What has no room is left out: the unit first, then the legend. */
function headLine(
  titles: readonly string[],
  unit: string,
  entries: readonly Entry[],
  width: number,
  colours: Palette,
  measure: Measure,
): string {
  const legendWidth = entries.reduce((sum, { name }) => sum + 22 + measure(name, legendFont) + 16, 0);
  const unitWidth = measure(unit, unitFont) + 7;
  const room = (withUnit: boolean, withLegend: boolean) => width - (withUnit ? unitWidth : 0) - (withLegend ? legendWidth + 8 : 0);
  const forms = [
    { unit: true, legend: true },
    { unit: false, legend: true },
    { unit: false, legend: false },
  ].flatMap((form) => titles.map((title) => ({ ...form, title })));
  const fits = forms.find(({ title, unit, legend }) => measure(title, titleFont) <= room(unit, legend));
  const title = cut(fits?.title ?? titles.at(-1)!, width, titleFont, measure);
  // The cursor's line would cross the words.
  const ground = (x: number, wide: number) => tag("rect", { x: round(x), width: round(wide), height: heads, fill: colours.sheet });
  const left = measure(title, titleFont) + (fits?.unit ? unitWidth : 0);
  let svg = ground(0, left + 6) + written(title, { x: 0, y: 19, font: titleFont, fill: colours.ink }, measure);
  if (fits?.unit) svg += written(unit, { x: measure(title, titleFont) + 7, y: 19, font: unitFont, fill: colours["ink-3"] }, measure);
  if (!fits?.legend || entries.length === 0) return svg;
  svg += ground(width - legendWidth + 8, legendWidth);
  let x = width - legendWidth + 16;
  for (const { name, sample } of entries) {
    svg += moved(x, 9, tag("g", { fill: "none" }, sample));
    svg += written(name, { x: x + 22, y: 19, font: legendFont, fill: colours["ink-2"] }, measure);
    x += 22 + measure(name, legendFont) + 16;
  }
  return svg;
}

/** A smaller band is not visible, in square pixels. */
const leastBand = 12;

function bandArea(rows: readonly LoadRow[], band: "failed" | "waits", { scale, y }: PlotFrame): number {
  const high = ({ [band]: here }: LoadRow) => (here ? y(here[0]) - y(here[1]) : 0);
  return rows.reduce((area, row, index) => {
    const next = rows[index + 1];
    if (!next || next.at <= scale.from || row.at >= scale.to) return area;
    return area + ((high(row) + high(next)) / 2) * (scale.x(next.at) - scale.x(row.at));
  }, 0);
}

function loadHead(kind: Content["kind"], rows: readonly LoadRow[], frame: PlotFrame, colours: Palette, measure: Measure): string {
  const has = (band: "failed" | "waits") => bandArea(rows, band, frame) >= leastBand;
  const swatch = (fill: string) => tag("rect", { y: 1, width: 16, height: 8, fill: `url(#${fill})` });
  const entries = [
    ...(has("waits") ? [{ name: t`waiting`, sample: swatch("p-wait") }] : []),
    ...(has("failed") ? [{ name: t`failed`, sample: swatch("p-error") }] : []),
  ];
  return headLine([t`Load`], kind === "queue" ? t`messages per s` : t`requests per s`, entries, frame.scale.width, colours, measure);
}

const decisionTitles = [t`What was proposed, what held it?`, t`What held it?`, t`Held by`] as const;

function decisionsHead({ windows }: Run, width: number, colours: Palette, measure: Measure): string {
  const entries = [
    { name: t`proposed`, sample: tag("circle", { cx: 8, cy: 5, r: 2.6, fill: colours.sheet, stroke: colours.ink, "stroke-width": 1.2 }) },
    ...(windows.some((value) => !Number.isNaN(value))
      ? [
          {
            name: t`window`,
            sample: tag("path", { d: "M0 5H16", stroke: colours["window-mark"], "stroke-width": 1.5, "stroke-dasharray": "1.5 2.5" }),
          },
        ]
      : []),
    { name: t`written`, sample: tag("path", { d: "M0 8H8V2H16", stroke: colours.ink, "stroke-width": 2 }) },
  ];
  return headLine(decisionTitles, t`replicas`, entries, width, colours, measure);
}

/** The areas between what was proposed and what was written, by what held it; then the window, the written count and the proposals. */
function decisionMarks({ steps, windows }: Run, frame: PlotFrame, colours: Palette): string {
  const areas = [...heldAreas(steps, frame)].map(([reason, path]) => tag("path", { d: path, fill: fillOf(reason, colours) }));
  const spacing = stepSpacing(steps.at, frame.scale);
  const proposals =
    spacing >= 2.2
      ? tag("path", { d: ringPath(steps, frame, spacing > 8 ? 3 : spacing > 3.5 ? 2.2 : 1.4), fill: colours.sheet, stroke: colours.ink })
      : tag("path", { d: proposalLine(steps, frame), stroke: colours.ink });
  return [
    ...areas,
    tag("path", { d: undecidedPath(steps, frame), fill: "url(#p-error)" }),
    tag("path", {
      d: stepPath(steps.at, windows, frame),
      stroke: colours["window-mark"],
      "stroke-width": 1.5,
      "stroke-dasharray": "1.5 2.5",
    }),
    tag("path", { d: stepPath(steps.at, steps.applied, frame), stroke: colours.ink, "stroke-width": 3 }),
    proposals,
  ].join("");
}

const fillOf = (reason: HeldByReason, colours: Palette) => (reason === "tolerance" ? colours["tol-t"] : reasonLooks[reason].fill);

/** At the cursor: what the sync proposed and what it wrote, with their numbers. */
function decisionNow({ steps }: Run, frame: PlotFrame, at: number, colours: Palette, measure: Measure): string {
  const step = stepAt(steps.at, at);
  const [raw, applied] = [firstProposal(steps, step), steps.applied[step]];
  if (applied === undefined || Number.isNaN(applied)) return "";
  const { scale } = frame;
  const x = round(scale.x(steps.at[step]!));
  const y = (count: number) => round(frame.y(Math.min(count, frame.max)));
  const differs = !Number.isNaN(raw) && raw !== applied;
  const words = steps.rescaled[step] ? t`wrote ${quantity(applied)}` : t`kept ${quantity(applied)}`;
  const proposes = reasonAt(steps, step) === "pods" ? t`would propose ${quantity(raw)}` : t`proposes ${quantity(raw)}`;
  const label = (text: string, count: number, below: boolean) => {
    const wide = measure(text, strong);
    const toLeft = x - 10 - wide > scale.left;
    const near = Math.abs(y(raw) - y(applied)) < 34;
    const under = below && y(count) + 22 < frame.height && !near;
    const place = { x: toLeft ? x - 10 : x + 10, y: under ? y(count) + 22 : Math.max(14, y(count) - 8) };
    return written(text, { ...place, font: strong, fill: colours.ink, anchor: toLeft ? "end" : "start", halo: colours.sheet }, measure);
  };
  const dot = tag("circle", { cx: x, cy: y(applied), r: 6, fill: colours.ink, stroke: colours.sheet, "stroke-width": 1.5 });
  if (!differs) return dot + label(words, applied, true);
  const ring = tag("circle", { cx: x, cy: y(raw), r: 5.5, fill: colours.sheet, stroke: colours.ink, "stroke-width": 2 });
  const apart = Math.abs(y(raw) - y(applied)) >= 20;
  return ring + dot + (apart ? label(proposes, raw, raw > applied) : "") + label(words, applied, raw < applied);
}

/** What held the count over time, as a pattern with its word; with its sign where the word has no room; never under the cursor. */
function reasonStrip(shown: Run, run: Run, scale: TimeScale, at: number, colours: Palette, measure: Measure): string {
  const end = scale.width - scale.right;
  const cursor = scale.x(at);
  const parts = reasonRuns(shown.steps, scale, run.absences).map(({ reason, from, to }) => {
    if (reason === "none") return "";
    const left = Math.max(scale.left, scale.x(from));
    const right = Math.min(end, scale.x(to));
    if (right <= left) return "";
    const fill = fillOf(reason, colours);
    const rect = tag("rect", { x: round(left + 0.5), width: round(Math.max(1, right - left - 1)), height: strip.height, fill });
    return rect + nameIn(reason, left, right, cursor, colours, measure);
  });
  return tag("path", { d: `M${scale.left} ${strip.height - 0.5}H${end}`, stroke: colours.rule }) + parts.join("");
}

function nameIn(reason: HeldByReason, left: number, right: number, cursor: number, colours: Palette, measure: Measure): string {
  const sides =
    cursor > left && cursor < right
      ? ([
          [left, cursor - 3],
          [cursor + 3, right],
        ] as const)
      : ([[left, right]] as const);
  const [from, to] = sides.reduce((widest, side) => (side[1] - side[0] > widest[1] - widest[0] ? side : widest));
  const middle = (from + to) / 2;
  const fill = colours[reasonColours[reason]];
  const word = reasonLooks[reason].words.find((each) => measure(each, strong) + 16 <= to - from);
  if (word === undefined) {
    const ground = tag("rect", { x: round(middle - 8), y: 4, width: 16, height: 16, fill: colours.sheet });
    return to - from < 18 ? "" : ground + sign(reason, middle - 7, 5, 14, fill);
  }
  const wide = measure(word, strong) + 12;
  return (
    tag("rect", { x: round(middle - wide / 2), y: 2, width: round(wide), height: strip.height - 4, fill: colours.sheet }) +
    written(word, { x: middle, y: 17, font: strong, fill, anchor: "middle" }, measure)
  );
}

const timesOf = (scale: TimeScale, measure: Measure) => timeTicks(scale, Math.max(64, measure(timeTick(scale.to, scale), small) + 40));

function timeAxis(scale: TimeScale, colours: Palette, measure: Measure): string {
  const end = scale.width - scale.right;
  const times = timesOf(scale, measure).map((second) => {
    const text = timeTick(second, scale);
    const half = measure(text, small) / 2;
    const x = Math.min(scale.width - half, Math.max(half, scale.x(second)));
    return written(text, { x, y: 19, font: small, fill: colours["ink-3"], anchor: "middle" }, measure);
  });
  return times.join("") + tag("path", { d: `M${scale.left} ${axis}H${end}`, stroke: colours["rule-2"] });
}

/** In a loop, what is not reached yet is under a veil; titles and axes stay. */
function veilOf(scale: TimeScale, reached: number, top: number, bottom: number, colours: Palette): string {
  const from = Math.max(scale.left, scale.x(reached));
  const wide = scale.width - scale.right - from;
  if (wide <= 0) return "";
  return tag("rect", {
    x: round(from),
    y: top,
    width: round(wide),
    height: round(bottom - top),
    fill: colours.sheet,
    "fill-opacity": 0.86,
  });
}
