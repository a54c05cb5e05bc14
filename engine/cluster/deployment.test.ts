import { describe, expect, test } from "vitest";
import { fenceposts, type RolloutStrategy } from "./deploymentSync";
import type { Incident } from "./incident";
import { livingCluster, type LivingCluster } from "./testing/livingCluster";

const rollout = (at: number, release: "good" | "neverReady" | "crashLoop" = "good"): Incident => ({ kind: "rollingUpdate", release, at });

/** Pods that are not being deleted, by their ReplicaSet in order of creation, each with its count of ready pods. */
function replicaSets(cluster: LivingCluster): string {
  const sets = new Map<string, { all: number; ready: number }>();
  for (const { name } of cluster.lives()) sets.set(name.slice(0, -6), { all: 0, ready: 0 });
  for (const { name, ready, deletionTimestamp } of cluster.pods()) {
    const set = sets.get(name.slice(0, -6))!;
    if (deletionTimestamp === null) set.all++;
    if (deletionTimestamp === null && ready) set.ready++;
  }
  return [...sets.values()].map(({ all, ready }) => `${ready}/${all}`).join(" ");
}

/** The changes of `replicaSets`, with their seconds. */
function story(cluster: LivingCluster, from: number, to: number): string[] {
  const told: string[] = [];
  for (let now = from; now <= to; now++) {
    cluster.live(now);
    const state = replicaSets(cluster);
    if (!told.at(-1)?.endsWith(` ${state}`)) told.push(`${now}: ${state}`);
  }
  return told;
}

test("the surge is rounded up, the unavailable count down, and one pod may always move", () => {
  const of = (maxSurgePercent: number, maxUnavailablePercent: number, replicas: number) =>
    fenceposts({ maxSurgePercent, maxUnavailablePercent }, replicas);
  expect(of(25, 25, 10)).toEqual({ surge: 3, unavailable: 2 });
  expect(of(25, 25, 1)).toEqual({ surge: 1, unavailable: 0 });
  expect(of(0, 25, 3)).toEqual({ surge: 0, unavailable: 1 });
  expect(of(0, 0, 10)).toEqual({ surge: 0, unavailable: 1 });
  expect(of(0, 100, 0)).toEqual({ surge: 0, unavailable: 0 });
});

describe("a rolling update", () => {
  test("replaces four pods with one more and one less than four at a time", () => {
    const cluster = livingCluster({ workload: { initialReplicas: 4 }, incidents: [rollout(100)] });
    expect(story(cluster, 99, 200)).toEqual(["99: 4/4", "100: 3/3 0/2", "115: 1/1 2/4", "130: 0/0 4/4"]);
  });

  test("waits until new pods have been ready for longer than minReadySeconds", () => {
    const cluster = livingCluster({ workload: { initialReplicas: 4, minReadySeconds: 20 }, incidents: [rollout(100)] });
    expect(story(cluster, 99, 200)).toEqual(["99: 4/4", "100: 3/3 0/2", "115: 3/3 2/2", "136: 1/1 2/4", "151: 1/1 4/4", "172: 0/0 4/4"]);
  });

  test("starts to count again if a pod was not ready in between", () => {
    const unready: Incident = { kind: "podsUnready", pods: 2, at: 120, durationSeconds: 5 };
    const cluster = livingCluster({ workload: { minReadySeconds: 20 }, incidents: [rollout(100), unready] });
    const told = ["99: 1/1", "100: 1/1 0/1", "115: 1/1 1/1", "120: 0/1 0/1", "125: 1/1 1/1", "146: 0/0 1/1"];
    expect(story(cluster, 99, 200)).toEqual(told);
  });

  test("without surge it stops pods first, without unavailable pods it starts pods first", () => {
    const first = (maxSurgePercent: number, maxUnavailablePercent: number) =>
      story(
        livingCluster({ workload: { initialReplicas: 4, maxSurgePercent, maxUnavailablePercent }, incidents: [rollout(100)] }),
        100,
        100,
      );
    expect(first(0, 50)).toEqual(["100: 2/2 0/2"]);
    expect(first(50, 0)).toEqual(["100: 4/4 0/2"]);
    expect(first(0, 0)).toEqual(["100: 3/3 0/1"]);
  });

  test("counts pods of both releases in status.replicas", () => {
    const cluster = livingCluster({ workload: { initialReplicas: 4 }, incidents: [rollout(100)] });
    cluster.live(110);
    expect(cluster.observe().scale).toMatchObject({ specReplicas: 4, statusReplicas: 5 });
  });

  test("stalls with a release that never becomes ready", () => {
    const cluster = livingCluster({ workload: { initialReplicas: 4 }, incidents: [rollout(100, "neverReady")] });
    expect(story(cluster, 99, 2000)).toEqual(["99: 4/4", "100: 3/3 0/2"]);
  });

  test("stalls with a release that exits before it is ready, and continues with the next good one", () => {
    const cluster = livingCluster({ workload: { initialReplicas: 4 }, incidents: [rollout(100, "crashLoop"), rollout(1000)] });
    expect(story(cluster, 99, 1100)).toEqual(["99: 4/4", "100: 3/3 0/2", "1000: 3/3 0/0 0/2", "1015: 1/1 0/0 2/4", "1030: 0/0 0/0 4/4"]);
  });

  test("rolls all pods out where a crash-looping release is ready for a moment", () => {
    const workload = { initialReplicas: 4, readinessSeconds: 2, startUpCpuSeconds: 10, startUpCpuMilli: 100 };
    const cluster = livingCluster({ workload, incidents: [rollout(100, "crashLoop")] });
    cluster.live(200);
    expect(replicaSets(cluster)).toMatch(/^0\/0 .\/4$/);
  });
});

describe("scaling while a release rolls out", () => {
  /** Stalled with 3 old and 2 new pods: 5 of at most 4 + 1. */
  const stalled = () => {
    const cluster = livingCluster({ workload: { initialReplicas: 4 }, incidents: [rollout(100, "neverReady")] });
    cluster.live(150);
    return cluster;
  };

  test("divides the new pods between the releases in proportion to their size", () => {
    const cluster = stalled();
    cluster.scale(8, 150);
    cluster.live(170);
    // 8 + 2 pods are allowed: 3 × 10 / 5 and 2 × 10 / 5.
    expect(replicaSets(cluster)).toBe("6/6 0/4");
  });

  test("removes pods in proportion to size, too; unavailable ones go first", () => {
    const cluster = stalled();
    cluster.scale(2, 150);
    // 2 + 1 pods are allowed: round(3 × 3 / 5) and round(2 × 3 / 5).
    expect(replicaSets(cluster)).toBe("2/2 0/1");
  });

  /** Scales after a release with pods that never become ready; `replicas` before and after. */
  const rescaled = (before: number, after: number, strategy: Partial<RolloutStrategy>) => {
    const cluster = livingCluster({ workload: { initialReplicas: before, ...strategy }, incidents: [rollout(100, "neverReady")] });
    cluster.live(150);
    cluster.scale(after, 150);
    cluster.live(160);
    return replicaSets(cluster);
  };

  test("rounds for the larger first, and gives the rest to the other", () => {
    // 6 and 2 pods; 10 are allowed now, 8 before: 7.5 and 2.5.
    expect(rescaled(6, 8, { maxUnavailablePercent: 0 })).toBe("6/8 0/2");
  });

  test("if both are equally large, the newer grows and the older shrinks", () => {
    // 3 and 3 pods: 9 are allowed now, 6 before; then 5.
    expect(rescaled(4, 6, { maxSurgePercent: 50 })).toBe("3/4 0/5");
    expect(rescaled(4, 3, { maxSurgePercent: 50 })).toBe("2/2 0/3");
  });

  test("to zero removes all pods", () => {
    const cluster = stalled();
    cluster.scale(0, 150);
    expect(replicaSets(cluster)).toBe("0/0 0/0");
    cluster.live(151);
    cluster.scale(3, 151);
    cluster.live(160);
    expect(cluster.observe().scale).toMatchObject({ specReplicas: 3, statusReplicas: 3 });
  });
});
