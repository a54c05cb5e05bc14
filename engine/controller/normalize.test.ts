import { describe, expect, test } from "vitest";
import { normalizeDesiredReplicas } from "./normalize";
import { normalizing, remembered } from "./testing/normalizing";

describe("stabilizes over the flag's window", () => {
  test("keeps the highest recommendation, one exactly as old as the window included", () => {
    expect(
      normalizeDesiredReplicas(normalizing({ proposal: 3, recommendations: remembered([9, 699], [5, 700], [4, 985]) })).stabilization,
    ).toEqual({
      proposal: 3,
      result: 5,
      up: null,
      down: { windowSeconds: 300, recommendation: 5, lastAt: 700, forgottenAt: 1001, remembered: remembered([5, 700], [4, 985]) },
      heldBy: "down",
      reason: "ScaleDownStabilized",
    });
  });

  test("no longer counts it one second later", () => {
    const args = normalizing({ proposal: 3, recommendations: remembered([5, 700], [4, 985]), now: 1001 });
    expect(normalizeDesiredReplicas(args).stabilization).toMatchObject({ result: 4, down: { lastAt: 985, forgottenAt: 1286 } });
  });

  test("counts from the last time that the value was recommended", () => {
    const args = normalizing({ proposal: 3, recommendations: remembered([5, 850], [4, 865], [5, 880]) });
    expect(normalizeDesiredReplicas(args).stabilization.down).toMatchObject({ recommendation: 5, lastAt: 880, forgottenAt: 1181 });
  });

  test("keeps a proposal that no remembered one exceeds", () => {
    expect(normalizeDesiredReplicas(normalizing({ proposal: 6, recommendations: remembered([6, 985]) })).stabilization).toEqual({
      proposal: 6,
      result: 6,
      up: null,
      down: { windowSeconds: 300, recommendation: 6, lastAt: 1000, forgottenAt: null, remembered: remembered([6, 985]) },
      heldBy: null,
      reason: "ReadyForNewScale",
    });
  });

  test("raises the count while the metrics propose less, as long as it remembers more", () => {
    const { limit } = normalizeDesiredReplicas(normalizing({ currentReplicas: 8, proposal: 3, recommendations: remembered([20, 985]) }));
    expect(limit).toMatchObject({ desired: 20, result: 16, limitedBy: "scaleUpLimit" });
  });
});

describe("remembers the proposal", () => {
  test("over the last slot that is too old", () => {
    const recommendations = remembered([1, 600], [2, 699], [3, 700]);
    expect(normalizeDesiredReplicas(normalizing({ recommendations })).recommendations).toEqual(remembered([1, 600], [5, 1000], [3, 700]));
  });

  test("in a new slot where none is too old", () => {
    expect(normalizeDesiredReplicas(normalizing({ recommendations: remembered([3, 700]) })).recommendations).toEqual(
      remembered([3, 700], [5, 1000]),
    );
  });
});

describe("limits", () => {
  const limit = (change: Parameters<typeof normalizing>[0]) => normalizeDesiredReplicas(normalizing(change)).limit;

  test.each([
    { currentReplicas: 5, proposal: 30, maxReplicas: 100, result: 10, limitedBy: "scaleUpLimit", reason: "ScaleUpLimit", scaleUpLimit: 10 },
    { currentReplicas: 1, proposal: 30, maxReplicas: 100, result: 4, limitedBy: "scaleUpLimit", reason: "ScaleUpLimit", scaleUpLimit: 4 },
    {
      currentReplicas: 5,
      proposal: 30,
      maxReplicas: 10,
      result: 10,
      limitedBy: "maxReplicas",
      reason: "TooManyReplicas",
      scaleUpLimit: 10,
    },
    { currentReplicas: 5, proposal: 30, maxReplicas: 7, result: 7, limitedBy: "maxReplicas", reason: "TooManyReplicas", scaleUpLimit: 10 },
    { currentReplicas: 5, proposal: 10, maxReplicas: 100, result: 10, limitedBy: null, reason: "DesiredWithinRange", scaleUpLimit: 10 },
    { currentReplicas: 5, proposal: 0, maxReplicas: 100, result: 1, limitedBy: "minReplicas", reason: "TooFewReplicas", scaleUpLimit: 10 },
  ])(
    "$currentReplicas asked to be $proposal of at most $maxReplicas becomes $result: $reason",
    ({ currentReplicas, proposal, maxReplicas, ...limited }) => {
      const expected = { desired: proposal, up: null, down: null, freedAt: null, ...limited };
      expect(limit({ currentReplicas, proposal, maxReplicas })).toEqual(expected);
    },
  );
});
