import type { HorizontalPodAutoscaler, MetricSpec } from "../api/autoscaling";
import type { ServiceSecond } from "../cluster/service";
import type { Workload } from "../cluster/workload";
import type { PodGroups, PodsCalculation, Reconcile } from "../controller/decision";
import type { ControllerFlags } from "../controller/flags";
import type { Observation } from "../controller/observation";
import { getTolerances } from "../controller/tolerances";
import { milliQuantity } from "../lib/quantity";
import type { MetricSeries } from "./trace";

const mebibyteMilli = 1_048_576 * 1000;

/** Empty series for each metric of the spec. `hpa` is defaulted. */
export function createSeries(hpa: HorizontalPodAutoscaler, flags: ControllerFlags, seconds: number, steps: number): MetricSeries[] {
  const { behavior, metrics = [] } = hpa.spec;
  const tolerance = getTolerances(behavior, flags);
  return metrics.map((metric) => {
    const { name, unit, target } = chartedMetric(metric);
    return {
      name,
      unit,
      target,
      bandLow: target * (1 - tolerance.down),
      bandHigh: target * (1 + tolerance.up),
      actual: new Float64Array(seconds),
      seen: new Float64Array(steps),
      seenFrom: new Float64Array(steps),
      seenTo: new Float64Array(steps),
    };
  });
}

/** Writes what was true in a second: usage over the pods that served. */
export function recordActual(series: readonly MetricSeries[], now: number, service: ServiceSecond, workload: Workload): void {
  for (const metric of series) {
    const cpu = metric.name === "cpu";
    const average = (cpu ? service.cpuMilli : service.memoryBytes / 1_048_576) / service.servingPods;
    const request = cpu ? workload.cpuRequestMilli : workload.memoryRequestMebibytes;
    metric.actual[now] = metric.unit === "%" ? (100 * average) / request : average;
  }
}

/** Writes what a reconcile computed from, and when that had been measured. */
export function recordSeen(series: readonly MetricSeries[], step: number, reconcile: Reconcile, observation: Observation): void {
  const { decision } = reconcile;
  const proposals = decision.kind === "computed" || decision.kind === "noMetrics" ? decision.metrics : [];
  series.forEach((metric, index) => {
    const proposal = proposals[index];
    const calculation = proposal?.ok && proposal.calculation.kind === "pods" ? proposal.calculation : null;
    const { from, to } = calculation ? measured(observation, calculation.groups) : { from: NaN, to: NaN };
    metric.seen[step] = calculation ? seenValue(calculation, metric.unit) : NaN;
    metric.seenFrom[step] = from;
    metric.seenTo[step] = to;
  });
}

function seenValue({ counted }: PodsCalculation, unit: MetricSeries["unit"]): number {
  if (unit === "%") return counted.utilizationPercent ?? NaN;
  return Number(counted.averageMilli) / (unit === "Mi" ? mebibyteMilli : 1);
}

/** From the earliest start to the latest end of the counted pods' samples. Beyond `namedPodsLimit` pods of a group set aside, theirs are in it too. */
function measured({ pods, metrics }: Observation, { setAside }: PodGroups): { from: number; to: number } {
  const others = new Set(setAside.map(({ name }) => name));
  let from = Infinity;
  let to = -Infinity;
  for (const { name } of pods) {
    const sample = others.has(name) ? undefined : metrics.resource?.get(name);
    if (!sample) continue;
    from = Math.min(from, sample.timestamp - sample.windowSeconds);
    to = Math.max(to, sample.timestamp);
  }
  return { from, to };
}

function chartedMetric(metric: MetricSpec): Pick<MetricSeries, "name" | "unit" | "target"> {
  if (metric.type !== "Resource") throw new Error(`a ${metric.type} metric reached the simulation`);
  const { name, target } = metric.resource;
  // As the controller reads it: an average value that is set decides, whatever `type` says.
  if (target.averageValue === undefined) return { name, unit: "%", target: target.averageUtilization ?? NaN };
  const milli = Number(milliQuantity(target.averageValue));
  return name === "memory" ? { name, unit: "Mi", target: milli / mebibyteMilli } : { name, unit: "m", target: milli };
}
