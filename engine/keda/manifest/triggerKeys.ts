import type { ScaleTrigger } from "../scaledObject";
import { triggerType } from "../triggers/types";

/** The metadata keys with the target and with the activation value, where they are not the first two of the type's own. */
const keys: Readonly<Record<string, readonly [target: string, activation: string | null]>> = {
  "aws-kinesis-stream": ["shardCount", "activationShardCount"],
  "aws-sqs-queue": ["queueLength", "activationQueueLength"],
  "azure-servicebus": ["messageCount", "activationMessageCount"],
  clickhouse: ["targetQueryValue", "activationTargetQueryValue"],
  cpu: ["value", null],
  cron: ["desiredReplicas", null],
  external: ["scalerAddress", null],
  "external-push": ["scalerAddress", null],
  "gcp-spanner": ["targetValue", "activationValue"],
  graphite: ["threshold", "activationThreshold"],
  kafka: ["lagThreshold", "activationLagThreshold"],
  "kubernetes-workload": ["value", "activationValue"],
  loki: ["threshold", "activationThreshold"],
  memory: ["value", null],
  "metrics-api": ["targetValue", "activationTargetValue"],
  mysql: ["queryValue", "activationQueryValue"],
  "nats-jetstream": ["lagThreshold", "activationLagThreshold"],
  postgresql: ["targetQueryValue", "activationTargetQueryValue"],
  prometheus: ["threshold", "activationThreshold"],
  rabbitmq: ["value", "activationValue"],
  redis: ["listLength", "activationListLength"],
  "redis-cluster": ["listLength", "activationListLength"],
  "redis-sentinel": ["listLength", "activationListLength"],
  "selenium-grid": ["url", "activationThreshold"],
};

/** The key that holds a trigger's target. */
export function targetKeyOf(trigger: ScaleTrigger | undefined): string {
  if (trigger === undefined) return "";
  // The old key of rabbitmq wins where it is written.
  if (trigger.type === "rabbitmq" && trigger.metadata?.["queueLength"] !== undefined) return "queueLength";
  return keys[trigger.type]?.[0] ?? Object.keys(triggerType(trigger.type)?.parameters ?? {})[0] ?? "";
}

/** The key that holds its activation value; null if the type has none. */
export function activationKeyOf({ type }: ScaleTrigger): string | null {
  if (Object.hasOwn(keys, type)) return keys[type]?.[1] ?? null;
  return Object.keys(triggerType(type)?.parameters ?? {})[1] ?? null;
}

/** Only these types' keys are all known here; of the others only the target's and the activation's are. */
export const isFullyKnown = (type: string): boolean => Object.hasOwn(keys, type);

/** Keys that KEDA reads beside a type's own parameters: how it reaches the source, and with whose rights. */
export const connectionKeys: ReadonlySet<string> = new Set([
  "activationTargetValue",
  "authMode",
  "authModes",
  "awsAccessKeyID",
  "awsEndpoint",
  "awsRegion",
  "awsRoleArn",
  "awsSecretAccessKey",
  "awsSessionToken",
  "ca",
  "cert",
  "cloud",
  "connection",
  "connectionName",
  "credentials",
  "credentialsFromEnvFile",
  "endpointSuffix",
  "identityOwner",
  "key",
  "keyPassword",
  "password",
  "pollingInterval",
  "realm",
  "sasl",
  "sentinelMaster",
  "sentinelPassword",
  "sentinelUsername",
  "serviceAccountName",
  "tls",
  "unsafeSsl",
  "username",
]);
