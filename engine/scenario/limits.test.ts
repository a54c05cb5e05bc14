import { describe, expect, test } from "vitest";
import type { Workload } from "../cluster/workload";
import { firstScenario } from "./first";
import { plain } from "../lib/sentence";
import * as limits from "./limits";
import type { Scenario } from "./scenario";

const beyondLimits = (...asked: Parameters<typeof limits.beyondLimits>): string | null => {
  const said = limits.beyondLimits(...asked);
  return said && plain(said);
};

const long = { ...firstScenario, durationSeconds: 86_400 };

test("a day of a thousand pods and some hours of ten thousand are simulated", () => {
  expect(beyondLimits(long, 1000)).toBeNull();
  expect(beyondLimits({ ...firstScenario, durationSeconds: 7200 }, 10_000)).toBeNull();
});

test("more is refused with the limit and what the run may come to", () => {
  expect(beyondLimits(firstScenario, 10_001)).toBe(
    "This run may reach 10001 replicas; at most 10000 can be simulated. Allow fewer replicas.",
  );
  expect(beyondLimits(long, 1200)).toBe(
    "This run may reach 1200 replicas for 86400 s, which is 103680000 replica-seconds; at most 100000000 can be simulated. Allow fewer replicas, or make the run shorter.",
  );
});

test("replicas count wherever they may come from", () => {
  const refusal =
    "This run may reach 2000 replicas for 86400 s, which is 172800000 replica-seconds; at most 100000000 can be simulated. Allow fewer replicas, or make the run shorter.";
  expect(beyondLimits({ ...long, workload: { ...long.workload, initialReplicas: 2000 } }, 10)).toBe(refusal);
  expect(beyondLimits({ ...long, incidents: [{ at: 5, kind: "kubectlScale", replicas: 2000 }] }, 10)).toBe(refusal);
});

describe("what costs more than its pods and seconds has a limit of its own", () => {
  const hour = { ...firstScenario, durationSeconds: 3600 };
  const withWorkload = (workload: Partial<Workload>): Scenario => ({ ...hour, workload: { ...hour.workload, ...workload } });
  const jobs = (change: Partial<Workload>) => withWorkload({ kind: "queue", jobSeconds: 1, workersPerPod: 1, ...change });
  const refusal = (scenario: Scenario, replicas = 10_000, costs?: limits.MetricCosts) => beyondLimits(scenario, replicas, costs);

  test("flaps of readiness", () => {
    expect(refusal(withWorkload({ flapPeriodSeconds: 60 }))).toBeNull();
    expect(refusal(withWorkload({ flapPeriodSeconds: 30 }))).toBe(
      "This run may make the readiness of pods fail, 1200000 in all; at most 600000 can be simulated. Make workload.flapPeriodSeconds longer, allow fewer replicas, or make the run shorter.",
    );
  });

  test("long jobs, as many as arrive, as the workers have time for, and as pods can begin apart", () => {
    const busy = { ...jobs({}), load: { points: [[0, 1_000_000]] as const, noise: 0 } };
    expect(refusal(busy)).toBe(
      "This run may begin long jobs, 36020000 in all; at most 4000000 can be simulated. Lower the load, make workload.jobSeconds longer, allow fewer replicas, or make the run shorter.",
    );
    expect(refusal({ ...busy, load: { points: [[0, 1000]], noise: 0 } })).toBeNull();
    expect(refusal(busy, 500)).toBeNull();
    // Many workers of few pods begin many messages at once, which costs no more than one.
    expect(refusal({ ...busy, workload: { ...busy.workload, workersPerPod: 10_000, jobSeconds: 60 } }, 100)).toBeNull();
    // A multiplied load brings more messages.
    const few = { ...busy, load: { points: [[0, 100]] as const, noise: 0 } };
    expect(refusal(few)).toBeNull();
    expect(refusal({ ...few, incidents: [{ kind: "loadMultiplied", at: 0, durationSeconds: 3600, factor: 100 }] })).toContain("long jobs");
  });

  test("pods that each work differently", () => {
    const spread = { cpuSpreadPercent: 50 };
    expect(refusal(withWorkload(spread))).toBeNull();
    const onNodes = { ...withWorkload(spread), cluster: { ...hour.cluster, nodes: 1000 } };
    expect(refusal(onNodes)).toMatch(/^This run may have pods that each work differently, 10000 in all; at most 1500 can be simulated\. /);
    expect(refusal(onNodes, 1500)).toBeNull();
    expect(refusal({ ...onNodes, durationSeconds: 36_000 }, 1500)).toContain("in each second, 54000000 in all; at most 30000000");
    expect(refusal(withWorkload({ clientConnections: 10_000 }))).toBeNull();
  });

  test("connections that end for their age", () => {
    expect(refusal(withWorkload({ clientConnections: 10_000, maxConnectionAgeSeconds: 20 }))).toBeNull();
    expect(refusal(withWorkload({ clientConnections: 10_000, maxConnectionAgeSeconds: 5 }))).toContain(
      "open connections again, 7200000 in all; at most 2000000 can be simulated. Make workload.maxConnectionAgeSeconds longer",
    );
  });

  test("pods of incidents", () => {
    const all = (kind: "podsCrash" | "otherPods", pods: number, times: number): Scenario => ({
      ...hour,
      incidents: Array.from({ length: times }, () =>
        kind === "podsCrash" ? { kind, at: 5, pods } : { kind, at: 5, pods, durationSeconds: 60, podState: "running", cpuMilli: 20 },
      ),
    });
    expect(refusal(all("podsCrash", 10_000, 2))).toBeNull();
    expect(refusal(all("podsCrash", 10_000, 50), 400)).toBeNull();
    expect(refusal(all("podsCrash", 10_000, 3))).toBe(
      "This run may have pods struck by incidents, 30000 in all; at most 20000 can be simulated. Lower pods of the incidents, or have fewer of them.",
    );
    expect(refusal(all("otherPods", 5000, 3), 10)).toContain("have pods of other workloads, 15000 in all; at most 10000");
  });

  test("what the controller, Prometheus and KEDA read", () => {
    const costs = { metrics: 1, perPod: [], kedaAnswers: 0 };
    const everySecond = { ...hour, flags: { ...hour.flags, syncPeriodSeconds: 1 } };
    expect(refusal(everySecond, 5000)).toBeNull();
    expect(refusal(everySecond)).toContain("read pods in reconciles, 36000000 in all; at most 20000000");
    expect(refusal(everySecond, 10, { ...costs, metrics: 100 })).toContain("read metrics in reconciles, 360000 in all; at most 200000");
    const eachSecond = { ...hour, cluster: { ...hour.cluster, scrapeSeconds: 1 } };
    const perPod = [{ rangeSeconds: 60 }];
    expect(refusal(hour, 10_000, { ...costs, perPod })).toBeNull();
    expect(refusal(eachSecond, 10_000, { ...costs, perPod })).toContain("scrape metrics of pods, 36000000 in all; at most 20000000");
    expect(refusal(eachSecond, 5000, { ...costs, perPod: [{ rangeSeconds: 1200 }] })).toContain(
      "keep samples for the ranges of queries, 6005000",
    );
    expect(refusal(hour, 10, { ...costs, kedaAnswers: 360_000 })).toContain("Make spec.pollingInterval longer, name fewer triggers");
  });
});
