/** The spec and the status of each metric, as both `kubectl get hpa` and `describe hpa` read them. */
import type {
  HorizontalPodAutoscaler,
  HorizontalPodAutoscalerStatus,
  MetricSpec,
  MetricTarget,
  MetricValueStatus,
  Quantity,
} from "../api/autoscaling";
import { metricSources, metricTarget } from "../api/metricSources";
import { stored } from "./view";

export interface MetricReading {
  spec: MetricSpec;
  target: MetricTarget;
  /** null if the status has no entry of the same kind at the same index. */
  current: MetricValueStatus | null;
}

/** The status is read by index: after an edit it may belong to another metric until the next reconcile. */
export function metricReadings(
  { spec: { metrics = [] } }: HorizontalPodAutoscaler,
  { currentMetrics }: Pick<HorizontalPodAutoscalerStatus, "currentMetrics">,
): MetricReading[] {
  return metrics.map((spec, index) => {
    const entry: Readonly<Record<string, unknown>> = { ...currentMetrics?.[index] };
    const source = entry[metricSources[spec.type].field] as { current: MetricValueStatus } | undefined;
    return { spec, target: metricTarget(spec), current: source?.current ?? null };
  });
}

export const unknown = "<unknown>";

/** A quantity of an entry. Go prints `<nil>` if the entry exists and the quantity does not. */
export const ofEntry = (current: MetricValueStatus | null, name: "value" | "averageValue"): string =>
  current === null ? unknown : stored(current[name]);

export const orUnknown = (quantity: Quantity | undefined): string => (quantity === undefined ? unknown : stored(quantity));

/** "50%"; `<auto>` if a resource has no target. */
export const utilizationTarget = ({ averageUtilization }: MetricTarget): string =>
  averageUtilization === undefined ? "<auto>" : `${averageUtilization}%`;
