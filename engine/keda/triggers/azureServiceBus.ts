import { boolean, int64, text } from "../metadata";
import { intTarget, normalized, sourceTrigger, valueAbove } from "./trigger";

/** The messages that wait in a queue or a subscription. */
export const azureServiceBus = sourceTrigger({
  parameters: {
    messageCount: int64({ default: "5" }),
    activationMessageCount: int64({ optional: true }),
    queueName: text({ optional: true }),
    topicName: text({ optional: true }),
    subscriptionName: text({ optional: true }),
    connection: text({ from: ["authParams", "resolvedEnv"], optional: true }),
    namespace: text({ optional: true }),
    useRegex: boolean({ optional: true }),
    operation: text({ optional: true, oneOf: ["sum", "max", "avg"] }),
  },
  errorNames: ["azure service bus", "azure service bus"],
  validate: ({ queueName, topicName, subscriptionName }) => {
    if (queueName !== "" && subscriptionName !== "") return "subscription name provided with queue name";
    if (topicName !== "" && queueName !== "") return "both topic and queue name metadata provided";
    if (topicName !== "" && subscriptionName === "") return "no subscription name provided with topic name";
    return queueName + topicName === "" ? "no service bus entity type set" : null;
  },
  check: ({ connection }, { hasAuthentication }) => (connection === "" && !hasAuthentication ? "no connection setting given" : null),
  metricName: ({ queueName, topicName, useRegex }) => {
    const entity = queueName === "" ? "topic" : "queue";
    return normalized(`azure-servicebus-${useRegex ? `${entity}-regex` : queueName + topicName}`);
  },
  target: ({ messageCount }) => intTarget(messageCount),
  reader:
    ({ activationMessageCount }) =>
    ({ active = 0 }: { active?: number }) =>
      valueAbove(active, Number(activationMessageCount)),
  answer: (_values, amount) => ({ active: Math.trunc(amount) }),
  measured: ({ queueName, topicName, subscriptionName, useRegex }) => {
    if (queueName !== "") return { kind: useRegex ? "messagesInMatchingQueues" : "messagesInQueue", name: queueName };
    return { kind: "messagesInSubscription", topic: topicName, subscription: subscriptionName };
  },
});
