/**
 * The types that no recording has. Their names, target keys, defaults and activation keys are from KEDA's documentation; their answer is one
 * value. What else KEDA checks in their metadata is not checked here, and their metric's name is the type's.
 */
import { boolean, float64, int64, text, writtenText, type Parameter, type Parameters, type TriggerConfig } from "../metadata";
import type { KedaVersion } from "../../kedaReleases/releases";
import type { Measured, NamedKind } from "./measured";
import { floatTarget, intTarget, normalized, sourceTrigger, valueAbove, type TriggerType } from "./trigger";

/** `targetDefault` null: the target must be given. */
interface NamedType {
  readonly target: string;
  readonly number: "int" | "float";
  readonly targetDefault: string | null;
  readonly activation: string;
  readonly measured: (config: TriggerConfig) => Measured;
  /** Keys that a later release brought. */
  readonly later?: Parameters;
  readonly deprecatedSince?: KedaVersion;
}

/** For each type the target's key, its number, its default, and what is measured. */
const namedTypes = {
  activemq: named("targetQueueSize", "int", "10", of("messagesInQueue", "destinationName")),
  "apache-kafka": named("lagThreshold", "int", "10", onTopic("consumerGroup")),
  arangodb: named("queryValue", "float", null, query),
  "artemis-queue": named("queueLength", "int", "10", of("messagesInQueue", "queueName")),
  "aws-cloudwatch": named("targetMetricValue", "float", null, of("namedMetric", "metricName", "expression")),
  "aws-dynamodb": named("targetValue", "int", null, of("query", "keyConditionExpression")),
  "aws-dynamodb-streams": named("shardCount", "int", "2", of("shardsOfStream", "tableName")),
  "azure-app-insights": named("targetValue", "float", null, of("namedMetric", "metricId")),
  "azure-blob": named("blobCount", "int", "5", of("objectsInStore", "blobContainerName")),
  "azure-data-explorer": named("threshold", "float", null, query),
  "azure-eventhub": named("unprocessedEventThreshold", "int", "64", of("eventsInHub", "eventHubName")),
  "azure-log-analytics": named("threshold", "float", null, query),
  "azure-monitor": named("targetValue", "float", null, of("namedMetric", "metricName")),
  "azure-pipelines": named("targetPipelinesQueueLength", "int", "1", of("jobsWaiting", "poolName", "poolID")),
  "azure-queue": named("queueLength", "int", "5", of("messagesInQueue", "queueName")),
  beanstalkd: named("value", "float", null, of("jobsWaiting", "tube")),
  cassandra: named("targetQueryValue", "int", null, query),
  couchdb: named("queryValue", "int", null, query),
  datadog: named("queryValue", "float", null, of("query", "query", "datadogMetricName")),
  dynatrace: named("threshold", "float", null, of("query", "metricSelector", "query")),
  elasticsearch: named("targetValue", "float", null, of("query", "query", "searchTemplateName")),
  etcd: named("value", "float", null, of("namedMetric", "watchKey")),
  "forgejo-runner": named("targetQueueLength", "int", "1", of("jobsWaiting", "labels")),
  "gcp-cloudtasks": named("value", "float", "100", of("messagesInQueue", "queueName")),
  "gcp-pubsub": named("value", "float", "10", pubSub),
  "gcp-stackdriver": named("targetValue", "float", "5", of("query", "filter")),
  "gcp-storage": named("targetObjectCount", "int", "100", of("objectsInStore", "bucketName")),
  "github-runner": named("targetWorkflowQueueLength", "int", "1", of("jobsWaiting", "labels", "repos", "owner")),
  "huawei-cloudeye": named("targetMetricValue", "float", null, of("namedMetric", "metricName")),
  ibmmq: named("queueDepth", "int", "20", of("messagesInQueue", "queueName", "queueNames")),
  influxdb: named("thresholdValue", "float", null, query),
  "kubernetes-resource": named("targetValue", "float", null, of("namedMetric", "valueLocation", "key")),
  liiklus: { ...named("lagThreshold", "int", "10", onTopic("group")), deprecatedSince: "2.21" },
  mongodb: named("queryValue", "int", null, query),
  mssql: named("targetValue", "float", null, query),
  "new-relic": named("threshold", "float", null, of("query", "nrql")),
  nsq: named("depthThreshold", "int", "10", onStream("channel", "topic")),
  "openstack-metric": named("threshold", "float", null, of("namedMetric", "metricID")),
  "openstack-swift": named("objectCount", "int", "2", of("objectsInStore", "containerName")),
  predictkube: named("threshold", "float", null, query),
  pulsar: named("msgBacklogThreshold", "int", "10", onSubscription),
  "redis-cluster-streams": named("pendingEntriesCount", "int", "5", of("entriesInStream", "stream")),
  "redis-sentinel-streams": named("pendingEntriesCount", "int", "5", of("entriesInStream", "stream")),
  "redis-streams": named("pendingEntriesCount", "int", "5", of("entriesInStream", "stream")),
  "solace-direct-messaging": named(
    "queuedMessageCount",
    "int",
    null,
    of("messagesInMatchingQueues", "clientNamePattern", "clientNamePrefix"),
  ),
  "solace-event-queue": named("messageCountTarget", "int", null, of("messagesInQueue", "queueName")),
  solarwinds: named("targetValue", "float", null, of("namedMetric", "metricName")),
  solr: named("targetQueryValue", "float", null, query),
  splunk: named("targetValue", "float", null, of("namedMetric", "savedSearchName")),
  "splunk-observability": named("targetValue", "float", null, query),
  stan: named("lagThreshold", "int", "10", onStream("queueGroup", "subject")),
  sumologic: named("threshold", "float", null, query),
  temporal: {
    ...named("targetQueueSize", "int", "5", of("messagesInQueue", "taskQueue")),
    later: {
      includeRunningWorkflowCount: boolean({ default: "false", since: "2.21" }),
      workflowTaskQueueForCount: text({ optional: true, since: "2.21" }),
    },
  },
} satisfies Record<string, NamedType>;

/** Most types name the activation's key after the target's: `threshold` and `activationThreshold`, `targetQueueSize` and `activationTargetQueueSize`. */
function named(target: string, number: NamedType["number"], targetDefault: string | null, measured: NamedType["measured"]): NamedType {
  return { target, number, targetDefault, activation: `activation${target[0]!.toUpperCase()}${target.slice(1)}`, measured };
}

/** Named by the first of these keys that is written. */
function of(kind: NamedKind, ...keys: string[]): NamedType["measured"] {
  return (config) => ({ kind, name: writtenText(keys, config) });
}

function query(config: TriggerConfig): Measured {
  return { kind: "query", name: writtenText(["query"], config) };
}

function onTopic(group: string): NamedType["measured"] {
  return (config) => ({ kind: "lagOnTopic", group: writtenText([group], config), topic: writtenText(["topic"], config) });
}

function onStream(consumer: string, stream: string): NamedType["measured"] {
  return (config) => ({ kind: "lagOnStream", consumer: writtenText([consumer], config), stream: writtenText([stream], config) });
}

function onSubscription(config: TriggerConfig): Measured {
  const [topic, subscription] = [writtenText(["topic", "topicName"], config), writtenText(["subscription", "subscriptionName"], config)];
  return { kind: "messagesInSubscription", topic, subscription };
}

/** Its mode can be another metric than the messages that wait. */
function pubSub(config: TriggerConfig): Measured {
  const mode = writtenText(["mode"], config);
  return ["", "SubscriptionSize", "NumUndeliveredMessages"].includes(mode) ? onSubscription(config) : { kind: "namedMetric", name: mode };
}

type NamedTypeName = keyof typeof namedTypes;

export const byName = Object.fromEntries(
  Object.entries<NamedType>(namedTypes).map(([type, definition]) => [type, namedTrigger(type, definition)]),
) as Readonly<Record<NamedTypeName, TriggerType>>;

function namedTrigger(type: string, definition: NamedType): TriggerType {
  const { target, number, targetDefault, activation, measured, later, deprecatedSince } = definition;
  const options = targetDefault === null ? {} : { default: targetDefault };
  const size: Parameter<number | bigint> = number === "int" ? int64(options) : float64(options);
  return sourceTrigger({
    source: "byName",
    ...(deprecatedSince && { deprecatedSince }),
    parameters: { [target]: size, [activation]: float64({ optional: true }), ...later } as Readonly<
      Record<string, Parameter<number | bigint>>
    >,
    errorNames: [type],
    metricName: () => normalized(type),
    target: (values) => (number === "int" ? intTarget(values[target] ?? 0) : floatTarget(Number(values[target] ?? 0))),
    reader:
      (values) =>
      ({ value = 0 }: { value?: number | string }) =>
        valueAbove(Number(value), Number(values[activation] ?? 0)),
    answer: (_values, amount): { value?: number | string } => ({ value: amount }),
    measured: (_values, config) => measured(config),
  });
}
