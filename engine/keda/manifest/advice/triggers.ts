import { isKedaBefore } from "../../../kedaReleases/releases";
import { readJsonBool } from "../../goJson";
import { isRead } from "../../metadata";
import { triggerType } from "../../triggers/types";
import { isResourceTrigger, minReplicaCount, scalingModifiersOf, triggersOf, type ScaleTrigger } from "../../scaledObject";
import { valueOfQueueWords } from "../../../manifest/advice/queues";
import { quotedLike } from "../../../manifest/fixes/textFixes";
import { parseGoFloat } from "../../../lib/goNumbers";
import { say } from "../../../lib/sentence";
import { isExternal } from "../externalMetrics";
import { nodeAt } from "../../../manifest/place";
import { activationKeyOf, targetKeyOf } from "../triggerKeys";
import { advice, rests, type Rule } from "./subject";

export const resourceToZero: Rule = (subject) => {
  const triggers = triggersOf(subject.object);
  const index = triggers.findIndex(isResourceTrigger);
  const other = triggers.find((trigger) => !isResourceTrigger(trigger));
  if (index < 0 || other === undefined || minReplicaCount(subject.object) > 0) return [];
  const { type } = triggers[index]!;
  const message = say`${type} does not keep the workload from 0: without another active trigger it goes to 0 at any load.`;
  const reason =
    other.type === "cron"
      ? say`Outside the window of cron it goes to 0 after the cooldown. With minReplicaCount: 1, the usage alone decides there.`
      : say`KEDA does not read cpu and memory, so they make nothing active. With minReplicaCount: 1, the workload stays.`;
  return [advice(subject, ["spec", "triggers", index, "type"], message, reason)];
};

export const activation: Rule = (subject) => {
  if (!rests(subject) || scalingModifiersOf(subject.object) !== null) return [];
  return triggersOf(subject.object).flatMap((trigger, index) => {
    const key = activationKeyOf(trigger);
    const target = targetKeyOf(trigger);
    const [activates, wanted] = [numberOf(trigger, key), numberOf(trigger, target)];
    if (key === null || activates === null || wanted === null || activates <= 0 || wanted <= 0 || activates < wanted) return [];
    const message = say`${key} ${activates} is not below ${target} ${wanted}.`;
    const reason = say`Up to the activation value the trigger is inactive, and the workload goes to 0 or stays there, though the target would give it a pod.`;
    return [advice(subject, ["spec", "triggers", index, "metadata", key], message, reason)];
  });
};

function numberOf({ metadata = {} }: ScaleTrigger, key: string | null): number | null {
  return key !== null && Object.hasOwn(metadata, key) ? parseGoFloat((metadata[key] ?? "").trim()) : null;
}

/** Their length does not fall because there are more pods. */
const queues: ReadonlySet<string> = new Set([
  "activemq",
  "apache-kafka",
  "artemis-queue",
  "aws-sqs-queue",
  "azure-queue",
  "azure-servicebus",
  "kafka",
  "nats-jetstream",
  "rabbitmq",
  "redis",
  "redis-cluster",
  "redis-sentinel",
]);

export const valueOfQueue: Rule = (subject) =>
  triggersOf(subject.object).flatMap((trigger, index) => {
    if (trigger.metricType !== "Value" || !queues.has(trigger.type) || isRate(trigger)) return [];
    const steps = ["spec", "triggers", index, "metricType"];
    const written = nodeAt(subject.document, steps);
    const edits = written === undefined ? [] : [{ ...written.extent, text: quotedLike(written, "AverageValue") }];
    const { message, reason } = valueOfQueueWords;
    return [advice(subject, steps, message, reason, [{ title: say`Write metricType: AverageValue`, edits }])];
  });

const isRate = ({ type, metadata = {} }: ScaleTrigger): boolean =>
  type === "rabbitmq" && metadata["mode"] !== undefined && metadata["mode"] !== "QueueLength";

export const droppedMetric: Rule = (subject) => {
  if (scalingModifiersOf(subject.object) === null) return [];
  return triggersOf(subject.object).flatMap((trigger, index) => {
    if (!isResourceTrigger(trigger) || (trigger.metadata?.["containerName"] ?? "").trim() === "") return [];
    const message = say`scalingModifiers drop this metric from the HPA.`;
    const reason = say`Beside the formula, KEDA keeps cpu and memory of whole pods, but not of one container.`;
    return [advice(subject, ["spec", "triggers", index, "metadata", "containerName"], message, reason)];
  });
};

export const deprecated: Rule = (subject) =>
  triggersOf(subject.object).flatMap(({ type }, index) => {
    const since = triggerType(type)?.deprecatedSince;
    if (since === undefined || isKedaBefore(subject.read.kedaVersion, since)) return [];
    const message = say`KEDA ${since} deprecates the trigger ${type}.`;
    const reason = say`It still works, but a later release removes it.`;
    return [advice(subject, ["spec", "triggers", index, "type"], message, reason)];
  });

/** What decides beside the queue, which a run does not have. */
export const unseenWorkflows: Rule = (subject) =>
  triggersOf(subject.object).flatMap((trigger, index) => {
    const key = "includeRunningWorkflowCount";
    const parameter = triggerType(trigger.type)?.parameters[key];
    const asks = readJsonBool(trigger.metadata?.[key] ?? "");
    if (parameter === undefined || !isRead(parameter, subject.read.kedaVersion) || !asks.ok || !asks.value) return [];
    const message = say`Here, no running workflow keeps this trigger active.`;
    const reason = say`With this key, KEDA counts the workflows that run, too, but only to tell whether the trigger is active. A run here knows only the queue.`;
    return [advice(subject, ["spec", "triggers", index, "metadata", key], message, reason)];
  });

export const assumed: Rule = (subject) =>
  triggersOf(subject.object).flatMap(({ type }, index) => {
    const [metric] = subject.read.externalMetrics[String(index)] ?? [];
    if (!isExternal(type) || metric === undefined) return [];
    const { name, targetSize, targetSizeFloat } = metric;
    const message = say`Here, the scaler is taken to name the metric ${JSON.stringify(name)}, with a target of ${targetSizeFloat ?? targetSize ?? 0}.`;
    const reason = say`Only the scaler itself knows its metrics. Here, metricName and targetSize in the metadata say what it names.`;
    return [advice(subject, ["spec", "triggers", index, "type"], message, reason)];
  });
