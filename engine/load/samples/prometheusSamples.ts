import { jsonErrorPlace } from "../../lib/jsonErrorPlace";
import { fromFirstSample, type RawSeries, type SamplesReading } from "./samples";

/** What `query_range` of Prometheus' HTTP API answers: a matrix of series, each with its labels and pairs of Unix time and a number as text. */
export function readPrometheusSamples(text: string): SamplesReading {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    return refuse(`This is not whole JSON${jsonErrorPlace(error, text)}.`);
  }
  if (field(answer, "status") === "error") return refuse(`Prometheus answered with an error: ${String(field(answer, "error"))}`);
  const data = field(answer, "data") ?? answer;
  const kind = field(data, "resultType");
  if (kind !== undefined && kind !== "matrix") {
    return refuse(`This answer is a ${shown(kind)}, not a matrix: ask /api/v1/query_range, which gives values over time.`);
  }
  const result = Array.isArray(data) ? data : field(data, "result");
  if (!Array.isArray(result)) return refuse("This JSON is not an answer of Prometheus' query_range: it has no data.result.");
  const raw: RawSeries[] = [];
  for (const [index, entry] of result.entries()) {
    const values: unknown = field(entry, "values");
    if (!Array.isArray(values)) return refuse(`Series ${index + 1} has no values.`);
    const samples = values.map(readPair);
    const broken = samples.indexOf(null);
    if (broken >= 0) return refuse(`Value ${broken + 1} of series ${index + 1} is not a pair of a time and a number in quotes.`);
    raw.push({ name: seriesName(field(entry, "metric")), unit: null, samples: samples.filter((sample) => sample !== null) });
  }
  const series = fromFirstSample(raw);
  return series.length === 0 ? refuse("This answer holds no values.") : { ok: true, source: "prometheus", series };
}

const refuse = (error: string): SamplesReading => ({ ok: false, error });

/** An object's own field. */
const field = (data: unknown, name: string): unknown =>
  typeof data === "object" && data !== null ? Object.entries(data).find(([key]) => key === name)?.[1] : undefined;

const shown = (kind: unknown) => (typeof kind === "string" ? kind.slice(0, 40) : typeof kind);

/** "NaN" and "+Inf" are numbers that Prometheus writes, and gaps here. */
function readPair(pair: unknown): readonly [number, number | null] | null {
  if (!Array.isArray(pair) || pair.length !== 2) return null;
  const [second, value]: unknown[] = pair;
  if (typeof second !== "number" || !Number.isFinite(second)) return null;
  if (typeof value !== "string" && typeof value !== "number") return null;
  const number = Number(value);
  return value === "" || (Number.isNaN(number) && !/^([+-]Inf|NaN)$/.test(String(value)))
    ? null
    : [second, Number.isFinite(number) ? number : null];
}

/** As PromQL writes a series. */
function seriesName(metric: unknown): string {
  if (typeof metric !== "object" || metric === null) return "";
  const labels = Object.entries(metric).filter(([label]) => label !== "__name__");
  const name = field(metric, "__name__");
  const within = labels.map(([label, value]) => `${label}=${JSON.stringify(String(value))}`).join(", ");
  return `${typeof name === "string" ? name : ""}${within === "" ? "" : `{${within}}`}`;
}
