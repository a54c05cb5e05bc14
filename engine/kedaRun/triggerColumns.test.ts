import { expect, test } from "vitest";
import { firstScenario } from "../scenario/first";
import { checkedRun } from "../simulation/testing/checkedRun";

const trigger = (name: string, queue: string) => ({
  type: "rabbitmq",
  name,
  metadata: { queueName: queue, mode: "QueueLength", value: "20", activationValue: "5", host: "amqp://guest:guest@rabbitmq:5672/" },
});

function kedaOf(triggers: readonly object[], scalingModifiers?: object) {
  const spec = {
    scaleTargetRef: { name: "web" },
    minReplicaCount: 0,
    triggers,
    ...(scalingModifiers && { advanced: { scalingModifiers } }),
  };
  const manifest = JSON.stringify({ apiVersion: "keda.sh/v1alpha1", kind: "ScaledObject", metadata: { name: "web" }, spec }, null, 1);
  const workload = { ...firstScenario.workload, kind: "queue", initialReplicas: 0 } as const;
  const points = [[0, 0] as const, [95, 0] as const, [96, 10] as const];
  return checkedRun({ ...firstScenario, manifest, durationSeconds: 600, workload, load: { points, noise: 0 } }).keda!;
}

test("each trigger has what every poll read of it, and above which number it is active", () => {
  const { columns, triggers, writes } = kedaOf([trigger("orders", "orders")]);
  expect(triggers.map(({ metric }) => metric)).toEqual(["s0-rabbitmq-orders"]);
  const { value, threshold } = triggers[0]!;
  expect(value.length).toBe(columns.at.length);
  expect([...threshold].every((each) => each === 5)).toBe(true);
  expect([...columns.active].map(Boolean)).toEqual([...value].map((read) => read > 5));
  expect(writes[0]).toEqual({ at: columns.at[columns.active.indexOf(1)], from: 0, to: 1 });
  expect(writes.map(({ at, to }) => [at, to])).toEqual(
    [...columns.at].flatMap((at, poll) => (columns.written[poll]! >= 0 ? [[at, columns.written[poll]]] : [])),
  );
});

test("a formula has columns of its own after those of its triggers", () => {
  const formula = { formula: "orders + mails", target: "20", activationTarget: "7" };
  const { triggers } = kedaOf([trigger("orders", "orders"), trigger("mails", "mails")], formula);
  const [orders, mails, composite] = triggers;
  expect(triggers.map(({ metric }) => metric)).toEqual(["s0-rabbitmq-orders", "s1-rabbitmq-mails", "composite-metric"]);
  expect([...composite!.value]).toEqual([...orders!.value].map((read, poll) => read + mails!.value[poll]!));
  expect([...composite!.threshold].every((each) => each === 7)).toBe(true);
});
