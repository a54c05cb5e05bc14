import { compositeMetricName } from "../keda/scaledObject";
import type { KedaTrace, PollRecord, TriggerColumns } from "../simulation/kedaTrace";

interface Read {
  metric: string;
  value: number;
  threshold: number;
}

/** One entry for each metric that any poll asked for, in the order in which they were first asked. */
export function triggerColumns({ polls }: Pick<KedaTrace, "polls">): TriggerColumns[] {
  const found = new Map<string, TriggerColumns>();
  for (const [row, record] of polls.entries()) {
    for (const { metric, value, threshold } of readsOf(record)) {
      const columns = found.get(metric) ?? emptyColumns(metric, polls.length);
      found.set(metric, columns);
      columns.value[row] = value;
      columns.threshold[row] = threshold;
    }
  }
  return [...found.values()];
}

function readsOf({ poll }: PollRecord): Read[] {
  if (poll.kind === "aborted") return [];
  const triggers = poll.triggers.map(({ metricName: metric, reading }): Read => {
    if (reading?.ok !== true) return { metric, value: NaN, threshold: NaN };
    return { metric, value: reading.value, threshold: reading.activation.threshold ?? NaN };
  });
  if (poll.composite === null) return triggers;
  const { result, activationTarget } = poll.composite;
  const value = result?.kind === "value" ? result.number : NaN;
  return [...triggers, { metric: compositeMetricName, value, threshold: activationTarget }];
}

const emptyColumns = (metric: string, rows: number): TriggerColumns => ({
  metric,
  value: new Float64Array(rows).fill(NaN),
  threshold: new Float64Array(rows).fill(NaN),
});
