/** From what the texts and series say of an autoscaler to one that the controller can run. */
import type { HorizontalPodAutoscaler, MetricSpec } from "../api/autoscaling";
import { metricName } from "../api/metricSources";
import { defaultFlags, unnamedVersion, type KubernetesVersion } from "../controller/flags";
import { defaultManifest } from "../manifest/defaults";
import type { MetricReading, TargetReading } from "./evidence";
import type { MergedAutoscaler, Place, Placed, PlacedValue } from "./merge/merged";
import { behaviorOf, metricSpecOf, type OpenSource } from "./metricSpecOf";
import type { Points } from "../answers/points";

/** An autoscaler of the evidence; `hpa` null: the texts do not say enough for a controller. */
export type RebuiltAutoscaler =
  | { readonly hpa: HorizontalPodAutoscaler; readonly supposed: readonly SupposedPart[]; readonly recorded: readonly RecordedPart[] }
  | { readonly hpa: null; readonly reason: NotRebuilt; readonly basis: readonly Place[] };

/** `noTarget`: a metric has no target that can be read. */
export type NotRebuilt =
  | { readonly code: "noMax" }
  | { readonly code: "noMetric" }
  | { readonly code: "noTarget"; readonly metric: string };

/** A part of the autoscaler that a text says, and where. `metric`: its index among the spec's metrics. */
export type RecordedPart = { readonly part: Part; readonly metric?: number; readonly place: Place };

/** A part that no text says, and what it is taken to be. */
export type SupposedPart = { readonly part: Part; readonly metric?: number; readonly value: string };

export type Part =
  | "name"
  | "target"
  | "minReplicas"
  | "maxReplicas"
  /** The rules of both directions; supposed: none is written, so the controller's defaults hold. */
  | "behavior"
  /** The controller's flag, where the rules do not have a tolerance for both directions. */
  | "tolerance"
  /** The controller's flag, where the rules do not have a window for scaling down. */
  | "scaleDownWindow"
  /** How many metrics a table hides; they are left out. */
  | "hiddenMetrics"
  | "metricKind"
  | "metricName"
  | "metricTarget"
  | "describedObject";

/** The spec has its defaults filled in. What it had at other times may differ: series of the spec tell. */
export function autoscalerOf(merged: MergedAutoscaler, version: KubernetesVersion = unnamedVersion): RebuiltAutoscaler {
  const parts = new Parts();
  const inSeries = specInSeries(merged);
  const max = merged.fields.maxReplicas ?? inSeries.maxReplicas;
  const metrics = merged.metrics.length > 0 && merged.metrics.every(({ type }) => type !== null) ? merged.metrics : inSeries.metrics;
  const printed = metrics.length > 0 ? metrics : merged.metrics;
  const basis = merged.readings.map(({ place }) => place);
  if (max === undefined) return { hpa: null, reason: { code: "noMax" }, basis };
  if (printed.length === 0) return { hpa: null, reason: { code: "noMetric" }, basis };
  parts.record("maxReplicas", max.place);
  const specs: MetricSpec[] = [];
  for (const [index, metric] of printed.entries()) {
    const spec = specOf(metric, index, parts);
    if (spec === null) return { hpa: null, reason: { code: "noTarget", metric: metric.name ?? "" }, basis: [metric.place] };
    specs.push(spec);
  }
  const hidden = metrics.length > 0 ? 0 : Math.max(...merged.readings.map(({ hiddenMetrics = 0 }) => hiddenMetrics));
  if (hidden > 0) parts.suppose("hiddenMetrics", String(hidden));
  const minReplicas = parts.choose("minReplicas", merged.fields.minReplicas ?? inSeries.minReplicas, 1);
  const name = merged.name ?? parts.suppose("name", "autoscaler");
  const ownWorkload: TargetReading = { kind: "Deployment", name };
  const target = parts.choose("target", merged.fields.target ?? inSeries.target, ownWorkload, ({ kind, name: own }) => `${kind}/${own}`);
  const behavior = behaviorIn(merged, parts);
  return {
    hpa: defaultManifest(
      {
        apiVersion: "autoscaling/v2",
        kind: "HorizontalPodAutoscaler",
        metadata: { name, namespace: merged.namespace ?? merged.deployments.at(-1)?.namespace ?? "default" },
        spec: {
          scaleTargetRef: { apiVersion: target.apiVersion ?? "apps/v1", kind: target.kind, name: target.name },
          minReplicas,
          maxReplicas: max.value,
          metrics: specs,
          ...(behavior && { behavior }),
        },
      },
      version,
    ),
    ...parts,
  };
}

class Parts {
  readonly supposed: SupposedPart[] = [];
  readonly recorded: RecordedPart[] = [];

  record(part: Part, place: Place, metric?: number): void {
    this.recorded.push({ part, place, ...(metric !== undefined && { metric }) });
  }

  suppose(part: Part, value: string, metric?: number): string {
    this.supposed.push({ part, value, ...(metric !== undefined && { metric }) });
    return value;
  }

  choose<T>(part: Part, told: PlacedValue<T> | undefined, otherwise: T, words: (value: T) => string = String): T {
    if (told === undefined) this.suppose(part, words(otherwise));
    else this.record(part, told.place);
    return told?.value ?? otherwise;
  }
}

function specOf(metric: Placed<MetricReading>, index: number, parts: Parts): MetricSpec | null {
  const spec = metricSpecOf(metric, index, likelySource(metric));
  if (spec === null) return null;
  const { place } = metric;
  parts.record("metricTarget", place, index);
  if (metric.type === null) parts.suppose("metricKind", spec.type, index);
  else parts.record("metricKind", place, index);
  if (metric.name === null) parts.suppose("metricName", metricName(spec), index);
  else parts.record("metricName", place, index);
  if (spec.type === "Object" && metric.object === undefined)
    parts.suppose("describedObject", `${spec.object.describedObject.kind}/${spec.object.describedObject.name}`, index);
  return spec;
}

/** kube-state-metrics and tables do not tell the kind of a metric. A whole value is divided by no pods, so no pod is asked for it. */
function likelySource({ name, targetType }: MetricReading): OpenSource {
  if (name === "cpu" || name === "memory") return "Resource";
  // KEDA names its external metrics so.
  return targetType === "Value" || /^s\d{1,3}-/.test(name ?? "") ? "External" : "Pods";
}

function behaviorIn({ fields, readings }: MergedAutoscaler, parts: Parts): HorizontalPodAutoscaler["spec"]["behavior"] {
  // Objects since v2beta2 and descriptions show the rules if there are any.
  const whole = readings.findLast(
    ({ source, apiVersion = "", conditions }) =>
      (source === "object" && !apiVersion.endsWith("v2beta1")) || (source === "describe" && conditions.length > 0),
  );
  const behavior = behaviorOf(fields.behavior?.value);
  const place = fields.behavior?.place ?? whole?.place;
  if (place === undefined) parts.suppose("behavior", "");
  else parts.record("behavior", place);
  if (behavior?.scaleUp?.tolerance === undefined || behavior.scaleDown?.tolerance === undefined)
    parts.suppose("tolerance", String(defaultFlags.tolerance));
  if (behavior?.scaleDown?.stabilizationWindowSeconds === undefined)
    parts.suppose("scaleDownWindow", String(defaultFlags.downscaleStabilizationSeconds));
  return behavior;
}

interface SpecInSeries {
  readonly minReplicas?: PlacedValue<number>;
  readonly maxReplicas?: PlacedValue<number>;
  readonly target?: PlacedValue<TargetReading>;
  readonly metrics: readonly Placed<MetricReading>[];
}

/** The last values of kube-state-metrics' series of the spec. */
function specInSeries({ name, series }: MergedAutoscaler): SpecInSeries {
  const told: { -readonly [K in "minReplicas" | "maxReplicas" | "target"]?: SpecInSeries[K] } = {};
  const metrics = new Map<string, { metric: Placed<MetricReading>; last: number }>();
  for (const { metric, labels, points, place } of series) {
    const field = /^kube_(?:horizontalpodautoscaler|hpa)_(info|spec_\w{1,40})$/.exec(metric ?? "")?.[1];
    if (field === undefined || (labels["horizontalpodautoscaler"] ?? labels["hpa"]) !== name) continue;
    const last = lastPoint(points);
    if (last === null) continue;
    if (field === "spec_min_replicas") told.minReplicas = { value: last.value, place };
    if (field === "spec_max_replicas") told.maxReplicas = { value: last.value, place };
    if (field === "info") {
      const { scaletargetref_kind: kind, scaletargetref_name: own, scaletargetref_api_version: apiVersion } = labels;
      if (kind !== undefined && own !== undefined)
        told.target = { value: { kind, name: own, ...(apiVersion !== undefined && { apiVersion }) }, place };
    }
    const kind = labels["metric_target_type"];
    const own = labels["metric_name"];
    if (field !== "spec_target_metric" || own === undefined || kind === undefined || !Object.hasOwn(targetTypes, kind)) continue;
    const known = metrics.get(own);
    // The target's kind may have changed: the one that is seen last holds.
    if (known !== undefined && known.last >= last.time) continue;
    const target = kind === "utilization" ? `${Math.round(last.value)}%` : quantityOf(last.value);
    metrics.set(own, {
      metric: { line: place.line, type: null, name: own, target, targetType: targetTypes[kind as keyof typeof targetTypes], place },
      last: last.time,
    });
  }
  const newest = Math.max(...[...metrics.values()].map(({ last }) => last));
  // A metric that ended before the others was taken out of the spec. Scrapes of one minute are not far apart.
  const present = [...metrics.values()].filter(({ last }) => newest - last < 600 || newest === Infinity);
  return { ...told, metrics: present.map(({ metric }) => metric) };
}

const targetTypes = { utilization: "Utilization", average: "AverageValue", value: "Value" } as const;

function lastPoint({ times, values }: Points): { time: number; value: number } | null {
  const last = values.findLastIndex((value) => !Number.isNaN(value));
  return last < 0 ? null : { time: Number.isNaN(times[last]) ? Infinity : times[last]!, value: values[last]! };
}

/** Prometheus' number as a quantity; the API server keeps thousandths. */
export function quantityOf(value: number): string {
  return Number.isInteger(value) ? BigInt(value).toString() : `${Math.round(value * 1000)}m`;
}
