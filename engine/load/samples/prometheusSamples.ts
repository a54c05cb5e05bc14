import { field, isObject, listOf, seriesName, shown, textOf } from "./json";
import { refuse } from "../../lib/refusal";
import { datedTime, type Found, type RawSeries } from "./samples";

/** What `query_range` of Prometheus' HTTP API answers: a matrix of series, each with its labels and pairs of Unix time and a number as text. */
export function readPrometheusSamples(answer: unknown): Found {
  if (field(answer, "status") === "error") return refuse(`Prometheus answered with an error: ${textOf(answer, "error")}`);
  const data = field(answer, "data") ?? answer;
  const kind = field(data, "resultType");
  if (kind !== undefined && kind !== "matrix") {
    return refuse(`This response is a ${shown(kind)}, not a matrix. Query /api/v1/query_range, which returns values over time.`);
  }
  const result = Array.isArray(data) ? data : field(data, "result");
  if (!Array.isArray(result)) return refuse("This JSON is not a response of Prometheus' query_range. It has no data.result.");
  const raw = result.map((entry, index): RawSeries => {
    const values: unknown = field(entry, "values");
    if (!Array.isArray(values)) return refuse(`Series ${index + 1} has no values.`);
    const samples = values.map(readPair);
    const broken = samples.indexOf(null);
    if (broken >= 0) return refuse(`Value ${broken + 1} of series ${index + 1} is not a pair of a time and a number in quotes.`);
    return { name: seriesName(field(entry, "metric")), unit: null, samples: samples.filter((sample) => sample !== null) };
  });
  return { source: "prometheus", raw, time: datedTime(), rows: null, notes: [] };
}

/** "NaN" and "+Inf" are numbers that Prometheus writes; here they are gaps. */
function readPair(pair: unknown): readonly [number, number | null] | null {
  if (!Array.isArray(pair) || pair.length !== 2) return null;
  const [second, value]: unknown[] = pair;
  if (typeof second !== "number" || !Number.isFinite(second)) return null;
  if (typeof value !== "string" && typeof value !== "number") return null;
  const number = Number(value);
  return value === "" || (Number.isNaN(number) && !/^([+-]Inf|NaN)$/.test(String(value)))
    ? null
    : // A matrix has seconds; other tools write the same shape in milliseconds.
      [second >= 1e11 ? second / 1000 : second, Number.isFinite(number) ? number : null];
}

/** VictoriaMetrics' export: a line for each series, with its values and times in milliseconds. */
export const isVictoriaExport = (lines: readonly unknown[]): boolean =>
  lines.every(
    (line) => isObject(field(line, "metric")) && Array.isArray(field(line, "timestamps")) && Array.isArray(field(line, "values")),
  );

export function readVictoriaExport(lines: readonly unknown[]): Found {
  const raw = lines.map((line): RawSeries => {
    const [times, values] = [listOf(line, "timestamps"), listOf(line, "values")];
    const samples = times.flatMap((time, index) => (typeof time === "number" ? [[time / 1000, numberOf(values[index])] as const] : []));
    return { name: seriesName(field(line, "metric")), unit: null, samples };
  });
  return { source: "victoriametrics", raw, time: datedTime("ms"), rows: null, notes: [] };
}

const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);
