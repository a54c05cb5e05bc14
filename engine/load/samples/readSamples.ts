import { readCsvSamples } from "./csvSamples";
import { readJsonSamples } from "./jsonSamples";
import { fromFirstSample, isTotal, likelihood, likeliestOf, ratesOf, sumOf } from "./series";
import { reading, refuse } from "../../lib/refusal";
import { maxSamplesLength, type UnorderedSamples, type RowsReading, type SamplesChoices, type SamplesReading } from "./samples";
import { whatItIs } from "./whatItIs";
import { say } from "../../lib/sentence";

/**
 * Series from an exported text: a table, the answer of a monitoring system, or the result of a load test. `choices` are where a person
 * chose differently from an earlier reading of the same text.
 */
export function readSamples(text: string, choices: SamplesChoices = {}): SamplesReading {
  const read = reading(() => inWords(found(text, choices), choices));
  return read.ok ? read.value : read;
}

function found(text: string, choices: SamplesChoices): UnorderedSamples {
  if (text.length > maxSamplesLength)
    return refuse(say`This text has ${text.length} characters; this page reads at most ${maxSamplesLength}.`);
  if (text.trim() === "") return refuse(say`This text is empty.`);
  const known = whatItIs(text);
  if (known !== null) return refuse(known);
  return isJson(text) ? readJsonSamples(text, choices) : readCsvSamples(text, choices);
}

/** Whether a text is worth reading as samples: only its beginning is checked. */
export function looksLikeSamples(text: string): boolean {
  const head = text.slice(0, lookedAt);
  if (isJson(head)) return jsonOfSamples.test(head.slice(0, 2000));
  const lines = text.length > lookedAt ? head.slice(0, head.lastIndexOf("\n") + 1) : head;
  return !/^(apiVersion|kind): /m.test(lines) && (whatItIs(lines) !== null || readSamples(lines).ok);
}

const lookedAt = 20_000;
const jsonOfSamples =
  /"(status|resultType|MetricDataResults|Datapoints|pointlist|datapoints|timeseries_response|frames|metric|timestamps?|time|latencies|root_group|panels|aggregations|@timestamp)"\s*:/;

/** Decided by its first line that is neither a command nor the mark of a code block. */
const isJson = (text: string): boolean => /^\uFEFF?\s*(?:```\w*[^\S\n]*\n\s*)?(?:\$ [^\n]*\n\s*)?[{[]/.test(text.slice(0, 5000));

function inWords(all: UnorderedSamples, choices: SamplesChoices): Exclude<SamplesReading, { ok: false }> {
  const { source, time, notes } = all;
  const summed =
    all.rows === null
      ? sumOrApart({ ...all, raw: all.raw.map((series) => ratesOf(series)) }, choices)
      : { raw: all.raw, rows: all.rows, totals: [] };
  const { start, series } = fromFirstSample(summed.raw);
  if (series.length === 0) return refuse(source === "csv" ? say`This table has no numbers.` : say`This response has no values.`);
  const end = series.reduce((last, { points }) => Math.max(last, points.at(-1)![0]), 0);
  return {
    ok: true,
    source,
    series,
    likeliest: likeliestOf(series),
    time: { ...time, first: start, last: start + end },
    rows: summed.rows,
    notes: summed.totals.length > 0 ? [...notes, { kind: "totalsNotAdded", names: summed.totals }] : notes,
  };
}

/** Series that a source keeps apart can also be added up: one per pod, for example. */
function sumOrApart(
  { raw }: UnorderedSamples,
  choices: SamplesChoices,
): { raw: UnorderedSamples["raw"]; rows: RowsReading | null; totals: string[] } {
  const addends = raw.filter(({ name, unit }) => !isTotal(name) && likelihood(name, unit) >= 0);
  if (addends.length < 2) return { raw, rows: null, totals: [] };
  const options = [{ kind: "apart" }, { kind: "sum" }] as const;
  if (choices.rows !== 1) return { raw, rows: { options, chosen: 0 }, totals: [] };
  const totals = raw.filter(({ name }) => isTotal(name)).map(({ name }) => name);
  return { raw: [sumOf(addends)], rows: { options, chosen: 1 }, totals };
}
