/** Words of a picture: measured, broken into lines, cut, and written so that no font can make them longer. */
import { round } from "../marks";
import { escaped, tag } from "./svg";

export interface Font {
  size: number;
  weight: 400 | 600;
  mono?: boolean;
}

/** The width of a text in pixels. */
export type Measure = (text: string, font: Font) => number;

/** The page's families. Whoever opens the picture may have another of them, so each text also has its width. */
const families = {
  sans: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  mono: "ui-monospace, SFMono-Regular, Menlo, 'Cascadia Mono', Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace",
} as const;

export const familyOf = ({ mono = false }: Font): string => (mono ? families.mono : families.sans);

interface Written {
  x: number;
  y: number;
  font: Font;
  fill: string;
  anchor?: "start" | "middle" | "end";
  /** The ground's colour, which keeps the words readable over lines. */
  halo?: string;
  struck?: boolean;
}

/** Fonts without ⌈ and ⌉ would take them from another font, which the picture may not have; so they are drawn. */
const brackets = /([⌈⌉])/;
const bracketWidth = (font: Font) => font.size * 0.36;

/** The width of a text with its brackets. */
export const widthOf = (text: string, font: Font, measure: Measure): number =>
  text.split(brackets).reduce((width, part) => width + (brackets.test(part) ? bracketWidth(font) : measure(part, font)), 0);

/** A text on one line. Each part has its measured width, so that another font cannot make it longer. */
export function written(text: string, { x, y, font, fill, anchor = "start", halo, struck }: Written, measure: Measure): string {
  const whole = widthOf(text, font, measure);
  let left = x - (anchor === "end" ? whole : anchor === "middle" ? whole / 2 : 0);
  let svg = "";
  for (const part of text.split(brackets)) {
    if (brackets.test(part)) {
      svg += bracket(part, left, y, font, fill);
      left += bracketWidth(font);
      continue;
    }
    const width = measure(part, font);
    const trimmed = part.replace(/^ +/, "");
    const start = left + measure(part.slice(0, part.length - trimmed.length), font);
    const shown = trimmed.trimEnd();
    if (shown !== "") svg += textElement(shown, start, y, measure(shown, font), { font, fill, halo, struck });
    left += width;
  }
  return svg;
}

const haloWidth = 3;

type Look = Pick<Written, "font" | "fill"> & { halo: string | undefined; struck: boolean | undefined };

function textElement(text: string, x: number, y: number, width: number, { font, fill, halo, struck }: Look): string {
  const look = {
    "font-family": familyOf(font),
    "font-size": font.size,
    "font-weight": font.weight,
    fill,
    textLength: round(width),
    lengthAdjust: "spacingAndGlyphs",
    "text-decoration": struck ? "line-through" : undefined,
  };
  const around = halo === undefined ? {} : { stroke: halo, "stroke-width": haloWidth, "stroke-linejoin": "round", "paint-order": "stroke" };
  return tag("text", { x: round(x), y: round(y), ...look, ...around }, escaped(text));
}

function bracket(sign: string, x: number, y: number, { size }: Font, fill: string): string {
  const [inner, outer] = sign === "⌈" ? [0.1, 0.27] : [0.26, 0.09];
  const path = `M${round(x + outer * size)} ${round(y - 0.74 * size)}H${round(x + inner * size)}V${round(y + 0.16 * size)}`;
  return tag("path", { d: path, fill: "none", stroke: fill, "stroke-width": round(size / 13) });
}

/** A text cut to a width, with "…" at its end if it was longer. */
export function cut(text: string, width: number, font: Font, measure: Measure): string {
  if (widthOf(text, font, measure) <= width) return text;
  const letters = [...text];
  const fits = (count: number) => widthOf(`${letters.slice(0, count).join("").trimEnd()}…`, font, measure) <= width;
  let [least, most] = [0, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle - 1;
  }
  return `${letters.slice(0, least).join("").trimEnd()}…`;
}

/** A piece of a sentence in one style. A mark is a ring or a dot before a number. */
export interface Piece {
  text: string;
  weight: 400 | 600;
  mark?: "proposal" | "window" | undefined;
}

/** What stays together on a line. */
type Atom = Piece[];
type Line = Atom[];

/** The diameter of a mark and the gap after it, as shares of the type's size. */
export const markOf = { size: 0.58, gap: 0.2 };
const markWidth = (size: number) => size * (markOf.size + markOf.gap);

export function pieceWidth({ text, weight, mark }: Piece, size: number, measure: Measure): number {
  return (mark ? markWidth(size) : 0) + widthOf(text, { size, weight }, measure);
}

/** Pieces broken into lines at their spaces. A word that is longer than a line is broken where the line ends. */
export function linesOf(pieces: readonly Piece[], width: number, size: number, measure: Measure): Line[] {
  const space = measure(" ", { size, weight: 400 });
  const lines: Line[] = [];
  let line: Line = [];
  let used = 0;
  const end = () => {
    if (line.length > 0) lines.push(line);
    [line, used] = [[], 0];
  };
  for (const atom of atomsOf(pieces)) {
    const long = atomWidth(atom, size, measure);
    const next = used === 0 ? long : used + space + long;
    if (next <= width) {
      line.push(atom);
      used = next;
      continue;
    }
    end();
    const parts = long <= width ? [atom] : brokenUp(atom, width, size, measure);
    for (const part of parts) {
      if (line.length > 0) end();
      line.push(part);
      used = atomWidth(part, size, measure);
    }
  }
  end();
  return lines;
}

const atomWidth = (atom: Atom, size: number, measure: Measure) =>
  atom.reduce((width, piece) => width + pieceWidth(piece, size, measure), 0);

function atomsOf(pieces: readonly Piece[]): Atom[] {
  const atoms: Atom[] = [[]];
  for (const { text, weight, mark } of pieces) {
    text.split(/[ \n]+/).forEach((word, index) => {
      if (index > 0) atoms.push([]);
      if (word !== "") atoms.at(-1)!.push({ text: word, weight, mark: index === 0 ? mark : undefined });
    });
  }
  return atoms.filter((atom) => atom.length > 0);
}

function brokenUp(atom: Atom, width: number, size: number, measure: Measure): Atom[] {
  const parts: Atom[] = [[]];
  let used = 0;
  for (const piece of atom) {
    for (const [index, letter] of [...piece.text].entries()) {
      const one = { ...piece, text: letter, mark: index === 0 ? piece.mark : undefined };
      const wide = pieceWidth(one, size, measure);
      if (used > 0 && used + wide > width) {
        parts.push([]);
        used = 0;
      }
      used += wide;
      const last = parts.at(-1)!.at(-1);
      if (last && last.weight === one.weight && !one.mark) last.text += letter;
      else parts.at(-1)!.push(one);
    }
  }
  return parts;
}

/** A line as pieces: neighbours of one style are one piece, with the spaces between them. */
export function joined(line: Line): Piece[] {
  const pieces: Piece[] = [];
  line.forEach((atom, index) => {
    atom.forEach((piece, place) => {
      const before = index > 0 && place === 0 ? " " : "";
      const last = pieces.at(-1);
      if (last && last.weight === piece.weight && !piece.mark) last.text += before + piece.text;
      else {
        if (last && before) last.text += before;
        pieces.push({ ...piece });
      }
    });
  });
  return pieces;
}

/** The words of lines, without their styles. */
export const lineText = (line: Line): string =>
  joined(line)
    .map(({ text }) => text)
    .join("");
