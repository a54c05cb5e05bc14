import { describe, expect, test } from "vitest";
import type { PodGroups } from "./decision";
import { defaultFlags } from "./flags";
import type { Observation } from "./observation";
import { noOlderRules } from "./olderRules";
import { getRawResourceReplicas, getResourceReplicas } from "./replicaCalculator";
import { observe, sampleOf, seenPod, seenPods, type SeenPod } from "./testing/observed";

const tolerance = { down: 0.1, up: 0.1 };
const inputOf = (observation: Observation, currentReplicas: number) => ({
  currentReplicas,
  statusReplicas: currentReplicas,
  namespace: "default",
  tolerance,
  observation,
  flags: defaultFlags,
  older: noOlderRules,
  now: 0,
});
const utilization = (seen: readonly SeenPod[], percent: number, currentReplicas = seen.length) =>
  getResourceReplicas(inputOf(observe(seen), currentReplicas), "cpu", percent);
const average = (seen: readonly SeenPod[], milli: number, currentReplicas = seen.length) =>
  getRawResourceReplicas(inputOf(observe(seen), currentReplicas), "cpu", milli);
const allReady = (ready: number): PodGroups => ({ ready, unready: 0, missing: 0, ignored: 0, setAside: [] });

describe("a utilization target", () => {
  test("proposes the ratio × the ready pods, always rounded up: 1.11 × 100 is 112 in floating point", () => {
    expect(utilization(seenPods(100, 111), 100)).toEqual({
      ok: true,
      replicaCount: 112,
      calculation: {
        kind: "pods",
        target: { type: "Utilization", percent: 100 },
        tolerance,
        groups: allReady(100),
        setAsideRequests: { missing: 0, missingBusy: 0, unready: 0 },
        unlistedSamples: 0,
        counted: { samples: 100, usageMilli: 11_100, requestsMilli: 10_000, utilizationPercent: 111, averageMilli: 111, usageRatio: 1.11 },
        plainReplicaCount: 112,
        outcome: "scaled",
        rebalanced: null,
        outOfRange: [],
      },
    });
  });

  test("is of the requests in the specs, and a resize that is not done is told beside it", () => {
    const half = [{ name: "app", requestsMilli: { cpu: 50 } }];
    const [resized, other] = [seenPod("web-0", 80, { appliedContainers: half }), seenPod("web-1", 40)];
    const calculated = utilization([resized, other], 60);
    expect(calculated).toMatchObject({ replicaCount: 2, calculation: { counted: { requestsMilli: 200, utilizationPercent: 60 } } });
    expect(calculated).toMatchObject({ calculation: { applied: { requestsMilli: 150, utilizationPercent: 80 } } });
    const told = (seen: readonly SeenPod[]) => {
      const result = utilization(seen, 60);
      return result.ok && "applied" in result.calculation;
    };
    expect(told([resized])).toBe(true);
    // Only memory differs, the pod is set aside, or nothing was requested before: there is no other share.
    expect(told([seenPod("web-0", 80, { appliedContainers: [{ name: "app", requestsMilli: { cpu: 100, memory: 1 } }] }), other])).toBe(
      false,
    );
    expect(told([seenPod("web-0", 80, { appliedContainers: half, deletionTimestamp: 0 }), other])).toBe(false);
    expect(told([seenPod("web-0", 80, { appliedContainers: [{ name: "app", requestsMilli: {} }] }), other])).toBe(false);
    expect(average([resized, other], 60)).not.toHaveProperty("calculation.applied");
  });

  test("multiplies by the ready pods, not by the current count", () => {
    expect(utilization(seenPods(3, 100), 50, 5)).toMatchObject({ replicaCount: 6, calculation: { outcome: "scaled" } });
  });

  test.each([
    { cpu: 44, ratio: 0.88, outcome: "scaled", replicaCount: 9 },
    { cpu: 45, ratio: 0.9, outcome: "withinTolerance", replicaCount: 10 },
    { cpu: 55, ratio: 1.1, outcome: "withinTolerance", replicaCount: 10 },
    { cpu: 56, ratio: 1.12, outcome: "scaled", replicaCount: 12 },
  ])("counts both edges of the tolerance as inside: $ratio", ({ cpu, ratio, outcome, replicaCount }) => {
    expect(utilization(seenPods(10, cpu), 50)).toMatchObject({ replicaCount, calculation: { outcome, counted: { usageRatio: ratio } } });
  });

  test("truncates the utilization to whole percents before it judges: 55.9% with a target of 50% is still within tolerance", () => {
    const seen = [seenPod("web-0", 559, { containers: [{ name: "app", requestsMilli: { cpu: 1000 } }] })];
    expect(utilization(seen, 50)).toMatchObject({ calculation: { outcome: "withinTolerance", counted: { utilizationPercent: 55 } } });
  });

  test("records what the pods set aside request, also where nothing is filled in for them", () => {
    const pods = [...seenPods(3, 20), seenPod("web-3", 20, { phase: "Pending" })];
    expect(utilization(pods, 200)).toMatchObject({
      calculation: { rebalanced: null, setAsideRequests: { missing: 0, missingBusy: 0, unready: 100 } },
    });
  });

  test("treats missing pods as busy with their whole request on scale-down", () => {
    expect(utilization([...seenPods(3, 20), seenPod("web-3", null)], 50)).toEqual({
      ok: true,
      replicaCount: 4,
      calculation: {
        kind: "pods",
        target: { type: "Utilization", percent: 50 },
        tolerance,
        groups: { ready: 3, unready: 0, missing: 1, ignored: 0, setAside: [{ name: "web-3", group: "missing", why: "noSample" }] },
        setAsideRequests: { missing: 100, missingBusy: 100, unready: 0 },
        unlistedSamples: 0,
        counted: { samples: 3, usageMilli: 60, requestsMilli: 300, utilizationPercent: 20, averageMilli: 20, usageRatio: 0.4 },
        plainReplicaCount: 2,
        outcome: "rebalanced",
        rebalanced: {
          samples: 4,
          usageMilli: 160,
          requestsMilli: 400,
          utilizationPercent: 40,
          averageMilli: 40,
          usageRatio: 0.8,
          fillIn: { missingPods: 1, missingAs: { percent: 100 }, unreadyPods: 0 },
          heldSamples: 4,
          replicaCount: 4,
        },
        outOfRange: [],
      },
    });
  });

  test("treats missing pods as busy at the target where it is above 100%", () => {
    const result = utilization([...seenPods(3, 80), seenPod("web-3", null)], 200);
    expect(result).toMatchObject({
      replicaCount: 3,
      calculation: { rebalanced: { usageMilli: 440, fillIn: { missingAs: { percent: 200 } } } },
    });
  });

  test("treats missing pods as idle on scale-up", () => {
    const seen = [...seenPods(9, 61), seenPod("web-9", null)];
    expect(utilization(seen, 50)).toMatchObject({
      replicaCount: 10,
      calculation: {
        plainReplicaCount: 11,
        outcome: "rebalancedWithinTolerance",
        rebalanced: { utilizationPercent: 54, fillIn: { missingPods: 1, missingAs: { percent: 0 }, unreadyPods: 0 }, replicaCount: 11 },
      },
    });
  });

  test("fills in nothing at a ratio of exactly 1", () => {
    expect(utilization([...seenPods(3, 50), seenPod("web-3", null)], 50)).toMatchObject({
      replicaCount: 4,
      calculation: {
        outcome: "rebalancedWithinTolerance",
        rebalanced: { samples: 3, usageRatio: 1, fillIn: { missingPods: 1, missingAs: null, unreadyPods: 0 } },
      },
    });
  });

  test("keeps the count where the fill-ins move the ratio to the other side of 1", () => {
    const seen = [...seenPods(2, 60), ...[2, 3, 4].map((i) => seenPod(`web-${i}`, null))];
    expect(utilization(seen, 50)).toMatchObject({
      replicaCount: 5,
      calculation: { plainReplicaCount: 3, outcome: "rebalancedChangedDirection", rebalanced: { usageRatio: 0.48, replicaCount: 3 } },
    });
  });

  test("keeps the count where the filled-in ratio is above 1 and its product below the count", () => {
    const seen = [...seenPods(2, 200), seenPod("web-2", null)];
    expect(utilization(seen, 50, 20)).toMatchObject({
      replicaCount: 20,
      calculation: { outcome: "rebalancedMovedAgainst", rebalanced: { usageRatio: 2.66, replicaCount: 8 } },
    });
  });

  test("leaves unready pods out on scale-down and counts them as idle on scale-up", () => {
    const starting = seenPod("web-2", 400, { phase: "Pending" });
    expect(utilization([...seenPods(2, 20), starting], 50)).toMatchObject({
      replicaCount: 1,
      calculation: { counted: { samples: 2 }, outcome: "scaled", rebalanced: null },
    });
    expect(utilization([...seenPods(2, 100), starting], 50)).toMatchObject({
      replicaCount: 4,
      calculation: {
        plainReplicaCount: 4,
        outcome: "rebalanced",
        rebalanced: { samples: 3, utilizationPercent: 66, fillIn: { missingPods: 0, missingAs: null, unreadyPods: 1 }, heldSamples: 3 },
      },
    });
  });

  test("multiplies a filled-in ratio by the samples of pods that are gone, too", () => {
    const observation = observe([...seenPods(2, 100), seenPod("web-2", null)]);
    const samples = new Map([
      ...(observation.metrics.resource ?? []),
      ["web-gone", sampleOf([{ name: "app", usageMilli: { cpu: 900 } }])] as const,
    ]);
    expect(getResourceReplicas(inputOf({ ...observation, metrics: { resource: samples } }, 3), "cpu", 50)).toMatchObject({
      replicaCount: 6,
      calculation: { unlistedSamples: 1, counted: { usageMilli: 200 }, rebalanced: { samples: 3, usageRatio: 1.32, heldSamples: 4 } },
    });
  });

  test("needs the request of every listed pod, a terminating one included", () => {
    const leaving = seenPod("web-2", 10, { deletionTimestamp: 0, containers: [{ name: "app", requestsMilli: { memory: 1 } }] });
    expect(utilization([...seenPods(2, 100), leaving], 50)).toEqual({
      ok: false,
      error: "missing request for cpu in container app of Pod web-2",
      groups: { ready: 2, unready: 0, missing: 0, ignored: 1, setAside: [{ name: "web-2", group: "ignored", why: "terminating" }] },
    });
  });

  test("fails without any request to divide by", () => {
    const free = seenPod("web-0", 10, { containers: [{ name: "app", requestsMilli: { cpu: 0 } }] });
    expect(utilization([free], 50)).toEqual({ ok: false, error: "no metrics returned matched known pods", groups: allReady(1) });
  });
});

describe("an average value target", () => {
  test("truncates the average before it judges", () => {
    expect(average([seenPod("web-0", 100), seenPod("web-1", 121)], 100)).toEqual({
      ok: true,
      replicaCount: 2,
      calculation: {
        kind: "pods",
        target: { type: "AverageValue", milli: 100 },
        tolerance,
        groups: allReady(2),
        setAsideRequests: null,
        unlistedSamples: 0,
        counted: { samples: 2, usageMilli: 221, requestsMilli: null, utilizationPercent: null, averageMilli: 110, usageRatio: 1.1 },
        plainReplicaCount: 3,
        outcome: "withinTolerance",
        rebalanced: null,
        outOfRange: [],
      },
    });
  });

  test("needs no requests", () => {
    expect(average([seenPod("web-0", 300, { containers: [] })], 100)).toMatchObject({ ok: true, replicaCount: 3 });
  });

  test("fills in missing pods with exactly the target on scale-down and with nothing on scale-up", () => {
    const missing = seenPod("web-2", null);
    expect(average([...seenPods(2, 10), missing], 100)).toMatchObject({
      replicaCount: 2,
      calculation: {
        rebalanced: { usageMilli: 120, averageMilli: 40, fillIn: { missingPods: 1, missingAs: { milli: 100 }, unreadyPods: 0 } },
      },
    });
    expect(average([...seenPods(2, 300), missing], 100)).toMatchObject({
      replicaCount: 6,
      calculation: {
        rebalanced: { usageMilli: 600, averageMilli: 200, fillIn: { missingPods: 1, missingAs: { milli: 0 }, unreadyPods: 0 } },
      },
    });
  });

  test("counts the samples of pods that are gone, but not as ready pods", () => {
    const observation = observe(seenPods(2, 100));
    const samples = new Map([
      ...(observation.metrics.resource ?? []),
      ["web-gone", sampleOf([{ name: "app", usageMilli: { cpu: 400 } }])] as const,
    ]);
    expect(getRawResourceReplicas(inputOf({ ...observation, metrics: { resource: samples } }, 2), "cpu", 100)).toMatchObject({
      replicaCount: 4,
      calculation: { unlistedSamples: 1, counted: { samples: 3, averageMilli: 200 } },
    });
  });

  test("sums exactly beyond 2^53", () => {
    const huge = 9_000_000_000_000_000;
    expect(average(seenPods(3, huge), 1000)).toMatchObject({
      calculation: { counted: { usageMilli: 27_000_000_000_000_000n, averageMilli: huge } },
    });
  });
});

describe("without a usable sample", () => {
  const resultOf = (observation: Observation) => getResourceReplicas(inputOf(observation, 1), "cpu", 50);
  const one = observe(seenPods(1, 50));

  test("says that the metrics call failed", () => {
    expect(resultOf({ ...one, metrics: { resource: null } })).toEqual({
      ok: false,
      error:
        "unable to get metrics for resource cpu: unable to fetch metrics from resource metrics API: the server is currently unable to handle the request (get pods.metrics.k8s.io)",
      groups: null,
    });
  });

  test("says that the answer was empty, before it looks at pods", () => {
    expect(resultOf({ ...one, pods: [], metrics: { resource: new Map() } })).toEqual({
      ok: false,
      error: "unable to get metrics for resource cpu: no metrics returned from resource metrics API",
      groups: null,
    });
  });

  test("says that there are no pods", () => {
    expect(resultOf({ ...one, pods: [] })).toEqual({
      ok: false,
      error: "no pods returned by selector while calculating replica count",
      groups: null,
    });
  });

  test("says that all pods might be unready", () => {
    const starting = seenPod("web-0", 50, { phase: "Pending" });
    expect(resultOf(observe([starting]))).toEqual({
      ok: false,
      error: "did not receive metrics for targeted pods (pods might be unready)",
      groups: { ready: 0, unready: 1, missing: 0, ignored: 0, setAside: [{ name: "web-0", group: "unready", why: "pending" }] },
    });
  });
});
