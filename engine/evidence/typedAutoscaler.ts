/** What somebody knows of an autoscaler by heart, as typed; empty: they do not know it. The value and the target are percents of the request. */
export interface TypedAutoscaler {
  resource: "cpu" | "memory";
  replicas: string;
  value: string;
  target: string;
  min: string;
  max: string;
}

/** The numbers that nothing can be computed without. */
export const neededNumbers = ["replicas", "value", "target"] as const satisfies readonly (keyof TypedAutoscaler)[];

/**
 * The typed numbers as the object that kubectl would print, with nothing that was not typed, so that the reader of evidence takes them as it
 * takes any other text: what is missing is supposed there and said to be.
 */
export function objectOfTyped({ resource, replicas, value, target, min, max }: TypedAutoscaler): string {
  return [
    "apiVersion: autoscaling/v2",
    "kind: HorizontalPodAutoscaler",
    "metadata:",
    "  name: my-autoscaler",
    "spec:",
    ...(min === "" ? [] : [`  minReplicas: ${min}`]),
    ...(max === "" ? [] : [`  maxReplicas: ${max}`]),
    "  metrics:",
    "  - type: Resource",
    "    resource:",
    `      name: ${resource}`,
    "      target:",
    "        type: Utilization",
    `        averageUtilization: ${target}`,
    "status:",
    `  currentReplicas: ${replicas}`,
    "  currentMetrics:",
    "  - type: Resource",
    "    resource:",
    `      name: ${resource}`,
    "      current:",
    `        averageUtilization: ${value}`,
    "",
  ].join("\n");
}
