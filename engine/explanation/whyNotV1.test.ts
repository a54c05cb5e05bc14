import { describe, expect, test } from "vitest";
import { freshV1Status } from "../controllerV1/horizontal";
import { driveV1, stepV1, type StepV1 } from "./testing/runsV1";
import { nearestThresholdsV1 } from "./thresholdsV1";
import { whyNotV1 } from "./whyNotV1";

const asked = (change: Partial<StepV1>, replicas: number) => whyNotV1(driveV1({ ...stepV1, ...change }), replicas);
const scaledAt = (lastScaleTime: number) => ({ ...freshV1Status(), lastScaleTime });

describe("why not", () => {
  test("has nothing to say to the count at which the reconcile ended", () => {
    expect(asked({ utilizationPercent: 98 }, 8)).toEqual({ replicas: 8, endedAt: 8, obstacles: [], stoppedAt: null });
  });

  test("names the window that forbids a rise, until when, and by whose time", () => {
    expect(asked({ utilizationPercent: 98, status: scaledAt(900) }, 8)).toEqual({
      replicas: 8,
      endedAt: 4,
      obstacles: [
        { stage: "forbidden", reason: "window", direction: "up", windowSeconds: 180, until: 1080, judgedAt: 990, judgedBy: "metric" },
      ],
      stoppedAt: null,
    });
  });

  test("names the longer window for a fall", () => {
    expect(asked({ utilizationPercent: 20, status: scaledAt(760) }, 2).obstacles).toEqual([
      { stage: "forbidden", reason: "window", direction: "down", windowSeconds: 300, until: 1060, judgedAt: 990, judgedBy: "metric" },
    ]);
  });

  test("names the utilizations that would lead to the count, and what the tolerance suppressed", () => {
    const { obstacles } = asked({ utilizationPercent: 54 }, 5);
    expect(obstacles).toEqual([
      {
        stage: "proposal",
        reason: "metricProposesLess",
        proposes: 4,
        needed: { from: 5, to: 5 },
        calculation: {
          utilizationPercent: 54,
          metricTimestamp: 990,
          targetPercent: 50,
          usageRatio: 1.08,
          tolerance: 0.1,
          withinTolerance: true,
        },
        // At 55% the distance |1 − 1.1| is a little more than 0.1.
        utilization: { from: 55, to: 62 },
        withoutTolerance: 5,
      },
    ]);
  });

  test("says that no utilization leads to a count that the tolerance skips", () => {
    const { obstacles } = asked({ spec: { ...stepV1.spec, maxReplicas: 100 }, specReplicas: 50, statusReplicas: 50 }, 52);
    expect(obstacles).toMatchObject([{ reason: "metricProposesLess", utilization: null, withoutTolerance: 50 }]);
  });

  test("names the bounds, and says that 1.2 never scales to 0", () => {
    expect(asked({ utilizationPercent: 200 }, 12).obstacles).toEqual([{ stage: "clamped", reason: "maxReplicas", bound: 10 }]);
    expect(asked({ utilizationPercent: 0 }, 0).obstacles).toEqual([
      { stage: "clamped", reason: "minReplicas", bound: 2 },
      { stage: "clamped", reason: "neverZero" },
    ]);
  });

  test("stops where no metric was read", () => {
    expect(asked({ specReplicas: 12, statusReplicas: 12 }, 11)).toEqual({
      replicas: 11,
      endedAt: 10,
      obstacles: [
        { stage: "observed", reason: "outOfBounds", bound: { by: "maxReplicas", from: 12, to: 10 } },
        { stage: "clamped", reason: "maxReplicas", bound: 10 },
      ],
      stoppedAt: "observed",
    });
    expect(asked({ specReplicas: 12, statusReplicas: 12, status: scaledAt(900) }, 10).obstacles).toEqual([
      { stage: "forbidden", reason: "window", direction: "down", windowSeconds: 300, until: 1200, judgedAt: 1000, judgedBy: "clock" },
    ]);
    expect(asked({ utilizationPercent: null }, 5)).toMatchObject({
      obstacles: [{ stage: "observed", reason: "noMetric", error: "no pods" }],
      stoppedAt: "observed",
    });
  });

  test("says that 1.2 sees nothing to do where status.replicas already has the count", () => {
    expect(asked({ specReplicas: 6 }, 4)).toMatchObject({
      endedAt: 6,
      obstacles: [{ stage: "applied", reason: "takenForDone", statusReplicas: 4 }],
    });
  });

  test("says that the count could not be written", () => {
    expect(asked({ utilizationPercent: 98, updateError: "conflict" }, 8).obstacles).toEqual([
      { stage: "applied", reason: "unwritten", desired: 8, error: "failed to rescale Deployment/default/web: conflict" },
    ]);
  });

  test("says that 1.1 proposes nothing without a target", () => {
    const spec = { minReplicas: 2, maxReplicas: 10 };
    const flags = { ...stepV1.flags, kubernetesVersion: "1.1" } as const;
    expect(asked({ spec, flags }, 7).obstacles).toEqual([{ stage: "proposal", reason: "noTarget", proposes: 0 }]);
  });
});

describe("the nearest thresholds", () => {
  const nearest = (change: Partial<StepV1>) => nearestThresholdsV1(driveV1({ ...stepV1, ...change }));

  test("are the edges of the tolerance, or of a count's step", () => {
    expect(nearest({})).toEqual({
      utilizationPercent: 50,
      above: { utilizationPercent: 55, usageRatio: 1.1, proposes: 5, endsAt: 5 },
      below: { utilizationPercent: 37, usageRatio: 0.74, proposes: 3, endsAt: 3 },
    });
  });

  test("are none where a window forbids the change, or a bound stops it", () => {
    expect(nearest({ status: scaledAt(900) })).toEqual({ utilizationPercent: 50, above: null, below: null });
    expect(nearest({ specReplicas: 10, statusReplicas: 10, utilizationPercent: 90 })).toMatchObject({
      above: null,
      below: { utilizationPercent: 44, proposes: 9, endsAt: 9 },
    });
  });

  test("are not known where no metric was read", () => {
    expect([nearest({ utilizationPercent: null }), nearest({ specReplicas: 12, statusReplicas: 12 })]).toEqual([null, null]);
  });
});

test("a record has the counts after the metric, the bounds and the forbidden windows", () => {
  expect(driveV1({ ...stepV1, utilizationPercent: 200, status: scaledAt(900) })).toMatchObject({
    at: 1000,
    specReplicas: 4,
    statusReplicas: 4,
    decision: { proposal: 16, forbidden: { desired: 10, result: 4, up: { until: 1080 }, down: { until: 1200 } } },
    scaledTo: null,
    minReplicas: 2,
    maxReplicas: 10,
  });
});
