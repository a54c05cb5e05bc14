import type { MetricProposal, Reconcile, ReplicaCalculation } from "../controller/decision";
import type { ControllerFlags } from "../controller/flags";
import { isCounted, type PodMetric, type Sample } from "../controller/groupPods";
import type { CustomMetrics } from "../cluster/customMetrics";
import type { ValuesByName } from "../cluster/delivery";
import type { Observation, PodMetrics } from "../controller/observation";
import { noOlderRules, olderRulesFor } from "../controller/olderRules";
import { getRawMetric, getResourceMetric } from "../controller/podMetrics";
import { signalKinds } from "../cluster/signal";
import { lastMinuteSeconds } from "../cluster/signal";
import { mebibyteMilli } from "../lib/mebibyte";
import { customMetric } from "./metricSignals";
import type { MetricSeries } from "./trace";

/**
 * A reconcile and its observation, with the resource metrics as a list too. `sampledIn` gives the first and the last sample of a value of
 * all pods.
 */
export interface SyncReading {
  reconcile: Reconcile;
  observation: Observation;
  usage: ValuesByName<PodMetrics> | null;
  flags: ControllerFlags;
  sampledIn: CustomMetrics<unknown>["sampledIn"];
}

/**
 * Records the values that a reconcile used, and when they had been measured; returns the age of the oldest usage in them, NaN if nothing
 * was computed. `series` lists the indexes of its manifest's metrics among the run's.
 */
export function recordSeen(metrics: readonly MetricSeries[], series: readonly number[], step: number, look: SyncReading): number {
  const { decision, at } = look.reconcile;
  const proposals = decision.kind === "computed" || decision.kind === "noMetrics" ? decision.metrics : [];
  for (const metric of metrics) metric.seen[step] = metric.seenFrom[step] = metric.seenTo[step] = NaN;
  let oldest = Infinity;
  series.forEach((place, index) => {
    const metric = metrics[place]!;
    const proposal = proposals[index];
    if (!proposal?.ok) return;
    const { from, to } = measured(proposal, metric, look);
    metric.seen[step] = seenValue(proposal.calculation, metric.unit);
    metric.seenFrom[step] = from;
    metric.seenTo[step] = to;
    oldest = Math.min(oldest, from);
  });
  return oldest === Infinity ? NaN : at - oldest;
}

function seenValue(calculation: ReplicaCalculation, unit: MetricSeries["unit"]): number {
  if (calculation.kind === "value") return Number(calculation.usageMilli) / 1000;
  // Without replicas there is no average; the number in the status is then one that left its range.
  if (calculation.kind === "averageValue") return calculation.statusReplicas === 0 ? NaN : Number(calculation.averageMilli) / 1000;
  const { utilizationPercent, averageMilli } = calculation.counted;
  if (unit === "%") return utilizationPercent ?? NaN;
  return Number(averageMilli) / { m: 1, Mi: mebibyteMilli, "": 1000 }[unit];
}

/** From the earliest start of a sample's window to the latest end. */
interface Measured {
  from: number;
  to: number;
}

function measured({ spec, calculation }: MetricProposal & { ok: true }, { source }: MetricSeries, look: SyncReading): Measured {
  if (calculation.kind !== "pods") {
    const custom = customMetric(spec);
    const times = custom && look.sampledIn(custom.type, custom.name);
    if (!times) return { from: NaN, to: NaN };
    return { from: times.from - (source !== null && signalKinds[source].ofLastMinute ? lastMinuteSeconds : 0), to: times.to };
  }
  const { unready, missing, ignored } = calculation.groups;
  const allCount = unready + missing + ignored === 0;
  const { observation, usage } = look;
  // The metric was computed, so an older rule cannot have refused it.
  const read = { observation, namespace: "", older: noOlderRules };
  switch (spec.type) {
    case "Resource":
      return windowOf(getResourceMetric(read, spec.resource.name, null), allCount ? usage?.values : null, look);
    case "ContainerResource":
      return windowOf(
        getResourceMetric(read, spec.containerResource.name, spec.containerResource.container),
        allCount ? usage?.values : null,
        look,
      );
    case "Pods":
      return windowOf(
        getRawMetric(observation.metrics, spec.pods.metric.name),
        allCount ? observation.metrics.pods?.get(spec.pods.metric.name)?.values() : null,
        look,
      );
    case "Object":
    case "External":
      return { from: NaN, to: NaN };
  }
}

/** The window of the given samples, or else of those that count. */
function windowOf<S extends Sample>(
  reading: { ok: true; metric: PodMetric<S> } | { ok: false },
  samples: Iterable<Sample> | null | undefined,
  { reconcile, observation, flags }: SyncReading,
): Measured {
  const window = { from: Infinity, to: -Infinity };
  if (!reading.ok) return window;
  const { metric } = reading;
  const grouping = { flags, older: olderRulesFor(flags.kubernetesVersion), now: reconcile.at };
  const include = ({ timestamp, windowSeconds }: Sample) => {
    if (timestamp - windowSeconds < window.from) window.from = timestamp - windowSeconds;
    if (timestamp > window.to) window.to = timestamp;
  };
  if (samples) {
    for (const sample of samples) include(sample);
  } else {
    for (const pod of observation.pods) {
      const sample = metric.sampleOf(pod);
      if (sample && isCounted(pod, sample, metric, grouping)) include(sample);
    }
  }
  return window;
}
