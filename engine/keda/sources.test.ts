import { expect, test } from "vitest";
import { guessSignal } from "../cluster/guessSignal";
import type { ScaleTrigger } from "./scaledObject";
import { sourcesOf } from "./sources";
import { cpuTrigger, prometheusTrigger, scaledObject } from "./testing/cluster";

const cron: ScaleTrigger = {
  type: "cron",
  metadata: { start: "0 8 * * *", end: "0 18 * * *", timezone: "Europe/Berlin", desiredReplicas: "3" },
};
const rabbitmq = (metadata: Record<string, string> = {}): ScaleTrigger => ({
  type: "rabbitmq",
  metadata: { queueName: "orders", hostFromEnv: "HOST", ...metadata },
});

const sources = (...triggers: ScaleTrigger[]) => sourcesOf(scaledObject({ triggers }), { HOST: "http://rabbit" }, {}, "2.21");

test("there is one source for each external metric; a trigger that cannot be built has none", () => {
  expect(sources(cpuTrigger, rabbitmq(), { type: "redis" }, { type: "promtheus" }, cron)).toEqual([
    {
      triggerIndex: 1,
      triggerType: "rabbitmq",
      metricName: "s1-rabbitmq-orders",
      measures: "queue",
      guessText: "",
      what: { kind: "messagesInQueue", name: "orders" },
    },
    {
      triggerIndex: 4,
      triggerType: "cron",
      metricName: "s4-cron-Europe-Berlin-08xxx-018xxx",
      measures: "none",
      guessText: "",
      what: { kind: "cronWindow", start: "0 8 * * *", end: "0 18 * * *", timezone: "Europe/Berlin" },
    },
  ]);
});

test("an external scaler has one source for each metric that it names", () => {
  const object = scaledObject({ triggers: [{ type: "external", metadata: { scalerAddress: "scaler:6000" } }] });
  const found = sourcesOf(object, {}, { "0": [{ name: "depth", targetSize: 5 }, { name: "requests_per_second" }] }, "2.21");
  expect(found.map(({ metricName, guessText }) => [metricName, guessText])).toEqual([
    ["s0-depth", "depth"],
    ["s0-requests_per_second", "requests_per_second"],
  ]);
});

test("rabbitmq's mode says whether it is a queue, a rate or neither", () => {
  const measured = ["QueueLength", "MessageRate", "DeliverGetRate", "ExpectedQueueConsumptionTime"].map((mode) => {
    const [source] = sources(rabbitmq({ mode, value: "5" }));
    return [source!.measures, source!.what.kind];
  });
  expect(measured).toEqual([
    ["queue", "messagesInQueue"],
    ["rate", "publishRateOfQueue"],
    ["rate", "deliverRateOfQueue"],
    ["value", "consumptionTimeOfQueue"],
  ]);
});

test("a query, a place in an answer and a metric's name are texts to guess from", () => {
  const guessed = (trigger: ScaleTrigger) => sources(trigger).map(({ guessText }) => guessSignal("External", guessText).source);
  expect(guessed(prometheusTrigger({ query: "sum(rate(http_requests_total[2m]))" }))).toEqual(["totalRequestsPerSecond"]);
  expect(guessed(prometheusTrigger({ query: "sum(jobs_waiting)" }))).toEqual(["backlog"]);
  expect(guessed({ type: "metrics-api", metadata: { url: "http://app/stats", valueLocation: "oldest.age", targetValue: "5" } })).toEqual([
    "backlogAge",
  ]);
  expect(guessed({ type: "gcp-pubsub", metadata: { subscriptionName: "s", mode: "OldestUnackedMessageAge" } })).toEqual(["backlogAge"]);
});

test("the scheme of an address is no word about requests", () => {
  const [source] = sources({ type: "metrics-api", metadata: { url: "https://app/stats", valueLocation: "n", targetValue: "5" } });
  expect(source!.guessText).toBe("n app/stats");
});

test("a type that is known by name is named by its own keys, which a variable may give", () => {
  const found = sourcesOf(
    scaledObject({
      triggers: [
        { type: "activemq", metadata: { destinationNameFromEnv: "QUEUE" } },
        { type: "gcp-pubsub", metadata: { subscriptionName: "mails" } },
        { type: "ibmmq" },
      ],
    }),
    { QUEUE: "orders" },
    {},
    "2.21",
  );
  expect(found.map(({ what }) => what)).toEqual([
    { kind: "messagesInQueue", name: "orders" },
    { kind: "messagesInSubscription", topic: "", subscription: "mails" },
    { kind: "messagesInQueue", name: "" },
  ]);
});
