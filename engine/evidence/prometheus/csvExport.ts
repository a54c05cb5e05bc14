import { readCsv, type CsvRow, type Delimiter } from "../../answers/csv";
import { readMoments } from "../../answers/moments";
import type { Block, TextLine } from "../block";
import type { Evidence, SeriesReading, UnreadText } from "../evidence";
import { finite } from "../../answers/jsonTrees";
import { isWithin, mostPoints, PointsReader, tooManyPoints } from "../../answers/points";
import type { TimeRange } from "../../answers/points";
import { readSelector } from "../../answers/selector";
import { seriesOf } from "./series";

/** A table of series from Prometheus or Grafana: a column for each series, or a row for each point with its labels beside it. */
export function readCsvExport(block: Block): Partial<Evidence> | null {
  const isSpread = /^sep=[,;]$/.test(block.lines[0]?.text ?? "");
  const lines = isSpread ? block.lines.slice(1) : block.lines;
  const head = lines[0]?.text ?? "";
  if (block.kind !== "data" || !/[,;\t]/.test(head) || /^\s*[{[-]/.test(head)) return null;
  const { rows: first, delimiter } = readCsv(textOf(lines.slice(0, 20)));
  const [heading] = first;
  if (delimiter === " " || !heading || first.length < 2) return null;
  const time = heading.fields.findIndex((field) => /^(?:time|timestamp|date|datetime|_time|ts)$/i.test(field.trim()));
  if (time < 0) return null;
  const value = heading.fields.findIndex((field) => /^_?value$/i.test(field.trim()));
  const mostRows = Math.floor(mostPoints / (value < 0 ? Math.max(1, heading.fields.length - 1) : 1));
  // Without a time to keep they are counted before they take up memory.
  if (block.range === undefined && lines.length > mostRows + 1) return tooLong(lines[mostRows + 1]!, spanOf(lines, time));
  const [, ...body] = readCsv(textOf(lines)).rows;
  const lineAt = (line: number) => lines[line - 1]?.number ?? lines.at(-1)!.number;
  const dated = whole(body, time, heading.fields.length);
  const moments = readMoments(dated.rows.map(({ fields }) => fields[time] ?? ""));
  if ("bad" in moments) {
    const line = lineAt(dated.rows[moments.bad]?.line ?? 1);
    return { unread: [{ line, message: "The time in this row is not written like the times above it." }] };
  }
  const stamps = moments.kind === "date" ? moments.seconds : moments.seconds.map(() => null);
  const kept = stamps.flatMap((second, index) => (isWithin(second, block.range) ? [index] : []));
  if (kept.length > mostRows) return tooLong(lines[0]!, spanOf(lines, time));
  const rows = kept.map((index) => dated.rows[index]!);
  const table = { heading, rows, seconds: kept.map((index) => stamps[index]!), time, lineAt, figureIn: figuresOf(delimiter) };
  const unread: UnreadText[] = dated.left.map((row) => ({ line: lineAt(row.line), message: "This row is not whole." }));
  const series = value < 0 ? byColumn(table, unread) : byLabels(table, value);
  return { ...(series.length > 0 && { series }), ...(unread.length > 0 && { unread: unread.slice(0, 20) }) };
}

const textOf = (lines: readonly TextLine[]): string => lines.map(({ text }) => text).join("\n");

const tooLong = ({ number }: TextLine, span: TimeRange | null): Partial<Evidence> => ({
  unread: [{ line: number, message: tooManyPoints, ...(span && { span }) }],
});

/** The times of the first and of the last rows; the last row itself may be cut. Null: they are no dates. */
function spanOf(lines: readonly TextLine[], time: number): TimeRange | null {
  const [, ...rows] = readCsv(textOf([...lines.slice(0, 21), ...lines.slice(-21, -1)])).rows;
  const moments = readMoments(rows.map(({ fields }) => fields[time] ?? ""));
  if ("bad" in moments || moments.kind !== "date") return null;
  return { from: Math.min(...moments.seconds), to: Math.max(...moments.seconds) };
}

interface Table {
  heading: CsvRow;
  rows: readonly CsvRow[];
  seconds: readonly (number | null)[];
  time: number;
  lineAt: (line: number) => number;
  figureIn: (cell: string) => number | null;
}

/** The last row may be cut in the middle. */
function whole(body: readonly CsvRow[], time: number, width: number): { rows: readonly CsvRow[]; left: readonly CsvRow[] } {
  const last = body.at(-1)!;
  const isCut = last.fields.length < width || !/\d/.test(last.fields[time] ?? "");
  return isCut ? { rows: body.slice(0, -1), left: [last] } : { rows: body, left: [] };
}

/** A cell's figure; Grafana may write the percent sign behind it. Where no comma parts the cells, it is the decimal sign of a spreadsheet. */
function figuresOf(delimiter: Delimiter): Table["figureIn"] {
  const plain = (cell: string) => cell.trim().replace(/\s?%$/, "");
  if (delimiter === ",") return (cell) => finite(plain(cell));
  return (cell) => finite(plain(cell).replace(/^([-+]?\d+),(\d+)$/, "$1.$2"));
}

function byColumn({ heading, rows, seconds, time, lineAt, figureIn }: Table, unread: UnreadText[]): SeriesReading[] {
  const reader = new PointsReader();
  return heading.fields.flatMap((name, column) => {
    if (column === time) return [];
    for (const [index, { fields }] of rows.entries()) reader.add(seconds[index]!, figureIn(fields[column] ?? ""));
    const points = reader.take();
    if (points.values.every(Number.isNaN)) {
      const isEmpty = rows.every(({ fields }) => /^(?:null|undefined|nan)?$/i.test((fields[column] ?? "").trim()));
      if (!isEmpty) unread.push({ line: lineAt(heading.line), message: `The column ${JSON.stringify(name)} has no plain numbers.` });
      return [];
    }
    const selector = readSelector(name);
    return [seriesOf(lineAt(heading.line), selector?.metric ?? (selector ? null : name), selector?.labels ?? {}, points, true)];
  });
}

function byLabels({ heading, rows, seconds, time, lineAt, figureIn }: Table, value: number): SeriesReading[] {
  const found = new Map<string, { line: number; metric: string | null; labels: Record<string, string>; points: PointsReader }>();
  const columns = heading.fields
    .map((name, column) => [name.trim(), column] as const)
    .filter(([name, column]) => column !== time && column !== value && name !== "");
  for (const [index, { fields, line }] of rows.entries()) {
    const key = columns.map(([, column]) => fields[column] ?? "").join("\u0000");
    let series = found.get(key);
    if (!series) {
      const said = columns.filter(([, column]) => (fields[column] ?? "") !== "").map(([name, column]) => [name, fields[column]!] as const);
      const named = said.find(([name]) => /^(?:__name__|metric|series)$/i.test(name));
      const selector = named ? readSelector(named[1]) : null;
      const labels = { ...selector?.labels, ...Object.fromEntries(said.filter((each) => each !== named)) };
      series = { line: lineAt(line), metric: selector?.metric ?? named?.[1] ?? null, labels, points: new PointsReader() };
      found.set(key, series);
    }
    series.points.add(seconds[index]!, figureIn(fields[value] ?? ""));
  }
  return [...found.values()].map(({ line, metric, labels, points }) => seriesOf(line, metric, labels, points.take(), true));
}
