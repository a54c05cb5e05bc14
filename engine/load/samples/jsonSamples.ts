import { isRecord } from "../../lib/isRecord";
import { jsonErrorPlace } from "../../lib/jsonErrorPlace";
import { framesIn, seriesOfFrame } from "../../answers/grafanaFrames";
import { metricsApiOf } from "../../answers/metricsApis";
import { treeOf } from "../../answers/treeOf";
import { field } from "./json";
import { readK6Lines, readRows, readVegetaLines } from "./jsonLines";
import { foundIn, isVictoriaExport, readPrometheusSamples, readVictoriaExport } from "./prometheusSamples";
import { refuse } from "../../lib/refusal";
import { say } from "../../lib/sentence";
import type { UnorderedSamples, SamplesChoices } from "./samples";
import { whatJsonIs } from "./whatItIs";

/** JSON, or one line of JSON for each entry, from any tool. */
export function readJsonSamples(text: string, choices: SamplesChoices): UnorderedSamples {
  const lines = readJson(text);
  const [first] = lines;
  if (lines.length > 1 || isSingleLine(first)) return readLines(lines, choices);
  const known = isRecord(first) ? whatJsonIs((name) => Object.hasOwn(first, name)) : null;
  if (known !== null) return refuse(known);
  const answer = treeOf(first);
  const frames = framesIn(answer);
  if (frames.length > 0) return foundIn("grafana", frames.flatMap(seriesOfFrame), "ms");
  const api = metricsApiOf(answer);
  if (api !== null) return foundIn(api.source, api.read(answer), api.timeUnit);
  const rows = isPrometheus(first) ? null : entriesIn(first);
  return rows ? readRows(rows, choices) : readPrometheusSamples(answer);
}

/** One entry of a file with an entry on each line. */
const isSingleLine = (data: unknown): boolean =>
  (field(data, "metric") !== undefined && (field(data, "type") === "Point" || field(data, "timestamps") !== undefined)) ||
  (field(data, "latency") !== undefined && field(data, "timestamp") !== undefined);

function readLines(lines: readonly unknown[], choices: SamplesChoices): UnorderedSamples {
  const [first] = lines;
  if (field(first, "metric") !== undefined && isRecord(field(first, "data"))) return readK6Lines(lines, choices);
  const exported = field(first, "timestamps") === undefined ? [] : lines.map(treeOf);
  if (exported.length > 0 && isVictoriaExport(exported)) return readVictoriaExport(exported);
  if (field(first, "latency") !== undefined && field(first, "timestamp") !== undefined && field(first, "code") !== undefined) {
    return readVegetaLines(lines, choices);
  }
  return lines.every(isRecord) ? readRows(lines, choices) : refuse(say`The lines of this JSON are not entries with a time and a value.`);
}

const isPrometheus = (data: unknown): boolean =>
  [data, field(data, "data")].some((each) => ["status", "resultType", "result"].some((name) => field(each, name) !== undefined));

/** How deep a list may be: Elasticsearch's buckets are inside two aggregations. */
const deepest = 6;

/** The first list of entries of one shape, or of pairs of a time and a value, at any depth of an answer. */
function entriesIn(data: unknown, depth = 0): readonly Record<string, unknown>[] | null {
  if (Array.isArray(data)) {
    const list: readonly unknown[] = data;
    const rows = list.map((row) => (isPair(row) ? { time: row[0], value: row[1] } : isRecord(row) ? row : null));
    const whole = rows.filter((row) => row !== null);
    return whole.length > 0 && whole.length === list.length && !whole.some((row) => Array.isArray(row["values"])) ? whole : null;
  }
  if (!isRecord(data) || depth > deepest) return null;
  for (const value of Object.values(data)) {
    const entries = entriesIn(value, depth + 1);
    if (entries) return entries;
  }
  return null;
}

const isPair = (row: unknown): row is [unknown, unknown] =>
  Array.isArray(row) && row.length === 2 && !Array.isArray(row[0]) && !Array.isArray(row[1]);

/** The whole text, or the value of each of its lines. A command above the answer and the marks of a code block are skipped. */
function readJson(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch (error) {
    const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
    const start = lines.findIndex((line) => /^\s*[{[]/.test(line));
    const end = lines.findLastIndex((line) => /[}\]]\s*$/.test(line)) + 1;
    const inner = lines.slice(Math.max(0, start), end);
    return linesOfJson(inner) ?? wholeJson(inner.join("\n")) ?? refuse(say`This is not complete JSON${jsonErrorPlace(error, text)}.`);
  }
}

/** Null if the first line alone is not JSON. The last line may be broken, because files get cut. */
function linesOfJson(lines: readonly string[]): unknown[] | null {
  const read: unknown[] = [];
  for (const [index, line] of lines.entries()) {
    const value = wholeJson(line);
    if (value !== null) read.push(value[0]);
    else if (index === 0 || index < lines.length - 1) return index === 0 ? null : refuse(say`Line ${index + 1} is not complete JSON.`);
  }
  return read.length > 1 ? read : null;
}

function wholeJson(text: string): [unknown] | null {
  try {
    return [JSON.parse(text)];
  } catch {
    return null;
  }
}
