import { refuse } from "../../lib/refusal";
import type { UnorderedSamples, RawSeries, RowsReading } from "./samples";
import { say } from "../../lib/sentence";

/** Requests, one after the other, as a log has them. */
interface RequestLog {
  source: UnorderedSamples["source"];
  seconds: readonly number[];
  /** How many requests an entry is; 1 where it is not given. */
  weights?: readonly number[];
  /** The labels by which the requests may be split. */
  labels: readonly { heading: string; values: readonly string[] }[];
  time: UnorderedSamples["time"];
  notes?: UnorderedSamples["notes"];
}

/** The limit of different values: if there are more, they are addresses or ids. */
const mostLabels = 60;
/** For all series of a log together. */
const mostPoints = 400_000;
const longestLog = 10 * 366 * 86_400;

/** Counts requests per second, in total or by a label. A second without a request counts 0, because the log would have shown one. */
export function countRequests(log: RequestLog, chosen = 0): UnorderedSamples {
  if (log.seconds.length === 0) return refuse(say`This log has no requests.`);
  const labels = log.labels.filter(({ values }) => isLabel(values));
  const options: RowsReading["options"] = [
    { kind: "count" },
    ...labels.map(({ heading }) => ({ kind: "countSplit" as const, by: [heading] })),
  ];
  const by = labels[chosen - 1];
  return {
    source: log.source,
    raw: by ? countBy(log, by.values) : [{ name: "", samples: counted(log, log.seconds.keys(), 1), ...perSecond }],
    time: log.time,
    rows: { options, chosen: by ? chosen : 0 },
    notes: log.notes ?? [],
  };
}

const perSecond = { unit: null, perSeconds: 1 } as const;

function isLabel(values: readonly string[]): boolean {
  const different = new Set<string>();
  for (const value of values) if (different.add(value).size > mostLabels) return false;
  return different.size > 1;
}

function countBy(log: RequestLog, values: readonly string[]): RawSeries[] {
  const byValue = new Map<string, number[]>();
  for (const [index, value] of values.entries()) {
    const indexes = byValue.get(value);
    if (indexes) indexes.push(index);
    else byValue.set(value, [index]);
  }
  return [...byValue].map(([name, indexes]) => ({ name, samples: counted(log, indexes, byValue.size), ...perSecond }));
}

/** Over the whole time of the log: all series begin and end together. */
function counted({ seconds, weights }: RequestLog, indexes: Iterable<number>, series: number): RawSeries["samples"] {
  let [first, last] = [Infinity, -Infinity];
  for (const second of seconds) [first, last] = [Math.min(first, Math.floor(second)), Math.max(last, Math.floor(second))];
  if (last - first > longestLog)
    refuse(say`The requests in this log are more than ten years apart, so this page cannot have read its times correctly.`);
  const width = [1, 10, 60, 300, 3600].find((seconds) => ((last - first) / seconds) * series <= mostPoints) ?? 86_400;
  const counts = new Float64Array(Math.floor((last - first) / width) + 1);
  for (const index of indexes) {
    const bucket = Math.floor((Math.floor(seconds[index]!) - first) / width);
    counts[bucket] = (counts[bucket] ?? 0) + (weights?.[index] ?? 1);
  }
  return Array.from(counts, (count, bucket) => [first + bucket * width, count / width] as const);
}
