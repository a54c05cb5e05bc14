import type { MetricSpec, MetricTarget } from "../../api/autoscaling";
import { metricTarget } from "../../api/metricSources";
import type { Int64 } from "../../lib/int64";
import { milliQuantity } from "../../lib/quantity";

/** The target of a metric in percent or in thousandths. */
export function targetFigure({ averageUtilization, averageValue, value }: MetricTarget): Int64 {
  return averageUtilization ?? milliQuantity(averageValue ?? value ?? "0");
}

/** The metric with another figure of the same kind of target, in percent or in thousandths; null: its own. */
export function withTarget(metric: MetricSpec, figure: number | null): MetricSpec {
  const own = metricTarget(metric);
  if (figure === null || figure <= 0 || Number(targetFigure(own)) === figure) return metric;
  const { type } = own;
  const target: MetricTarget =
    type === "Utilization"
      ? { type, averageUtilization: figure }
      : type === "AverageValue"
        ? { type, averageValue: `${figure}m` }
        : { type, value: `${figure}m` };
  switch (metric.type) {
    case "Resource":
      return { ...metric, resource: { ...metric.resource, target } };
    case "ContainerResource":
      return { ...metric, containerResource: { ...metric.containerResource, target } };
    case "Pods":
      return { ...metric, pods: { ...metric.pods, target } };
    case "Object":
      return { ...metric, object: { ...metric.object, target } };
    case "External":
      return { ...metric, external: { ...metric.external, target } };
  }
}
