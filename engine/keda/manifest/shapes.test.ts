import { describe, expect, test } from "vitest";
import { parseScaledObject } from "./parseScaledObject";
import * as shapes from "./testing/shapes";

const { diagnosticsOf, inLines, restingContext } = shapes;
const read = (text: string) => parseScaledObject(text, restingContext.featureGates, "1.37", "2.20");

describe("texts as people paste them", () => {
  test("two prometheus triggers with a fallback", () => {
    expect(inLines(shapes.twoPrometheus)).toEqual([
      "advice 9:20-9:22 [spec.pollingInterval] PollingInterval is configured but is not relevant. PollingInterval is only relevant when minReplicaCount = 0 or idleReplicaCount = 0 or useCachedMetrics is enabled",
      "advice 10:19-10:21 [spec.cooldownPeriod] CooldownPeriod is configured but is not relevant. CooldownPeriod is only relevant when minReplicaCount = 0 or idleReplicaCount = 0",
      "advice 20:7-20:17 [spec.triggers[0].metadata.metricName] KEDA does not read metricName of a prometheus trigger.",
      "advice 24:17-24:22 [spec.triggers[1].metricType] With Value, the fallback depends on how many pods are ready.",
    ]);
    const { hpa, scaledObject } = read(shapes.twoPrometheus);
    expect(hpa?.spec.metrics).toEqual([
      metric("two-queries", "s0-prometheus", { averageValue: "100" }),
      metric("two-queries", "s1-prometheus", { value: "500m" }),
    ]);
    expect([hpa?.metadata.name, hpa?.spec.minReplicas, hpa?.spec.maxReplicas]).toEqual(["keda-hpa-two-queries", 2, 20]);
    expect(scaledObject?.spec.fallback).toEqual({ failureThreshold: 3, replicas: 6, behavior: "static" });
  });

  test("rabbitmq with an activation value at its target", () => {
    expect(inLines(shapes.rabbitWithActivation)).toEqual([
      "advice 19:26-19:30 [spec.triggers[0].metadata.activationValue] activationValue 25 is not below value 20.",
    ]);
    const { hpa, workload, env } = read(shapes.rabbitWithActivation);
    expect(hpa?.spec.metrics).toEqual([metric("orders", "s0-rabbitmq-orders", { averageValue: "20" })]);
    expect([workload?.name, workload?.isTarget, env]).toEqual(["worker", true, { RABBITMQ_URL: "http://RABBITMQ_URL" }]);
  });

  test("cron and cpu from 0", () => {
    const [found] = diagnosticsOf(shapes.cronAndCpu);
    expect(inLines(shapes.cronAndCpu)).toEqual([
      "advice 11:11-11:14 [spec.triggers[0].type] cpu does not keep the workload from 0: without another active trigger it goes to 0 at any load.",
    ]);
    expect(found?.rule).toBe("kedaResourceToZero");
    expect(found?.reason).toContain("Outside the window of cron");
    expect(diagnosticsOf(shapes.cronAndCpu.replace("minReplicaCount: 0", "minReplicaCount: 1"))).toEqual([]);
  });

  test("kafka with an idle count, and a threshold without quotes", () => {
    const found = diagnosticsOf(shapes.kafkaWithIdle).find(({ severity }) => severity === "error");
    expect(found).toMatchObject({ line: 19, column: 21, path: "spec.triggers[0].metadata.lagThreshold" });
    expect(found?.message).toBe("spec.triggers[0].metadata.lagThreshold: Invalid value: 50: must be a string, not a number");
    expect(found?.fixes).toMatchObject([{ title: 'Write "50"', edits: [{ start: found?.start, end: found?.end, text: '"50"' }] }]);
    const quoted = shapes.kafkaWithIdle.replace("50", '"50"');
    expect(inLines(quoted)).toEqual([
      "advice 9:21-9:22 [spec.idleReplicaCount] The HPA raises 1 idle replicas to its minReplicas of 3.",
      "advice 12:19-12:21 [spec.cooldownPeriod] CooldownPeriod is configured but is not relevant. CooldownPeriod is only relevant when minReplicaCount = 0 or idleReplicaCount = 0",
    ]);
    expect(read(quoted).hpa?.spec.metrics).toEqual([metric("consumer", "s0-kafka-orders", { averageValue: "50" })]);
  });

  test("a formula of three triggers, with an unknown name at its place in the formula", () => {
    const [error, advice] = diagnosticsOf(shapes.threeWithFormula);
    expect(error).toMatchObject({ severity: "error", line: 11, column: 43, endColumn: 49 });
    expect(error?.message).toBe(
      `error validating formula in ScalingModifiers\nunknown name orders (1:33)\n | float(queue + max(rate, cron) + orders)\n | ${".".repeat(32)}^`,
    );
    expect(advice).toMatchObject({ severity: "advice", line: 12, column: 15, rule: "kedaFallbackUnusable" });
    const known = shapes.threeWithFormula.replace(" + orders", "");
    expect(read(known).hpa?.spec.metrics).toEqual([metric("composite", "composite-metric", { averageValue: "2500m" })]);
  });

  test("broken indentation has its line", () => {
    expect(inLines(shapes.brokenIndentation)).toEqual([
      "error 13:6-13:20 [] This YAML cannot be read: bad indentation of a mapping entry. Check this line's indentation, and check it for a second colon.",
    ]);
  });
});

function metric(object: string, name: string, amount: { value: string } | { averageValue: string }) {
  const type = "value" in amount ? "Value" : "AverageValue";
  const selector = { matchLabels: { "scaledobject.keda.sh/name": object } };
  return { type: "External", external: { metric: { name, selector }, target: { type, ...amount } } };
}
