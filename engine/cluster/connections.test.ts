import { describe, expect, test } from "vitest";
import type { Incident } from "./incident";
import { reasonsIn } from "../simulation/failureColumns";
import type { WatchedSecond } from "./clusterSecond";
import { livingCluster, type LivingOptions } from "./testing/livingCluster";
import type { Workload } from "./workload";

/** Two pods with 100 clients, which together send 20 requests a second: 0.2 each, which is 4 m of CPU, as is an idle pod. */
const clients = (workload: Partial<Workload> = {}, options: Omit<LivingOptions, "workload"> = {}) =>
  livingCluster({ load: 20, ...options, workload: { initialReplicas: 2, clientConnections: 100, ...workload } });

/** How many clients the busiest pod has. */
const most = ({ hottestCpuMilli }: WatchedSecond) => Math.round((hottestCpuMilli - 4) / 4);
const failures = ({ failed: { by } }: WatchedSecond) =>
  reasonsIn(by).flatMap((reason) => (by[reason] > 0 ? [`${reason} ${by[reason]}`] : []));

describe("clients that keep their connections", () => {
  test("are spread at random over the pods of the start", () => {
    const spread = [1, 2, 3, 4].map((seed) => most(clients({}, { seed }).live(0)[0]!));
    expect(spread).toEqual([52, 51, 55, 51]);
  });

  test("send a new pod nothing, however long it is ready", () => {
    const cluster = clients();
    const [before] = cluster.live(100).slice(-1);
    cluster.scale(10, 100);
    const [after] = cluster.live(3000).slice(-1);
    expect([before!.servingPods, after!.servingPods, most(after!)]).toEqual([2, 10, most(before!)]);
    // Two pods have 100 clients, and eight only what an idle pod uses.
    expect(after!.cpuMilli).toBeCloseTo(10 * 4 + 100 * 4, 6);
  });

  test("come to a new pod when their connections reach the maximum age: each within a tenth of it", () => {
    const cluster = clients({ initialReplicas: 1, maxConnectionAgeSeconds: 600 });
    cluster.live(100);
    cluster.scale(2, 100);
    const left = cluster.live(800).map(most);
    // The new pod is ready in second 115. At most an age later each client of the start has drawn once.
    expect(left[114 - 101]).toBe(100);
    expect([left[400 - 101]! < 90, left[775 - 101]! < 65]).toEqual([true, true]);
  });

  test("connect again at once when their pod ends, to the pods that are listed", () => {
    const cluster = clients();
    cluster.live(100);
    cluster.scale(1, 100);
    const seconds = cluster.live(110);
    expect(seconds.map(most)).toEqual(seconds.map(() => 100));
    expect(seconds.flatMap(failures)).toEqual([]);
  });

  test("fail as long as they draw a pod that is still listed and has gone, and try again in each second", () => {
    const cluster = clients({}, { settings: { endpointsDelaySeconds: 4 } });
    const [before] = cluster.live(100).slice(-1);
    cluster.scale(1, 100);
    const failed = cluster.live(106).map(({ failed: { total } }) => total / 200);
    // Half of those that the pod had draw it again, then half of these.
    expect([most(before!), ...failed]).toEqual([52, 29, 13, 7, 4, 0, 0]);
  });

  test("stay with a pod that is not ready, and that sleeps or drains before it stops", () => {
    const unready: Incident = { kind: "podsUnready", pods: 1, at: 100, durationSeconds: 30 };
    const waited = clients({}, { incidents: [unready] }).live(140);
    expect(new Set(waited.map(most)).size).toBe(1);
    for (const stop of [{ preStopSeconds: 10 }, { drainSeconds: 10 }]) {
      const cluster = clients(stop);
      const [before] = cluster.live(100).slice(-1);
      cluster.scale(1, 100);
      expect(cluster.live(112).map(most).indexOf(100), JSON.stringify(stop)).toBe(10);
      expect(most(before!)).toBeLessThan(60);
    }
  });

  test("all go to the first pod that is ready when there was none, and their requests wait for it", () => {
    const cluster = clients({ initialReplicas: 0, requestTimeoutSeconds: 3 });
    const seconds = cluster.live(10);
    expect([seconds.at(-1)!.waiting, failures(seconds.at(-1)!)]).toEqual([60_000, ["noPodReady 20000"]]);
    cluster.scale(1, 10);
    cluster.live(20);
    cluster.scale(5, 20);
    expect(most(cluster.live(60).at(-1)!)).toBe(100);
  });
});

test("no request is lost or made: with pods that come, crash and stop, in each second in = served + failed + waiting", () => {
  const incidents: Incident[] = [
    { kind: "podsCrash", pods: 3, at: 120 },
    { kind: "nodeLost", at: 180 },
    { kind: "podsUnready", pods: 2, at: 200, durationSeconds: 30 },
  ];
  const cluster = clients(
    { initialReplicas: 7, maxConnectionAgeSeconds: 30, clientConnections: 97, imbalancePercent: 40 },
    { load: 300.7, incidents, settings: { endpointsDelaySeconds: 3 } },
  );
  let waiting = 0;
  for (let now = 0; now < 400; now++) {
    if (now % 60 === 30) cluster.scale(2 + ((now * 7) % 11), now);
    const [second] = cluster.live(now);
    const { offered, served, failed, waiting: left } = second!;
    if (now > 0) expect(waiting + offered, `${now} s`).toBe(served + failed.total + left);
    expect([served, failed.total, left].every(Number.isInteger)).toBe(true);
    waiting = left;
  }
});

test("a queue's messages have no clients", () => {
  const seconds = clients({ kind: "queue" }).live(10);
  expect(most(seconds[10]!)).toBe(50);
});
