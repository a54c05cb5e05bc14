/** The names of metrics, windows and policies inside sentences. */
import { measuredResource, metricName, type HPAScalingPolicy, type MetricSpec } from "../../../engine/index";
import { plural, t } from "../text";
import { percents, quantity } from "../times";

/** "CPU", "memory of container app", or the metric's own name, inside a sentence. */
export function metricWord(spec: MetricSpec): string {
  const resource = measuredResource(spec);
  const word = resource?.name === "cpu" ? "CPU" : resource?.name === "memory" ? t`memory` : metricName(spec);
  return typeof resource?.container === "string" ? t`${word} of container ${resource.container}` : word;
}

/** The same at the start of a sentence. A resource gets a capital; a metric's own name does not change. */
export function metricStart(spec: MetricSpec): string {
  const word = metricWord(spec);
  return resourceName(spec) === null ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

/** null if the metric is not a resource, whatever its name. */
export const resourceName = (spec: MetricSpec): string | null => measuredResource(spec)?.name ?? null;

/**
 * "5‑minute", "30‑second": a window's length before its noun, which never breaks. German and Ukrainian join it, too: "5‑Minuten",
 * "5‑хвилинне".
 */
export function windowAdjective(seconds: number): string {
  return seconds >= 60 && seconds % 60 === 0 ? t`${seconds / 60}‑minute` : t`${seconds}‑second`;
}

/** "2 pods per 60 s", "100% per 15 s". */
export function policyText(policy: HPAScalingPolicy): string {
  return t`${changeText(policy)} per ${policy.periodSeconds}\u00a0s`;
}

export const changeText = ({ type, value }: HPAScalingPolicy): string =>
  type === "Percent" ? percents(quantity(value)) : plural(value, "pod");
