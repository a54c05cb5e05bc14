/** Every trigger type that a release of KEDA knows. */
import { kinesisStream, sqsQueue } from "./aws";
import { azureServiceBus } from "./azureServiceBus";
import { byName } from "./byName";
import { clickHouse } from "./clickHouse";
import { cron } from "./cron";
import { external } from "./external";
import { gcpSpanner } from "./gcpSpanner";
import { kafka } from "./kafka";
import { kubernetesWorkload } from "./kubernetesWorkload";
import { metricsApi } from "./metricsApi";
import { prometheus } from "./prometheus";
import { graphite, loki, natsJetStream, seleniumGrid } from "./queries";
import { rabbitmq } from "./rabbitmq";
import { redis } from "./redis";
import { cpu, memory } from "./resource";
import { mysql, postgresql } from "./sql";
import { isKedaBefore, type KedaVersion } from "../../kedaReleases/releases";
import type { TriggerType } from "./trigger";

const types = {
  "aws-kinesis-stream": kinesisStream,
  "aws-sqs-queue": sqsQueue,
  "azure-servicebus": azureServiceBus,
  clickhouse: clickHouse,
  cpu,
  cron,
  external,
  "external-push": external,
  "gcp-spanner": gcpSpanner,
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

/** Null for a type that no release of KEDA knows. */
export const triggerType = (name: string): TriggerType | null => (Object.hasOwn(types, name) ? types[name as TriggerTypeName] : null);

/** Whether a release has a type. */
export const isIn = (version: KedaVersion, { since }: TriggerType): boolean => since === undefined || !isKedaBefore(version, since);

/** The names of the types that a release has. */
export const triggerTypeNamesOf = (version: KedaVersion): TriggerTypeName[] =>
  triggerTypeNames.filter((name) => isIn(version, types[name]));
