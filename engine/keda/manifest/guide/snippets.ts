import type { Snippet } from "../../../manifest/guide/snippets";
import { foreign, say } from "../../../lib/sentence";

const triggers = "spec.triggers[]";

/** Triggers that are written often. */
export const scaledObjectSnippets: readonly Snippet[] = [
  {
    path: triggers,
    label: say`prometheus trigger`,
    detail: say`a query to Prometheus`,
    documentation: say`It keeps the query's result at this amount per pod.`,
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
    label: say`rabbitmq trigger`,
    detail: say`the length of a queue`,
    documentation: say`It keeps the queue at this number of messages per pod.`,
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
    label: say`kafka trigger`,
    detail: say`the lag of a consumer group`,
    documentation: say`It keeps the lag at this number of messages per pod.`,
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
    label: say`cron trigger`,
    detail: say`a number of pods in a window of time`,
    documentation: say`It proposes these pods from the start to the end of each working day.`,
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
    label: say`cpu trigger`,
    detail: say`cpu of the pods, as in an HPA`,
    documentation: say`Usage as a percentage of requests. It never wakes the target from 0.`,
    lines: ["type: cpu", "metricType: Utilization", "metadata:", '  value: "${1:60}"'],
  },
  {
    path: "spec",
    label: foreign("fallback"),
    detail: say`for a source that fails`,
    documentation: say`After three failures the HPA is told the value for this number of replicas.`,
    lines: ["fallback:", "  failureThreshold: ${1:3}", "  replicas: ${2:6}"],
  },
];
