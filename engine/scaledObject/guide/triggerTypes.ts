import { triggerType, triggerTypeNames, type TriggerTypeName } from "../../keda/triggers/types";
import type { EnumValue } from "../../manifest/guide/fieldGuide";

const sentences: Partial<Record<TriggerTypeName, string>> = {
  "aws-kinesis-stream": "The open shards of a Kinesis stream.",
  "aws-sqs-queue": "The messages of an SQS queue.",
  "azure-servicebus": "The messages of a Service Bus queue or subscription.",
  cpu: "The pods' cpu, which the HPA itself reads. It never wakes a workload from 0.",
  cron: "A number of pods inside a window of time.",
  external: "A scaler of your own, which KEDA calls over gRPC.",
  "external-push": "A scaler of your own, which can also wake the target by itself.",
  graphite: "A query to Graphite.",
  kafka: "The lag of a consumer group.",
  "kubernetes-workload": "The pods of other workloads.",
  loki: "A query to Loki.",
  memory: "The pods' memory, which the HPA itself reads. It never wakes a workload from 0.",
  "metrics-api": "A number in the answer of an HTTP address.",
  mysql: "The number that an SQL query gives.",
  "nats-jetstream": "The lag of a consumer of a JetStream.",
  postgresql: "The number that an SQL query gives.",
  prometheus: "A query to Prometheus that gives one series.",
  rabbitmq: "A queue of RabbitMQ: its length or its rates.",
  redis: "The length of a list in Redis.",
  "redis-cluster": "The length of a list in a Redis cluster.",
  "redis-sentinel": "The length of a list in Redis behind Sentinel.",
  "selenium-grid": "The browser sessions that wait in a Selenium Grid.",
};

const byName = "KEDA has it. Here, only its target and its activation value are checked.";

const sentenceOf = (type: TriggerTypeName): string => sentences[type] ?? byName;

/** Those that are read whole come first. */
export const triggerTypeValues: readonly EnumValue[] = triggerTypeNames
  .toSorted((a, b) => Number(isByName(a)) - Number(isByName(b)))
  .map((value) => ({ value, sentence: sentenceOf(value) }));

function isByName(type: TriggerTypeName): boolean {
  return triggerType(type)?.source === "byName";
}
