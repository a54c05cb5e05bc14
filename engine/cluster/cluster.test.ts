import { expect, test } from "vitest";
import { livingCluster, type LivingOptions } from "./testing/livingCluster";

test("the first observation finds pods that were measured", () => {
  const { scale, pods, metrics } = livingCluster({ workload: { initialReplicas: 3 }, load: 3 }).observe();
  expect(scale).toEqual({ ok: true, specReplicas: 3, statusReplicas: 3, selector: "app=web" });
  expect(pods.map(({ phase, ready }) => `${phase}, ready: ${ready}`)).toEqual(Array(3).fill("Running, ready: true"));
  expect([...metrics.resource!.keys()].toSorted()).toEqual(pods.map(({ name }) => name).toSorted());
  for (const { timestamp, containers } of metrics.resource!.values()) {
    expect(timestamp).toBeLessThan(0);
    // A third of three requests a second, 20 ms each, and 4 m idle.
    expect(containers).toEqual([{ name: "web", usageMilli: { cpu: 24, memory: expect.any(Number) } }]);
  }
});

test("status.replicas counts the pods that exist and are not being deleted, spec.replicas is the count that was written", () => {
  const cluster = livingCluster({ workload: { initialReplicas: 3 } });
  cluster.live(0);
  cluster.scale(2, 0);
  expect(cluster.observe().scale).toEqual({ ok: true, specReplicas: 2, statusReplicas: 2, selector: "app=web" });
  expect(cluster.pods().length).toBe(3);
});

test("the controller sees a new load only after the pipeline's lag", () => {
  const cluster = livingCluster({ load: 1, incidents: [{ kind: "loadMultiplied", factor: 20, at: 1, durationSeconds: 100 }] });
  const seen: number[] = [];
  for (let now = 0; now <= 60; now++) {
    cluster.live(now);
    seen.push([...cluster.observe().metrics.resource!.values()][0]!.containers[0]!.usageMilli["cpu"] as number);
  }
  expect(seen[0]).toBe(24);
  expect(seen[60]).toBe(404);
  const noticed = seen.findIndex((cpu) => cpu > 24);
  expect(noticed).toBeGreaterThan(1);
  expect(seen.findIndex((cpu) => cpu === 404)).toBeLessThanOrEqual(46);
});

test("a container's measurements go when it goes", () => {
  const cluster = livingCluster({ incidents: [{ kind: "podsCrash", pods: 1, at: 100 }] });
  const measured: number[] = [];
  for (let now = 0; now <= 160; now++) {
    cluster.live(now);
    measured[now] = cluster.observe().metrics.resource!.size;
  }
  expect([measured[100], measured.indexOf(0) <= 133, measured[160]]).toEqual([1, true, 1]);
});

test.each<LivingOptions>([
  { kind: "Deployment", workload: { initialReplicas: 5, flapPeriodSeconds: 60, cpuSpreadPercent: 20 } },
  { kind: "StatefulSet", workload: { initialReplicas: 5, imbalancePercent: 80 } },
  { kind: "ReplicaSet", settings: { nodes: 2, nodeCpuMilli: 500 }, workload: { initialReplicas: 5 } },
])("the same seed gives the same life, another seed another one: $kind", (options) => {
  const life = (seed: number) => {
    const cluster = livingCluster({ ...options, seed, load: 30, incidents: [{ kind: "rollingUpdate", release: "good", at: 50 }] });
    const seconds = cluster.live(200);
    const { pods, metrics } = cluster.observe();
    return { seconds, lives: cluster.lives(), ready: pods.map(({ ready }) => ready), measured: structuredClone(metrics) };
  };
  expect(life(7)).toEqual(life(7));
  expect(life(8)).not.toEqual(life(7));
});
