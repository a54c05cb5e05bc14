import { expect, test } from "vitest";
import { seededRandom, type SeededRandom } from "../../lib/random";
import type { TriggerConfig } from "../metadata";
import { goodMetadata } from "../testing/randomScaledObject";
import type { AnswerContext, Scaler, SourceReading } from "./trigger";
import { triggerType, triggerTypeNames, type TriggerTypeName } from "./types";

const seed = 20261125;
const runs = 60;

test(`KEDA reads what a source says of an amount as that amount (seed ${seed}, ${runs} runs of each type)`, () => {
  const random = seededRandom(seed);
  for (const type of triggerTypeNames) {
    let answered = 0;
    for (let run = 0; run < runs; run++) {
      const life = random.fork(`${type} ${run}`);
      const metadata = randomMetadata(type, life);
      const scaler = built(type, metadata);
      if (scaler?.answer == null) continue;
      answered++;
      let taken = 0;
      for (let question = 0; question < 4; question++) {
        const amount = randomAmount(life);
        const context = { maxReplicas: 1 + life.integer(12), taken: (taken += 1 + life.integer(50)), waiting: 0 };
        const reading = scaler.read!("", scaler.answer("", amount, context), 0);
        check(type, metadata, amount, context, reading);
      }
    }
    if (["cpu", "memory", "cron"].includes(type)) expect(answered, type).toBe(0);
    else expect(answered, type).toBeGreaterThan(runs / 5);
  }
});

function check(type: TriggerTypeName, metadata: Metadata, amount: number, { maxReplicas }: AnswerContext, reading: SourceReading): void {
  const why = JSON.stringify({ type, metadata, amount, maxReplicas });
  if (!reading.ok) throw new Error(`${reading.error} ${why}`);
  const counted = isWhole(type, metadata) ? Math.trunc(amount) : amount;
  const { active, threshold } = reading.activation;
  expect(active, why).toBe(counted > (threshold ?? 0));
  if (type !== "kafka") {
    expect(reading.value, why).toBe(counted);
    return;
  }
  if (reading.detail?.kind !== "kafka") throw new Error(why);
  const lags = reading.detail.lags.map(({ lag }) => lag);
  expect(reading.detail.totalLag, why).toBe(counted);
  expect(Math.max(...lags) - Math.min(...lags), why).toBeLessThan(2);
  expect(lags, why).toHaveLength(numberOfPartitions(metadata) ?? maxReplicas);
  const upperBound = (reading.detail.upperBound ?? Infinity) * Number(metadata.lagThreshold ?? "10");
  if (reading.detail.evenLag === null && counted < upperBound) expect(reading.value, why).toBe(counted);
}

/** Whether the source counts whole things. */
function isWhole(type: TriggerTypeName, { mode = "QueueLength" }: Metadata): boolean {
  return wholeTypes.has(type) || (type === "rabbitmq" && mode === "QueueLength");
}

const wholeTypes: ReadonlySet<TriggerTypeName> = new Set<TriggerTypeName>([
  "aws-kinesis-stream",
  "aws-sqs-queue",
  "azure-servicebus",
  "gcp-spanner",
  "kafka",
  "kubernetes-workload",
  "nats-jetstream",
  "redis",
  "redis-cluster",
  "redis-sentinel",
  "selenium-grid",
]);

const numberOfPartitions = ({ partitionLimitation = "", topic = "" }: Metadata): number | null =>
  topic === "" ? null : (partitionCounts.get(partitionLimitation) ?? null);

const partitionCounts = new Map([
  ["0-3", 4],
  ["1, 4-5", 3],
  ["7", 1],
]);

type Metadata = Record<string, string>;

/** Good metadata, with some of what is optional. */
function randomMetadata(type: TriggerTypeName, random: SeededRandom): Metadata {
  const { parameters } = triggerType(type)!;
  const metadata: Metadata = { ...goodMetadata[type] };
  for (const [name, { presence, oneOf, absent }] of Object.entries(parameters)) {
    if (presence.kind === "required" && !Object.hasOwn(metadata, name) && typeof absent === "number") metadata[name] = "5";
    if (presence.kind === "required" || presence.kind === "removed" || random.integer(3) > 0) continue;
    if (typeof absent === "boolean") metadata[name] = random.integer(2) === 0 ? "true" : "false";
    else if (oneOf) metadata[name] = oneOf[random.integer(oneOf.length)]!;
    else if (name.startsWith("activation")) metadata[name] = String(random.integer(40));
    else if (Object.hasOwn(choices, name)) metadata[name] = one(random, choices[name]!);
  }
  if (type === "rabbitmq" && metadata.mode !== undefined) metadata.value = "20";
  if (type === "metrics-api") metadata.valueLocation = one(random, locations);
  if (type === "kafka" && random.integer(4) === 0) delete metadata.topic;
  return metadata;
}

const choices: Readonly<Record<string, readonly string[]>> = {
  lagThreshold: ["1", "3", "10"],
  partitionLimitation: [...partitionCounts.keys()],
  mode: ["QueueLength", "MessageRate", "DeliverGetRate", "PublishedToDeliveredRatio", "ExpectedQueueConsumptionTime"],
};
const locations = ["depth", "queue.depth", "a.0.b", "items.#", "a\\.b", ".", "__proto__.x", 'a"b', "\ud800", "\\", "x".repeat(300)];

/** Thousandths, as the simulation's signals are. */
const randomAmount = (random: SeededRandom): number =>
  one(random, [0, random.integer(60), random.integer(60_000) / 1000, random.integer(1_000_000_000) / 1000]);

const one = <T>(random: SeededRandom, items: readonly T[]): T => items[random.integer(items.length)]!;

function built(type: TriggerTypeName, metadata: Metadata): Scaler | null {
  const resolvedEnv = { CONNECTION: "Endpoint=sb://bus" };
  const config: TriggerConfig = {
    kedaVersion: "2.21",
    triggerIndex: 0,
    namespace: "default",
    metadata,
    metricType: "",
    resolvedEnv,
    hasAuthentication: false,
    asMetricSource: false,
  };
  const result = triggerType(type)!.build(config, [{ name: "depth", targetSize: 5 }]);
  return result.ok ? result.scaler : null;
}
