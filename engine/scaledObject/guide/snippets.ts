import type { Snippet } from "../../manifest/guide/snippets";

const triggers = "spec.triggers[]";

/** Triggers that are written often. */
export const scaledObjectSnippets: readonly Snippet[] = [
  {
    path: triggers,
    label: "prometheus trigger",
    detail: "a query to Prometheus",
    documentation: "It keeps the query's result at this amount per pod.",
    lines: [
      "type: prometheus",
      "metadata:",
      "  serverAddress: ${1:http://prometheus.monitoring.svc:9090}",
      "  query: ${2:sum(rate(http_requests_total[2m]))}",
      '  threshold: "${3:100}"',
    ],
  },
  {
    path: triggers,
    label: "rabbitmq trigger",
    detail: "the length of a queue",
    documentation: "It keeps the queue at this number of messages per pod.",
    lines: [
      "type: rabbitmq",
      "metadata:",
      "  hostFromEnv: ${1:RABBITMQ_HOST}",
      "  queueName: ${2:orders}",
      "  mode: QueueLength",
      '  value: "${3:20}"',
    ],
  },
  {
    path: triggers,
    label: "kafka trigger",
    detail: "the lag of a consumer group",
    documentation: "It keeps the lag at this number of messages per pod.",
    lines: [
      "type: kafka",
      "metadata:",
      "  bootstrapServers: ${1:kafka.kafka.svc:9092}",
      "  consumerGroup: ${2:orders}",
      "  topic: ${3:orders}",
      '  lagThreshold: "${4:10}"',
    ],
  },
  {
    path: triggers,
    label: "cron trigger",
    detail: "a number of pods in a window of time",
    documentation: "It proposes these pods from the start to the end of each working day.",
    lines: [
      "type: cron",
      "metadata:",
      "  timezone: ${1:Europe/Berlin}",
      "  start: ${2:0 8 * * 1-5}",
      "  end: ${3:0 18 * * 1-5}",
      '  desiredReplicas: "${4:5}"',
    ],
  },
  {
    path: triggers,
    label: "cpu trigger",
    detail: "cpu of the pods, as in an HPA",
    documentation: "Usage as a percentage of requests. It never wakes the target from 0.",
    lines: ["type: cpu", "metricType: Utilization", "metadata:", '  value: "${1:60}"'],
  },
  {
    path: "spec",
    label: "fallback",
    detail: "for a source that fails",
    documentation: "After three failures the HPA is told the value for this number of replicas.",
    lines: ["fallback:", "  failureThreshold: ${1:3}", "  replicas: ${2:6}"],
  },
];
