import { describe, expect, test } from "vitest";
import { plain } from "../lib/sentence";
import { livingCluster, tell, type LivingOptions } from "./testing/livingCluster";
import type { Workload } from "./workload";

/** The life of the pod that a scale to two creates at second 100; it runs at 103 and answers at 115. */
function secondPod(workload: Partial<Workload>, options: LivingOptions = {}, until = 300): string {
  const cluster = livingCluster({ ...options, workload });
  cluster.live(100);
  cluster.scale(2, 100);
  cluster.live(until);
  return tell(cluster.lives()[1]!);
}

/** Upstream's defaults. */
const usual = { readinessPeriodSeconds: 10, readinessFailureThreshold: 3 };

describe("a readiness probe", () => {
  test("finds a pod ready when it looks: in each period, from the second in which the kubelet received the pod", () => {
    expect(secondPod(usual)).toBe("pending 100, starting 103, ready 120");
    expect(secondPod({ ...usual, readinessPeriodSeconds: 30, schedulingSeconds: 4 })).toBe("pending 100, starting 107, ready 134");
  });

  test("looks at once when the containers start, so a fast application does not wait for a period", () => {
    expect(secondPod({ ...usual, readinessSeconds: 0 })).toBe("pending 100, ready 103");
  });

  test("does not look before initialDelaySeconds, which shifts no look", () => {
    expect(secondPod({ ...usual, readinessSeconds: 0, readinessInitialDelaySeconds: 7 })).toBe("pending 100, starting 103, ready 110");
    expect(secondPod({ ...usual, readinessInitialDelaySeconds: 18 })).toBe("pending 100, starting 103, ready 130");
  });

  test("must succeed successThreshold times in a row", () => {
    expect(secondPod({ ...usual, readinessSuccessThreshold: 3 })).toBe("pending 100, starting 103, ready 140");
  });

  const unready = (durationSeconds: number): LivingOptions => ({
    incidents: [{ kind: "podsUnready", pods: 2, at: 151, durationSeconds }],
  });

  test("makes a pod unready when it has failed failureThreshold times in a row, and ready with its next success", () => {
    expect(secondPod(usual, unready(60))).toBe("pending 100, starting 103, ready 120, unready 180, ready 220");
    expect(secondPod(usual, unready(29))).toBe("pending 100, starting 103, ready 120");
  });

  test("does not see what happens between two looks", () => {
    const blind = { ...usual, readinessFailureThreshold: 1 };
    expect(secondPod(blind, unready(9))).toBe("pending 100, starting 103, ready 120");
    expect(secondPod(blind, unready(10))).toBe("pending 100, starting 103, ready 120, unready 160, ready 170");
  });

  test("counts its row on over a restart of the container", () => {
    const crash: LivingOptions = { incidents: [{ kind: "podsCrash", pods: 2, at: 200 }] };
    const workload = { ...usual, readinessSuccessThreshold: 2 };
    // Both start again at 203 and answer at once: one look is enough, because no look failed meanwhile.
    expect(secondPod({ ...workload, readinessSeconds: 0 }, crash)).toBe("pending 100, starting 103, ready 110, crashed 200, ready 203");
    expect(secondPod(workload, crash)).toBe("pending 100, starting 103, ready 130, crashed 200, starting 203, ready 230");
  });
});

describe("without a readiness probe", () => {
  const none = { readinessProbe: false };

  test("a pod is ready as soon as it runs, and serves nothing before it answers", () => {
    expect(secondPod(none)).toBe("pending 100, ready 103");
    const cluster = livingCluster({ workload: none });
    cluster.live(100);
    cluster.scale(2, 100);
    const seconds = cluster.live(115).slice(-14);
    expect(seconds.map(({ servingPods, capacity }) => `${servingPods} serve ${capacity}`)).toEqual([
      "1 serve 24800",
      ...Array(12).fill("2 serve 24800"),
      "2 serve 49600",
    ]);
  });

  test("what is sent to it until it answers fails, for that reason", () => {
    const failedOf = (workload: Partial<Workload>) => {
      const cluster = livingCluster({ workload, load: 12 });
      cluster.live(100);
      cluster.scale(2, 100);
      return cluster.live(130).reduce((sum, { failed }) => sum + failed.by.podStarting, 0);
    };
    // Half of twelve requests a second, for twelve seconds.
    expect([failedOf({}), failedOf(none)]).toEqual([0, 72_000]);
  });

  test("a release that never answers replaces all pods that do", () => {
    const incidents = [{ kind: "rollingUpdate", release: "neverReady", at: 100 }] as const;
    const good = (workload: Partial<Workload>) => {
      const cluster = livingCluster({ workload: { initialReplicas: 4, ...workload }, incidents });
      return cluster.live(300).at(-1)!.capacity / 24_800;
    };
    expect([good({}), good(none)]).toEqual([3, 0]);
  });

  test("an incident cannot fail it", () => {
    const incidents = [{ kind: "podsUnready", pods: 1, at: 100, durationSeconds: 60 }] as const;
    const cluster = livingCluster({ workload: none, incidents });
    cluster.live(200);
    expect([...cluster.refused.values()].map(plain)).toEqual(["The pods have no readiness probe."]);
    expect(tell(cluster.lives()[0]!)).toBe("pending -3600, ready -3597");
  });

  test("a worker of a queue fetches no message before it has started", () => {
    const cluster = livingCluster({ workload: { ...none, kind: "queue" }, load: 12 });
    cluster.live(100);
    cluster.scale(2, 100);
    expect(cluster.live(115).every(({ waiting }) => waiting === 0)).toBe(true);
  });
});
