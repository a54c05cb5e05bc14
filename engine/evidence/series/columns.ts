import type { MetricSpec } from "../../api/autoscaling";
import { metricTarget } from "../../api/metricSources";
import { targetFigure } from "./targets";
import type { SeenMetric, SeenSync } from "./seenSync";

/** One row for each sync; NaN: not recorded, or not computed. Figures and targets are in percent or in the metric's own unit. */
export interface SeriesColumns {
  /** Unix seconds. */
  readonly at: Float64Array;
  readonly scrapedAt: Float64Array;
  readonly currentReplicas: Float64Array;
  readonly desiredReplicas: Float64Array;
  /** What the controller decides, by the plainest explanation that fits, or else if all pods in doubt are as far as they can be. */
  readonly computed: Float64Array;
  readonly minReplicas: Float64Array;
  readonly maxReplicas: Float64Array;
  readonly readyPods: Float64Array;
  readonly existingPods: Float64Array;
  /** An index of `heldByReasons`; −1: undetermined. */
  readonly heldBy: Int8Array;
  /** One for each metric of the spec. */
  readonly figures: readonly Float64Array[];
  readonly targets: readonly Float64Array[];
}

/** What was recorded; `computed` and `heldBy` are still empty. */
export function createColumns(syncs: readonly SeenSync[], metrics: readonly MetricSpec[]): SeriesColumns {
  const column = (value: (sync: SeenSync) => number | null) => Float64Array.from(syncs, (sync) => value(sync) ?? NaN);
  return {
    at: column(({ at }) => at),
    scrapedAt: column(({ scrapedAt }) => scrapedAt),
    currentReplicas: column(({ currentReplicas }) => currentReplicas),
    desiredReplicas: column(({ desiredReplicas }) => desiredReplicas),
    computed: column(() => null),
    minReplicas: column(({ minReplicas }) => minReplicas),
    maxReplicas: column(({ maxReplicas }) => maxReplicas),
    readyPods: column(({ pods, readyReplicas }) =>
      pods === null ? readyReplicas : pods.filter(({ after }) => after?.ready === true).length,
    ),
    existingPods: column(({ pods, statusReplicas }) =>
      pods === null ? (statusReplicas?.to ?? null) : pods.filter(({ after }) => after !== null && !after.terminating).length,
    ),
    heldBy: new Int8Array(syncs.length).fill(-1),
    figures: metrics.map((metric, index) => column(({ metrics: seen }) => figureOf(metric, seen[index] ?? null))),
    targets: metrics.map((metric, index) => {
      const own = metricTarget(metric);
      return column(({ targets }) => Number(targets[index] ?? targetFigure(own)) / (own.type === "Utilization" ? 1 : 1000));
    }),
  };
}

function figureOf(metric: MetricSpec, seen: SeenMetric | null): number | null {
  if (seen === null) return null;
  const { type } = metricTarget(metric);
  if (type === "Utilization") return seen.utilizationPercent;
  const milli = type === "Value" ? seen.valueMilli : seen.averageMilli;
  return milli === null ? null : Number(milli) / 1000;
}
