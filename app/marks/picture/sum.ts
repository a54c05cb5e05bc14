/** The sum of a decision: each stage with a few words and its result, down to the written count. */
import type { LargeRow } from "../../words/decision/largeSum";
import { reasonColours, type Palette } from "./palette";
import { sign } from "./sign";
import { round } from "../marks";
import { moved, tag } from "./svg";
import { cut, lineText, linesOf, widthOf, written, type Font, type Measure } from "./words";

/** The forms of the sum, from the roomiest. */
const forms = [
  { size: 17, line: 24, padding: 9 },
  { size: 15, line: 20, padding: 6 },
  { size: 13, line: 17, padding: 4 },
] as const;
type Form = (typeof forms)[number];
/** How the sum may be laid out, the first that fits its room: the smallest form cuts words that need more lines than the others give them. */
const layouts = [...forms.map((form) => ({ form, mostLines: 4 })), { form: forms.at(-1)!, mostLines: 2 }];
type Layout = (typeof layouts)[number];

/** How high the sum is in each of its layouts. */
export const sumHeights = (rows: readonly LargeRow[], width: number, measure: Measure): number[] =>
  layouts.map((layout) => heightOf(laidOut(rows, width, layout, measure)));

/** In the roomiest layout that the room has place for. */
export function sumColumn(
  rows: readonly LargeRow[],
  width: number,
  room: number,
  colours: Palette,
  measure: Measure,
): { svg: string; height: number } {
  const tables = layouts.map((layout) => laidOut(rows, width, layout, measure));
  const table = tables.find((each) => heightOf(each) <= room) ?? tables.at(-1)!;
  let y = 0;
  let svg = "";
  table.lines.forEach((line, index) => {
    svg += moved(0, y, rowOf(line, table, index === table.lines.length - 1, width, colours, measure));
    y += line.height;
  });
  return { svg, height: heightOf(table) };
}

interface RowLines {
  row: LargeRow;
  /** The result of the row before, if this row's stage changed it. */
  before: string | null;
  name: string[];
  words: string[];
  height: number;
}

interface Table {
  form: Form;
  nameWidth: number;
  resultWidth: number;
  lines: RowLines[];
}

const totalTail = 8;
const heightOf = ({ lines }: Table) => lines.reduce((sum, { height }) => sum + height, totalTail);
const resultFont = ({ size }: Form, total: boolean): Font => ({ size: total ? size + 10 : size + 3, weight: 600 });
const beforeFont = ({ size }: Form): Font => ({ size: size - 3, weight: 400 });

function laidOut(rows: readonly LargeRow[], width: number, { form, mostLines }: Layout, measure: Measure): Table {
  const plain: Font = { size: form.size, weight: 400 };
  const bold: Font = { size: form.size, weight: 600 };
  const ahead = (index: number) => {
    const before = rows[index - 1]?.result;
    return index > 1 && rows[index]?.held && before !== undefined && before !== rows[index]!.result ? before : null;
  };
  const resultOf = (row: LargeRow, index: number) => {
    const before = ahead(index);
    return measure(row.result, resultFont(form, index === rows.length - 1)) + (before === null ? 0 : measure(before, beforeFont(form)) + 8);
  };
  const resultWidth = Math.min(width * 0.35, Math.max(...rows.map(resultOf), 40));
  const widest = (texts: readonly string[]) => Math.max(...texts.map((text) => measure(text, bold))) + 14;
  const names = rows.map(({ name }) => name);
  // A long name wraps, but between its words.
  const nameWidth = Math.min(
    width * 0.4,
    Math.max(Math.min(width * 0.32, widest(names)), widest(names.flatMap((name) => name.split(" ")))),
  );
  const wordsWidth = width - nameWidth - resultWidth - 12;
  const wrapped = (text: string, room: number, font: Font) => {
    const lines = linesOf([{ text, weight: font.weight }], room, font.size, measure).map(lineText);
    if (lines.length <= mostLines) return lines;
    return [...lines.slice(0, mostLines - 1), cut(lines.slice(mostLines - 1).join(" "), room, font, measure)];
  };
  const lines = rows.map((row, index): RowLines => {
    const name = wrapped(row.name, nameWidth - 10, row.held ? bold : plain);
    const words = wrapped(row.words, wordsWidth - (row.held ? form.size + 6 : 0), plain);
    const height = Math.max(name.length, words.length, 1) * form.line + 2 * form.padding;
    return { row, before: ahead(index), name, words, height };
  });
  return { form, nameWidth, resultWidth, lines };
}

function rowOf(
  { row, before, name, words, height }: RowLines,
  { form, nameWidth, resultWidth }: Table,
  total: boolean,
  width: number,
  colours: Palette,
  measure: Measure,
): string {
  const { size, line, padding } = form;
  const tone = row.held ? colours[reasonColours[row.held]] : null;
  const base = padding + size + (line - size) / 4;
  const font = resultFont(form, total);
  const resultEnd = width;
  const result = cut(row.result, resultWidth, font, measure);
  const wordsAt = nameWidth + (row.held ? size + 6 : 0);
  const parts = [
    tag("path", { d: `M0 0.5H${width}`, stroke: total ? colours.ink : colours.rule }),
    tone === null ? "" : tag("rect", { x: -14, width: 4, height: round(height), fill: tone }),
    ...name.map((text, index) =>
      written(
        text,
        {
          x: 0,
          y: base + index * line,
          font: { size, weight: row.held || total ? 600 : 400 },
          fill: tone ?? (total ? colours.ink : colours["ink-2"]),
        },
        measure,
      ),
    ),
    row.held && tone !== null ? sign(row.held, nameWidth, base - size + 1, size + 1, tone) : "",
    ...words.map((text, index) =>
      written(text, { x: wordsAt, y: base + index * line, font: { size, weight: 400 }, fill: colours.ink }, measure),
    ),
    written(result, { x: resultEnd, y: base + (total ? 4 : 1), font, fill: colours.ink, anchor: "end" }, measure),
  ];
  if (before !== null) {
    const x = resultEnd - widthOf(result, font, measure) - 8;
    parts.push(written(before, { x, y: base + 1, font: beforeFont(form), fill: colours["ink-3"], anchor: "end", struck: true }, measure));
  }
  if (total) {
    const y = round(base + 4 + size / 2);
    parts.push(
      tag("path", { d: `M${width - 40} ${y}H${width}M${width - 40} ${y + 4}H${width}`, stroke: colours.ink, "stroke-width": 1.2 }),
    );
  }
  return parts.join("");
}
