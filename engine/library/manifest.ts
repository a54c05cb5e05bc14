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

interface ScaledObjectText {
  name: string;
  /** YAML of metadata.annotations. */
  annotations?: string;
  /** YAML of spec, besides its target and its triggers. */
  spec?: string;
  /** Entries of spec.triggers, as the functions below write them. */
  triggers: readonly string[];
}

/** A ScaledObject of KEDA. Its target is a Deployment of the same name. */
export function scaledObject({ name, annotations, spec = "", triggers }: ScaledObjectText): string {
  return `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: ${name}
${annotations === undefined ? "" : `  annotations:\n${indented(annotations)}`}spec:
  scaleTargetRef:
    name: ${name}
${spec.replaceAll(/^(?=.)/gm, "  ")}  triggers:
${triggers.join("")}`;
}

interface VerticalAutoscalerText {
  name: string;
  updateMode: "Off" | "Initial" | "Recreate" | "InPlaceOrRecreate";
  /** YAML of the only entry of spec.resourcePolicy.containerPolicies, which is for all containers; absent: the manifest has none. */
  policy?: string;
}

/** A VerticalPodAutoscaler as a further document. Its target is a Deployment of the same name. */
export function verticalAutoscaler({ name, updateMode, policy }: VerticalAutoscalerText): string {
  return `---
apiVersion: autoscaling.k8s.io/v1
kind: VerticalPodAutoscaler
metadata:
  name: ${name}
spec:
  targetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: ${name}
  updatePolicy:
    updateMode: "${updateMode}"
${policy === undefined ? "" : `  resourcePolicy:\n    containerPolicies:\n    - containerName: "*"\n${policy.replaceAll(/^(?=.)/gm, "      ")}`}`;
}

/** A LimitRange as a further document: the most CPU that a container may have. */
export const cpuLimitRange = (most: string): string => `---
apiVersion: v1
kind: LimitRange
metadata:
  name: container-limits
spec:
  limits:
  - type: Container
    max:
      cpu: ${most}
`;

/** Requests of an app per second, over two minutes. */
export const requestsTrigger = (app: string, threshold: number): string => `  - type: prometheus
    metadata:
      serverAddress: http://prometheus.monitoring:9090
      query: sum(rate(http_requests_total{app="${app}"}[2m]))
      threshold: "${threshold}"
`;

export const rabbitmqTrigger = (queue: string, value: number): string => `  - type: rabbitmq
    metadata:
      host: amqp://rabbitmq.default:5672
      queueName: ${queue}
      mode: QueueLength
      value: "${value}"
`;

export const redisTrigger = (list: string, listLength: number): string => `  - type: redis
    metadata:
      address: redis.default:6379
      listName: ${list}
      listLength: "${listLength}"
`;

const indented = (yaml: string): string => yaml.replaceAll(/^(?=.)/gm, "    ");
