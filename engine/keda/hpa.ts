/** The HPA that KEDA makes of a ScaledObject and its built scalers. */
import type { HorizontalPodAutoscaler, HorizontalPodAutoscalerBehavior, MetricSpec } from "../api/autoscaling";
import { kedaPatchVersions, type KedaVersion } from "../kedaReleases/releases";
import { parseGoFloat } from "../lib/goNumbers";
import { float64ToInt64 } from "../lib/int64";
import { isPaused } from "./annotations";
import { deepEqual, derives } from "./deepEqual";
import { milliQuantityText } from "./metricQuantity";
import {
  compositeMetricName,
  hpaName,
  maxReplicaCount,
  minReplicasWhileActive,
  namespaceOf,
  scalingModifiersOf,
  targetApiVersion,
  targetKind,
  type ScaledObject,
} from "./scaledObject";
import type { ScalersCache } from "./scalersCache";

export const nameLabel = "scaledobject.keda.sh/name";

/** Names in the order of the triggers. */
interface HpaMetrics {
  readonly metrics: readonly MetricSpec[];
  readonly externalMetricNames: readonly string[];
  readonly resourceMetricNames: readonly string[];
  /** The composite stands in for all external metrics. */
  readonly isComposite: boolean;
}

type HpaMetricsResult = ({ readonly ok: true } & HpaMetrics) | { readonly ok: false; readonly error: string };

export function hpaMetrics(object: ScaledObject, cache: ScalersCache): HpaMetricsResult {
  const { name } = object.metadata;
  const specs = cache.scalers.flatMap(({ scaler }) => scaler.metrics);
  if (specs.length === 0)
    return { ok: false, error: `no metric specs returned from scalers for ScaledObject ${namespaceOf(object)}/${name}` };
  const externalMetricNames: string[] = [];
  const resourceMetricNames: string[] = [];
  for (const spec of specs) {
    if (spec.type === "Resource") resourceMetricNames.push(spec.resource.name);
    if (spec.type !== "External") continue;
    const metricName = spec.external.metric.name;
    if (externalMetricNames.includes(metricName)) {
      return { ok: false, error: `metricName ${metricName} defined multiple times in ScaledObject ${name}` };
    }
    externalMetricNames.push(metricName);
  }
  const sorted = specs.toSorted((one, other) => compareTypes(one.type, other.type));
  const composite = compositeMetric(object);
  const used = composite === null ? sorted : [...sorted.filter(({ type }) => type === "Resource"), composite];
  const metrics = used.map((spec) => withSelector(spec, name));
  return { ok: true, metrics, externalMetricNames, resourceMetricNames, isComposite: composite !== null };
}

export function desiredHpa(object: ScaledObject, metrics: readonly MetricSpec[], version: KedaVersion): HorizontalPodAutoscaler {
  const { name, annotations = {} } = object.metadata;
  const behavior = behaviorOf(object);
  return {
    apiVersion: "autoscaling/v2",
    kind: "HorizontalPodAutoscaler",
    metadata: {
      name: hpaName(object),
      namespace: namespaceOf(object),
      labels: labelsOf(object, name, version),
      ...(Object.keys(annotations).length > 0 && { annotations }),
    },
    spec: {
      scaleTargetRef: { apiVersion: targetApiVersion(object), kind: targetKind(object), name: object.spec.scaleTargetRef.name },
      minReplicas: minReplicasWhileActive(object),
      maxReplicas: maxReplicaCount(object),
      metrics: [...metrics],
      ...(behavior && { behavior }),
    },
  };
}

/** Whether KEDA writes the HPA again. A field that is no longer wanted alone is no reason, except in labels, annotations and behavior. */
export function mustUpdateHpa(desired: HorizontalPodAutoscaler, existing: HorizontalPodAutoscaler): boolean {
  return (
    (desired.spec.metrics ?? []).length !== (existing.spec.metrics ?? []).length ||
    !deepEqual(desired.spec.behavior ?? null, existing.spec.behavior ?? null) ||
    !derives(desired.spec, existing.spec) ||
    !deepEqual(desired.metadata.labels ?? {}, existing.metadata.labels ?? {}) ||
    !deepEqual(desired.metadata.annotations ?? {}, existing.metadata.annotations ?? {})
  );
}

/** Null without modifiers, and for a target that is not above 0. */
function compositeMetric(object: ScaledObject): MetricSpec | null {
  const modifiers = scalingModifiersOf(object);
  const target = modifiers === null ? null : parseGoFloat(modifiers.target);
  if (modifiers === null || target === null || !(target > 0)) return null;
  const quantity = milliQuantityText(float64ToInt64(target * 1000));
  const metric = { name: compositeMetricName };
  if (modifiers.metricType === "Value") return { type: "External", external: { metric, target: { type: "Value", value: quantity } } };
  return { type: "External", external: { metric, target: { type: "AverageValue", averageValue: quantity } } };
}

function withSelector(spec: MetricSpec, name: string): MetricSpec {
  if (spec.type !== "External") return spec;
  const selector = { matchLabels: { [nameLabel]: name } };
  return { type: "External", external: { metric: { ...spec.external.metric, selector }, target: spec.external.target } };
}

const compareTypes = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function labelsOf(object: ScaledObject, name: string, version: KedaVersion): Record<string, string> {
  const excluded = new Set((object.metadata.annotations?.["scaledobject.keda.sh/hpa-excluded-labels"] ?? "").split(","));
  const own = Object.entries(object.metadata.labels ?? {}).filter(([key]) => !excluded.has(key));
  return {
    "app.kubernetes.io/name": labelValue(hpaName(object)),
    "app.kubernetes.io/version": kedaPatchVersions[version],
    "app.kubernetes.io/part-of": name,
    "app.kubernetes.io/managed-by": "keda-operator",
    ...Object.fromEntries(own),
  };
}

function labelValue(text: string): string {
  if (text.length <= 63) return text;
  let end = 63;
  while (end > 0 && !/[a-zA-Z0-9]/.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}

function behaviorOf(object: ScaledObject): HorizontalPodAutoscalerBehavior | undefined {
  const written = object.spec.advanced?.horizontalPodAutoscalerConfig?.behavior;
  const scaleDown = isPaused(object, "paused-scale-in");
  const scaleUp = isPaused(object, "paused-scale-out");
  if (!scaleDown && !scaleUp) return written;
  return {
    ...written,
    ...(scaleUp && { scaleUp: { ...written?.scaleUp, selectPolicy: "Disabled" } }),
    ...(scaleDown && { scaleDown: { ...written?.scaleDown, selectPolicy: "Disabled" } }),
  };
}
