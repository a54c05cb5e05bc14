/** What an autoscaler's spec and status have of each metric, as `kubectl get hpa` and `describe hpa` both read it. */
import type {
  HorizontalPodAutoscaler,
  HorizontalPodAutoscalerStatus,
  MetricSpec,
  MetricTarget,
  MetricValueStatus,
  Quantity,
} from "../api/autoscaling";
import { stored } from "./view";

export interface MetricReading {
  spec: MetricSpec;
  target: MetricTarget;
  /** null where the status has no entry of the same kind at the same place. */
  current: MetricValueStatus | null;
}

/** The status is read by position: after an edit it may be of another metric until the next reconcile. */
export function metricReadings(
  { spec: { metrics = [] } }: HorizontalPodAutoscaler,
  { currentMetrics }: Pick<HorizontalPodAutoscalerStatus, "currentMetrics">,
): MetricReading[] {
  return metrics.map((spec, index) => {
    const entry: Readonly<Record<string, unknown>> = { ...currentMetrics?.[index] };
    const source = entry[sources[spec.type]] as { current: MetricValueStatus } | undefined;
    return { spec, target: targetOf(spec), current: source?.current ?? null };
  });
}

const sources = {
  Resource: "resource",
  ContainerResource: "containerResource",
  Pods: "pods",
  Object: "object",
  External: "external",
} as const satisfies Record<MetricSpec["type"], string>;

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

export const unknown = "<unknown>";

/** A quantity of an entry. Go prints `<nil>` where the entry is there and the quantity is not. */
export const ofEntry = (current: MetricValueStatus | null, name: "value" | "averageValue"): string =>
  current === null ? unknown : stored(current[name]);

export const orUnknown = (quantity: Quantity | undefined): string => (quantity === undefined ? unknown : stored(quantity));

/** "50%"; `<auto>` where a resource has no target. */
export const utilizationTarget = ({ averageUtilization }: MetricTarget): string =>
  averageUtilization === undefined ? "<auto>" : `${averageUtilization}%`;
