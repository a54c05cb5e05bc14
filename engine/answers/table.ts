import { isClock, isDayAlone, type Csv, type CsvRow } from "./csv";
import { readMoments, type Moments, type TimeUnit } from "./moments";
import { headingTimeUnit, timeColumns, undoRepeatedHour, type TimeColumn } from "./timeColumn";

/** Rows that sum up others were left out: how many, and the first of them with its first word. */
export interface LeftOutRows {
  kind: "rowsLeftOut";
  count: number;
  line: number;
  text: string;
}

/** Rows below a heading. */
export interface Table {
  /** Null if the first row already has values. */
  heading: readonly string[] | null;
  body: readonly CsvRow[];
  width: number;
  /** Columns with times, the likeliest first. */
  times: readonly TimeColumn[];
  /** Whether numbers have a decimal comma. */
  decimalComma: boolean;
  notes: readonly LeftOutRows[];
}

/** How many rows may come before the first with a time: titles, labels, remarks. */
const longestPreface = 60;

/** Finds the heading, the rows and the columns of times; null if no row has a time. */
export function readTable({ rows, delimiter }: Csv): Table | null {
  const plain = rows.filter(({ fields }) => !fields[0]?.startsWith("#") || fields.length > 1);
  const start = firstBodyRow(plain);
  if (start < 0) return null;
  const joined = joinDayAndClock(headingAbove(plain.slice(0, start)), plain.slice(start));
  const { body, notes } = withoutForeignRows(joined.heading, joined.body);
  if (body.length === 0) return null;
  let width = 0;
  for (const { fields } of body.slice(0, 200)) width = Math.max(width, fields.length);
  const heading = joined.heading && delimiter === " " ? asWide(joined.heading, width) : joined.heading;
  const times = timeColumns(heading, body, width);
  return { heading, body, width, times, decimalComma: delimiter !== "," && hasDecimalCommas(body, times[0]?.column ?? -1), notes };
}

/** The times of the rows, all in one format. */
interface TableTimes {
  moments: Moments;
  /** The times have no zone: an hour may occur twice. */
  isLocal: boolean;
  /** An hour occurred twice: from this second on it was added. Null: it did not. */
  repeatedHour: number | null;
}

/** `bad` is the first row whose time is in another format. */
export function readTimes({ body, heading }: Table, column: number, unit: TimeUnit | null = null): TableTimes | { bad: number } {
  const texts = body.map(({ fields }) => fields[column] ?? "");
  const moments = readMoments(texts, unit, headingTimeUnit(heading?.[column] ?? ""));
  if ("bad" in moments) return moments;
  const isLocal = moments.unit === null && !/(Z|[+-]\d{2}:?\d{2}|\s(?![AP]M)[A-Z]{3,5})$/i.test((texts[0] ?? "").trimEnd());
  const corrected = isLocal ? undoRepeatedHour(moments.seconds) : null;
  if (!corrected) return { moments, isLocal, repeatedHour: null };
  return { moments: { ...moments, seconds: [...corrected.seconds] }, isLocal: false, repeatedHour: corrected.second };
}

/** The last row above that is more than a title; CloudWatch names its rows of labels. */
function headingAbove(rows: readonly CsvRow[]): CsvRow | null {
  const wide = rows.filter(({ fields }) => fields.filter((field) => field !== "").length > 1);
  const row = wide.find(({ fields }) => /^label$/i.test(fields[0]!)) ?? wide.at(-1) ?? rows.at(-1);
  if (!row) return null;
  const [first = "", ...others] = row.fields;
  const bare = first.replace(/^#\s*/, "");
  return { line: row.line, fields: bare === "" && first !== "" ? others : [bare, ...others] };
}

/** The first row with a date or, if there is none, with a number that may be a time. */
function firstBodyRow(rows: readonly CsvRow[]): number {
  const widths = rows.slice(0, 200).map(({ fields }) => fields.length);
  const widest = Math.max(0, ...widths);
  const first = rows.slice(0, longestPreface);
  // A line like "From,2026-11-21" above a wide table is not one of its rows.
  const find = (kinds: readonly TimeColumn["kind"][]) =>
    first.findIndex(
      (row, index) => row.fields.length > 1 && row.fields.length * 2 >= widest && hasTime(row, kinds) && !isHeading(row, rows[index + 1]),
    );
  const dated = find(["date", "clock"]);
  return dated >= 0 ? dated : find(["count"]);
}

const hasTime = (row: CsvRow, kinds: readonly TimeColumn["kind"][]): boolean =>
  row.fields.some((field) => {
    const moments = field === "" ? { bad: 0 } : readMoments([field]);
    return !("bad" in moments) && kinds.includes(moments.kind);
  });

/** A row with words where the next row has numbers. A heading may also be a number, for example a status code. */
const isHeading = ({ fields }: CsvRow, next: CsvRow | undefined): boolean =>
  next !== undefined &&
  fields.some((field, column) => /^[^\d+-][^\d]*$/.test(field) && !gaps.test(field) && /^[+-]?[\d.,]+$/.test(next.fields[column] ?? ""));

const gaps = /^(-|null|nil|n\/a|nan|undefined|[+-]?inf(inity)?)$/i;

/** A column of dates and one of times of day beside it become one column of times. */
function joinDayAndClock(heading: CsvRow | null, body: readonly CsvRow[]): { heading: readonly string[] | null; body: readonly CsvRow[] } {
  const sample = body.slice(0, 20);
  const width = sample[0]?.fields.length ?? 0;
  const every = (column: number, is: (text: string) => boolean) => sample.every(({ fields }) => is(fields[column] ?? ""));
  const columns = Array.from({ length: width }, (_, column) => column);
  const day = columns.find((column) => every(column, isDayAlone));
  const clock = columns.find((column) => every(column, isClock));
  if (day === undefined || clock === undefined) return { heading: heading?.fields ?? null, body };
  const join = (fields: readonly string[], between: string) =>
    fields.flatMap((field, column) => (column === day ? [`${field}${between}${fields[clock] ?? ""}`] : column === clock ? [] : [field]));
  return {
    heading: heading && heading.fields.length === width ? join(heading.fields, " ") : (heading?.fields ?? null),
    body: body.map(({ line, fields }) => ({ line, fields: join(fields, " ") })),
  };
}

const totalWords =
  /^(grand |sub)?total|^(sum|average|avg|mean|minimum|maximum|min|max|count|aggregated?|summe|gesamt|mittelwert|разом|усього|всього|сума|середнє)\b|^\(\d+ rows?\)$|^(разом|усього|всього|сума|середнє)/iu;

/** Leaves out rows that sum up others, and repeated headings. */
function withoutForeignRows(heading: readonly string[] | null, rows: readonly CsvRow[]): { body: CsvRow[]; notes: LeftOutRows[] } {
  const again = heading?.join("\n");
  const left: CsvRow[] = [];
  const body = rows.filter((row) => {
    if (again !== undefined && row.fields.join("\n") === again) return false;
    const [first] = row.fields.filter((field) => field !== "");
    if (first?.startsWith("#")) return false;
    if (!totalWords.test(first ?? "") || row.fields.some((field) => /^\d{4}-\d\d?-\d\d?|\d:\d\d|^\d{9,}/.test(field))) return true;
    left.push(row);
    return false;
  });
  const [first] = left;
  return {
    body,
    notes: first
      ? [{ kind: "rowsLeftOut", count: left.length, line: first.line, text: first.fields.find((field) => field !== "") ?? "" }]
      : [],
  };
}

/** Joins the words that blanks separated in the last heading. */
const asWide = (heading: readonly string[], width: number): readonly string[] =>
  heading.length <= width ? heading : [...heading.slice(0, width - 1), heading.slice(width - 1).join(" ")];

/** Shown by some number, or assumed if dates are written with points. */
function hasDecimalCommas(body: readonly CsvRow[], time: number): boolean {
  const first = body.slice(0, 2000);
  return (
    first.some(({ fields }) => /^\d{1,2}\.\d{1,2}\.\d{2,4}/.test(fields[time] ?? "")) ||
    first.some(({ fields }) =>
      fields.some((field, column) => column !== time && field.length < 30 && /^[+-]?[\d.\s]*\d,(\d{1,2}|\d{4,})(\D|$)/.test(field)),
    )
  );
}
