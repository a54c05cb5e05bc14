import { triggerType, triggerTypeNames, type TriggerTypeName } from "../../triggers/types";
import type { EnumValue } from "../../../manifest/guide/fieldGuide";
import { say, type Sentence } from "../../../lib/sentence";

const sentences: Partial<Record<TriggerTypeName, Sentence>> = {
  "aws-kinesis-stream": say`The open shards of a Kinesis stream.`,
  "aws-sqs-queue": say`The messages of an SQS queue.`,
  "azure-servicebus": say`The messages of a Service Bus queue or subscription.`,
  clickhouse: say`The number that an SQL query to ClickHouse gives. Since KEDA 2.21.`,
  cpu: say`The pods' cpu, which the HPA itself reads. It never wakes a workload from 0.`,
  cron: say`A number of pods inside a window of time.`,
  external: say`A scaler of your own, which KEDA calls over gRPC.`,
  "external-push": say`A scaler of your own, which can also wake the target by itself.`,
  "gcp-spanner": say`The whole number that an SQL query to Spanner gives. Since KEDA 2.21.`,
  graphite: say`A query to Graphite.`,
  kafka: say`The lag of a consumer group.`,
  "kubernetes-workload": say`The pods of other workloads.`,
  loki: say`A query to Loki.`,
  memory: say`The pods' memory, which the HPA itself reads. It never wakes a workload from 0.`,
  "metrics-api": say`A number in the answer of an HTTP address.`,
  mysql: say`The number that an SQL query gives.`,
  "nats-jetstream": say`The lag of a consumer of a JetStream.`,
  postgresql: say`The number that an SQL query gives.`,
  prometheus: say`A query to Prometheus that gives one series.`,
  rabbitmq: say`A queue of RabbitMQ: its length or its rates.`,
  redis: say`The length of a list in Redis.`,
  "redis-cluster": say`The length of a list in a Redis cluster.`,
  "redis-sentinel": say`The length of a list in Redis behind Sentinel.`,
  "selenium-grid": say`The browser sessions that wait in a Selenium Grid.`,
};

const byName = say`KEDA has it. Here, only its target and its activation value are checked.`;

const sentenceOf = (type: TriggerTypeName): Sentence => sentences[type] ?? byName;

/** Those that are read whole come first. */
export const triggerTypeValues: readonly EnumValue[] = triggerTypeNames
  .toSorted((a, b) => Number(isByName(a)) - Number(isByName(b)))
  .map((value) => ({ value, sentence: sentenceOf(value) }));

function isByName(type: TriggerTypeName): boolean {
  return triggerType(type)?.source === "byName";
}
