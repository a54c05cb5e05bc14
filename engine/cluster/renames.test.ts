import { expect, test } from "vitest";
import { plain } from "../lib/sentence";
import type { Incident } from "./incident";
import { livingCluster } from "./testing/livingCluster";

const renamed = (container: string, at = 100): Incident => ({ kind: "containerRenamed", container, at });
const sidecar = { sidecar: "withRequest" } as const;

test("a renamed container has its new name in the new pods alone: in the API server's list and in the samples", () => {
  const cluster = livingCluster({ workload: { initialReplicas: 4, ...sidecar }, load: 10, incidents: [renamed("server")] });
  cluster.live(170);
  const { pods, metrics } = cluster.observe();
  const named = pods.flatMap(({ name, containers, deletionTimestamp }) => {
    const sample = metrics.resource!.get(name);
    const inSample = sample?.containers.map((container) => container.name) ?? [];
    return deletionTimestamp === null && sample ? [[containers.map((container) => container.name).join(), inSample.join()]] : [];
  });
  expect(named.length).toBeGreaterThan(2);
  for (const [inSpec, inSample] of named) expect(inSample).toBe(inSpec);
  expect(new Set(named.map(([inSpec]) => inSpec))).toEqual(new Set(["server,sidecar"]));
  expect(pods.map(({ containers }) => containers[0]!.requestsMilli)).toEqual(pods.map(() => pods[0]!.containers[0]!.requestsMilli));
});

test("pods of both names are measured apart while they are mixed, even if they work alike", () => {
  const slow = { initialReplicas: 6, maxSurgePercent: 1, maxUnavailablePercent: 0, minReadySeconds: 60 };
  const cluster = livingCluster({ workload: slow, load: 10, incidents: [renamed("server")] });
  for (let second = 100; second <= 500; second += 5) {
    cluster.live(second);
    const { pods, metrics } = cluster.observe();
    for (const { name, containers } of pods) {
      const sample = metrics.resource!.get(name);
      if (sample) expect(sample.containers.map((container) => container.name)).toEqual(containers.map((container) => container.name));
    }
  }
  const second = cluster.live(510).at(-1)!;
  const mains = second.mains!;
  expect(new Set(mains.keys())).toEqual(new Set(["server", "web"]));
  expect([...mains.values()].reduce((sum, { pods }) => sum + pods, 0)).toBe(second.servingPods);
});

test("a name that the main container or another one has is refused", () => {
  const incidents = [renamed("web"), renamed("sidecar", 110)];
  const cluster = livingCluster({ workload: sidecar, incidents });
  cluster.live(200);
  expect([...cluster.refused.values()].map(plain)).toEqual([
    "The main container has this name already.",
    "Another container of the pod has this name.",
  ]);
  expect(cluster.lives().length).toBe(1);
});
