/** Each metric's present value and its target, as `kubectl get hpa` and `describe hpa` both need them. */
import type { MetricSpec, MetricStatus, MetricTarget, MetricValueStatus } from "../api/autoscaling";
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
  const { metrics = [] } = hpa.spec;
  return metrics.map((spec, index) => levelOf(spec, targetOf(spec), currentOf(spec.type, status.currentMetrics?.[index])));
}

function levelOf(spec: MetricSpec, target: MetricTarget, current: MetricValueStatus | null): MetricLevel {
  const level = { spec, current: unknown, averageValue: null };
  if (target.averageValue !== undefined) {
    // An average that is missing from a known value is unknown for a whole, and printed as Go prints nothing for the pods.
    const isKnown = current !== null && (current.averageValue !== undefined || isOfPods(spec));
    return {
      ...level,
      kind: "averageValue",
      target: stored(target.averageValue),
      ...(isKnown && { current: stored(current.averageValue) }),
    };
  }
  if (!isOfPods(spec)) {
    return { ...level, kind: "value", target: stored(target.value), ...(current !== null && { current: stored(current.value) }) };
  }
  return {
    ...level,
    kind: "utilization",
    target: target.averageUtilization === undefined ? "<auto>" : `${target.averageUtilization}%`,
    ...(current?.averageUtilization !== undefined && {
      current: `${current.averageUtilization}%`,
      averageValue: stored(current.averageValue),
    }),
  };
}

const unknown = "<unknown>";

const isOfPods = ({ type }: MetricSpec): boolean => type === "Resource" || type === "ContainerResource" || type === "Pods";

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
