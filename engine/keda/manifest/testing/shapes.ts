import { defaultFlags } from "../../../controller/flags";
import type { DiagnosisContext } from "../../../manifest/diagnose";
import type { Diagnostic } from "../../../manifest/problem";
import { diagnoseScaledObject } from "../diagnoseScaledObject";

/** Texts as people paste them into questions about KEDA. */

const head = (name: string, target = "web") =>
  `apiVersion: keda.sh/v1alpha1\nkind: ScaledObject\nmetadata:\n  name: ${name}\n  namespace: shop\nspec:\n  scaleTargetRef:\n    name: ${target}\n`;

export const twoPrometheus = `${head("two-queries")}  pollingInterval: 15
  cooldownPeriod: 60
  minReplicaCount: 2
  maxReplicaCount: 20
  fallback:
    failureThreshold: 3
    replicas: 6
  triggers:
  - type: prometheus
    metadata:
      serverAddress: http://prometheus.monitoring.svc:9090
      metricName: requests
      query: sum(rate(http_requests_total{app="web"}[2m]))
      threshold: "100"
  - type: prometheus
    metricType: Value
    metadata:
      serverAddress: http://prometheus.monitoring.svc:9090
      query: max(http_request_duration_seconds)
      threshold: "0.5"
`;

export const rabbitWithActivation = `${head("orders", "worker")}  minReplicaCount: 0
  maxReplicaCount: 30
  triggers:
    - type: rabbitmq
      metadata:
        protocol: amqp
        hostFromEnv: RABBITMQ_URL
        queueName: orders
        mode: QueueLength
        value: "20"
        activationValue: "25"
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: worker
  namespace: shop
spec:
  selector: {matchLabels: {app: worker}}
  template:
    metadata: {labels: {app: worker}}
    spec:
      containers:
        - name: worker
          image: worker
          env:
            - name: RABBITMQ_URL
              valueFrom: {secretKeyRef: {name: rabbit, key: url}}
`;

export const cronAndCpu = `${head("office-hours")}  minReplicaCount: 0
  triggers:
  - type: cpu
    metricType: Utilization
    metadata:
      value: "60"
  - type: cron
    metadata:
      timezone: Europe/Berlin
      start: 0 8 * * 1-5
      end: 0 18 * * 1-5
      desiredReplicas: "5"
`;

export const kafkaWithIdle = `${head("consumer")}  idleReplicaCount: 1
  minReplicaCount: 3
  maxReplicaCount: 12
  cooldownPeriod: 30
  triggers:
  - type: kafka
    metadata:
      bootstrapServers: kafka.kafka.svc:9092
      consumerGroup: orders
      topic: orders
      lagThreshold: 50
`;

export const threeWithFormula = `${head("composite")}  advanced:
    scalingModifiers:
      formula: "queue + max(rate, cron) + orders"
      target: "2.5"
  fallback:
    failureThreshold: 3
    replicas: 4
  triggers:
  - type: rabbitmq
    name: queue
    metadata: {host: "http://rabbit:15672", queueName: a, mode: QueueLength, value: "1"}
  - type: prometheus
    name: rate
    metadata: {serverAddress: "http://prometheus:9090", query: x, threshold: "1"}
  - type: cron
    name: cron
    metadata: {timezone: UTC, start: "0 8 * * *", end: "0 18 * * *", desiredReplicas: "5"}
`;

export const brokenIndentation = `${head("broken")}  triggers:
  - type: prometheus
    metadata:
      serverAddress: http://prometheus.monitoring.svc:9090
     threshold: "5"
      query: up
`;

export const restingContext: DiagnosisContext = {
  featureGates: defaultFlags.featureGates,
  kubernetesVersion: "1.37",
  kedaVersion: "2.20",
  tolerance: 0.1,
  containers: null,
  silenced: [],
};

export const diagnosticsOf = (text: string, context: Partial<DiagnosisContext> = {}): Diagnostic[] =>
  diagnoseScaledObject(text, { ...restingContext, ...context }).diagnostics;

/** "error 17:21-17:23 [path] message" */
export const inLines = (text: string): string[] =>
  diagnosticsOf(text).map(
    ({ severity, line, column, endLine, endColumn, path, message }) =>
      `${severity} ${line}:${column}-${endLine}:${endColumn} [${path}] ${message}`,
  );
