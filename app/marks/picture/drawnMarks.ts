/** Marks as text of SVG. */
import type { DrawnFrame, Look, Mark, WordLook } from "../mark";
import { themed, type Palette } from "./palette";
import { round } from "../marks";
import { escaped, tag } from "./svg";
import { written, type Font, type Measure } from "./words";

/** Draws with the colours and the fonts of one picture. `id` is unique in it, because what is cut off refers to its edge by name. */
export interface Pen {
  id: string;
  colours: Palette;
  measure: Measure;
}

/** The page's sizes: those of the words of a figure, and of the ground's colour around what lies on lines. */
export const wordSize = 11;
const haloWidth = 3;

export function drawnMarks(marks: readonly Mark[], frame: DrawnFrame, pen: Pen): string {
  return marks.map((mark, place) => drawn(mark, frame, { ...pen, id: `${pen.id}-${place}` })).join("");
}

function drawn(mark: Mark, frame: DrawnFrame, pen: Pen): string {
  const { colours, measure } = pen;
  switch (mark.as) {
    case "path":
      return mark.d === "" ? "" : tag("path", { ...paints(mark.look, colours), d: mark.d });
    case "rect": {
      const { x, y, width, height, look } = mark;
      return tag("rect", { ...paints(look, colours), x: round(x), y: round(y), width: round(width), height: round(height) });
    }
    case "circle":
      return tag("circle", { ...paints(mark.look, colours), cx: round(mark.x), cy: round(mark.y), r: mark.r });
    case "words": {
      const { text, x, y, anchor, look, halo } = mark;
      return written(text, { x, y, anchor, ...wordLook(look, colours), ...(halo && { halo: colours.sheet }) }, measure);
    }
    case "inside":
      return inside(mark.above, drawnMarks(mark.marks, frame, pen), frame, pen.id);
    case "titled":
      return tag("g", {}, tag("title", {}, escaped(mark.title)) + drawnMarks(mark.marks, frame, pen));
  }
}

function inside(above: number, svg: string, { scale, height }: DrawnFrame, id: string): string {
  if (svg === "") return "";
  const width = round(Math.max(0, scale.width - scale.left - scale.right));
  const edge = tag("clipPath", { id }, tag("rect", { x: scale.left, y: above, width, height }));
  return edge + tag("g", { "clip-path": `url(#${id})` }, svg);
}

function paints({ fill, stroke, width, dash, cap, join, opacity, strokeOpacity, halo }: Look, colours: Palette) {
  return {
    fill: fill === undefined ? undefined : themed(fill, colours),
    stroke: halo ? colours.sheet : stroke === undefined ? undefined : themed(stroke, colours),
    "stroke-width": halo ? haloWidth : width,
    "stroke-dasharray": dash,
    "stroke-linecap": cap,
    "stroke-linejoin": halo ? "round" : join,
    "paint-order": halo ? "stroke" : undefined,
    opacity,
    "stroke-opacity": strokeOpacity,
  };
}

const wordColours = {
  axis: "ink-3",
  soft: "ink-2",
  ink: "ink",
  strong: "ink",
  capacity: "pods",
  load: "load",
  window: "window",
  error: "error",
} as const satisfies Record<WordLook, keyof Palette>;

function wordLook(look: WordLook, colours: Palette): { font: Font; fill: string } {
  return { font: { size: wordSize, weight: look === "strong" ? 600 : 400 }, fill: colours[wordColours[look]] };
}
