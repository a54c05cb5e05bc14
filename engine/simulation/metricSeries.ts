import type { HorizontalPodAutoscaler, MetricSpec, MetricTarget } from "../api/autoscaling";
import { measuredResource, metricTarget } from "../api/metricSources";
import type { ClusterSettings } from "../cluster/clusterSettings";
import type { ControllerFlags } from "../controller/flags";
import { getTolerances } from "../controller/tolerances";
import { milliQuantity } from "../lib/quantity";
import { worstLagSeconds } from "./lag";
import { syncPeriodOf } from "./syncPeriod";
import type { HeldManifest } from "./manifests";
import { customMetric, type MetricSignal } from "./metricSignals";
import type { ManifestEdit, MetricSeries, SeriesTarget } from "./trace";
import { mebibyteMilli } from "../lib/mebibyte";

/** The series of a run, still empty. `series` lists for each manifest the indexes of its metrics in `metrics`. */
interface RunSeries {
  metrics: MetricSeries[];
  series: readonly (readonly number[])[];
  edits: ManifestEdit[];
}

/** One series for each metric of the first manifest, then those of its edits that differ in metric or unit. */
export function createSeries(
  held: readonly HeldManifest[],
  settings: ClusterSettings,
  signals: readonly MetricSignal[],
  rows: { seconds: number; steps: number },
): RunSeries {
  const found = new Map<string, { index: number; metric: ChartedMetric; target: SeriesTarget }>();
  const manifests = held.map(({ at, hpa, flags }, manifest) => {
    const targets = new Map<number, SeriesTarget>();
    const series = chartedMetrics(hpa, flags, signals).map(({ key, metric, target }) => {
      const known = found.get(key) ?? { index: found.size, metric, target: manifest === 0 ? target : noTarget };
      found.set(key, known);
      targets.set(known.index, target);
      return known.index;
    });
    const by = flags === held[manifest - 1]?.flags ? ("edit" as const) : ("upgrade" as const);
    return { at, by, hpa, series, targets };
  });
  const longestSync = Math.max(...held.map(({ hpa, flags }) => syncPeriodOf(hpa.spec, flags, settings)));
  return {
    metrics: [...found.values()].map(({ metric, target }) => ({
      ...metric,
      ...target,
      worstLagSeconds: worstLagOf(settings, longestSync, metric, signals),
      ...emptyColumns(rows),
    })),
    series: manifests.map(({ series }) => series),
    edits: manifests.slice(1).map(({ at, by, hpa, series, targets }) => ({
      at,
      by,
      hpa,
      series,
      targets: Array.from({ length: found.size }, (_, index) => targets.get(index) ?? null),
    })),
  };
}

/** A formula's value is as late as the latest of its triggers. */
function worstLagOf(settings: ClusterSettings, syncMilliseconds: number, metric: ChartedMetric, signals: readonly MetricSignal[]): number {
  const isOfFormula = metric.keda === "computed" && signals.length > 0 && !/^s[0-9]+-/.test(metric.name);
  const parts = isOfFormula ? signals.map(({ source, query, keda = null }) => ({ source, query, keda })) : [metric];
  return Math.max(...parts.map((part) => worstLagSeconds(settings, syncMilliseconds, part)));
}

const noTarget: SeriesTarget = { target: NaN, bandLow: NaN, bandHigh: NaN };

const emptyColumns = ({ seconds, steps }: { seconds: number; steps: number }) => ({
  actual: new Float64Array(seconds),
  seen: new Float64Array(steps),
  seenFrom: new Float64Array(steps),
  seenTo: new Float64Array(steps),
});

type ChartedMetric = Pick<MetricSeries, "name" | "type" | "container" | "source" | "query" | "keda" | "total" | "unit">;

/** A manifest's metrics with distinct names: a second one of the same kind gets a number. */
function chartedMetrics(
  { spec }: HorizontalPodAutoscaler,
  flags: ControllerFlags,
  signals: readonly MetricSignal[],
): { key: string; metric: ChartedMetric; target: SeriesTarget }[] {
  const tolerance = getTolerances(spec.behavior, flags);
  const taken = new Map<string, number>();
  return (spec.metrics ?? []).map((written) => {
    const { target, ...metric } = chartedMetric(written, signals);
    const like = JSON.stringify([metric, identityOf(written)]);
    const times = (taken.get(like) ?? 0) + 1;
    taken.set(like, times);
    const band = { target, bandLow: target * (1 - tolerance.down), bandHigh: target * (1 + tolerance.up) };
    return { key: `${like}${times}`, metric, target: band };
  });
}

/** The part of a spec that identifies the metric, without its target. */
function identityOf(spec: MetricSpec): object | null {
  switch (spec.type) {
    case "Resource":
    case "ContainerResource":
      return null;
    case "Pods":
      return spec.pods.metric;
    case "Object":
      return [spec.object.describedObject, spec.object.metric];
    case "External":
      return spec.external.metric;
  }
}

function chartedMetric(spec: MetricSpec, signals: readonly MetricSignal[]): ChartedMetric & { target: number } {
  const { type } = spec;
  const resource = measuredResource(spec);
  if (resource) return { type, container: resource.container, ...chartedResource(resource) };
  const custom = customMetric(spec);
  if (!custom) throw new Error(`a ${type} metric measures neither a resource nor a custom metric`);
  const { name } = custom;
  const signal = signals.find((each) => each.type === custom.type && each.name === name);
  // Only KEDA has metrics without a signal: the clock's, and those of formulas.
  const { source, query, keda = null } = signal ?? { source: null, query: null, keda: "computed" as const };
  return { type, name, container: null, source, query, keda, unit: "", ...customTarget(custom.type, metricTarget(spec)) };
}

/** Read as the controller does: an average value that is set decides, whatever `type` says. */
function chartedResource({ name, target }: { name: string; target: MetricTarget }) {
  const common = { name, source: null, query: null, keda: null, total: false } as const;
  if (target.averageValue === undefined) return { ...common, unit: "%", target: target.averageUtilization ?? NaN } as const;
  const milli = Number(milliQuantity(target.averageValue));
  return name === "memory"
    ? ({ ...common, unit: "Mi", target: milli / mebibyteMilli } as const)
    : ({ ...common, unit: "m", target: milli } as const);
}

/**
 * Whether the value covers all pods together: for an Object metric the target's type decides, for an External one whether an average value
 * is set.
 */
const isTotal: Readonly<Record<MetricSignal["type"], (target: MetricTarget) => boolean>> = {
  Pods: () => false,
  Object: ({ type }) => type === "Value",
  External: ({ averageValue }) => averageValue === undefined,
};

function customTarget(type: MetricSignal["type"], target: MetricTarget) {
  const total = isTotal[type](target);
  const quantity = total ? target.value : target.averageValue;
  return { total, target: quantity === undefined ? NaN : Number(milliQuantity(quantity)) / 1000 };
}
