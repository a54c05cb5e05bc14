import type { Csv, CsvRow } from "../../answers/csv";
import type { Moments } from "../../answers/moments";
import { isGap, readNumbers, type NumberColumn } from "../../answers/numbers";
import { countRequests } from "./requestLog";
import { refuse } from "../../lib/refusal";
import {
  noNumber,
  noTime,
  type UnorderedSamples,
  type RawSeries,
  type RowsOption,
  type SamplesChoices,
  type SamplesNote,
  type SampleSource,
} from "./samples";
import { isTotal, joinTimes, likelihood, ratesOf, refuseTooMany, sumOf, withHeadingUnit } from "./series";
import { readTable, readTimes, type Table } from "../../answers/table";
import { namesTime, undoRepeatedHour } from "../../answers/timeColumn";
import { say } from "../../lib/sentence";

interface WordColumn {
  column: number;
  heading: string;
}

/** What is known about a table before it is read: the tool that wrote it, and which of its columns count. */
interface TableHints {
  source: SampleSource;
  /** Only these columns have values. */
  values?: RegExp;
  /** Only these columns separate series. */
  labels?: RegExp;
  /** Each row is a request, whatever it looks like. */
  isLog?: boolean;
}

const mostColumns = 2000;

/**
 * A table: two columns, Grafana's export with a column for each series, its export with a row for each series and time, or a log with a row
 * for each request. Values may have a unit behind them, as Grafana formats them. Each cell is read once.
 */
export function readTableSamples(csv: Csv, choices: SamplesChoices, hints: TableHints = { source: "csv" }): UnorderedSamples {
  const widest = csv.rows.reduce((most, { fields }) => Math.max(most, fields.length), 0);
  if (widest > mostColumns) return refuse(say`This table has ${widest} columns; this page reads at most ${mostColumns}.`);
  const table = readTable(csv);
  const time = table?.times.find(({ column }) => column === choices.timeColumn) ?? table?.times[0];
  if (!table || !time || table.width < (hints.isLog ? 1 : 2)) return refuseTimes(csv, table);
  // A count without a heading is not the time if another column's heading says that it is.
  if (time.kind === "count" && !namesTime(time.heading) && table.heading?.some(namesTime)) return refuseTimes(csv, table);
  const times = readTimes(table, time.column, choices.timeUnit);
  if ("bad" in times) return noTime(table.body[times.bad]!.line, time.column);
  const { moments, isLocal } = times;
  const notes: SamplesNote[] = [...table.notes];
  if (times.repeatedHour !== null) notes.push({ kind: "repeatedHour", second: times.repeatedHour });
  const read = {
    columns: table.times.map(({ column, heading }) => ({ column, heading })),
    chosen: time.column,
    kind: moments.kind,
    unit: moments.unit,
  };
  const columns = withNumberedLabels(readColumns(table, time.column, hints), moments);
  if (hints.isLog ?? looksLikeLog(table, columns.numbers)) {
    const labels = [...columns.words, ...columns.numbers.filter(({ heading }) => /code|status/i.test(heading))];
    const values = ({ column, heading }: WordColumn) => ({ heading, values: table.body.map(({ fields }) => fields[column] ?? "") });
    return countRequests({ source: hints.source, seconds: moments.seconds, labels: labels.map(values), time: read, notes }, choices.rows);
  }
  if (columns.numbers.length === 0) {
    return time.kind === "count" && !namesTime(time.heading) ? refuseTimes(csv, table) : refuseNumbers(table, time.column, columns.bad);
  }
  const { options, standard } = rowsOptions(table, moments, columns);
  const chosen = options[choices.rows ?? -1] ? choices.rows! : standard;
  const option = options[chosen] ?? { kind: "apart" };
  if (option.kind === "count") {
    const counted = countRequests({ source: hints.source, seconds: moments.seconds, labels: [], time: read, notes });
    return { ...counted, rows: { options, chosen } };
  }
  const { raw, totals, repeatedHour } = seriesOf(table, { seconds: moments.seconds, isLocal }, columns, option);
  return {
    source: hints.source,
    raw,
    time: read,
    rows: options.length > 1 ? { options, chosen } : null,
    notes: [
      ...notes,
      ...(repeatedHour === null ? [] : [{ kind: "repeatedHour" as const, second: repeatedHour }]),
      ...(totals.length > 0 ? [{ kind: "totalsNotAdded" as const, names: totals }] : []),
    ],
  };
}

interface Columns {
  numbers: (WordColumn & NumberColumn)[];
  words: WordColumn[];
  /** The row of the first column that is not a number. */
  bad: { column: number; row: number } | null;
}

function readColumns({ heading, body, width, times, decimalComma }: Table, time: number, { values, labels }: TableHints): Columns {
  const found: Columns = { numbers: [], words: [], bad: null };
  for (let column = 0; column < width; column++) {
    const named = { column, heading: heading?.[column] ?? "" };
    if (column === time) continue;
    const read = readNumbers(body, column, decimalComma);
    if (!("bad" in read)) {
      const isTime = heading !== null && times.some((other) => other.column === column && other.kind !== "count");
      if (isTime) continue;
      if (!values || values.test(named.heading)) found.numbers.push({ ...named, ...read });
      continue;
    }
    found.bad ??= { column, row: read.bad };
    if (times.some((other) => other.column === column)) continue;
    if (!labels || labels.test(named.heading)) found.words.push(named);
  }
  // Empty columns and row numbers are ignored if there are other numbers.
  const full = found.numbers.filter((each) => each.values.some((value) => value !== null) && !numbersRows(each));
  return { ...found, numbers: full.length > 0 ? full : found.numbers };
}

/** If times repeat, a status code or a shard's number separates rows, as words do. */
function withNumberedLabels({ numbers, words, bad }: Columns, { seconds }: Moments): Columns {
  const isNumbered = ({ heading }: WordColumn) =>
    /^(status([ _]?code)?|code|shard|partition|port|id|node|worker|instance|le|version)$/i.test(heading.trim());
  const measured = numbers.filter((column) => !isNumbered(column));
  if (measured.length === 0 || measured.length === numbers.length || new Set(seconds).size === seconds.length)
    return { numbers, words, bad };
  return { numbers: measured, words: [...words, ...numbers.filter(isNumbered)].toSorted((a, b) => a.column - b.column), bad };
}

const numbersRows = ({ heading, values }: WordColumn & NumberColumn): boolean =>
  /^(|#|id|index|row|no\.?|nr\.?|seq)$/i.test(heading.trim()) &&
  values.length > 1 &&
  values.every((value, row) => value === values[0]! + row);

const logHeadings =
  /^(elapsed|latency|duration|response[ _]?time|request[ _]?time|status|status[ _]?code|code|response[ _]?code|method|verb|url|uri|path|endpoint|request|user[ _-]?agent|remote[ _]?addr|client[ _]?ip|ip|trace[ _]?id|request[ _]?id|bytes|size|host|referer|protocol|label|threadname|success|level|message)$/i;
const measures = /req(uest)?s\b|rps|qps|tps|rpm|count|rate|value|hits|throughput|total|sum|avg|mean|p\d\d|percent|load/i;

/** Columns that a log has for each request, and that a measured load never has. */
function looksLikeLog({ heading }: Table, numbers: readonly WordColumn[]): boolean {
  if (heading === null || numbers.some(({ heading: name }) => measures.test(name))) return false;
  return heading.filter((name) => logHeadings.test(name.trim())).length >= 2;
}

const namesSeries =
  /^(series|metric|metric[ _]?name|name|service|label|host|instance|pod|target|labels|tags|job|app|region|endpoint|_field|_measurement)$/i;

function rowsOptions({ body }: Table, { seconds }: Moments, { words, numbers }: Columns): { options: RowsOption[]; standard: number } {
  const labels = words.filter(({ column }) => isLabel(body, column));
  const repeats = new Set(seconds).size < seconds.length;
  const options: RowsOption[] = [];
  const by = labels.map(({ heading, column }) => heading || String(column + 1));
  if (labels.length > 0) options.push({ kind: "split", by });
  if (labels.length > 1) options.push(...by.map((heading): RowsOption => ({ kind: "split", by: [heading] })));
  if (labels.length > 0 && !repeats) options.push({ kind: "apart" }, { kind: "sum" });
  if (repeats) options.push({ kind: "sum" }, { kind: "mean" }, { kind: "count" });
  if (options.length === 0 && areAddends(numbers.filter(isAddend))) options.push({ kind: "apart" }, { kind: "sum" });
  const apart = options.findIndex(({ kind }) => kind === "apart");
  const named = labels.some(({ heading }) => namesSeries.test(heading));
  return { options, standard: !repeats && !named && apart > 0 ? apart : 0 };
}

/** More series than a person looks through. */
const maxLabels = 1000;

function differentWords(body: readonly CsvRow[], column: number): number {
  const different = new Set<string>();
  for (const { fields } of body) if (different.add(fields[column] ?? "").size > maxLabels) break;
  return different.size;
}

function isLabel(body: readonly CsvRow[], column: number): boolean {
  const count = differentWords(body, column);
  return count > 1 && count <= maxLabels;
}

const isAddend = ({ heading, unit }: WordColumn & NumberColumn): boolean => !isTotal(heading) && likelihood(heading, unit) >= 0;

/** Columns of one measure: requests and a shard's number cannot be added. */
const areAddends = (columns: readonly (WordColumn & NumberColumn)[]): boolean => {
  const kinds = new Set(columns.map(({ heading, unit }) => `${unit} ${likelihood(heading, unit)}`));
  return columns.length > 1 && kinds.size === 1;
};

interface SeriesOfTable {
  raw: RawSeries[];
  totals: string[];
  repeatedHour: number | null;
}

function seriesOf(
  table: Table,
  { seconds, isLocal }: { seconds: readonly number[]; isLocal: boolean },
  { numbers, words }: Columns,
  option: RowsOption,
): SeriesOfTable {
  const whole = (column: WordColumn & NumberColumn): RawSeries =>
    ratesOf({ name: column.heading, unit: column.unit, samples: column.values.map((value, row) => [seconds[row]!, value] as const) });
  if (option.kind === "apart") return { raw: numbers.map(whole), totals: [], repeatedHour: null };
  if (option.kind === "mean") {
    return {
      raw: numbers.map(whole).map((series) => ({ ...series, samples: joinTimes(series.samples, "mean") })),
      totals: [],
      repeatedHour: null,
    };
  }
  const labels = words.filter(({ column }) => isLabel(table.body, column));
  if (option.kind === "sum" && labels.length === 0 && new Set(seconds).size === seconds.length) {
    const totals = numbers.filter(({ heading }) => isTotal(heading)).map(({ heading }) => heading);
    return { raw: [sumOf(numbers.filter(isAddend).map(whole))], totals, repeatedHour: null };
  }
  const by = option.kind === "split" ? option.by : [];
  const parts = partsOf(table.body, labels);
  const groups = new Map<string, Part[]>();
  const totals = new Set<string>();
  let repeatedHour: number | null = null;
  for (const part of parts) {
    const [total] = part.words.filter((word, index) => !by.includes(headingOf(labels[index]!)) && isTotal(word));
    // A sum is not added to its addends.
    if (total !== undefined && parts.length > 1) totals.add(total);
    else {
      const name = part.words.filter((word, index) => word !== "" && by.includes(headingOf(labels[index]!))).join(" ");
      const group = groups.get(name);
      if (group) group.push(part);
      else groups.set(name, [part]);
    }
  }
  refuseTooMany(groups.size * numbers.length);
  const raw = [...groups].flatMap(([name, group]) =>
    numbers.map((column): RawSeries => {
      const alone = { name: named(name, column), unit: column.unit };
      const each = group.map(({ rows }) => ratesOf({ ...alone, samples: samplesOf(rows, column) }, column.heading));
      return withHeadingUnit({ ...sumOf(each), name: alone.name }, column.heading);
    }),
  );
  return { raw, totals: [...totals], repeatedHour };

  /** The samples of rows with the same words; an hour that occurs twice shows only here. */
  function samplesOf(rows: readonly number[], { values }: NumberColumn): RawSeries["samples"] {
    const own = rows.map((row) => seconds[row]!);
    const corrected = isLocal ? undoRepeatedHour(own) : null;
    repeatedHour ??= corrected?.second ?? null;
    return rows.map((row, index) => [(corrected?.seconds ?? own)[index]!, values[row]!] as const);
  }

  function named(group: string, column: WordColumn): string {
    return [group, numbers.length > 1 ? column.heading : ""].filter((text) => text !== "").join(" · ") || nameOf(table, words, column);
  }
}

const headingOf = ({ heading, column }: WordColumn): string => heading || String(column + 1);

/** Rows with the same words. */
interface Part {
  words: string[];
  rows: number[];
}

function partsOf(body: readonly CsvRow[], labels: readonly WordColumn[]): Part[] {
  const parts = new Map<string, Part>();
  for (const [row, { fields }] of body.entries()) {
    const words = labels.map(({ column }) => fields[column] ?? "");
    const key = words.join("\u0000");
    const part = parts.get(key);
    if (part) part.rows.push(row);
    else parts.set(key, { words, rows: [row] });
  }
  return [...parts.values()];
}

/** A heading that says nothing is replaced by the only word of a column. */
function nameOf({ body }: Table, words: readonly WordColumn[], { heading }: WordColumn): string {
  if (!/^_?value$|^$/i.test(heading)) return heading;
  return (
    words
      .filter(({ column }) => differentWords(body, column) === 1)
      .map(({ column }) => body[0]?.fields[column] ?? "")
      .join(" ") || heading
  );
}

function refuseTimes({ rows }: Csv, table: Table | null): never {
  const example = table?.body[0] ?? rows[1] ?? rows[0];
  const heading = table?.heading ?? rows[0]?.fields;
  const named = heading?.findIndex(namesTime) ?? -1;
  const text = example && named >= 0 && example.fields !== heading ? (example.fields[named] ?? "") : "";
  if (text !== "" && !isGap(text)) {
    return refuse(
      say`Line ${example!.line}: “${text.slice(0, 40)}” cannot be read as a time. Write times like 2026-11-21 10:00:00, or as Unix time.`,
    );
  }
  return refuse(say`Line ${example?.line ?? 1} has no time. The table needs a time column and a value column.`);
}

function refuseNumbers({ body, width }: Table, time: number, bad: Columns["bad"]): never {
  const column = bad?.column ?? Array.from({ length: width }, (_, index) => index).find((index) => index !== time)!;
  return noNumber(body[bad?.row ?? 0]!.line, column);
}
