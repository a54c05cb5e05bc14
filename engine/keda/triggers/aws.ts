/** The triggers of AWS that the recordings know. */
import { boolean, int64, text, type TriggerConfig } from "../metadata";
import { intTarget, normalized, sourceTrigger, valueAbove } from "./trigger";

const region = text({ from: ["triggerMetadata", "authParams"] });

export const sqsQueue = sourceTrigger({
  parameters: {
    queueLength: int64({ default: "5" }),
    activationQueueLength: int64({ default: "0" }),
    queueURL: text({ from: ["triggerMetadata", "resolvedEnv"] }),
    awsRegion: region,
    awsEndpoint: text({ optional: true }),
    scaleOnInFlight: boolean({ default: "true" }),
    scaleOnDelayed: boolean({ default: "false" }),
  },
  errorNames: ["SQS queue", "SQS queue"],
  check: ({ queueURL }, config) => (queueName(queueURL) === null ? "cannot get queueName from queueURL" : awsAuthorizationError(config)),
  metricName: ({ queueURL }) => normalized(`aws-sqs-${queueName(queueURL) ?? ""}`),
  target: ({ queueLength }) => intTarget(queueLength),
  reader:
    ({ scaleOnInFlight, scaleOnDelayed, activationQueueLength }) =>
    ({ visible = 0, inFlight = 0, delayed = 0 }: { visible?: number; inFlight?: number; delayed?: number }) =>
      valueAbove(visible + (scaleOnInFlight ? inFlight : 0) + (scaleOnDelayed ? delayed : 0), Number(activationQueueLength)),
  answer: (_values, amount) => ({ visible: Math.trunc(amount), inFlight: 0, delayed: 0 }),
  measured: ({ queueURL }) => ({ kind: "messagesInQueue", name: queueName(queueURL) ?? "" }),
});

export const kinesisStream = sourceTrigger({
  parameters: {
    shardCount: int64({ default: "2" }),
    activationShardCount: int64({ default: "0" }),
    streamName: text(),
    awsRegion: region,
    awsEndpoint: text({ optional: true }),
    identityOwner: text({ optional: true }),
  },
  errorNames: ["Kinesis stream", "Kinesis stream"],
  check: (_values, config) => awsAuthorizationError(config),
  metricName: ({ streamName }) => normalized(`aws-kinesis-${streamName}`),
  target: ({ shardCount }) => intTarget(shardCount),
  reader:
    ({ activationShardCount }) =>
    ({ value = 0 }: { value?: number }) =>
      valueAbove(value, Number(activationShardCount)),
  answer: (_values, amount) => ({ value: Math.trunc(amount) }),
  measured: ({ streamName }) => ({ kind: "shardsOfStream", name: streamName }),
});

/** The last part of a queue's URL, or the text itself if it is no URL. Null for a URL with another path than /account/queue. */
function queueName(queueURL: string): string | null {
  const path = queueURL.startsWith("/") ? queueURL : /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*([^?#]*)/i.exec(queueURL)?.[1];
  if (path === undefined) return queueURL;
  const parts = path.split("/");
  return parts.length === 3 && parts[2] !== "" ? parts[2]! : null;
}

/** Keys are needed unless the operator's identity is used or a TriggerAuthentication gives them. */
function awsAuthorizationError({ metadata, resolvedEnv, hasAuthentication }: TriggerConfig): string | null {
  const owner = metadata.identityOwner ?? "";
  if (hasAuthentication || (owner !== "" && owner !== "pod")) return null;
  const variable = (key: string) => resolvedEnv[metadata[`${key}FromEnv`] ?? ""] ?? "";
  if ((metadata.awsAccessKeyID ?? "") === "" && variable("awsAccessKeyID") === "") return "awsAccessKeyID not found";
  return variable("awsSecretAccessKey") === "" ? "awsSecretAccessKey not found" : null;
}
