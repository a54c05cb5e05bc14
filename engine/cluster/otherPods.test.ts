import { expect, test } from "vitest";
import type { Incident, IncidentOf } from "./incident";
import { livingCluster } from "./testing/livingCluster";

const three = { workload: { initialReplicas: 3 }, load: 9 };
const others = (podState: "running" | "finished", pods = 2): IncidentOf<"otherPods"> => ({
  kind: "otherPods",
  at: 100,
  durationSeconds: 200,
  pods,
  podState,
  cpuMilli: 35,
});
const names = (cluster: ReturnType<typeof livingCluster>) => cluster.pods().map(({ name }) => name);

test("pods of another workload are seen while the incident lasts, and measured as any others are", () => {
  const cluster = livingCluster({ ...three, incidents: [others("running")] });
  cluster.live(99);
  const own = names(cluster);
  cluster.live(100);
  expect(names(cluster)).toEqual([...own, "web-other-1", "web-other-2"]);
  expect(cluster.pods().slice(3)).toMatchObject([
    { phase: "Running", ready: true, startTime: 100, readyTransitionTime: 100, resourceSample: null },
    { phase: "Running", ready: true },
  ]);
  // The scale counts the target's own pods.
  expect(cluster.observe().scale).toMatchObject({ statusReplicas: 3 });
  cluster.live(180);
  const { resource } = cluster.observe().metrics;
  for (const name of ["web-other-1", "web-other-2"]) {
    const sample = resource?.get(name);
    expect(sample?.containers).toMatchObject([{ name: "web", usageMilli: { cpu: 35 } }]);
    expect(sample?.timestamp).toBeGreaterThan(100);
    expect(cluster.pods().find((pod) => pod.name === name)?.resourceSample).toBe(sample);
  }
  cluster.live(300);
  expect(names(cluster)).toEqual(own);
  expect([...cluster.observe().metrics.resource!.keys()].toSorted()).toEqual(own.toSorted());
});

test("finished pods have succeeded and have no sample", () => {
  const cluster = livingCluster({ ...three, incidents: [others("finished")] });
  cluster.live(250);
  expect(cluster.pods().slice(3)).toMatchObject([
    { name: "web-other-1", phase: "Succeeded", ready: false, resourceSample: null },
    { name: "web-other-2", phase: "Succeeded", ready: false, resourceSample: null },
  ]);
  expect([...cluster.observe().metrics.resource!.keys()].filter((name) => name.includes("other"))).toEqual([]);
});

test("they serve nothing and change nothing else: pods, seconds and samples of the target are the same without them", () => {
  const told = (incidents: Incident[]) => {
    const cluster = livingCluster({ ...three, incidents });
    const seconds = cluster.live(280);
    const samples = cluster.pods().flatMap(({ name, resourceSample }) => (name.includes("other") ? [] : { name, resourceSample }));
    return JSON.stringify([seconds, cluster.lives(), samples]);
  };
  expect(told([others("running", 50)])).toBe(told([]));
});

test("another scale-down and another workload take none of them", () => {
  const again: Incident = { ...others("running", 1), at: 150, durationSeconds: 100 };
  const scaled: Incident = { kind: "kubectlScale", at: 160, replicas: 1 };
  const cluster = livingCluster({ ...three, incidents: [others("running"), again, scaled] });
  cluster.live(240);
  expect(names(cluster).slice(1)).toEqual(["web-other-1", "web-other-2", "web-other-3"]);
  cluster.live(250);
  expect(names(cluster).slice(1)).toEqual(["web-other-1", "web-other-2"]);
});
