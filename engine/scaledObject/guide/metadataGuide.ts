import type { Parameter } from "../../keda/metadata";
import { triggerType } from "../../keda/triggers/types";
import type { FieldGuide } from "../../manifest/guide/fieldGuide";
import { activationKeyOf, targetKeyOf } from "../triggerKeys";
import { kedaField } from "./specGuide";

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
    default: presence.kind === "default" && presence.text !== "Unknown" ? JSON.stringify(presence.text) : null,
    range: isBoolean ? "true or false, in quotes" : typeof absent === "string" ? "" : "a number in quotes",
    required: presence.kind === "required" && from.length === 1,
    values: values.map((value) => ({ value: quotedIfRead(value), sentence: "" })),
  });
  if (!from.includes("resolvedEnv")) return [guide];
  const sentence = `The same as ${key}, from the variable of this name in the target's container.`;
  const fromEnv = kedaField(`${metadataPath}${key}FromEnv`, "text in quotes", sentence);
  return onlyFromEnv ? [fromEnv] : [guide, fromEnv];
}

/** YAML would read these as something else than a text. */
const quotedIfRead = (value: string): string => (/^(?:true|false|[0-9.]+)$/.test(value) ? `"${value}"` : value);

function sentenceOf(type: string, key: string): string {
  if (ofType[type]?.[key] !== undefined) return ofType[type][key];
  if (key === targetKeyOf({ type })) return "The target: what one pod is to have with AverageValue, or what all have together with Value.";
  if (key === activationKeyOf({ type })) {
    return "The trigger is active above this value, not at it. It decides only between 0 and the first pods.";
  }
  return ofKey[key] ?? "A setting of this source.";
}

const ofType: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cpu: { value: "The target: percent of the request with Utilization, or an amount per pod with AverageValue." },
  memory: { value: "The target: percent of the request with Utilization, or an amount per pod with AverageValue." },
  cron: {
    start: "When the window begins: minute, hour, day of the month, month, day of the week.",
    end: "When the window ends. At this minute the trigger is no longer active.",
    timezone: "The zone of both times, such as Europe/Berlin.",
    desiredReplicas: "How many pods the trigger proposes inside the window. Other triggers can propose more.",
  },
  external: { scalerAddress: "The address of the scaler, with its port." },
  "external-push": { scalerAddress: "The address of the scaler, with its port." },
  "kubernetes-workload": { podSelector: "The labels of the pods to count." },
  "selenium-grid": { url: "The address that KEDA reads." },
  rabbitmq: {
    value: "The target of the mode.",
    queueLength: "The old form of the mode QueueLength and its value.",
    host: "The address of RabbitMQ, with its user and virtual host. Its scheme tells the protocol.",
    mode: "What is measured: QueueLength, MessageRate and others. All but QueueLength need HTTP.",
    protocol: "amqp or http; auto takes it from the host.",
  },
};

const ofKey: Readonly<Record<string, string>> = {
  allowIdleConsumers: "Whether there may be more pods than partitions.",
  awsRegion: "The region.",
  bootstrapServers: "The brokers, with commas between them.",
  consumerGroup: "The consumer group whose lag counts.",
  containerName: "Only this container's usage counts.",
  customHeaders: "Further headers of the request.",
  dbName: "The database.",
  ensureEvenDistributionOfPartitions: "Whether each pod gets the same number of partitions.",
  excludePersistentLag: "Whether a partition that no consumer works on counts only for activity.",
  excludeUnacknowledged: "Whether only messages count that no consumer has. It needs HTTP.",
  ignoreNullValues: "Whether an empty result is 0. Otherwise it is an error.",
  limitToPartitionsWithLag: "Whether only partitions with lag limit the number of pods.",
  listName: "The list.",
  namespace: "The namespace that is read.",
  offsetResetPolicy: "What a partition without a committed offset counts: with latest 1, with earliest everything.",
  partitionLimitation: "The partitions that count, such as 0-3,7.",
  query: "The query. It must give one number.",
  queueName: "The queue.",
  queueURL: "The queue's address, or its name.",
  scaleOnDelayed: "Whether delayed messages count.",
  scaleOnInFlight: "Whether messages count that a consumer has taken.",
  scaleToZeroOnInvalidOffset: "Whether a partition without a committed offset counts 0, so that it wakes nothing.",
  serverAddress: "The address that KEDA reads.",
  stream: "The stream.",
  streamName: "The stream.",
  subscriptionName: "The subscription of the topic.",
  topic: "The topic. Without it, all topics of the group count.",
  topicName: "The topic.",
  unsafeSsl: "Whether the server's certificate is not checked.",
  url: "The address that KEDA reads.",
  useRegex: "Whether the name is a pattern of names.",
  valueLocation: "Where the number is in the answer, such as data.count.",
  vhostName: "The virtual host, in place of the host's own.",
};
