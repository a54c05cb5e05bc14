/**
 * One decision as one picture: its verdict and sentence, the figures around it, its sum and its pods. The same content gives the same text
 * of SVG, in a browser and in Node.
 */
import type { NetWords } from "../../words/comparison/netWords";
import { t } from "../../words/text";
import { clock } from "../../words/times";
import type { Content, Picture, PictureForm, PicturePart } from "./content";
import { footOf } from "./foot";
import { figureColumn } from "./figures/column";
import { palettes, patterns, reasonColours, type Palette } from "./palette";
import { podSquares } from "./podSquares";
import { sign } from "./sign";
import { sumColumn, sumHeights } from "./sum";
import { round } from "../marks";
import { escaped, moved, tag } from "./svg";
import { cut, joined, lineText, linesOf, markOf, pieceWidth, written, type Font, type Measure, type Piece } from "./words";

/** From this width on, the sum is beside the figures. */
const wideFrom = 800;
const gapBelow = 20;
const footHeight = 58;

export function drawPicture(content: Content, form: PictureForm, measure: Measure): Picture {
  const { said, title, address } = content;
  const { width, tone } = form;
  const colours = palettes[tone];
  const { margin, inner, head, net, bodyTop, figures, sum, squares, asideWidth, beside, least } = layoutOf(content, form, measure);
  const height = Math.max(form.height, least);
  const body = height - footHeight - bodyTop;

  const below = squares ? squares.height + gapBelow : 0;
  const sumRoom = beside ? body - below : (sum?.most ?? 0);
  const figuresRoom = beside || !(sum || squares) ? body - 4 : body - sumRoom - below - gapBelow;
  const asideTop = beside || !figures ? bodyTop : bodyTop + figuresRoom + gapBelow;
  const asideLeft = beside ? width - margin - asideWidth : margin;
  const table = sum?.draw(sumRoom) ?? null;

  const groups = [
    moved(margin, 34, head.draw(colours)),
    moved(margin, 34 + head.height, net?.draw(colours) ?? ""),
    moved(margin, bodyTop, figures?.draw(figuresRoom) ?? ""),
    moved(asideLeft, asideTop, table?.svg ?? ""),
    moved(asideLeft, asideTop + (table ? table.height + gapBelow : 0), squares?.svg ?? ""),
    moved(margin, height - footHeight, footOf(title, address, inner, colours, measure)),
  ];
  const spoken = said.sentence.map(({ text }) => text).join("");
  const inside = [
    tag("title", {}, escaped(`${title === "" ? "HPA Playground" : title} · ${clock(said.at)}`)),
    tag("desc", {}, escaped(spoken)),
    tag("defs", {}, patterns(colours)),
    tag("rect", { width: "100%", height: "100%", fill: colours.sheet }),
    ...groups,
  ];
  const frame = { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}`, role: "img" };
  return { svg: tag("svg", frame, inside.join("")), width, height };
}

/** Of the chosen parts, those for which the form has the height, the first chosen first, and those that are left out. */
export function fittingParts(content: Content, form: PictureForm, measure: Measure): { parts: Set<PicturePart>; left: PicturePart[] } {
  const parts = new Set<PicturePart>();
  const left: PicturePart[] = [];
  for (const part of form.parts) {
    const more = new Set([...parts, part]);
    if (leastHeight(content, { ...form, parts: more }, measure) <= form.height) parts.add(part);
    else left.push(part);
  }
  return { parts, left };
}

/** Below this height the parts would not be readable. */
export const leastHeight = (content: Content, form: PictureForm, measure: Measure): number => layoutOf(content, form, measure).least;

/** The parts with their widths and least heights. The sum and the pods are beside the figures, or below them. */
function layoutOf(content: Content, form: PictureForm, measure: Measure) {
  const { said, run } = content;
  const { width, parts, tone } = form;
  const colours = palettes[tone];
  const margin = width < wideFrom ? 24 : 44;
  const inner = width - 2 * margin;
  const head = headOf(content, inner, measure);
  const net = content.compared?.net ? netLines(content.compared.net, inner, measure) : null;
  const bodyTop = 34 + head.height + (net?.height ?? 0) + 18;
  const [hasSum, hasPods] = [parts.has("sum"), parts.has("pods")];
  const hasFigures = [...parts].some((part) => part !== "sum" && part !== "pods");
  const beside = width >= wideFrom && hasFigures && (hasSum || hasPods);
  const asideWidth = beside ? Math.min(364, Math.round(inner * 0.34)) : inner;

  const figures = hasFigures ? figureColumn(content, form, beside ? inner - asideWidth - 40 : inner, colours, measure) : null;
  const squares = hasPods ? podSquares(run, said.at, asideWidth, colours, measure) : null;
  const heights = sumHeights(said.rows, asideWidth, measure);
  const sum = hasSum && {
    least: Math.min(...heights),
    most: Math.max(...heights),
    draw: (room: number) => sumColumn(said.rows, asideWidth, room, colours, measure),
  };
  const below = squares ? squares.height + gapBelow : 0;
  const ofFigures = figures?.least ?? 0;
  const ofAside = below + (sum ? (beside ? sum.least : sum.most) : 0);
  const body = beside ? Math.max(ofFigures + 4, ofAside) : ofFigures + (figures && ofAside > 0 ? gapBelow : 4) + ofAside;
  return { margin, inner, head, net, bodyTop, figures, sum: sum || null, squares, asideWidth, beside, least: bodyTop + body + footHeight };
}

/** The sizes of the sentence, from the usual one. Its block keeps its height, so that nothing below it moves. */
const sentenceSizes = [34, 30, 27, 24, 21, 18, 16, 14, 12];
/** Below this size the sentence leaves out its asides, if it is then larger. */
const leastWhole = 24;
const lineShare = 43 / 34;

function headOf({ said }: Content, width: number, measure: Measure) {
  const block = width >= 900 ? 86 : width >= 600 ? 114 : 132;
  const fitting = (pieces: readonly Piece[], least: number) => {
    for (const size of sentenceSizes.filter((each) => each >= least)) {
      const lines = linesOf(pieces, width, size, measure);
      if (lines.length * Math.round(size * lineShare) <= block + 2) return { size, lines };
    }
    return null;
  };
  const whole = piecesOf(said.sentence);
  const short = piecesOf(said.short);
  const { size, lines } =
    fitting(whole, leastWhole) ??
    fitting(short, leastWhole) ??
    fitting(whole, 16) ??
    fitting(short, 0) ??
    cutTo(short, block, width, measure);
  const lineHeight = Math.round(size * lineShare);
  const draw = (colours: Palette) =>
    verdictLine(said, width, colours, measure) +
    lines
      .map((line, index) => sentenceLine(joined(line), 30 + lineHeight * index + size + (lineHeight - size) / 3, size, colours, measure))
      .join("");
  return { height: 30 + block, draw };
}

const netSize = 17;
const netLineHeight = 23;
const netGap = 8;

/** Against the run that it is compared with, as the page's comparison begins. */
function netLines({ lead, text }: NetWords, width: number, measure: Measure) {
  const against: Piece = { text: t`Against the baseline: `, weight: 400 };
  const lines = linesOf([against, { text: lead, weight: 600 }, { text: ` ${text}`, weight: 400 }], width, netSize, measure);
  const draw = (colours: Palette) =>
    lines.map((line, index) => sentenceLine(joined(line), netGap + netLineHeight * index + netSize, netSize, colours, measure)).join("");
  return { height: netGap + netLineHeight * lines.length, draw };
}

function cutTo(pieces: readonly Piece[], block: number, width: number, measure: Measure) {
  const size = sentenceSizes.at(-1)!;
  const fit = Math.floor((block + 2) / Math.round(size * lineShare));
  const lines = linesOf(pieces, width, size, measure).slice(0, fit);
  const last = lines.at(-1);
  if (last) lines[fit - 1] = [[{ text: cut(`${lineText(last)} ……`, width, { size, weight: 400 }, measure), weight: 400 }]];
  return { size, lines };
}

const piecesOf = (phrases: Content["said"]["sentence"]): Piece[] =>
  phrases.map((phrase) => ({
    text: phrase.text,
    weight: phrase.kind === "verdict" || (phrase.kind === "number" && phrase.mark !== null) ? 600 : 400,
    mark: phrase.kind === "number" ? (phrase.mark ?? undefined) : undefined,
  }));

function sentenceLine(pieces: readonly Piece[], y: number, size: number, colours: Palette, measure: Measure): string {
  let x = 0;
  let svg = "";
  for (const piece of pieces) {
    const font: Font = { size, weight: piece.weight };
    const wide = pieceWidth(piece, size, measure);
    const textAt = x + wide - pieceWidth({ ...piece, mark: undefined }, size, measure);
    if (piece.mark) {
      const radius = (size * markOf.size) / 2;
      const look =
        piece.mark === "window"
          ? { fill: colours["window-mark"] }
          : { fill: colours.sheet, stroke: colours.ink, "stroke-width": round(Math.max(1, size / 26)) };
      svg += tag("circle", { cx: round(x + radius), cy: round(y - size * 0.36), r: round(radius - 0.5), ...look });
    }
    svg += written(piece.text, { x: textAt, y, font, fill: colours.ink }, measure);
    x += wide;
  }
  return svg;
}

function verdictLine({ verdict, at: second }: Content["said"], width: number, colours: Palette, measure: Measure): string {
  const fill = colours[reasonColours[verdict.reason]];
  const font: Font = { size: 17, weight: 400 };
  const words = cut(t`${verdict.words}, at ${clock(second)}`, width - 26, font, measure);
  return sign(verdict.reason, 0, 3, 18, fill) + written(words, { x: 26, y: 17, font, fill }, measure);
}
