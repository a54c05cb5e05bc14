import type { MetricSpec, MetricTarget } from "../../api/autoscaling";
import { quoted } from "../../lib/goText";
import { canonicalForm, parseQuantity } from "../../lib/quantity";
import { readMetadata, removed, text, type TriggerConfig } from "../metadata";
import type { Built, TriggerType } from "./trigger";

export const cpu = resourceTrigger("cpu");
export const memory = resourceTrigger("memory");

/** Only a metric for the HPA: KEDA asks nobody for it. */
function resourceTrigger(resource: "cpu" | "memory"): TriggerType {
  const parameters = {
    type: removed("scaler cpu info: The 'type' setting is DEPRECATED and is removed in v2.18 - Use 'metricType' instead."),
    value: text(),
    containerName: text({ optional: true }),
  };
  const build = (config: TriggerConfig): Built => {
    const failed = (error: string): Built => ({ ok: false, error: `error parsing ${resource} metadata: ${error}` });
    const { values, errors } = readMetadata(parameters, config);
    if (errors.length > 0) return failed(errors.join("\n"));
    const target = targetOf(config.metricType, values.value);
    if (!target.ok) return failed(target.error);
    const metrics = [resourceMetric(resource, values.containerName, target.target)];
    return { ok: true, scaler: { triggerIndex: config.triggerIndex, metrics, read: null, answer: null, measured: [] } };
  };
  return { source: "none", parameters, build };
}

function resourceMetric(name: string, container: string, target: MetricTarget): MetricSpec {
  if (container === "") return { type: "Resource", resource: { name, target } };
  return { type: "ContainerResource", containerResource: { name, container, target } };
}

function targetOf(metricType: string, value: string): { ok: true; target: MetricTarget } | { ok: false; error: string } {
  if (metricType === "AverageValue") {
    const reading = parseQuantity(value);
    return reading.ok ? { ok: true, target: { type: metricType, averageValue: canonicalForm(reading.quantity) } } : reading;
  }
  if (metricType !== "Utilization") {
    return { ok: false, error: `unknown metric type: ${metricType}, allowed values are 'Utilization' or 'AverageValue'` };
  }
  const percent = /^[-+]?[0-9]+$/.test(value) ? Number(value) : null;
  const problem = percent === null ? "invalid syntax" : percent < -(2 ** 31) || percent >= 2 ** 31 ? "value out of range" : null;
  if (problem !== null) return { ok: false, error: `strconv.ParseInt: parsing ${quoted(value)}: ${problem}` };
  return { ok: true, target: { type: metricType, averageUtilization: percent! } };
}
