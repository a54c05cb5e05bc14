import { parseSelector } from "../../lib/labelSelector";
import { float64, text } from "../metadata";
import { floatTarget, normalized, sourceTrigger, valueAbove } from "./trigger";

/** The pods of another workload, without those that have ended. */
export const kubernetesWorkload = sourceTrigger({
  parameters: {
    podSelector: text(),
    value: float64({ default: "0" }),
    activationValue: float64({ default: "0" }),
    namespace: text({ optional: true }),
  },
  errorNames: ["kubernetes workload", "kubernetes workload"],
  validate: ({ value }, { asMetricSource }) => (value <= 0 && !asMetricSource ? "value must be a float greater than 0" : null),
  check: ({ podSelector }) => {
    const selector = parseSelector(podSelector);
    return selector.ok ? null : `error parsing pod selector: ${selector.error}`;
  },
  metricName: ({ namespace }, config) => normalized(`workload-${namespace === "*" ? "" : namespace || config.namespace}`),
  target: ({ value }) => floatTarget(value),
  reader:
    ({ activationValue }) =>
    ({ pods = 0 }: { pods?: number }) =>
      valueAbove(pods, activationValue),
  answer: (_values, amount) => ({ pods: Math.trunc(amount) }),
  measured: ({ podSelector }) => ({ kind: "podsOfSelector", name: podSelector }),
  wrapError: (error) => `error inspecting kubernetes workload: ${error}`,
});
