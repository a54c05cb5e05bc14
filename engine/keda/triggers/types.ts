/** Every trigger type that KEDA 2.20 knows. */
import { kinesisStream, sqsQueue } from "./aws";
import { azureServiceBus } from "./azureServiceBus";
import { byName } from "./byName";
import { cron } from "./cron";
import { external } from "./external";
import { kafka } from "./kafka";
import { kubernetesWorkload } from "./kubernetesWorkload";
import { metricsApi } from "./metricsApi";
import { prometheus } from "./prometheus";
import { graphite, loki, natsJetStream, seleniumGrid } from "./queries";
import { rabbitmq } from "./rabbitmq";
import { redis } from "./redis";
import { cpu, memory } from "./resource";
import { mysql, postgresql } from "./sql";
import type { TriggerType } from "./trigger";

const types = {
  "aws-kinesis-stream": kinesisStream,
  "aws-sqs-queue": sqsQueue,
  "azure-servicebus": azureServiceBus,
  cpu,
  cron,
  external,
  "external-push": external,
  graphite,
  kafka,
  "kubernetes-workload": kubernetesWorkload,
  loki,
  memory,
  "metrics-api": metricsApi,
  mysql,
  "nats-jetstream": natsJetStream,
  postgresql,
  prometheus,
  rabbitmq,
  redis,
  "redis-cluster": redis,
  "redis-sentinel": redis,
  "selenium-grid": seleniumGrid,
  ...byName,
} satisfies Record<string, TriggerType>;

export type TriggerTypeName = keyof typeof types;

export const triggerTypeNames = Object.keys(types) as TriggerTypeName[];

/** Null for a type that KEDA does not know. */
export const triggerType = (name: string): TriggerType | null => (Object.hasOwn(types, name) ? types[name as TriggerTypeName] : null);
