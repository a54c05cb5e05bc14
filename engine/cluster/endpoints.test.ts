import { describe, expect, test } from "vitest";
import { reasonsIn } from "../simulation/failureColumns";
import type { ClusterSecond } from "./clusterSecond";
import type { Failures } from "./failureReasons";
import type { Incident } from "./incident";
import { livingCluster } from "./testing/livingCluster";
import type { Workload } from "./workload";

/** "podStopping 5000": the reasons of a second. */
const said = ({ by }: Failures) => reasonsIn(by).flatMap((reason) => (by[reason] > 0 ? [`${reason} ${by[reason]}`] : []));
const failures = (seconds: readonly ClusterSecond[]) => seconds.map(({ failed }) => said(failed).join(", "));

/** Two pods with five requests a second each; one is removed at the end of second 100. */
function scaledIn(delay: number, workload: Partial<Workload> = {}) {
  const cluster = livingCluster({ workload: { initialReplicas: 2, ...workload }, settings: { endpointsDelaySeconds: delay }, load: 10 });
  cluster.live(100);
  cluster.scale(1, 100);
  return cluster.live(140);
}

describe("a pod that stops", () => {
  test("still gets its share until the endpoints follow, and refuses it", () => {
    expect(failures(scaledIn(0)).slice(0, 3)).toEqual(["", "", ""]);
    expect(failures(scaledIn(1)).slice(0, 3)).toEqual(["podStopping 5000", "", ""]);
    // After two seconds its process has exited.
    expect(failures(scaledIn(4)).slice(0, 5)).toEqual(["podStopping 5000", "podGone 5000", "podGone 5000", "podGone 5000", ""]);
  });

  test("serves it while its preStop hook sleeps: from as long as the delay on, nothing fails", () => {
    const lost = (preStopSeconds: number) => failures(scaledIn(3, { preStopSeconds })).filter((each) => each !== "").length;
    expect([0, 1, 2, 3, 10].map(lost)).toEqual([3, 2, 1, 0, 0]);
  });

  test("serves it while it drains, and as long as it drains", () => {
    const seconds = scaledIn(1, { drainSeconds: 5 });
    expect(failures(seconds).filter((each) => each !== "")).toEqual([]);
    expect(seconds.slice(0, 6).map(({ hottestCpuMilli }) => hottestCpuMilli)).toEqual([104, 104, 104, 104, 104, 204]);
  });

  test("has its process killed when the grace ends, which the sleep is a part of", () => {
    const lives = (workload: Partial<Workload>) => {
      const cluster = livingCluster({ workload: { initialReplicas: 2, ...workload } });
      cluster.live(100);
      cluster.scale(1, 100);
      cluster.live(200);
      return cluster.lives().flatMap(({ goneAt }) => (goneAt === null ? [] : [goneAt]));
    };
    // The sleep begins with second 101; then the process takes two seconds.
    expect(lives({ preStopSeconds: 10 })).toEqual([113]);
    expect(lives({ preStopSeconds: 10, stopSeconds: 60 })).toEqual([130]);
    // The kubelet gives a container two seconds after its hook, however long that was.
    expect(lives({ preStopSeconds: 60, stopSeconds: 60 })).toEqual([133]);
  });
});

test("a pod gets its share late after it became ready", () => {
  const capacities = (endpointsDelaySeconds: number) => {
    const cluster = livingCluster({ settings: { endpointsDelaySeconds } });
    cluster.live(100);
    cluster.scale(2, 100);
    return cluster.live(120).map(({ capacity, servingPods }) => [capacity / 24_800, servingPods]);
  };
  expect(capacities(0).slice(13, 18)).toEqual([
    [1, 1],
    [2, 2],
    [2, 2],
    [2, 2],
    [2, 2],
  ]);
  expect(capacities(2).slice(13, 18)).toEqual([
    [1, 1],
    [1, 2],
    [1, 2],
    [2, 2],
    [2, 2],
  ]);
});

test("a pod whose readiness fails still serves its share until the endpoints follow", () => {
  const incidents: Incident[] = [{ kind: "podsUnready", pods: 1, at: 100, durationSeconds: 30 }];
  const cluster = livingCluster({ workload: { initialReplicas: 2 }, settings: { endpointsDelaySeconds: 2 }, load: 10, incidents });
  const seconds = cluster.live(140);
  expect(failures(seconds).filter((each) => each !== "")).toEqual([]);
  expect(seconds.slice(99, 103).map(({ hottestCpuMilli, servingPods }) => [hottestCpuMilli, servingPods])).toEqual([
    [104, 2],
    [104, 1],
    [104, 1],
    [204, 1],
  ]);
});

describe("work that is lost", () => {
  const struck = (incident: Incident, workload: Partial<Workload> = {}, endpointsDelaySeconds = 0) => {
    const made = { initialReplicas: 2, ...workload };
    const cluster = livingCluster({ workload: made, settings: { endpointsDelaySeconds }, load: 10, incidents: [incident] });
    return cluster.live(110).slice(100);
  };

  test("with a pod is what it worked on: its rate × the time of a request", () => {
    // Five requests a second, 20 ms each.
    expect(failures(struck({ kind: "podsCrash", pods: 1, at: 100 }))[0]).toBe("podCrashed 100");
    expect(failures(struck({ kind: "podsEvicted", pods: 1, at: 100 }))[0]).toBe("podEvicted 100");
    expect(failures(struck({ kind: "nodeLost", at: 100 }))[0]).toBe("nodeLost 100");
    expect(failures(struck({ kind: "podsCrash", pods: 1, at: 100 }, { cpuPerRequestMilliseconds: 90 }))[0]).toBe("podCrashed 450");
  });

  test("is followed by the requests that are still sent to the pod", () => {
    expect(failures(struck({ kind: "podsCrash", pods: 1, at: 100 }, {}, 2)).slice(0, 3)).toEqual([
      "podGone 5000, podCrashed 100",
      "podGone 5000",
      "",
    ]);
  });

  test("contains the requests that wait at the pod", () => {
    const [before, at] = (() => {
      const cluster = livingCluster({
        workload: { initialReplicas: 2, requestTimeoutSeconds: 5 },
        load: 100,
        incidents: [{ kind: "podsCrash", pods: 1, at: 100 }],
      });
      return cluster.live(100).slice(99);
    })();
    // Half of those that wait, and what the pod worked on.
    expect(before!.waiting).toBeGreaterThan(100_000);
    expect(at!.failed.by.podCrashed).toBe(before!.waiting / 2 + 496);
  });

  test("begins again if it is a queue's: nothing fails, and as many messages more wait", () => {
    const [second] = struck({ kind: "podsCrash", pods: 1, at: 100 }, { kind: "queue" });
    expect(second).toMatchObject({ offered: 10_000, served: 9_900, returned: 100, waiting: 100, failed: { total: 0 } });
  });

  test("is what a process has left when its grace ends", () => {
    // A full pod with 64 cores works on 63.98 requests of 20 s. It gets none from second 101 on, and has done 9 of the 20 s in second 110.
    const seconds = scaledIn(0, {
      cpuPerRequestMilliseconds: 20_000,
      terminationGraceSeconds: 10,
      cpuLimitMilli: 64_000,
      requestTimeoutSeconds: 600,
    });
    const lost = seconds.map(({ failed }) => failed.by.podKilled);
    expect(lost.flatMap((amount, index) => (amount > 0 ? [[101 + index, amount]] : []))).toEqual([[110, 35_189]]);
  });
});

test("a process exits when it has finished what it has, if that takes longer than it takes to stop", () => {
  const cluster = livingCluster({ workload: { initialReplicas: 2, cpuPerRequestMilliseconds: 6000, cpuLimitMilli: 8000 }, load: 1 });
  cluster.live(100);
  cluster.scale(1, 100);
  cluster.live(120);
  expect(cluster.lives().flatMap(({ goneAt }) => (goneAt === null ? [] : [goneAt]))).toEqual([106]);
  const slow = livingCluster({ workload: { initialReplicas: 2, waitMillisecondsPerRequest: 9000 }, load: 1 });
  slow.live(100);
  slow.scale(1, 100);
  slow.live(120);
  expect(slow.lives().flatMap(({ goneAt }) => (goneAt === null ? [] : [goneAt]))).toEqual([109]);
});
