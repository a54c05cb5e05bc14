import { expect, test } from "vitest";
import type { TriggerConfig } from "../metadata";
import type { Built, Scaler } from "./trigger";
import { triggerType, triggerTypeNames } from "./types";

function build(type: string, metadata: Record<string, string>, config: Partial<TriggerConfig> = {}): Built {
  const base = {
    kedaVersion: "2.21" as const,
    triggerIndex: 0,
    namespace: "default",
    metricType: "",
    resolvedEnv: {},
    hasAuthentication: false,
    asMetricSource: false,
  };
  return triggerType(type)!.build({ ...base, metadata, ...config }, []);
}

function built(type: string, metadata: Record<string, string>, config: Partial<TriggerConfig> = {}): Scaler {
  const result = build(type, metadata, config);
  if (!result.ok) throw new Error(result.error);
  return result.scaler;
}

function read(scaler: Scaler, answer: unknown) {
  return scaler.read!("", answer, 0);
}

const kafkaMetadata = { bootstrapServers: "kafka:9092", consumerGroup: "group", topic: "orders", lagThreshold: "10" };
const lags = (...all: (number | null)[]) => ({
  partitions: all.map((lag) => (lag === null ? { committed: null, latest: 50 } : { committed: 100 - lag, latest: 100 })),
});

test("a type that KEDA does not know is unknown, and every known one can be built or says why not", () => {
  expect(triggerType("promtheus")).toBeNull();
  expect(triggerType("toString")).toBeNull();
  expect(triggerTypeNames.length).toBeGreaterThan(70);
  for (const type of triggerTypeNames) expect(typeof build(type, {}).ok, type).toBe("boolean");
});

test("Utilization is no type of an external metric", () => {
  expect(build("redis", { listName: "l", address: "r:6379" }, { metricType: "Utilization" })).toEqual({
    ok: false,
    error:
      "error getting scaler metric type: 'Utilization' metric type is unsupported for external metrics, allowed values are 'Value' or 'AverageValue'",
  });
});

test("kafka wants no more replicas than partitions, but is active by the whole lag", () => {
  const scaler = built("kafka", { ...kafkaMetadata, activationLagThreshold: "80" });
  expect(read(scaler, lags(90, 0, 0))).toMatchObject({ value: 30, activation: { active: true, threshold: 80, compared: [90] } });
  expect(read(built("kafka", { ...kafkaMetadata, allowIdleConsumers: "true" }), lags(90, 0, 0))).toMatchObject({ value: 90 });
  expect(read(built("kafka", { ...kafkaMetadata, limitToPartitionsWithLag: "true" }), lags(90, 5, 0))).toMatchObject({ value: 20 });
});

test("a kafka partition without a commit counts one message, all or none", () => {
  expect(read(built("kafka", kafkaMetadata), lags(null, null))).toMatchObject({ value: 2 });
  expect(read(built("kafka", { ...kafkaMetadata, offsetResetPolicy: "earliest", lagThreshold: "100" }), lags(null))).toMatchObject({
    value: 50,
  });
  expect(read(built("kafka", { ...kafkaMetadata, scaleToZeroOnInvalidOffset: "true" }), lags(null))).toMatchObject({ value: 0 });
});

test("kafka spreads partitions evenly over a divisor of their number", () => {
  const scaler = built("kafka", { ...kafkaMetadata, ensureEvenDistributionOfPartitions: "true" });
  expect(read(scaler, lags(11, 10, 4, 0, 0, 0))).toMatchObject({ value: 30, detail: { totalLag: 25, evenLag: 30, upperBound: 6 } });
});

test("a lag that does not move counts for the activation alone", () => {
  const scaler = built("kafka", { ...kafkaMetadata, excludePersistentLag: "true" });
  expect(read(scaler, lags(7))).toMatchObject({ value: 7 });
  expect(read(scaler, lags(7))).toMatchObject({ value: 0, activation: { active: true, compared: [7] } });
});

test("kafka reads only the partitions of its limitation, and fails if it leaves none", () => {
  const scaler = built("kafka", { ...kafkaMetadata, partitionLimitation: "0-1, 3" });
  expect(read(scaler, lags(1, 2, 4, 8))).toMatchObject({ value: 11 });
  expect(read(built("kafka", { ...kafkaMetadata, partitionLimitation: "7" }), lags(1))).toEqual({
    ok: false,
    error: "expected at least one active partition within the topic 'orders'",
  });
});

test("rabbitmq hides the password in its error, also in what the server says", () => {
  const scaler = built("rabbitmq", { queueName: "a b", host: "http://guest:secret@rabbit:15672/shop" });
  expect(read(scaler, { status: 404, body: "no me:too@here" })).toEqual({
    ok: false,
    error:
      "error inspecting RabbitMQ: error requesting RabbitMQ API status: 404 Not Found, response: no user:password@here, from: http://user:password@rabbit:15672/api/queues/shop/a+b",
  });
  expect(read(scaler, { error: ":".repeat(20_000) }).ok).toBe(false);
});

test("rabbitmq's modes need HTTP, and read rates", () => {
  const metadata = { queueName: "q", host: "http://r/", mode: "PublishedToDeliveredRatio", value: "2", activationValue: "3" };
  const scaler = built("rabbitmq", metadata);
  expect(read(scaler, { messages: 5, publishRate: 4, deliverRate: 2 })).toMatchObject({ value: 2, activation: { active: false } });
  expect(read(scaler, { messages: 5, publishRate: 4, deliverRate: 0 })).toMatchObject({ value: 3, activation: { active: true } });
  expect(build("rabbitmq", { ...metadata, host: "amqp://r/" })).toMatchObject({
    error:
      "error parsing RabbitMQ metadata: error parsing RabbitMQ metadata: protocol amqp not supported; must be HTTP to use trigger mode PublishedToDeliveredRatio",
  });
});

test("metrics-api takes numbers and quantities, and names what else it finds", () => {
  const scaler = built("metrics-api", { url: "http://api/stats", valueLocation: "a.0.b\\.c", targetValue: "5" });
  expect(read(scaler, { body: '{"a":[{"b.c":"500m"}]}' })).toMatchObject({ value: 0.5 });
  expect(read(scaler, { body: "no JSON" })).toMatchObject({
    error:
      'error requesting metrics endpoint: valueLocation "a.0.b\\\\.c" must point to a numeric value or a string parseable as a Quantity, got Null',
  });
  expect(read(scaler, { status: 500 })).toMatchObject({ error: "error requesting metrics endpoint: /stats: api returned 500" });
});

test("prometheus takes an empty result and NaN as 0, unless it must not", () => {
  const metadata = { serverAddress: "http://p", query: "q", threshold: "1" };
  expect(read(built("prometheus", metadata), { series: 0 })).toMatchObject({ ok: true, value: 0 });
  expect(read(built("prometheus", metadata), { value: "NaN" })).toMatchObject({ ok: true, value: 0 });
  const strict = built("prometheus", { ...metadata, ignoreNullValues: "false" });
  expect(read(strict, { value: "-Inf" })).toEqual({ ok: false, error: "prometheus query returns -Inf" });
  expect(read(strict, { series: 2, value: "1" })).toEqual({ ok: false, error: "prometheus query q returned multiple elements" });
});

test("a type that is known by name has its target and its activation", () => {
  const scaler = built("azure-queue", { queueLength: "8", activationQueueLength: "3" });
  expect(scaler.metrics[0]).toMatchObject({ external: { metric: { name: "s0-azure-queue" }, target: { averageValue: "8" } } });
  expect(read(scaler, { value: 4 })).toMatchObject({ value: 4, activation: { active: true, threshold: 3 } });
  expect(triggerType("azure-queue")!.source).toBe("byName");
});
