/** From what a text prints of a spec to the spec that the controller reads. */
import type { HorizontalPodAutoscalerBehavior, HPAScalingRules, MetricSpec, MetricTarget } from "../api/autoscaling";
import { milliValue, parseQuantity } from "../lib/quantity";
import type { BehaviorReading, RulesReading } from "./behaviorReading";
import type { MetricReading } from "./evidence";

/** What a text leaves open about a metric: the sources that it may have. */
export type OpenSource = "Resource" | "Pods" | "External";

/** Null: the text does not tell the target. `source`: of a metric whose kind is not printed. */
export function metricSpecOf(metric: MetricReading, index: number, source: OpenSource): MetricSpec | null {
  const target = targetOf(metric);
  if (target === null) return null;
  if (target.type === "Utilization") return resourceSpec(metric, metric.name ?? "cpu", target);
  const type = metric.type ?? source;
  const name = metric.name ?? `metric${index}`;
  switch (type) {
    case "Resource":
    case "ContainerResource":
      return resourceSpec(metric, name, target);
    case "Pods":
      return { type: "Pods", pods: { metric: { name }, target } };
    case "Object": {
      const { kind = "Service", name: own = "described", apiVersion } = metric.object ?? {};
      const describedObject = { kind, name: own, ...(apiVersion !== undefined && { apiVersion }) };
      return { type: "Object", object: { metric: { name }, describedObject, target } };
    }
    case "External":
      return { type: "External", external: { metric: { name }, target } };
  }
}

function resourceSpec({ type, container }: MetricReading, name: string, target: MetricTarget): MetricSpec {
  return type === "ContainerResource" && container !== undefined
    ? { type, containerResource: { name, container, target } }
    : { type: "Resource", resource: { name, target } };
}

function targetOf({ target, targetType }: MetricReading): MetricTarget | null {
  if (typeof target !== "string") return null;
  const percent = /^(\d{1,9})%$/.exec(target)?.[1];
  if (percent !== undefined) return Number(percent) > 0 ? { type: "Utilization", averageUtilization: Number(percent) } : null;
  const milli = milliOf(target);
  if (milli === null || milli <= 0) return null;
  return targetType === "Value" ? { type: "Value", value: target } : { type: "AverageValue", averageValue: target };
}

export function milliOf(text: string): number | bigint | null {
  const read = parseQuantity(text);
  return read.ok ? milliValue(read.quantity) : null;
}

/** What of it the API knows; the rest gets the API server's defaults. */
export function behaviorOf(reading: BehaviorReading | undefined): HorizontalPodAutoscalerBehavior | undefined {
  if (reading === undefined) return undefined;
  const { scaleUp, scaleDown } = reading;
  return { ...(scaleUp && { scaleUp: rulesOf(scaleUp) }), ...(scaleDown && { scaleDown: rulesOf(scaleDown) }) };
}

function rulesOf({ stabilizationWindowSeconds, selectPolicy, tolerance, policies }: RulesReading): HPAScalingRules {
  const known = policies?.flatMap(({ type, value, periodSeconds }) =>
    type === "Pods" || type === "Percent" ? [{ type, value, periodSeconds } as const] : [],
  );
  return {
    ...(stabilizationWindowSeconds !== undefined && { stabilizationWindowSeconds }),
    ...((selectPolicy === "Max" || selectPolicy === "Min" || selectPolicy === "Disabled") && { selectPolicy }),
    ...(known !== undefined && known.length > 0 && { policies: known }),
    ...(tolerance !== undefined && parseQuantity(tolerance).ok && { tolerance }),
  };
}
