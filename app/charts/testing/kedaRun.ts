import { firstScenario, type Scenario } from "../../../engine/index";
import { traceOf } from "../../../engine/simulation/testing/traceOf";
import type { Run } from "../../run/run";
import { toRun } from "../../simulation/toRun";

/** A queue that is empty for most of the time, so that KEDA takes its workers away and brings them back. */
export const queueThatSleeps: Scenario = {
  ...firstScenario,
  name: "A queue that sleeps and wakes",
  manifest: `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: orders-worker
spec:
  scaleTargetRef:
    name: orders-worker
  pollingInterval: 30
  cooldownPeriod: 600
  minReplicaCount: 0
  maxReplicaCount: 12
  fallback:
    failureThreshold: 3
    replicas: 4
  triggers:
  - type: rabbitmq
    metadata:
      protocol: amqp
      queueName: orders
      mode: QueueLength
      value: "20"
      activationValue: "5"
      host: amqp://guest:guest@rabbitmq:5672/
`,
  durationSeconds: 2700,
  load: {
    points: [
      [0, 0],
      [299, 0],
      [300, 15],
      [899, 15],
      [900, 0],
      [2219, 0],
      [2220, 6],
      [2519, 6],
      [2520, 0],
      [2700, 0],
    ],
    noise: 0,
  },
  workload: { ...firstScenario.workload, kind: "queue", initialReplicas: 0, cpuPerRequestMilliseconds: 500, cpuRequestMilli: 500 },
};

export const runOf = (scenario: Scenario): Run => toRun(1, traceOf(scenario), 600);
