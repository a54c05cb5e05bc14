import { say, type Words } from "../../lib/sentence";
/** Texts that people paste and that are no load over time: what each one is, and what to paste instead. */
interface Known {
  is(head: string): boolean;
  sentence: Words;
}

const known: readonly Known[] = [
  {
    is: (head) => head.startsWith("PK\u0003\u0004"),
    sentence: say`This is a spreadsheet or a ZIP file. Save its sheet as CSV and import that file.`,
  },
  {
    is: (head) => head.startsWith("\u001f\ufffd") || head.startsWith("\u001f\u008b"),
    sentence: say`This file is compressed with gzip. Unpack it and import the file inside.`,
  },
  {
    is: (head) => head.includes("\u0000"),
    sentence: say`This file is not text. Export the samples as CSV or JSON. For Vegeta's results, “vegeta encode --to csv” writes a CSV.`,
  },
  {
    is: (head) => /^\s*<(!doctype html|html)/i.test(head),
    sentence: say`This is a web page, not data. Export the samples as CSV or JSON.`,
  },
  {
    is: (head) => /^\s*(<\?xml[^>]*>\s*)?<testResults/.test(head),
    sentence: say`These are JMeter results in XML. Save them as CSV: set jmeter.save.saveservice.output_format=csv.`,
  },
  {
    is: (head) => /^(label|sampler_label|transaction),\s*(# samples|aggregate_report_count|samplecount)/i.test(head),
    sentence: say`This is a JMeter summary. It has totals but no times. Import the results file (.jtl), saved as CSV.`,
  },
  {
    is: (head) => /^"?(type|method)"?,"?name"?,"?(# requests|request count)"?/i.test(head),
    sentence: say`This is a Locust summary. It has totals but no times. Import the file whose name ends with _stats_history.csv.`,
  },
  {
    is: (head) => /^[^\S\r\n\u2028\u2029]*(http_reqs|iterations|checks|data_received)\.{3,}:/m.test(head),
    sentence: say`This is a k6 summary. It has totals but no times. Run k6 with --out csv=load.csv and import that file.`,
  },
  {
    is: (head) => /^Requests\s+\[total, rate/m.test(head),
    sentence: say`This is a Vegeta report. It has totals but no times. Import the output of “vegeta encode --to csv”.`,
  },
  {
    is: (head) =>
      /^Running .* test @ |^This is ApacheBench/m.test(head) ||
      /^Summary:[^\S\n]*\n\s+Total:/m.test(head) ||
      /^Statistics\s+Avg\s+Stdev/m.test(head),
    sentence: say`This is a load test summary. It has totals but no times. Import the number of requests for each second or minute.`,
  },
  {
    is: (head) => /^# (HELP|TYPE) /m.test(head),
    sentence: say`These metrics are from one moment. Query Prometheus' /api/v1/query_range, which returns values over time.`,
  },
  { is: (head) => /^(apiVersion|kind): /m.test(head), sentence: say`This is a Kubernetes manifest, not a load. Paste it into the editor.` },
];

/** The sentence for a text that is known not to be a load; null for any other. Only its beginning is looked at. */
export function whatItIs(text: string): Words | null {
  const head = text.slice(0, 4000).replace(/^\uFEFF/, "");
  return known.find(({ is }) => is(head))?.sentence ?? null;
}

/** The same of JSON, by the names of its fields. */
export function whatJsonIs(has: (name: string) => boolean): Words | null {
  if (has("metrics") && (has("root_group") || has("state") || has("options")))
    return say`This is a k6 summary. It has totals but no times. Run k6 with --out csv=load.csv and import that file.`;
  if (has("latencies") && has("bytes_in"))
    return say`This is a Vegeta report. It has totals but no times. Import the output of “vegeta encode --to csv”.`;
  if (has("panels") && (has("schemaVersion") || has("templating"))) {
    return say`This is a Grafana dashboard. It has queries but no values. Open a panel, choose Inspect, Data, and download its CSV.`;
  }
  if (has("Total") || has("sampleCount"))
    return say`This is a JMeter summary. It has totals but no times. Import the results file (.jtl), saved as CSV.`;
  if (has("apiVersion") && has("kind")) return say`This is a Kubernetes manifest, not a load. Paste it into the editor.`;
  return null;
}
