import { expect, test } from "vitest";
import { createCluster } from "./cluster";
import { defaultWorkload } from "./workload";

const load = { points: [[0, 3]] as const, noise: 0 };

test("the first observation finds pods that were measured", () => {
  const { scale, pods, metrics } = createCluster("web", load, { ...defaultWorkload, initialReplicas: 3 }, 1).observe();
  expect(scale).toEqual({ ok: true, specReplicas: 3, statusReplicas: 3, selector: "app=web" });
  expect(pods.map(({ phase, ready }) => `${phase}, ready: ${ready}`)).toEqual(Array(3).fill("Running, ready: true"));
  expect([...metrics.resource!.keys()].toSorted()).toEqual(pods.map(({ name }) => name).toSorted());
  for (const { timestamp, containers } of metrics.resource!.values()) {
    expect(timestamp).toBeLessThan(0);
    // A third of three requests a second, 20 ms each, and 4 m idle.
    expect(containers).toEqual([{ name: "web", usageMilli: { cpu: 24, memory: expect.any(Number) } }]);
  }
});

test("status.replicas counts the pods that are there and not being deleted, spec.replicas what was asked for", () => {
  const cluster = createCluster("web", load, { ...defaultWorkload, initialReplicas: 3 }, 1);
  cluster.deployment.replicas = 8;
  expect(cluster.observe().scale).toEqual({ ok: true, specReplicas: 8, statusReplicas: 3, selector: "app=web" });
  cluster.deployment.scale(2, 0);
  expect(cluster.observe().scale).toEqual({ ok: true, specReplicas: 2, statusReplicas: 2, selector: "app=web" });
  expect(cluster.observe().pods.length).toBe(3);
});

test("the controller sees a new load only after the pipeline's lag", () => {
  const cluster = createCluster(
    "web",
    {
      points: [
        [0, 3],
        [1, 20],
      ],
      noise: 0,
    },
    defaultWorkload,
    1,
  );
  const seen: number[] = [];
  for (let now = 0; now <= 60; now++) {
    cluster.tick(now);
    seen.push([...cluster.observe().metrics.resource!.values()][0]!.containers[0]!.usageMilli["cpu"] as number);
  }
  expect(seen[0]).toBe(64);
  expect(seen[60]).toBe(404);
  const noticed = seen.findIndex((cpu) => cpu > 64);
  expect(noticed).toBeGreaterThan(1);
  expect(seen.findIndex((cpu) => cpu === 404)).toBeLessThanOrEqual(46);
});
