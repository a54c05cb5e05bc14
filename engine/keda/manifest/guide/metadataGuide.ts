import type { Parameter } from "../../metadata";
import { triggerType } from "../../triggers/types";
import type { FieldGuide } from "../../../manifest/guide/fieldGuide";
import { activationKeyOf, targetKeyOf } from "../triggerKeys";
import { kedaField } from "./specGuide";
import { foreign, say, type Sentence } from "../../../lib/sentence";

const metadataPath = "spec.triggers[].metadata.";

/** The keys of a type's metadata, with KEDA's defaults; empty for a type that KEDA does not know. */
export function metadataGuides(type: string): readonly FieldGuide[] {
  const known = triggerType(type);
  if (known === null) return [];
  return Object.entries(known.parameters)
    .filter(([, { presence, from }]) => presence.kind !== "removed" && from.some((source) => source !== "authParams"))
    .flatMap(([key, parameter]) => guidesOf(type, key, parameter));
}

function guidesOf(type: string, key: string, parameter: Parameter<unknown>): FieldGuide[] {
  const { presence, oneOf = [], from, absent } = parameter;
  const onlyFromEnv = !from.includes("triggerMetadata");
  const isBoolean = typeof absent === "boolean";
  const values = isBoolean ? ["true", "false"] : oneOf;
  const guide = kedaField(metadataPath + key, "text in quotes", sentenceOf(type, key), {
    default: presence.kind === "default" && presence.text !== "Unknown" ? foreign(JSON.stringify(presence.text)) : null,
    range: isBoolean ? say`true or false, in quotes` : typeof absent === "string" ? null : say`a number in quotes`,
    required: presence.kind === "required" && from.length === 1,
    values: values.map((value) => ({ value: quotedIfRead(value), sentence: null })),
  });
  if (!from.includes("resolvedEnv")) return [guide];
  const sentence = say`The same as ${key}, from the variable of this name in the target's container.`;
  const fromEnv = kedaField(`${metadataPath}${key}FromEnv`, "text in quotes", sentence);
  return onlyFromEnv ? [fromEnv] : [guide, fromEnv];
}

/** YAML would read these as something else than a text. */
const quotedIfRead = (value: string): string => (/^(?:true|false|[0-9.]+)$/.test(value) ? `"${value}"` : value);

function sentenceOf(type: string, key: string): Sentence {
  if (ofType[type]?.[key] !== undefined) return ofType[type][key];
  if (key === targetKeyOf({ type }))
    return say`The target: what one pod is to have with AverageValue, or what all have together with Value.`;
  if (key === activationKeyOf({ type })) {
    return say`The trigger is active above this value, not at it. It decides only between 0 and the first pods.`;
  }
  return ofKey[key] ?? say`A setting of this source.`;
}

const ofType: Readonly<Record<string, Readonly<Record<string, Sentence>>>> = {
  cpu: { value: say`The target: percent of the request with Utilization, or an amount per pod with AverageValue.` },
  memory: { value: say`The target: percent of the request with Utilization, or an amount per pod with AverageValue.` },
  cron: {
    start: say`When the window begins: minute, hour, day of the month, month, day of the week.`,
    end: say`When the window ends. At this minute the trigger is no longer active.`,
    timezone: say`The zone of both times, such as Europe/Berlin.`,
    desiredReplicas: say`How many pods the trigger proposes inside the window. Other triggers can propose more.`,
  },
  external: { scalerAddress: say`The address of the scaler, with its port.` },
  "external-push": { scalerAddress: say`The address of the scaler, with its port.` },
  "kubernetes-workload": { podSelector: say`The labels of the pods to count.` },
  "selenium-grid": { url: say`The address that KEDA reads.` },
  rabbitmq: {
    value: say`The target of the mode.`,
    queueLength: say`The old form of the mode QueueLength and its value.`,
    host: say`The address of RabbitMQ, with its user and virtual host. Its scheme tells the protocol.`,
    mode: say`What is measured: QueueLength, MessageRate and others. All but QueueLength need HTTP.`,
    protocol: say`amqp or http; auto takes it from the host.`,
  },
};

const ofKey: Readonly<Record<string, Sentence>> = {
  allowIdleConsumers: say`Whether there may be more pods than partitions.`,
  awsRegion: say`The region.`,
  bootstrapServers: say`The brokers, with commas between them.`,
  consumerGroup: say`The consumer group whose lag counts.`,
  containerName: say`Only this container's usage counts.`,
  customHeaders: say`Further headers of the request.`,
  dbName: say`The database.`,
  ensureEvenDistributionOfPartitions: say`Whether each pod gets the same number of partitions.`,
  excludePersistentLag: say`Whether a partition that no consumer works on counts only for activity.`,
  fullMetadata: say`Whether KEDA reads the metadata of the whole cluster, and not of the topic alone. Since KEDA 2.21.`,
  includeRunningWorkflowCount: say`Whether workflows that run keep the trigger active, too. Since KEDA 2.21.`,
  workflowTaskQueueForCount: say`The task queue whose workflows are counted, if it is another one. Since KEDA 2.21.`,
  excludeUnacknowledged: say`Whether only messages count that no consumer has. It needs HTTP.`,
  ignoreNullValues: say`Whether an empty result is 0. Otherwise it is an error.`,
  limitToPartitionsWithLag: say`Whether only partitions with lag limit the number of pods.`,
  listName: say`The list.`,
  namespace: say`The namespace that is read.`,
  offsetResetPolicy: say`What a partition without a committed offset counts: with latest 1, with earliest everything.`,
  partitionLimitation: say`The partitions that count, such as 0-3,7.`,
  query: say`The query. It must give one number.`,
  queueName: say`The queue.`,
  queueURL: say`The queue's address, or its name.`,
  scaleOnDelayed: say`Whether delayed messages count.`,
  scaleOnInFlight: say`Whether messages count that a consumer has taken.`,
  scaleToZeroOnInvalidOffset: say`Whether a partition without a committed offset counts 0, so that it wakes nothing.`,
  serverAddress: say`The address that KEDA reads.`,
  stream: say`The stream.`,
  streamName: say`The stream.`,
  subscriptionName: say`The subscription of the topic.`,
  topic: say`The topic. Without it, all topics of the group count.`,
  topicName: say`The topic.`,
  unsafeSsl: say`Whether the server's certificate is not checked.`,
  url: say`The address that KEDA reads.`,
  useRegex: say`Whether the name is a pattern of names.`,
  valueLocation: say`Where the number is in the answer, such as data.count.`,
  vhostName: say`The virtual host, in place of the host's own.`,
};
