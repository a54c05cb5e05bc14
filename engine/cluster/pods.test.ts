import { describe, expect, test } from "vitest";
import { livingCluster, tell, type LivingOptions } from "./testing/livingCluster";

/** The life of the pod that a scale to two creates at second 100. */
function secondPod(options: LivingOptions, until: number): string {
  const cluster = livingCluster(options);
  cluster.live(100);
  cluster.scale(2, 100);
  cluster.live(until);
  return tell(cluster.lives()[1]!);
}

describe("a pod's start", () => {
  test("is pending, then running, then ready", () => {
    expect(secondPod({}, 200)).toBe("pending 100, starting 103, ready 115");
  });

  test("waits for the scheduler and the image", () => {
    expect(secondPod({ workload: { schedulingSeconds: 5, imagePullSeconds: 20 } }, 200)).toBe("pending 100, starting 128, ready 140");
  });

  test("the API server shows no start time and no Ready condition before the pod is scheduled, and Ready False from then on", () => {
    const cluster = livingCluster({ workload: { schedulingSeconds: 5 } });
    cluster.live(100);
    cluster.scale(2, 100);
    const { startTime, ready, readyTransitionTime, phase } = cluster.pods()[1]!;
    expect({ startTime, ready, readyTransitionTime, phase }).toEqual({
      startTime: null,
      ready: null,
      readyTransitionTime: -Infinity,
      phase: "Pending",
    });
    cluster.live(105);
    expect(cluster.pods()[1]).toMatchObject({ startTime: 105, ready: false, readyTransitionTime: 105, phase: "Pending" });
    cluster.live(120);
    expect(cluster.pods()[1]).toMatchObject({ startTime: 105, ready: true, readyTransitionTime: 120, phase: "Running" });
  });

  test("takes no time if no step takes time: the pod is ready and serves in the next second", () => {
    const workload = { startUpSeconds: 0, readinessSeconds: 0 };
    expect(secondPod({ workload }, 101)).toBe("starting 100, ready 101");
  });
});

describe("the first pods", () => {
  test("have been ready for a long time", () => {
    const cluster = livingCluster({ workload: { initialReplicas: 2 } });
    expect(cluster.lives().map(tell)).toEqual(Array(2).fill("pending -3600, starting -3597, ready -3585"));
    expect(cluster.pods().map(({ phase, ready }) => [phase, ready])).toEqual([
      ["Running", true],
      ["Running", true],
    ]);
  });

  test("are ready and warm, however long a start takes", () => {
    const slow = { imagePullSeconds: 1800, startUpSeconds: 1800, readinessSeconds: 1800, warmUpSeconds: 3600 };
    const cluster = livingCluster({ workload: slow });
    expect(tell(cluster.lives()[0]!)).toBe("pending -9060, starting -5460, ready -3660");
    // All of the 24.8 requests per second that 496 m can serve.
    expect(cluster.live(0)[0]!.capacity).toBe(24_800);
  });
});

describe("readiness", () => {
  const flapping = { flapPeriodSeconds: 60, flapSeconds: 10 };

  test("flaps once in each period, each pod at its own second", () => {
    const cluster = livingCluster({ workload: { ...flapping, initialReplicas: 2 } });
    cluster.live(300);
    const unready = cluster
      .lives()
      .map(({ phases }) => phases.filter(({ at, phase }) => at >= 0 && phase === "unready").map(({ at }) => at));
    const phase = unready.map((times) => times[0]! % 60);
    expect(unready).toEqual(phase.map((first) => [first, first + 60, first + 120, first + 180, first + 240]));
    expect(phase[0]).not.toBe(phase[1]);
    const ready = cluster.lives()[0]!.phases.filter(({ at, phase }) => at >= 0 && phase === "ready");
    expect(ready[0]!.at).toBe(phase[0]! + 10);
  });

  test("never comes back if it fails for as long as the period", () => {
    const cluster = livingCluster({ workload: { flapPeriodSeconds: 30, flapSeconds: 30 } });
    cluster.live(300);
    expect(cluster.lives()[0]!.phases.at(-1)).toEqual({ phase: "unready", at: expect.any(Number) });
    expect(cluster.lives()[0]!.phases.at(-1)!.at).toBeLessThan(0);
  });

  test("a failing probe delays a pod that was not ready yet", () => {
    const incidents = [{ kind: "podsUnready", pods: 2, at: 105, durationSeconds: 50 }] as const;
    expect(secondPod({ incidents }, 200)).toBe("pending 100, starting 103, ready 155");
  });
});

describe("containers that exit", () => {
  test("are started again at once, then after 10 s doubling to 300 s", () => {
    const incidents = [{ kind: "rollingUpdate", release: "crashLoop", at: 100 }] as const;
    const cluster = livingCluster({ workload: { startUpSeconds: 0 }, incidents });
    cluster.live(2000);
    const exits = cluster.lives()[1]!.phases.filter(({ phase }) => phase === "crashed");
    const starts = cluster.lives()[1]!.phases.filter(({ phase }) => phase === "starting");
    // Each runs for a second; the first restart comes within the second of the exit.
    expect(starts.map(({ at }) => at).slice(0, 8)).toEqual([100, 101, 112, 133, 174, 255, 416, 717]);
    expect(exits.map(({ at }) => at).slice(0, 6)).toEqual([102, 113, 134, 175, 256, 417]);
  });

  test("stay Running and not ready while they wait, as the API server shows it", () => {
    const incidents = [{ kind: "podsCrash", pods: 1, at: 100 }] as const;
    const cluster = livingCluster({ incidents });
    cluster.live(100);
    expect(cluster.pods()[0]).toMatchObject({ phase: "Running", ready: false, readyTransitionTime: 100 });
    cluster.live(200);
    expect(tell(cluster.lives()[0]!)).toMatch(/crashed 100, starting 103, ready 115$/);
  });

  test("ten minutes of running reset the back-off", () => {
    const at = (second: number) => ({ kind: "podsCrash", pods: 1, at: second }) as const;
    const restarts = (incidents: readonly ReturnType<typeof at>[]) => {
      const cluster = livingCluster({ incidents, workload: { startUpSeconds: 1 } });
      cluster.live(2000);
      return cluster
        .lives()[0]!
        .phases.filter(({ phase, at: second }) => phase === "starting" && second > 0)
        .map(({ at: second }) => second);
    };
    expect(restarts([at(100), at(200), at(300)])).toEqual([101, 211, 321]);
    expect(restarts([at(100), at(200), at(812)])).toEqual([101, 211, 813]);
    expect(restarts([at(100), at(200), at(811)])).toEqual([101, 211, 832]);
  });
});

describe("a pod's end", () => {
  /** From the deletion of a ready pod until it is gone. */
  const stopsIn = (workload: LivingOptions["workload"]) => {
    const cluster = livingCluster({ workload: { initialReplicas: 2, ...workload } });
    cluster.live(100);
    cluster.scale(1, 100);
    cluster.live(300);
    return cluster.lives().find(({ goneAt }) => goneAt !== null)!.goneAt! - 100;
  };

  test("comes when its process has drained and exited, not when its grace ends", () => {
    expect(stopsIn({})).toBe(2);
    expect(stopsIn({ drainSeconds: 10, stopSeconds: 4 })).toBe(14);
    expect(stopsIn({ stopSeconds: 0 })).toBe(0);
  });

  test("comes with its grace at the latest: the process is killed", () => {
    expect(stopsIn({ stopSeconds: 60 })).toBe(30);
    expect(stopsIn({ drainSeconds: 25, stopSeconds: 10 })).toBe(30);
    expect(stopsIn({ drainSeconds: 40, terminationGraceSeconds: 0 })).toBe(0);
  });

  test("has the deletionTimestamp of its grace, and it does not become ready any more", () => {
    const cluster = livingCluster({ workload: { stopSeconds: 60 } });
    cluster.live(100);
    cluster.scale(2, 100);
    cluster.live(105);
    cluster.scale(1, 105);
    expect(cluster.pods().map(({ deletionTimestamp }) => deletionTimestamp)).toEqual([null, 135]);
    cluster.live(134);
    expect(cluster.pods().length).toBe(2);
    cluster.live(135);
    expect(cluster.pods().length).toBe(1);
    expect(tell(cluster.lives()[1]!)).toBe("pending 100, starting 103, terminating 105, gone 135");
  });

  test("is immediate while nothing runs: before its start, and between its starts", () => {
    const cluster = livingCluster({ workload: { initialReplicas: 2 }, incidents: [{ kind: "podsCrash", pods: 1, at: 100 }] });
    cluster.live(100);
    cluster.scale(3, 100);
    cluster.live(101);
    cluster.scale(1, 101);
    expect(cluster.lives().map(({ goneAt }) => goneAt)).toEqual([101, null, 101]);
    expect(cluster.pods().length).toBe(1);
  });
});
