import { readCsvSamples } from "./csvSamples";
import { readPrometheusSamples } from "./prometheusSamples";
import { maxSamplesLength, type SamplesReading } from "./samples";

/** Series from a text that somebody exported: a table of Grafana's or of two columns, or the answer of Prometheus' `query_range`. */
export function readSamples(text: string): SamplesReading {
  if (text.length > maxSamplesLength) {
    return { ok: false, error: `This text has ${text.length} characters; at most ${maxSamplesLength} are read.` };
  }
  if (text.trim() === "") return { ok: false, error: "This text is empty." };
  return /^\s*[{[]/.test(text) ? readPrometheusSamples(text) : readCsvSamples(text);
}
