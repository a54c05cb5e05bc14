import { expect, test } from "vitest";
import type { AnswerContext, Scaler } from "./trigger";
import { triggerType } from "./types";

function built(type: string, metadata: Record<string, string>): Scaler {
  const base = {
    kedaVersion: "2.21" as const,
    triggerIndex: 0,
    namespace: "default",
    metricType: "",
    resolvedEnv: {},
    hasAuthentication: false,
    asMetricSource: false,
  };
  const result = triggerType(type)!.build({ ...base, metadata }, []);
  if (!result.ok) throw new Error(result.error);
  return result.scaler;
}

const context: AnswerContext = { maxReplicas: 3, taken: 7.5, waiting: 4.5 };
const answer = (scaler: Scaler, amount: number, more: Partial<AnswerContext> = {}) => scaler.answer!("", amount, { ...context, ...more });
const read = (scaler: Scaler, answered: unknown) => scaler.read!("", answered, 0);

const kafkaMetadata = { bootstrapServers: "kafka:9092", consumerGroup: "group", topic: "orders" };

test("a kafka lag lies in one partition for each possible replica, as evenly as whole messages allow", () => {
  const offsets = (lags: number[]) => ({ partitions: lags.map((lag) => ({ committed: 7, latest: 7 + lag })) });
  expect(answer(built("kafka", kafkaMetadata), 8.9)).toEqual(offsets([3, 3, 2]));
  expect(answer(built("kafka", kafkaMetadata), 2, { maxReplicas: 0 })).toEqual(offsets([2]));
  const limited = built("kafka", { ...kafkaMetadata, partitionLimitation: "1, 3-4" });
  expect(answer(limited, 8)).toEqual(offsets([0, 3, 0, 3, 2]));
});

test("a kafka partition far behind all others is no reason for a long answer", () => {
  const scaler = built("kafka", { ...kafkaMetadata, partitionLimitation: "2-2000000000" });
  expect(read(scaler, answer(scaler, 50_000))).toMatchObject({ ok: true, activation: { compared: [50_000] } });
  const beyond = built("kafka", { ...kafkaMetadata, partitionLimitation: "2000000000" });
  expect(read(beyond, answer(beyond, 5))).toMatchObject({ ok: false });
});

test("a kafka lag is persistent only while the group takes nothing", () => {
  const scaler = built("kafka", { ...kafkaMetadata, excludePersistentLag: "true" });
  const valueAfter = (taken: number) => read(scaler, answer(scaler, 6, { taken }));
  expect(valueAfter(7)).toMatchObject({ value: 6 });
  expect(valueAfter(8)).toMatchObject({ value: 6 });
  expect(valueAfter(8)).toMatchObject({ value: 0, activation: { active: true, compared: [6] } });
});

test("what waits keeps rabbitmq's MessageRate active without being part of the rate", () => {
  const scaler = built("rabbitmq", { queueName: "q", host: "http://r/", mode: "MessageRate", value: "5", activationValue: "3" });
  expect(read(scaler, answer(scaler, 0))).toMatchObject({ value: 0, activation: { active: true, compared: [0, 4] } });
  expect(read(scaler, answer(scaler, 0, { waiting: 3.9 }))).toMatchObject({ activation: { active: false } });
});

test("rabbitmq's time for a queue holds thousandths of a second", () => {
  const metadata = { queueName: "q", host: "http://r/", mode: "ExpectedQueueConsumptionTime", value: "5" };
  const scaler = built("rabbitmq", metadata);
  expect(answer(scaler, 2.0015)).toEqual({ messages: 2002, ready: 2002, publishRate: 1000, deliverRate: 1000 });
  expect(read(scaler, answer(scaler, 0.007))).toMatchObject({ value: 0.007 });
});

test("metrics-api's page has the number where the location leads", () => {
  const location = (valueLocation: string) => answer(built("metrics-api", { url: "http://a", valueLocation, targetValue: "5" }), 1.5);
  expect(location("queue.depth")).toEqual({ body: '{"queue":{"depth":1.5}}' });
  expect(location(String.raw`a\.b.0.#`)).toEqual({ body: '{"a.b":{"0":{"#":1.5}}}' });
});

test("cron has no source that answers: it asks the clock", () => {
  const cron = { start: "0 8 * * *", end: "0 18 * * *", timezone: "UTC", desiredReplicas: "3" };
  expect(built("cron", cron).answer).toBeNull();
});
