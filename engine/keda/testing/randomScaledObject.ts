/** ScaledObjects and answers of every kind, good and bad, from a stream of random numbers. */
import type { SeededRandom } from "../../lib/random";
import type { ScaledObject, ScaledObjectSpec, ScaleTrigger } from "../scaledObject";
import { triggerTypeNames } from "../triggers/types";

export function randomScaledObject(random: SeededRandom): ScaledObject {
  const triggers = Array.from({ length: 1 + random.integer(3) }, (_, index) => randomTrigger(random.fork(`trigger ${index}`), index));
  const spec: ScaledObjectSpec = {
    scaleTargetRef: { name: "web" },
    triggers,
    ...sometimes(random, 2, () => ({ minReplicaCount: random.integer(4) })),
    ...sometimes(random, 2, () => ({ maxReplicaCount: 1 + random.integer(10) })),
    ...sometimes(random, 4, () => ({ idleReplicaCount: random.integer(3) })),
    ...sometimes(random, 2, () => ({ pollingInterval: 5 + 5 * random.integer(6) })),
    ...sometimes(random, 2, () => ({ cooldownPeriod: random.integer(100) })),
    ...sometimes(random, 4, () => ({ initialCooldownPeriod: random.integer(100) })),
    ...sometimes(random, 2, () => ({
      fallback: { failureThreshold: random.integer(4) - 1, replicas: random.integer(6), behavior: one(random, behaviors) },
    })),
    ...sometimes(random, 3, () => ({
      advanced: {
        restoreToOriginalReplicaCount: random.integer(2) === 0,
        scalingModifiers: {
          formula: one(random, formulas),
          target: one(random, targets),
          activationTarget: one(random, ["", "", "3", "x"]),
        },
      },
    })),
  };
  return { metadata: { name: "web", annotations: randomAnnotations(random) }, spec };
}

/** What a source says: good, failed, of another type, or nothing. */
export function randomAnswer(random: SeededRandom): unknown {
  const count = random.integer(30);
  return one<unknown>(random, [
    { value: String(count), isActive: count > 5, length: count, active: count, pods: count, visible: count, messages: count },
    { value: String(count), partitions: [{ committed: 5, latest: 5 + count }], publishRate: count, deliverRate: random.integer(3) },
    { value: "0", length: 0, active: 0, pods: 0, messages: 0, partitions: [{ committed: null, latest: count }] },
    { error: "connection refused" },
    { status: 503, body: '{"queue":{"depth":"12k"}}' },
    { body: '{"queue":{"depth":7}}', series: 2 },
    null,
    {},
  ]);
}

function randomTrigger(random: SeededRandom, index: number): ScaleTrigger {
  const type = random.integer(12) === 0 ? one(random, ["", "promtheus"]) : one(random, random.integer(3) === 0 ? triggerTypeNames : common);
  const metadata = { ...goodMetadata[type] };
  if (random.integer(8) === 0) metadata[one(random, [...Object.keys(metadata), "threshold"])] = one(random, oddTexts);
  return {
    type,
    metadata,
    ...sometimes(random, 2, () => ({ name: `t${index}` })),
    ...(type === "cpu" || type === "memory" ? { metricType: "Utilization" } : sometimes(random, 3, () => ({ metricType: "Value" }))),
    ...(type === "cpu" || type === "memory" || type === "cron" ? {} : sometimes(random, 3, () => ({ useCachedMetrics: true }))),
    ...sometimes(random, 6, () => ({ authenticationRef: { name: "auth" } })),
  };
}

function randomAnnotations(random: SeededRandom): Record<string, string> {
  if (random.integer(3) > 0) return {};
  const name = one(random, ["paused", "paused-replicas", "paused-scale-in", "paused-scale-out", "force-activation"]);
  return { [`autoscaling.keda.sh/${name}`]: one(random, ["true", "false", "", "2", "abc"]) };
}

const one = <T>(random: SeededRandom, items: readonly T[]): T => items[random.integer(items.length)]!;

const sometimes = <T extends object>(random: SeededRandom, oneIn: number, make: () => T): T | object =>
  random.integer(oneIn) === 0 ? make() : {};

const behaviors = ["static", "currentReplicas", "currentReplicasIfHigher", "currentReplicasIfLower", "scalingModifiers"] as const;
const formulas = ["t0", "t0 + t1", "max(t0, 3)", "t0 ?? t1", "t0 / 0", "t0 > 3 ? t0 : 0", "((", "", "now()"];
const targets = ["2", "2.5", "0", "", "5m"];
const oddTexts = ["", "-1", "0", "5%", "1e3", "NaN", "2.5", "true", "[1", '"', "\ud800", "☃".repeat(50)];
const common = ["prometheus", "kafka", "redis", "cron", "cpu", "external", "rabbitmq", "metrics-api", "aws-sqs-queue", "postgresql"];

/** Types that are not here need only their target. */
export const goodMetadata: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  clickhouse: { host: "clickhouse", query: "SELECT 1", targetQueryValue: "5" },
  "gcp-spanner": { projectId: "shop", instanceId: "main", databaseId: "orders", query: "SELECT 1", credentialsFromEnv: "CREDENTIALS" },
  prometheus: { serverAddress: "http://p", query: "q", threshold: "5" },
  kafka: { bootstrapServers: "k:9092", consumerGroup: "g", topic: "t", excludePersistentLag: "true" },
  redis: { listName: "l", address: "r:6379" },
  cron: { start: "0 8 * * *", end: "0 18 * * *", timezone: "Europe/Berlin", desiredReplicas: "3" },
  cpu: { value: "60" },
  memory: { value: "60" },
  external: { scalerAddress: "s:6000" },
  rabbitmq: { queueName: "q", host: "http://a:b@r/v" },
  "metrics-api": { url: "http://a/b", valueLocation: "queue.depth", targetValue: "5" },
  "aws-sqs-queue": { queueURL: "https://sqs/1/orders", awsRegion: "eu", identityOwner: "operator" },
  postgresql: { host: "h", port: "5432", userName: "u", dbName: "d", sslmode: "disable", query: "q", targetQueryValue: "5" },
  "aws-kinesis-stream": { streamName: "s", awsRegion: "eu", identityOwner: "operator" },
  "azure-servicebus": { queueName: "q", connectionFromEnv: "CONNECTION" },
  "external-push": { scalerAddress: "s:6000" },
  graphite: { serverAddress: "http://g", query: "q", queryTime: "-10Minutes" },
  "kubernetes-workload": { podSelector: "app=web", value: "2" },
  loki: { serverAddress: "http://l", query: "q", threshold: "5" },
  mysql: { dbName: "d", query: "q", queryValue: "5" },
  "nats-jetstream": { account: "a", stream: "s", consumer: "c", natsServerMonitoringEndpoint: "n:8222" },
  "redis-cluster": { listName: "l", addresses: "r:6379" },
  "redis-sentinel": { listName: "l", addresses: "r:6379" },
  "selenium-grid": { url: "http://s", browserName: "chrome" },
};
