/** One figure as a file of its own: the scenario's name, the figure with its head, the time axis, and the link in full. */
import { round } from "../marks";
import { escaped, moved, tag } from "./svg";
import type { TimeRange } from "../../run/timeRange";
import { clock } from "../../words/times";
import { timeScale } from "../timeScale";
import type { Picture } from "./content";
import { cursorLine, drawFigure, enlargedScale } from "./figures/column";
import { enlarged } from "./figures/enlarged";
import type { FigureSource, PictureFigure } from "./figures/figure";
import { headHeight, headLine } from "./figures/head";
import { axisHeight, timeAxis } from "./figures/timeAxis";
import { palettes, patterns, type Palette, type Tone } from "./palette";
import { cut, written, type Font, type Measure } from "./words";

export interface FileForm {
  /** The width of the figure and the height of its plot, in the page's pixels. */
  width: number;
  height: number;
  /** The part of the run in view. */
  range: TimeRange;
  tone: Tone;
  /** The scenario's name. */
  name: string;
  /** null if no link could hold what the figure shows. */
  link: string | null;
}

const margin = 18;
const nameFont: Font = { size: 14, weight: 400 };
const linkFont: Font = { size: 12.5, weight: 400 };
const rows = { name: 30, cursor: 8, foot: 20, link: 16 };
/** Enough for 900 characters on a phone. Of a longer link the file shows only the beginning. */
const mostLinkLines = 16;

/** As large on a screen as the page's figure is. */
export function figureFile(figure: PictureFigure, drawn: FigureSource, form: FileForm, measure: Measure): Picture {
  const { range, tone, name, link } = form;
  const colours = palettes[tone];
  const width = form.width * enlarged;
  const inner = width - 2 * margin;
  const ofPage = timeScale(form.width, range.from, range.to, form.width < 560);
  const scale = enlargedScale(ofPage);
  const { plot, now, height: drawnHeight } = drawFigure(figure, form.height * enlarged, ofPage, drawn, { id: "c", colours, measure });
  const top = rows.name + headHeight;
  const bottom = top + drawnHeight;
  const lines = link === null ? [] : linkLines(link, inner, measure);
  // Whole pixels, so that nothing at its edges is blurred.
  const height = Math.ceil((bottom + axisHeight + rows.foot + lines.length * rows.link) / enlarged);
  const { cursor } = drawn;
  const isIn = cursor !== null && cursor >= range.from && cursor <= range.to;
  const [title] = figure.head.titles;
  const inside = [
    tag("title", {}, escaped(name === "" ? title : `${title} · ${name}`)),
    tag("defs", {}, patterns(colours)),
    tag("rect", { width: "100%", height: "100%", fill: colours.sheet }),
    written(cut(name, inner, nameFont, measure), { x: margin, y: 20, font: nameFont, fill: colours["ink-2"] }, measure),
    moved(0, top, plot),
    moved(0, bottom, timeAxis(scale, [], colours, measure, isIn ? cursor : null)),
    isIn ? cursorLine(scale, cursor, top, bottom + rows.cursor, colours) : "",
    isIn ? timeOf(cursor, scale.x(cursor), bottom, colours, measure) : "",
    moved(margin, rows.name, headLine(figure.head, drawn.step, inner, colours, measure)),
    moved(0, top, now),
    link === null ? "" : linkOf(link, lines, bottom + axisHeight + rows.foot, colours, measure),
  ];
  const frame = {
    xmlns: "http://www.w3.org/2000/svg",
    width: form.width,
    height,
    viewBox: `0 0 ${width} ${height * enlarged}`,
    role: "img",
  };
  return { svg: tag("svg", frame, inside.join("")), width: form.width, height };
}

/** The cursor's time on the axis, over the words of round times. */
function timeOf(second: number, x: number, bottom: number, colours: Palette, measure: Measure): string {
  const font: Font = { size: 14, weight: 600 };
  const text = clock(second);
  const wide = measure(text, font) + 12;
  const ground = { x: round(x - wide / 2), y: round(bottom + rows.cursor), width: round(wide), height: axisHeight - rows.cursor - 2 };
  return (
    tag("rect", { ...ground, fill: colours.sheet }) +
    written(text, { x, y: bottom + 20, font, fill: colours.ink, anchor: "middle" }, measure)
  );
}

/** The link's text in full, because a PNG cannot be clicked, and a part of a link opens nothing. */
function linkOf(link: string, lines: readonly string[], top: number, colours: Palette, measure: Measure): string {
  const drawn = lines.map((line, row) =>
    written(line, { x: margin, y: top + row * rows.link, font: linkFont, fill: colours["ink-3"] }, measure),
  );
  return tag("a", { href: link, target: "_blank" }, drawn.join(""));
}

/** A link, broken over several lines. */
function linkLines(link: string, room: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (let rest = link; rest !== ""; rest = rest.slice(lines.at(-1)!.length)) {
    if (lines.length === mostLinkLines) return [cut(link, room, linkFont, measure)];
    lines.push(rest.slice(0, Math.max(1, fitting(rest, room, measure))));
  }
  return lines;
}

/** How many characters of a text fit into `room` pixels. */
function fitting(text: string, room: number, measure: Measure): number {
  let [fits, over] = [0, text.length + 1];
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if (measure(text.slice(0, middle), linkFont) <= room) fits = middle;
    else over = middle;
  }
  return fits;
}
