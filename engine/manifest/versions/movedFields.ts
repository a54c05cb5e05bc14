/** The places in v2 of the fields that a metric's source has in v1's annotation, v2alpha1 and v2beta1; by source. */
const movedFields = {
  resource: { targetAverageUtilization: ["target", "averageUtilization"], targetAverageValue: ["target", "averageValue"] },
  containerResource: { targetAverageUtilization: ["target", "averageUtilization"], targetAverageValue: ["target", "averageValue"] },
  pods: { metricName: ["metric", "name"], selector: ["metric", "selector"], targetAverageValue: ["target", "averageValue"] },
  object: {
    target: ["describedObject"],
    metricName: ["metric", "name"],
    selector: ["metric", "selector"],
    targetValue: ["target", "value"],
    averageValue: ["target", "averageValue"],
  },
  external: {
    metricName: ["metric", "name"],
    metricSelector: ["metric", "selector"],
    targetValue: ["target", "value"],
    targetAverageValue: ["target", "averageValue"],
  },
} as const satisfies Record<string, Record<string, readonly [string] | readonly ["metric" | "target", string]>>;

export type MetricSource = keyof typeof movedFields;

export function isMetricSource(name: string): name is MetricSource {
  return Object.hasOwn(movedFields, name);
}

/** Undefined for a field that has not moved. */
export function placeInV2(source: MetricSource, field: string): readonly string[] | undefined {
  const moves: Record<string, readonly string[]> = movedFields[source];
  return Object.hasOwn(moves, field) ? moves[field] : undefined;
}

/** If these are absent, upstream stores 0, which no validation accepts. */
export const neverAbsent: Partial<Record<MetricSource, string>> = { pods: "averageValue", object: "value" };

/** The target's type. The old versions had no field for it; it follows from the given fields. Source: their conversion.go. */
export function targetTypeOf(source: MetricSource, given: ReadonlySet<string>): "Utilization" | "Value" | "AverageValue" {
  switch (source) {
    case "resource":
    case "containerResource":
      return given.has("averageUtilization") ? "Utilization" : "AverageValue";
    case "object":
      return given.has("averageValue") ? "AverageValue" : "Value";
    case "external":
      return given.has("value") ? "Value" : "AverageValue";
    case "pods":
      return "AverageValue";
  }
}
