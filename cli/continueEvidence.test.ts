import { describe, expect, test } from "vitest";
import { command } from "./command";

const described = `Name:                                                  checkout
Namespace:                                             shopfront
Reference:                                             Deployment/checkout
Metrics:                                               ( current / target )
  resource cpu on pods  (as a percentage of request):  31% (155m) / 60%
Min replicas:                                          3
Max replicas:                                          12
Deployment pods:                                       7 current / 7 desired
`;

const on = (text: string, ...args: string[]) =>
  command(["continue", "hpa.txt", ...args], { version: "1.2.3", read: () => Buffer.from(text) });

test("writes a scenario with other names, and what it supposes", () => {
  const { exitCode, output, errors } = on(described);
  expect([exitCode, output.includes("checkout"), output.includes("shopfront")]).toEqual([0, false, false]);
  expect(errors).toMatch(/^recorded: 7 replicas at the start\.$/m);
  expect(errors).toMatch(/^assumed: One request takes 20 ms of CPU/m);
  expect(command(["run", "-"], { version: "1.2.3", read: () => Buffer.from(output) }).output).toContain("app-1");
});

test("keeps the names where the owner asks for them", () => {
  expect(on(described, "--keep-names").output).toContain("checkout");
});

test("refuses in a sentence what tells no load", () => {
  expect(on(described.replace("31% (155m)", "<unknown>"))).toMatchObject({
    exitCode: 2,
    errors: expect.stringMatching(/^hpa\.txt: No figure/),
  });
  expect(on("hello")).toMatchObject({ exitCode: 2, errors: expect.stringMatching(/^hpa\.txt: Nothing here is about/) });
  expect(command(["run", "x", "--keep-names"], { version: "1", read: () => Buffer.from("x") }).errors).toMatch(
    /^run takes no --keep-names; only continue does\./,
  );
});

describe("writes nothing that run refuses", () => {
  const metric = (name: string) => ({ type: "External", external: { metricName: name, targetAverageValue: "30" } });
  const object = (names: string[], more: object = {}) =>
    JSON.stringify({
      apiVersion: "autoscaling/v2beta1",
      kind: "HorizontalPodAutoscaler",
      metadata: { name: "kiln", namespace: "works" },
      spec: {
        scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "kiln" },
        minReplicas: 1,
        maxReplicas: 12,
        metrics: [{ type: "Resource", resource: { name: "memory", targetAverageValue: "200Mi" } }, ...names.map(metric)],
        ...more,
      },
      status: {
        currentReplicas: 3,
        desiredReplicas: 3,
        currentMetrics: [{ type: "Resource", resource: { name: "memory", currentAverageValue: "150994944" } }],
      },
    });
  const refused = (reason: string) => ({
    exitCode: 2,
    output: "",
    errors: `hpa.txt: No scenario is written, because run would refuse it. ${reason}\n`,
  });

  test("a name that is longer than a scenario may have", () => {
    const long = "backlog".repeat(50);
    expect(on(object([long]), "--keep-names")).toEqual(refused("Signal 1: the metric has 350 characters; at most 253 are allowed."));
    expect(on(object([long])).exitCode).toBe(0);
  });

  test("a metric that is there twice", () => {
    expect(on(object(["backlog", "backlog"]))).toEqual(refused('Signal 2 is for "metric-1"; an earlier signal is for the same metric.'));
  });

  test("more pods than can be simulated", () => {
    expect(on(object([], { maxReplicas: 20_000 })).errors).toMatch(/This run may reach 20000 replicas; at most 10000/);
  });
});
