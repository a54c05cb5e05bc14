/**
 * The types that no recording has. Their names, target keys, defaults and activation keys are from KEDA's documentation; their answer is one
 * value. What else KEDA checks in their metadata is not checked here, and their metric's name is the type's.
 */
import { float64, int64, type Parameter } from "../metadata";
import { floatTarget, intTarget, normalized, sourceTrigger, valueAbove, type TriggerType } from "./trigger";

/** `targetDefault` null: the target must be given. */
interface NamedType {
  readonly target: string;
  readonly number: "int" | "float";
  readonly targetDefault: string | null;
  readonly activation: string;
}

/** For each type the target's key, its number, its default, and the activation's key. */
const namedTypes = {
  activemq: named("targetQueueSize", "int", "10"),
  "apache-kafka": named("lagThreshold", "int", "10"),
  arangodb: named("queryValue", "float", null),
  "artemis-queue": named("queueLength", "int", "10"),
  "aws-cloudwatch": named("targetMetricValue", "float", null),
  "aws-dynamodb": named("targetValue", "int", null),
  "aws-dynamodb-streams": named("shardCount", "int", "2"),
  "azure-app-insights": named("targetValue", "float", null),
  "azure-blob": named("blobCount", "int", "5"),
  "azure-data-explorer": named("threshold", "float", null),
  "azure-eventhub": named("unprocessedEventThreshold", "int", "64"),
  "azure-log-analytics": named("threshold", "float", null),
  "azure-monitor": named("targetValue", "float", null),
  "azure-pipelines": named("targetPipelinesQueueLength", "int", "1"),
  "azure-queue": named("queueLength", "int", "5"),
  beanstalkd: named("value", "float", null),
  cassandra: named("targetQueryValue", "int", null),
  couchdb: named("queryValue", "int", null),
  datadog: named("queryValue", "float", null),
  dynatrace: named("threshold", "float", null),
  elasticsearch: named("targetValue", "float", null),
  etcd: named("value", "float", null),
  "forgejo-runner": named("targetQueueLength", "int", "1"),
  "gcp-cloudtasks": named("value", "float", "100"),
  "gcp-pubsub": named("value", "float", "10"),
  "gcp-stackdriver": named("targetValue", "float", "5"),
  "gcp-storage": named("targetObjectCount", "int", "100"),
  "github-runner": named("targetWorkflowQueueLength", "int", "1"),
  "huawei-cloudeye": named("targetMetricValue", "float", null),
  ibmmq: named("queueDepth", "int", "20"),
  influxdb: named("thresholdValue", "float", null),
  "kubernetes-resource": named("targetValue", "float", null),
  liiklus: named("lagThreshold", "int", "10"),
  mongodb: named("queryValue", "int", null),
  mssql: named("targetValue", "float", null),
  "new-relic": named("threshold", "float", null),
  nsq: named("depthThreshold", "int", "10"),
  "openstack-metric": named("threshold", "float", null),
  "openstack-swift": named("objectCount", "int", "2"),
  predictkube: named("threshold", "float", null),
  pulsar: named("msgBacklogThreshold", "int", "10"),
  "redis-cluster-streams": named("pendingEntriesCount", "int", "5"),
  "redis-sentinel-streams": named("pendingEntriesCount", "int", "5"),
  "redis-streams": named("pendingEntriesCount", "int", "5"),
  "solace-direct-messaging": named("queuedMessageCount", "int", null),
  "solace-event-queue": named("messageCountTarget", "int", null),
  solarwinds: named("targetValue", "float", null),
  solr: named("targetQueryValue", "float", null),
  splunk: named("targetValue", "float", null),
  "splunk-observability": named("targetValue", "float", null),
  stan: named("lagThreshold", "int", "10"),
  sumologic: named("threshold", "float", null),
  temporal: named("targetQueueSize", "int", "5"),
} satisfies Record<string, NamedType>;

/** Most types name the activation's key after the target's: `threshold` and `activationThreshold`, `targetQueueSize` and `activationTargetQueueSize`. */
function named(target: string, number: NamedType["number"], targetDefault: string | null): NamedType {
  return { target, number, targetDefault, activation: `activation${target[0]!.toUpperCase()}${target.slice(1)}` };
}

export type NamedTypeName = keyof typeof namedTypes;

export const byName = Object.fromEntries(
  Object.entries<NamedType>(namedTypes).map(([type, definition]) => [type, namedTrigger(type, definition)]),
) as Readonly<Record<NamedTypeName, TriggerType>>;

function namedTrigger(type: string, { target, number, targetDefault, activation }: NamedType): TriggerType {
  const options = targetDefault === null ? {} : { default: targetDefault };
  const size: Parameter<number | bigint> = number === "int" ? int64(options) : float64(options);
  return sourceTrigger({
    source: "byName",
    parameters: { [target]: size, [activation]: float64({ optional: true }) },
    errorNames: [type],
    metricName: () => normalized(type),
    target: (values) => (number === "int" ? intTarget(values[target] ?? 0) : floatTarget(Number(values[target] ?? 0))),
    reader:
      (values) =>
      ({ value = 0 }: { value?: number | string }) =>
        valueAbove(Number(value), Number(values[activation] ?? 0)),
  });
}
