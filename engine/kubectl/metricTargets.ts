/** Each metric's present value and its target, as `kubectl get hpa` and `describe hpa` both need them. */
import type { HorizontalPodAutoscalerSpec, MetricSpec, MetricStatus, MetricTarget, MetricValueStatus } from "../api/autoscaling";
import type { Autoscaler } from "./view";
import { stored } from "./view";

export interface MetricLevel {
  spec: MetricSpec;
  /** "68%", "136m"; "<unknown>" where the status has no such metric. */
  current: string;
  /** Of a utilization, the average that it comes from; null else. */
  averageValue: string | null;
  target: string;
  kind: "utilization" | "averageValue" | "value";
}

/** The status is read by position: after an edit it may be of another metric until the next reconcile. */
export function metricLevels({ hpa, status }: Autoscaler): MetricLevel[] {
  return metricsOf(hpa.spec).map((spec, index) => levelOf(spec, targetOf(spec), currentOf(spec.type, status.currentMetrics?.[index])));
}

const metricsOf = ({ metrics = [] }: HorizontalPodAutoscalerSpec): readonly MetricSpec[] => metrics;

function levelOf(spec: MetricSpec, target: MetricTarget, current: MetricValueStatus | null): MetricLevel {
  if (spec.type === "Resource" || spec.type === "ContainerResource") {
    if (target.averageValue === undefined) return utilizationLevel(spec, target, current);
    return {
      spec,
      current: unlessNull(current, ({ averageValue }) => stored(averageValue)),
      averageValue: null,
      target: stored(target.averageValue),
      kind: "averageValue",
    };
  }
  const isAverage = spec.type === "Pods" || target.averageValue !== undefined;
  if (!isAverage) {
    return {
      spec,
      current: unlessNull(current, ({ value }) => stored(value)),
      averageValue: null,
      target: stored(target.value),
      kind: "value",
    };
  }
  const known = spec.type !== "Pods" && current?.averageValue === undefined ? null : current;
  return {
    spec,
    current: unlessNull(known, ({ averageValue }) => stored(averageValue)),
    averageValue: null,
    target: stored(target.averageValue),
    kind: "averageValue",
  };
}

function utilizationLevel(spec: MetricSpec, { averageUtilization }: MetricTarget, current: MetricValueStatus | null): MetricLevel {
  const target = averageUtilization === undefined ? "<auto>" : `${averageUtilization}%`;
  const known = current?.averageUtilization === undefined ? null : current;
  return {
    spec,
    current: unlessNull(known, ({ averageUtilization }) => `${averageUtilization}%`),
    averageValue: known === null ? null : stored(known.averageValue),
    target,
    kind: "utilization",
  };
}

function unlessNull(current: MetricValueStatus | null, text: (current: MetricValueStatus) => string): string {
  return current === null ? "<unknown>" : text(current);
}

function targetOf(spec: MetricSpec): MetricTarget {
  switch (spec.type) {
    case "Resource":
      return spec.resource.target;
    case "ContainerResource":
      return spec.containerResource.target;
    case "Pods":
      return spec.pods.target;
    case "Object":
      return spec.object.target;
    case "External":
      return spec.external.target;
  }
}

function currentOf(type: MetricSpec["type"], status: MetricStatus | undefined): MetricValueStatus | null {
  if (status?.type !== type) return null;
  switch (status.type) {
    case "Resource":
      return status.resource.current;
    case "ContainerResource":
      return status.containerResource.current;
    case "Pods":
      return status.pods.current;
    case "Object":
      return status.object.current;
    case "External":
      return status.external.current;
  }
}
