import { previewSize } from "./content";
import { footOf } from "./foot";
import { palettes, type Tone } from "./palette";
import { round } from "../marks";
import { escaped, moved, tag } from "./svg";
import { cut, lineText, linesOf, written, type Font, type Measure } from "./words";

interface Card {
  /** A line above the title. */
  kicker: string;
  title: string;
  summary: string;
  steps: readonly string[];
  address: string;
}

const margin = 44;
const titleSizes = [52, 44, 36];
const mostSteps = 7;

/** A lesson as a picture: its title, what it is about, and its steps. It shows no run, because a run could give an answer away. */
export function drawLessonCard(card: Card, { width, height }: typeof previewSize, tone: Tone, measure: Measure): string {
  const colours = palettes[tone];
  const inner = width - 2 * margin;
  const wrapped = (text: string, room: number, font: Font) =>
    linesOf([{ text, weight: font.weight }], room, font.size, measure).map(lineText);
  const titleSize = titleSizes.find((size) => wrapped(card.title, inner, { size, weight: 600 }).length <= 2) ?? titleSizes.at(-1)!;
  const parts: string[] = [];
  let y = 50;
  const line = (text: string, font: Font, fill: string, height: number, x = 0) => {
    y += height;
    parts.push(written(cut(text, inner - x, font, measure), { x, y: y - height / 4, font, fill }, measure));
  };
  line(card.kicker, { size: 19, weight: 400 }, colours.load, 28);
  y += 8;
  const title: Font = { size: titleSize, weight: 600 };
  for (const text of wrapped(card.title, inner, title).slice(0, 2)) line(text, title, colours.ink, Math.round(titleSize * 1.2));
  y += 6;
  const summary: Font = { size: 25, weight: 400 };
  for (const text of wrapped(card.summary, inner, summary).slice(0, 3)) line(text, summary, colours["ink-2"], 34);
  y += 20;
  const step: Font = { size: 21, weight: 400 };
  const room = Math.floor((height - 58 - y - 8) / 38);
  const shown = card.steps.slice(0, Math.min(mostSteps, card.steps.length > room ? room - 1 : room));
  shown.forEach((text, index) => {
    const middle = y + 26;
    parts.push(
      tag("circle", { cx: 13, cy: round(middle - 5), r: 12.5, fill: "none", stroke: colours.edge }),
      written(String(index + 1), { x: 13, y: middle + 0.4, font: { size: 15, weight: 600 }, fill: colours.ink, anchor: "middle" }, measure),
    );
    line(text, step, colours.ink, 38, 40);
  });
  if (shown.length < card.steps.length) line(`and ${card.steps.length - shown.length} more`, step, colours["ink-3"], 38, 40);
  const frame = { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}`, role: "img" };
  const inside =
    tag("title", {}, escaped(card.title)) +
    tag("rect", { width: "100%", height: "100%", fill: colours.sheet }) +
    moved(margin, 0, parts.join("")) +
    moved(margin, height - 58, footOf("", card.address, inner, colours, measure));
  return tag("svg", frame, inside);
}
