import { say } from "../../lib/sentence";
import { nodeOf } from "../finding";
import { quotedLike, renamedKey } from "../fixes/textFixes";
import type { FoundFix } from "../textEdit";
import { valueOf } from "../yamlNodes";
import { type Advice, type Rule, spanOf } from "./subject";

/** The same of a queue in an HPA and in a ScaledObject. */
export const valueOfQueueWords = {
  message: say`Value compares the whole queue with the target, and multiplies the present count.`,
  reason: say`A queue is not shorter because there are more pods, so each sync multiplies the count again. With AverageValue, a queue of 20 and a target of 5 give 4 pods, whatever runs now.`,
};

/** Only a metric's name tells that it is the length of a queue. */
export const valueOfQueue: Rule = (subject) =>
  (subject.spec.metrics ?? []).flatMap(({ type, object, external }, index): Advice[] => {
    const [source, metric] =
      type === "External" ? (["external", external] as const) : (["object", type === "Object" ? object : undefined] as const);
    const { target = {} } = metric ?? {};
    const { value } = target;
    const isValue = source === "external" ? target.averageValue === undefined : target.type === "Value";
    if (value === undefined || !isValue || !isLengthOfQueue(metric?.metric?.name ?? "")) return [];
    const path = `spec.metrics[${index}].${source}.target`;
    const node = nodeOf(subject.autoscaler.document, path);
    const written = valueOf(node, "type");
    const renamed = renamedKey(subject.text, node, "value", "averageValue");
    const fix: FoundFix = {
      title: say`Write averageValue: ${value}`,
      edits: written === undefined ? [] : [{ ...written.extent, text: quotedLike(written, "AverageValue") }, ...renamed],
    };
    const isFixed = written !== undefined && renamed.length > 0 && target.averageValue === undefined;
    return [{ path: `${path}.type`, span: spanOf(subject, `${path}.type`), ...valueOfQueueWords, fixes: isFixed ? [fix] : [] }];
  });

/** "sqs-orders-length", "queue_messages_ready", "ApproximateNumberOfMessagesVisible", but no rate, age or share of a queue. */
function isLengthOfQueue(name: string): boolean {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.some((word) => lengths.has(word)) && !words.some((word) => notLengths.has(word));
}

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split("|"));

const lengths = wordsOf("queue|queues|queued|sqs|pubsub|kafka|rabbitmq|backlog|lag|messages|unacked|undelivered|jobs|tasks");
const notLengths = wordsOf(
  "per|rate|rps|qps|second|seconds|minute|total|age|oldest|latency|duration|time|wait|delay|replication|percent|percentage|ratio|utilization|usage|busy|cpu|memory|bytes|workers|consumers|connections|errors",
);
