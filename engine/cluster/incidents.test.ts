import { expect, test } from "vitest";
import type { Incident } from "./incident";
import { livingCluster, tell } from "./testing/livingCluster";

const oldest = { workload: { initialReplicas: 3 } };

test("podsCrash and podsUnready hit the oldest pods", () => {
  const incidents: Incident[] = [
    { kind: "podsCrash", pods: 1, at: 100 },
    { kind: "podsUnready", pods: 2, at: 200, durationSeconds: 30 },
  ];
  const cluster = livingCluster({ ...oldest, incidents });
  cluster.live(300);
  const first = "pending -3600, starting -3597, ready -3585";
  expect(cluster.lives().map(tell)).toEqual([
    `${first}, crashed 100, starting 103, ready 115, unready 200, ready 230`,
    `${first}, unready 200, ready 230`,
    first,
  ]);
});

test("podStruck hits the pod of its number, and no other if that one does not run", () => {
  const incidents: Incident[] = [
    { kind: "podStruck", pod: 2, podBlow: "crashes", at: 100 },
    { kind: "podStruck", pod: 3, podBlow: "evicted", at: 110 },
    { kind: "podStruck", pod: 3, podBlow: "crashes", at: 200 },
    { kind: "podStruck", pod: 9, podBlow: "evicted", at: 210 },
  ];
  const cluster = livingCluster({ ...oldest, incidents });
  cluster.live(300);
  const first = "pending -3600, starting -3597, ready -3585";
  const lives = cluster.lives().map(tell);
  expect(lives.slice(0, 2)).toEqual([first, `${first}, crashed 100, starting 103, ready 115`]);
  expect(lives[2]).toContain("110");
  expect(lives[2]).not.toContain("200");
  expect(lives).toHaveLength(4);
});

test("a crash during another's readiness failure does not end it", () => {
  const incidents: Incident[] = [
    { kind: "podsUnready", pods: 1, at: 100, durationSeconds: 300 },
    { kind: "podsCrash", pods: 1, at: 120 },
  ];
  const cluster = livingCluster({ incidents });
  cluster.live(500);
  expect(tell(cluster.lives()[0]!)).toMatch(/unready 100, crashed 120, starting 123, ready 400$/);
});

test("kubectl scale and kubectl apply write spec.replicas", () => {
  const incidents: Incident[] = [
    { kind: "kubectlScale", replicas: 5, at: 100 },
    { kind: "kubectlApply", replicas: 0, at: 200 },
  ];
  const cluster = livingCluster({ ...oldest, incidents });
  const at = (second: number) => (cluster.live(second), [cluster.replicas(), cluster.observe().scale]);
  expect(at(99)[0]).toBe(3);
  expect(at(100)).toEqual([5, { ok: true, specReplicas: 5, statusReplicas: 5, selector: "app=web" }]);
  expect(at(200)).toEqual([0, { ok: true, specReplicas: 0, statusReplicas: 0, selector: "app=web" }]);
});

test("the load is multiplied while an incident lasts, by each one that lasts", () => {
  const incidents: Incident[] = [
    { kind: "loadMultiplied", factor: 3, at: 10, durationSeconds: 10 },
    { kind: "loadMultiplied", factor: 0.5, at: 15, durationSeconds: 10 },
  ];
  const offered = livingCluster({ incidents, load: 2 })
    .live(25)
    .map((second) => second.offered);
  expect([9, 10, 14, 15, 19, 20, 24, 25].map((second) => offered[second])).toEqual([2000, 6000, 6000, 3000, 3000, 1000, 1000, 2000]);
});

test("metrics APIs answer nothing and a second autoscaler exists as long as the incidents last", () => {
  const incidents: Incident[] = [
    { kind: "metricsServerDown", at: 10, durationSeconds: 5 },
    { kind: "customMetricsDown", at: 10, durationSeconds: 10 },
    { kind: "secondAutoscaler", at: 12, durationSeconds: 10 },
  ];
  const cluster = livingCluster({ incidents });
  const at = (second: number) => {
    cluster.live(second);
    const { metrics, otherAutoscalers = [] } = cluster.observe();
    return [metrics.resource !== null, metrics.external !== undefined, otherAutoscalers.length];
  };
  expect([9, 10, 14, 15, 19, 20, 21, 22].map(at)).toEqual([
    [true, true, 0],
    [false, false, 0],
    [false, false, 1],
    [true, false, 1],
    [true, false, 1],
    [true, true, 1],
    [true, true, 1],
    [true, true, 0],
  ]);
});

test("the oldest pods lose their metrics, and get them back", () => {
  const incidents: Incident[] = [
    { kind: "podMetricsLost", pods: 2, at: 10, durationSeconds: 20 },
    { kind: "podMetricsLost", pods: 1, at: 20, durationSeconds: 20 },
  ];
  const cluster = livingCluster({ ...oldest, incidents });
  const measured = (second: number) => {
    cluster.live(second);
    const { pods, metrics } = cluster.observe();
    return pods.map(({ name }) => metrics.resource!.has(name));
  };
  expect([9, 10, 29, 30, 39, 40].map(measured)).toEqual([
    [true, true, true],
    [false, false, true],
    [false, false, true],
    [false, true, true],
    [false, true, true],
    [true, true, true],
  ]);
});

test("reports which incidents hit no pod", () => {
  const incidents: Incident[] = [
    { kind: "podsCrash", pods: 1, at: 10 },
    { kind: "nodeLost", at: 11 },
    { kind: "kubectlScale", replicas: 1, at: 12 },
    { kind: "podsCrash", pods: 1, at: 50 },
  ];
  const cluster = livingCluster({ workload: { initialReplicas: 0 }, incidents });
  cluster.live(60);
  expect([...cluster.refused.keys()]).toEqual(incidents.slice(0, 2));
});

test("a spot node that is reclaimed without notice takes its pods in the same second", () => {
  const cluster = livingCluster({ ...oldest, incidents: [{ kind: "nodeReclaimed", at: 100, noticeSeconds: 0 }] });
  cluster.live(99);
  const before = cluster.pods().map(({ name }) => name);
  cluster.live(100);
  const [taken] = cluster.lives().filter(({ goneAt }) => goneAt !== null);
  expect(taken?.goneAt).toBe(100);
  expect(before).toContain(taken?.name);
  expect(cluster.pods().map(({ name }) => name)).not.toContain(taken?.name);
});
