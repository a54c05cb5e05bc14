import { heldByReasons } from "../controller/decision";
import { outcomeKinds, outcomeNames } from "../scenario/outcomes";
import { failureReasons, type FailureReason } from "../cluster/failureReasons";
import { reasonsIn } from "../simulation/failureColumns";
import { secondColumnNames, secondColumns } from "../simulation/secondColumns";
import type { KedaTrace } from "../simulation/kedaTrace";
import type { MetricSeries, StepColumns, Trace } from "../simulation/trace";
import type { VpaTrace } from "../simulation/vpaTrace";

/** A run as tables, the content of its CSV and JSON files: each column with its unit and its meaning. */
export interface RunTable {
  columns: readonly RunColumn[];
  rows: number;
}

export interface RunColumn {
  name: string;
  /** Empty if the value is a word or a yes or no. */
  unit: string;
  description: string;
  /** Null: none. */
  value(row: number): number | string | null;
}

/**
 * A row for each second from 0 to the run's end. Row 0 is the start of the run: as in the outcomes, columns that are summed over the
 * seconds begin with second 1.
 */
export function secondsTable({ seconds, failureSeconds, metrics, keda, vpa }: Trace): RunTable {
  return {
    rows: seconds.offered.length,
    columns: [
      { name: "second", unit: "s", description: "Time since the run's start", value: (row) => row },
      ...secondColumnNames.map((name): RunColumn => {
        const { unit, description, perSecond } = secondColumns[name];
        const value = numberIn(seconds[name]);
        return { name, unit, description, value: perSecond ? (row) => (row === 0 ? null : value(row)) : value };
      }),
      ...reasonsIn(failureSeconds).map((reason): RunColumn => {
        const value = numberIn(failureSeconds[reason]!);
        const description = failureReasons[reason].description;
        return { name: failureColumn(reason), unit: "requests/s", description, value: (row) => (row === 0 ? null : value(row)) };
      }),
      ...metrics.map((metric, index): RunColumn => ({
        name: `metric${index + 1}`,
        unit: unitOf(metric),
        description: `True value of ${metric.name}`,
        value: numberIn(metric.actual),
      })),
      ...(keda === null ? [] : kedaColumns(keda)),
      ...(vpa === null ? [] : vpaColumns(vpa, seconds.offered.length)),
    ],
  };
}

/** Empty in a second without a poll, or without a write. */
export function kedaColumns({ columns: { at, outcome }, writes }: Pick<KedaTrace, "columns" | "writes">): RunColumn[] {
  const polls = new Map(outcome.map((each, index) => [at[index]!, each]));
  const written = new Map(writes.map((write) => [write.at, write.to]));
  return [
    { name: "kedaPoll", unit: "", description: "What KEDA’s poll decided", value: (row) => polls.get(row) ?? null },
    { name: "kedaWrote", unit: "pods", description: "The count that KEDA wrote", value: (row) => written.get(row) ?? null },
  ];
}

/** Requests and targets stay until the next record; without one they are empty. */
export function vpaColumns(
  { resources, recommendations, requests, actions }: Pick<VpaTrace, "resources" | "recommendations" | "requests" | "actions">,
  rows: number,
): RunColumn[] {
  const [target, requested] = [latestAt(recommendations, rows), latestAt(requests, rows)];
  const changed = (kind: (typeof actions)[number]["kind"]) => {
    const pods = new Map<number, number>();
    for (const action of actions) if (action.kind === kind && action.ok) pods.set(action.at, (pods.get(action.at) ?? 0) + 1);
    return (row: number) => pods.get(row) ?? 0;
  };
  return [
    { name: "vpaEvicted", unit: "pods", description: "Pods that the VPA’s updater evicted", value: changed("evict") },
    { name: "vpaResized", unit: "pods", description: "Pods that the VPA’s updater resized in place", value: changed("resize") },
    ...resources.flatMap(({ container, resource }): RunColumn[] => {
      const [amount, unit] = resource === "cpu" ? (["cpuMilli", "millicores"] as const) : (["memoryBytes", "bytes"] as const);
      const of = `${resource} of ${container}`;
      const column = (name: string, description: string, value: RunColumn["value"]) => ({
        name: `${name}.${container}.${resource}`,
        unit,
        description: `${description} ${of}`,
        value,
      });
      return [
        column("vpaTarget", "Target that the VPA recommends:", (row) => target(row)?.containers[container]?.target[amount] ?? null),
        column(
          "vpaLowestRequest",
          "Lowest request of a pod, as the VPA saw it last:",
          (row) => requested(row)?.containers[container]?.least[amount] ?? null,
        ),
        column(
          "vpaHighestRequest",
          "Highest request of a pod, as the VPA saw it last:",
          (row) => requested(row)?.containers[container]?.most[amount] ?? null,
        ),
      ];
    }),
  ];
}

/** The last record up to a row; they are in order of time. */
function latestAt<T extends { readonly at: number }>(records: readonly T[], rows: number): (row: number) => T | undefined {
  const last = new Int32Array(rows);
  let next = 0;
  for (let row = 0; row < rows; row++) {
    while (next < records.length && records[next]!.at <= row) next++;
    last[row] = next;
  }
  return (row) => records[last[row]! - 1];
}

/** The column of the requests that failed for a reason. */
export const failureColumn = (reason: FailureReason): string => `failed.${reason}`;

/** A row for each reconcile. */
export function reconcilesTable({ steps, metrics, countedNotReady }: Trace): RunTable {
  const column = (name: keyof StepColumns, unit: string, description: string): RunColumn => ({
    name,
    unit,
    description,
    value: numberIn(steps[name]),
  });
  return {
    rows: steps.at.length,
    columns: [
      column("at", "s", "Time since the run's start"),
      column("current", "pods", "spec.replicas before the sync"),
      column("plain", "pods", "What the winning metric would propose if no pod were missing or unready"),
      column("proposal", "pods", "What the winning metric proposes"),
      column("windowHighest", "pods", "The highest proposal in the scale-down window"),
      column("windowLowest", "pods", "The lowest proposal in the scale-up window"),
      column("stabilized", "pods", "The count after stabilization"),
      column("limited", "pods", "The count that the policies alone allow"),
      column("applied", "pods", "spec.replicas after the sync"),
      {
        name: "rescaled",
        unit: "",
        description: "Whether the controller wrote a count",
        value: (row) => (steps.rescaled[row] === 1 ? "true" : "false"),
      },
      { name: "heldBy", unit: "", description: "What held the count", value: (row) => heldByReasons[steps.heldBy[row]!] ?? null },
      column("lag", "s", "Age of the oldest sample that counted"),
      {
        name: "countedNotReady",
        unit: "pods",
        description: "Pods that counted although they were not Ready; of several metrics, the highest number",
        value: (row) => Math.max(0, ...(countedNotReady[row]?.counts ?? [])),
      },
      ...metrics.map((metric, index): RunColumn => ({
        name: `metric${index + 1}Seen`,
        unit: unitOf(metric),
        description: `What the controller computed of ${metric.name}`,
        value: numberIn(metric.seen),
      })),
    ],
  };
}

const numberIn = (values: Float64Array | Uint8Array) => (row: number) => {
  const value = values[row];
  return value === undefined || Number.isNaN(value) ? null : value;
};

const units = { "%": "percent of requests", m: "millicores", Mi: "mebibytes", "": "" } as const;
const unitOf = ({ unit }: MetricSeries) => units[unit];

/** The units' names in files. */
export const outcomeUnits = Object.fromEntries(outcomeNames.map((name) => [name, outcomeKinds[name].unit]));
