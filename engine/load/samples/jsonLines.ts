import { isRecord } from "../../lib/isRecord";
import type { CsvRow } from "../../answers/csv";
import { field, numberIn, textOf } from "./json";
import { readMoments } from "../../answers/moments";
import { countRequests } from "./requestLog";
import { refuse } from "../../lib/refusal";
import { datedTime, type UnorderedSamples, type SamplesChoices } from "./samples";
import { readTableSamples } from "./tableSamples";
import { say } from "../../lib/sentence";

/** `k6 run --out json`: a line for each metric's definition and for each of its points; a point of `http_reqs` is a request. */
export function readK6Lines(lines: readonly unknown[], choices: SamplesChoices): UnorderedSamples {
  const counting = ["http_reqs", "iterations"].find((name) => lines.some((line) => isPoint(line, name)));
  if (counting === undefined) return refuse(say`This k6 output has no http_reqs, the metric that counts requests.`);
  const points = lines.flatMap((line) => (isPoint(line, counting) ? [field(line, "data")] : []));
  return logOf("k6", points, "time", ["name", "method", "status", "scenario", "group"], choices, "tags", "value");
}

const isPoint = (line: unknown, metric: string): boolean => field(line, "type") === "Point" && field(line, "metric") === metric;

/** `vegeta encode`: a line for each request. */
export const readVegetaLines = (lines: readonly unknown[], choices: SamplesChoices): UnorderedSamples =>
  logOf("vegeta", lines, "timestamp", ["code", "method", "url", "attack"], choices);

function logOf(
  source: "k6" | "vegeta",
  entries: readonly unknown[],
  time: string,
  names: readonly string[],
  choices: SamplesChoices,
  within?: string,
  weight?: string,
): UnorderedSamples {
  const moments = readMoments(
    entries.map((entry) => textOf(entry, time)),
    choices.timeUnit,
  );
  if ("bad" in moments) return refuse(say`The time of entry ${moments.bad + 1} cannot be read.`);
  const labels = names.map((heading) => ({
    heading,
    values: entries.map((entry) => textOf(within === undefined ? entry : field(entry, within), heading)),
  }));
  const weights = weight === undefined ? undefined : entries.map((entry) => numberIn(field(entry, weight)) ?? 0);
  return countRequests(
    { source, seconds: moments.seconds, ...(weights && { weights }), labels, time: datedTime(moments.unit) },
    choices.rows,
  );
}

/** The limit of different fields that are read. */
const mostColumns = 500;

/** Entries of one shape as a table: their fields are its columns. */
export function readRows(entries: readonly Record<string, unknown>[], choices: SamplesChoices): UnorderedSamples {
  const columns = new Set<string>();
  const flat = entries.map((entry) => flattened(entry));
  for (const entry of flat) for (const name of entry.keys()) if (columns.size < mostColumns) columns.add(name);
  const names = [...columns];
  const rows: CsvRow[] = flat.map((entry, index) => ({ line: index + 2, fields: names.map((name) => entry.get(name) ?? "") }));
  return readTableSamples({ delimiter: ",", rows: [{ line: 1, fields: names }, ...rows] }, choices);
}

/** A nested field gets a name like "labels.service". */
function flattened(entry: Record<string, unknown>): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [name, value] of Object.entries(entry)) {
    if (isRecord(value)) for (const [inner, within] of Object.entries(value)) put(`${name}.${inner}`, within);
    else put(name, value);
  }
  return flat;

  function put(name: string, value: unknown): void {
    if (typeof value === "string" || typeof value === "number") flat.set(name, String(value));
    else if (value === null) flat.set(name, "");
  }
}
