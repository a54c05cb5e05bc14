interface AutoscalerText {
  name: string;
  /** Of the target; absent: Deployment. */
  kind?: "Deployment" | "StatefulSet";
  min: number;
  max: number;
  /** Entries of spec.metrics, as the functions below write them. */
  metrics: readonly string[];
  /** YAML of spec.behavior; absent: the manifest has none. */
  behavior?: string;
}

/** A manifest as people write it. */
export function autoscaler({ name, kind = "Deployment", min, max, metrics, behavior }: AutoscalerText): string {
  return `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: ${name}
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: ${kind}
    name: ${name}
  minReplicas: ${min}
  maxReplicas: ${max}
  metrics:
${metrics.join("")}${behavior === undefined ? "" : `  behavior:\n${indented(behavior)}`}`;
}

export const cpuUtilization = (percent: number): string => resourceUtilization("cpu", percent);
export const cpuAverage = (amount: string): string => `  - type: Resource
    resource:
      name: cpu
      target:
        type: AverageValue
        averageValue: ${amount}
`;

export const memoryUtilization = (percent: number): string => resourceUtilization("memory", percent);

const resourceUtilization = (name: string, percent: number): string => `  - type: Resource
    resource:
      name: ${name}
      target:
        type: Utilization
        averageUtilization: ${percent}
`;

export const containerCpuUtilization = (container: string, percent: number): string => `  - type: ContainerResource
    containerResource:
      name: cpu
      container: ${container}
      target:
        type: Utilization
        averageUtilization: ${percent}
`;

export const podsAverage = (name: string, value: string): string => `  - type: Pods
    pods:
      metric:
        name: ${name}
      target:
        type: AverageValue
        averageValue: ${value}
`;

/** Requests per second at an Ingress. */
export const ingressRequests = (ingress: string, average: string): string => `  - type: Object
    object:
      metric:
        name: requests_per_second
      describedObject:
        apiVersion: networking.k8s.io/v1
        kind: Ingress
        name: ${ingress}
      target:
        type: AverageValue
        averageValue: ${average}
`;

export const externalValue = (name: string, value: string): string => `  - type: External
    external:
      metric:
        name: ${name}
      target:
        type: Value
        value: ${value}
`;

export const externalAverage = (name: string, value: string): string => `  - type: External
    external:
      metric:
        name: ${name}
      target:
        type: AverageValue
        averageValue: ${value}
`;

const indented = (yaml: string): string => yaml.replaceAll(/^(?=.)/gm, "    ");
