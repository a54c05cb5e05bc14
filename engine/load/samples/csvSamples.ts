import { readCsv, type CsvRow, type Delimiter } from "./csv";
import { readMoments } from "./moments";
import { fromFirstSample, type RawSeries, type SamplesReading } from "./samples";

/**
 * A table whose first column with times is the time: two columns, Grafana's export with a column for each series, or its export with a row for each
 * series and time. A heading may be missing. Values may have a unit behind them, as Grafana formats them.
 */
export function readCsvSamples(text: string): SamplesReading {
  const { rows, delimiter } = readCsv(text);
  const example = rows[1] ?? rows[0];
  const time = example?.fields.findIndex((text) => readMoments([text]) !== null) ?? -1;
  if (!example || time < 0 || example.fields.length < 2) {
    return refuse(`Line ${example?.line ?? 1} has no time: a column of times and a column of values are needed.`);
  }
  const heading = readMoments([field(rows[0], time)]) === null ? rows[0]! : null;
  const body = heading ? rows.slice(1) : rows;
  const width = Math.max(...body.slice(0, 100).map(({ fields }) => fields.length));
  const moments = readMoments(body.map((row) => field(row, time)));
  if (!moments) return refuse(`Line ${lineOfBadTime(body, time)} has no time like those before it in its column ${time + 1}.`);

  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => column !== time);
  const numeric = columns.filter((column) => body.every((row) => isGap(field(row, column)) || isNumber(field(row, column), delimiter)));
  const words = columns.filter((column) => !numeric.includes(column));
  if (numeric.length === 0)
    return refuse(`Line ${lineOfBadNumber(body, columns[0]!, delimiter)} has no number in its column ${columns[0]! + 1}.`);
  // Words beside a single column of numbers name the series of each row.
  const raw = words.length > 0 && numeric.length === 1 ? seriesByName(numeric[0]!, words) : seriesByColumn(numeric);
  const series = fromFirstSample(raw);
  return series.length === 0 ? refuse("This table holds no numbers.") : { ok: true, source: "csv", series };

  function seriesByColumn(columnsOfValues: readonly number[]): RawSeries[] {
    return columnsOfValues.map((column) => ({
      name: field(heading, column),
      unit: unitOf(body, column),
      samples: body.map((row, index) => [moments![index]!, valueOf(field(row, column), delimiter)] as const),
    }));
  }

  function seriesByName(column: number, columnsOfWords: readonly number[]): RawSeries[] {
    const byName = new Map<string, (readonly [number, number | null])[]>();
    for (const [index, row] of body.entries()) {
      const name = columnsOfWords.map((word) => field(row, word)).join(" ");
      const samples = byName.get(name) ?? [];
      samples.push([moments![index]!, valueOf(field(row, column), delimiter)]);
      byName.set(name, samples);
    }
    return [...byName].map(([name, samples]) => ({ name, unit: unitOf(body, column), samples }));
  }
}

const refuse = (error: string): SamplesReading => ({ ok: false, error });
const field = (row: CsvRow | null | undefined, column: number): string => row?.fields[column] ?? "";

const isGap = (text: string) => /^(|-|null|nil|n\/a|nan|undefined|[+-]?inf(inity)?)$/i.test(text);
/** A number, thousands or decimals by comma or point, and what may stand behind it. */
const numberPattern = /^([+-]?(?:\d[\d., ]*\d|\d|[.,]\d+)(?:[eE][+-]?\d+)?)\s*(?:(K|k|Mil|M|Bil|G)(?![a-z]))?\s*([^\d\s.,][^\d]*)?$/;
const factors: ReadonlyMap<string | undefined, number> = new Map([
  ["K", 1e3],
  ["k", 1e3],
  ["M", 1e6],
  ["Mil", 1e6],
  ["G", 1e9],
  ["Bil", 1e9],
]);

const isNumber = (text: string, delimiter: Delimiter) => valueOf(text, delimiter) !== null;

/** Null for what is no number. */
function valueOf(text: string, delimiter: Delimiter): number | null {
  const parts = numberPattern.exec(text);
  if (!parts) return null;
  const number = Number(withPoint(parts[1]!.replaceAll(" ", ""), delimiter));
  return Number.isNaN(number) ? null : number * (factors.get(parts[2]) ?? 1);
}

/** The last of point and comma is the decimal one; a lone comma is, too, but for groups of three in a table that commas part. */
function withPoint(digits: string, delimiter: Delimiter): string {
  const [comma, point] = [digits.lastIndexOf(","), digits.lastIndexOf(".")];
  if (comma < 0) return digits;
  if (point > comma || (point < 0 && delimiter === "," && /^[+-]?\d{1,3}(,\d{3})+$/.test(digits))) return digits.replaceAll(",", "");
  return digits.replaceAll(".", "").replace(",", ".");
}

/** What stands behind all numbers of a column; null where it is nothing or not the same. */
function unitOf(rows: readonly CsvRow[], column: number): string | null {
  const units = new Set(
    rows
      .map((row) => field(row, column))
      .filter((text) => !isGap(text))
      .map((text) => numberPattern.exec(text)?.[3]?.trim() ?? ""),
  );
  const [unit] = units;
  return units.size === 1 && unit !== "" ? unit! : null;
}

/** The first row with which the times up to it cannot be read: of more rows they cannot either. */
function lineOfBadTime(rows: readonly CsvRow[], column: number): number {
  let [readable, unreadable] = [0, rows.length];
  while (unreadable - readable > 1) {
    const middle = (readable + unreadable) >> 1;
    if (readMoments(rows.slice(0, middle).map((row) => field(row, column)))) readable = middle;
    else unreadable = middle;
  }
  return rows[unreadable - 1]!.line;
}

const lineOfBadNumber = (rows: readonly CsvRow[], column: number, delimiter: Delimiter) =>
  rows.find((row) => !isGap(field(row, column)) && !isNumber(field(row, column), delimiter))!.line;
