import { describe, expect, test } from "vitest";
import type { Incident } from "./incident";
import { livingCluster, type LivingOptions } from "./testing/livingCluster";
import type { Workload } from "./workload";

/**
 * One pod, created in second 100: it runs from 103, and answers and is ready from 115. It serves 24.8 requests a second. Returns the exits of
 * its container, and what happened from second 101 on.
 */
function young(workload: Partial<Workload>, options: LivingOptions = {}, to = 160) {
  const cluster = livingCluster({ ...options, workload: { initialReplicas: 0, livenessProbe: true, ...workload } });
  cluster.live(100);
  cluster.scale(1, 100);
  const seconds = cluster.live(to);
  const exits = cluster.lives().flatMap((life) => life.exits);
  return {
    exits: exits.map(({ at }) => at),
    backOffs: exits.map(({ backOffSeconds }) => backOffSeconds),
    failed: (second: number) => Object.entries(seconds[second - 101]!.failed.by).filter(([, amount]) => amount > 0),
    ready: (second: number) => seconds[second - 101]!.servingPods,
    cluster,
  };
}

/** No look before the application answers. */
const late = { livenessInitialDelaySeconds: 12 };

describe("a liveness probe of a pod with more requests than it can serve", () => {
  test("fails when a request would wait longer than its timeout, and its third failure in a row restarts the container", () => {
    // Looks at 120, 130 and 140; the process takes two seconds to stop.
    expect(young(late, { load: 60 }).exits).toEqual([142]);
    expect(young({ ...late, livenessFailureThreshold: 1 }, { load: 60 }, 130).exits).toEqual([122]);
    expect(young({ ...late, livenessPeriodSeconds: 4 }, { load: 60 }, 130).exits).toEqual([126]);
    expect(young({ ...late, livenessProbe: false }, { load: 60 }).exits).toEqual([]);
  });

  test("does not fail if its timeout is at least that of the requests, or if the pod keeps up", () => {
    expect(young({ ...late, livenessTimeoutSeconds: 5 }, { load: 60 }).exits).toEqual([]);
    expect(young({ ...late, livenessTimeoutSeconds: 4 }, { load: 60 }).exits).toEqual([142]);
    expect(young(late, { load: 20 }, 300).exits).toEqual([]);
  });

  test("needs failures in a row: one answer begins a new row", () => {
    const busy = (at: number, durationSeconds: number): Incident => ({ kind: "loadMultiplied", factor: 6, at, durationSeconds });
    const failing = (...incidents: Incident[]) => young(late, { load: 10, incidents }, 200).exits;
    expect(failing(busy(126, 40))).toEqual([152]);
    // The looks of 130 and 140 fail, that of 150 does not; those of 160 and 170 do, and that of 180 does not.
    expect(failing(busy(126, 15), busy(156, 15))).toEqual([]);
  });

  test("loses the requests that wait for the pod when its process takes no more, and those sent to it until it has exited", () => {
    const { failed, ready } = young(
      { ...late, stopSeconds: 3, readinessPeriodSeconds: 10, readinessFailureThreshold: 3 },
      { load: 60 },
      180,
    );
    expect([149, 150, 151, 152, 153].map(failed)).toEqual([
      [["timedOut", 35_200]],
      [
        ["podStopping", 60_000],
        ["failedLiveness", 300_000],
      ],
      [["podStopping", 60_000]],
      [["podStopping", 60_000]],
      [],
    ]);
    expect([152, 153, 169, 170].map(ready)).toEqual([1, 0, 0, 1]);
  });

  test("gives the container its preStop hook, its draining and its grace, as to a deleted pod", () => {
    expect(young({ ...late, preStopSeconds: 5 }, { load: 60 }).exits).toEqual([147]);
    expect(young({ ...late, preStopSeconds: 5, drainSeconds: 4 }, { load: 60 }).exits).toEqual([151]);
    expect(young({ ...late, stopSeconds: 60, terminationGraceSeconds: 15 }, { load: 60 }).exits).toEqual([155]);
    expect(young({ ...late, preStopSeconds: 60, stopSeconds: 60, terminationGraceSeconds: 15 }, { load: 60 }).exits).toEqual([157]);
  });

  test("restarts it again and again, with the waits of a container that crashes", () => {
    const { exits, backOffs } = young(late, { load: 60 }, 700);
    expect(exits).toEqual([142, 182, 232, 292, 372, 492, 692]);
    expect(backOffs).toEqual([0, 10, 20, 40, 80, 160, 300]);
  });

  test("ends with the pod: a container that was to be restarted is not started again", () => {
    const { cluster } = young({ ...late, stopSeconds: 5 }, { load: 60 }, 141);
    cluster.scale(0, 141);
    cluster.live(200);
    expect(cluster.lives()[0]).toMatchObject({ goneAt: 146, exits: [] });
  });
});

test("pods fail one after another as the load of those that restart goes to the others, which could serve it alone", () => {
  const cluster = livingCluster({
    workload: { initialReplicas: 4, livenessProbe: true },
    load: 80,
    incidents: [{ kind: "podsCrash", pods: 1, at: 100 }],
  });
  const ready = cluster.live(200).map(({ servingPods }) => servingPods);
  expect([99, 100, 114, 115].map((second) => ready[second])).toEqual([4, 3, 3, 4]);
  expect(Math.min(...ready.slice(115))).toBe(4);

  const slow = livingCluster({
    workload: { initialReplicas: 4, livenessProbe: true, readinessSeconds: 60, livenessInitialDelaySeconds: 60 },
    load: 80,
    incidents: [{ kind: "podsCrash", pods: 1, at: 100 }],
  });
  const storm = slow.live(1000).map(({ servingPods }) => servingPods);
  expect(storm.indexOf(0)).toBeGreaterThan(100);
  expect(Math.max(...storm.slice(600))).toBeLessThan(4);
});

describe("a liveness probe of a pod that starts", () => {
  test("restarts it for ever if the application takes longer than the failures that it may have", () => {
    // Looks at 110, 120 and 130; the application would answer at 143.
    expect(young({ readinessSeconds: 40 }, {}, 200).exits.slice(0, 2)).toEqual([132, 162]);
  });

  test("waits for initialDelaySeconds, or for the startup probe", () => {
    expect(young({ readinessSeconds: 40, livenessInitialDelaySeconds: 20 }, {}, 200).exits).toEqual([]);
    expect(young({ readinessSeconds: 40, startupPeriodSeconds: 5 }, {}, 200).exits).toEqual([]);
  });

  test("does not fail with the readiness probe", () => {
    expect(young({}, { incidents: [{ kind: "podsUnready", pods: 1, at: 120, durationSeconds: 300 }] }, 300).exits).toEqual([]);
  });
});

describe("what a probe waits for", () => {
  /** The database lets 10 requests a second through. */
  const database = { ...late, waitMillisecondsPerRequest: 100, databaseConnections: 1 };

  test("not for requests that wait for a connection, unless they hold all workers", () => {
    expect(young(database, { load: 20 }).exits).toEqual([]);
    expect(young({ ...database, workersPerPod: 4 }, { load: 20 }).exits).toEqual([142]);
  });

  test("not for the messages of a queue", () => {
    expect(young({ ...late, kind: "queue" }, { load: 60 }).exits).toEqual([]);
  });
});
