/**
 * One decision as one picture: its verdict and sentence, the figures around it, its sum and its pods. The same content gives the same text
 * of SVG, in a browser and in Node.
 */
import { t } from "../ui/text";
import { clock } from "../ui/words";
import type { Content, Picture, PictureForm } from "./content";
import { footOf } from "./foot";
import { figureColumn, leastFigures } from "./figures";
import { palettes, patterns, reasonColours, type Palette } from "./palette";
import { podSquares } from "./podSquares";
import { sign } from "./sign";
import { sumColumn, sumHeights } from "./sum";
import { escaped, moved, round, tag } from "./svg";
import { cut, joined, lineText, linesOf, markOf, pieceWidth, written, type Font, type Measure, type Piece } from "./words";

/** From this width on, the sum is beside the figures. */
const wideFrom = 800;
const gapBelow = 20;
const footHeight = 58;

export function drawPicture(content: Content, form: PictureForm, measure: Measure): Picture {
  const { said, title, address } = content;
  const { width, parts, tone } = form;
  const colours = palettes[tone];
  const margin = width < wideFrom ? 24 : 44;
  const inner = width - 2 * margin;
  const head = headOf(content, inner, measure);
  const bodyTop = 34 + head.height + 18;
  const figures = parts.has("load") || parts.has("decisions");
  const aside = parts.has("sum") || parts.has("pods");
  const beside = width >= wideFrom && figures && aside;
  const asideWidth = beside ? Math.min(364, Math.round(inner * 0.34)) : inner;
  const figuresWidth = beside ? inner - asideWidth - 40 : inner;

  const squares = parts.has("pods") ? podSquares(content.run, said.at, asideWidth, colours, measure) : null;
  const below = squares ? squares.height + gapBelow : 0;
  const heights = parts.has("sum") ? sumHeights(said.rows, asideWidth, measure) : [0];
  const most = Math.max(...heights);
  const least = Math.min(...heights);
  const leastBody = beside
    ? Math.max(leastFigures(parts), least + below)
    : (figures ? leastFigures(parts) + (aside ? gapBelow : 0) : 0) + (parts.has("sum") ? most : 0) + below;
  const height = Math.max(form.height, bodyTop + leastBody + footHeight);
  const body = height - footHeight - bodyTop;

  const sumRoom = beside ? body - below : parts.has("sum") ? most : 0;
  const figuresRoom = beside || !aside ? body - 4 : body - sumRoom - below - gapBelow;
  const asideTop = beside || !figures ? bodyTop : bodyTop + figuresRoom + gapBelow;
  const sum = parts.has("sum") ? sumColumn(said.rows, asideWidth, sumRoom, colours, measure) : null;

  const groups = [
    moved(margin, 34, head.draw(colours)),
    figures ? moved(margin, bodyTop, figureColumn(content, form, figuresWidth, figuresRoom, colours, measure)) : "",
    moved(beside ? width - margin - asideWidth : margin, asideTop, sum?.svg ?? ""),
    squares ? moved(beside ? width - margin - asideWidth : margin, asideTop + (sum ? sum.height + gapBelow : 0), squares.svg) : "",
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
