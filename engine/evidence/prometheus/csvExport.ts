import { readCsv } from "../../answers/csv";
import { readMoments } from "../../answers/moments";
import { isGap, readNumber } from "../../answers/numbers";
import { isWithin, mostPoints, PointsReader, tooManyPoints, type TimeRange } from "../../answers/points";
import { readSelector } from "../../answers/selector";
import { readTable, readTimes, type Table } from "../../answers/table";
import { namesTime } from "../../answers/timeColumn";
import type { Block } from "../block";
import type { Evidence, SeriesReading, UnreadText } from "../evidence";
import type { Lines } from "../lines";
import { unreadText } from "../unreadText";
import { seriesOf } from "./series";
import { say } from "../../lib/sentence";

/** A table of series from Prometheus or Grafana: a column for each series, or a row for each point with its labels beside it. */
export function readCsvExport(block: Block): Partial<Evidence> | null {
  const isSpread = /^sep=[,;]$/.test(block.lines.textOf(0));
  const lines = isSpread ? block.lines.slice(1) : block.lines;
  const head = lines.textOf(0);
  if (block.kind !== "data" || !/[,;\t]/.test(head) || /^\s*[{[-]/.test(head)) return null;
  const { rows: first, delimiter } = readCsv(lines.slice(0, 20).joined());
  const heading = first[0]?.fields ?? [];
  const time = heading.findIndex(namesTime);
  if (delimiter === " " || first.length < 2 || time < 0) return null;
  const value = heading.findIndex((name) => /^_?value$/i.test(name));
  const mostRows = Math.floor(mostPoints / (value < 0 ? Math.max(1, heading.length - 1) : 1));
  // Without a time to keep they are counted before they take up memory.
  if (block.range === undefined && lines.length > mostRows + 1) return tooLong(lines.numberOf(mostRows + 1), spanOf(lines, time));
  const csv = readCsv(lines.joined());
  const lineAt = (line: number) => lines.numberNear(line - 1);
  const unread: UnreadText[] = [];
  const last = csv.rows.at(-1)!;
  // The text may be cut in the middle of a row.
  const isCut = last.fields.length < heading.length || !/\d/.test(last.fields[time] ?? "");
  if (isCut) unread.push(unreadText(lineAt(last.line), say`This row is not whole.`));
  const table = readTable(isCut ? { ...csv, rows: csv.rows.slice(0, -1) } : csv);
  const column = table?.times.find(({ heading: name }) => namesTime(name))?.column;
  if (!table?.heading || column === undefined) return null;
  const times = readTimes(table, column);
  if ("bad" in times) {
    const line = lineAt(table.body[times.bad]!.line);
    return { unread: [unreadText(line, say`The time in this row is not written like the times above it.`)] };
  }
  const { kind, seconds } = times.moments;
  const stamps = kind === "date" ? seconds : seconds.map(() => null);
  const kept = stamps.flatMap((second, index) => (isWithin(second, block.range) ? [index] : []));
  if (kept.length > mostRows) return tooLong(lines.numberOf(0), spanOf(lines, time));
  const rows = {
    ...table,
    body: kept.map((index) => table.body[index]!),
    seconds: kept.map((index) => stamps[index]!),
    time: column,
    lineAt,
  };
  const series = value < 0 ? byColumn(rows, table.heading, unread) : byLabels(rows, table.heading);
  return { ...(series.length > 0 && { series }), ...(unread.length > 0 && { unread: unread.slice(0, 20) }) };
}

const tooLong = (number: number, span: TimeRange | null): Partial<Evidence> => ({
  unread: [unreadText(number, tooManyPoints, span ? { span } : {})],
});

/** The times of the first and of the last rows; the last row itself may be cut. Null: they are no dates. */
function spanOf(lines: Lines, time: number): TimeRange | null {
  const [, ...rows] = readCsv([...lines.slice(0, 21).texts(), ...lines.slice(lines.length - 21, lines.length - 1).texts()].join("\n")).rows;
  const moments = readMoments(rows.map(({ fields }) => fields[time] ?? ""));
  if ("bad" in moments || moments.kind !== "date") return null;
  return { from: Math.min(...moments.seconds), to: Math.max(...moments.seconds) };
}

interface Rows extends Pick<Table, "body" | "decimalComma"> {
  /** Of each row; null: the times are no dates. */
  seconds: readonly (number | null)[];
  /** The column of the times. */
  time: number;
  lineAt: (line: number) => number;
}

/** Grafana may write the percent sign behind a figure. In another unit, or if it is not sure what it says, it is not the series' own figure. */
function figureIn(cell: string, decimalComma: boolean): number | null {
  const read = isGap(cell) ? null : readNumber(cell, decimalComma);
  return read === null || read.isLoose || !(read.unit === "" || read.unit === "%") ? null : read.value;
}

function byColumn({ body, seconds, time, lineAt, decimalComma }: Rows, heading: readonly string[], unread: UnreadText[]): SeriesReading[] {
  const reader = new PointsReader();
  return heading.flatMap((name, column) => {
    if (column === time) return [];
    for (const [index, { fields }] of body.entries()) reader.add(seconds[index]!, figureIn(fields[column] ?? "", decimalComma));
    const points = reader.take();
    if (points.values.every(Number.isNaN)) {
      const isEmpty = body.every(({ fields }) => isGap(fields[column] ?? ""));
      if (!isEmpty) unread.push(unreadText(lineAt(1), say`The column ${JSON.stringify(name)} has no plain numbers.`));
      return [];
    }
    const selector = readSelector(name);
    return [seriesOf(lineAt(1), selector?.metric ?? (selector ? null : name), selector?.labels ?? {}, points, true)];
  });
}

function byLabels({ body, seconds, time, lineAt, decimalComma }: Rows, heading: readonly string[]): SeriesReading[] {
  const value = heading.findIndex((name) => /^_?value$/i.test(name));
  const found = new Map<string, { line: number; metric: string | null; labels: Record<string, string>; points: PointsReader }>();
  const columns = [...heading.entries()].filter(([column, name]) => column !== time && column !== value && name !== "");
  for (const [index, { fields, line }] of body.entries()) {
    const key = columns.map(([column]) => fields[column] ?? "").join("\u0000");
    let series = found.get(key);
    if (!series) {
      const said = columns.filter(([column]) => (fields[column] ?? "") !== "").map(([column, name]) => [name, fields[column]!] as const);
      const named = said.find(([name]) => /^(?:__name__|metric|series)$/i.test(name));
      const selector = named ? readSelector(named[1]) : null;
      const labels = { ...selector?.labels, ...Object.fromEntries(said.filter((each) => each !== named)) };
      series = { line: lineAt(line), metric: selector?.metric ?? named?.[1] ?? null, labels, points: new PointsReader() };
      found.set(key, series);
    }
    series.points.add(seconds[index]!, figureIn(fields[value] ?? "", decimalComma));
  }
  return [...found.values()].map(({ line, metric, labels, points }) => seriesOf(line, metric, labels, points.take(), true));
}
