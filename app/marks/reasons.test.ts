import { describe, expect, it } from "vitest";
import { heldByReasons, type HeldByReason } from "../../engine/index";
import { timeScale } from "./timeScale";
import { reasonRuns } from "./reasons";

const steps = (reasons: HeldByReason[], period = 15) => ({
  at: Float64Array.from(reasons, (_, step) => step * period),
  heldBy: Uint8Array.from(reasons, (reason) => heldByReasons.indexOf(reason)),
});

describe("the runs of one reason", () => {
  it("last until the next reconcile has another", () => {
    const scale = timeScale(666, 0, 60, false);
    expect(reasonRuns(steps(["none", "window", "window", "policy", "policy"]), scale)).toEqual([
      { reason: "none", from: 0, to: 15 },
      { reason: "window", from: 15, to: 45 },
      { reason: "policy", from: 45, to: 75 },
    ]);
  });

  it("are the most frequent reason in each pixel if reconciles share one", () => {
    const reasons = Array.from({ length: 1200 }, (_, step): HeldByReason => (step < 600 ? (step % 3 === 0 ? "none" : "window") : "policy"));
    expect(reasonRuns(steps(reasons, 1), timeScale(466, 0, 1200, false))).toEqual([
      { reason: "window", from: 0, to: 600 },
      { reason: "policy", from: 600, to: 1200 },
    ]);
  });

  it("end where the HPA is deleted, and begin again with the next reconcile", () => {
    const at = Float64Array.of(0, 15, 60, 75);
    const scale = timeScale(666, 0, 90, false);
    expect(reasonRuns({ at, heldBy: steps(["window", "window", "window", "window"]).heldBy }, scale, [{ from: 20, until: 60 }])).toEqual([
      { reason: "window", from: 0, to: 20 },
      { reason: "window", from: 60, to: 90 },
    ]);
    expect(reasonRuns(steps(["window", "window"]), scale, [{ from: 16, until: null }])).toEqual([{ reason: "window", from: 0, to: 16 }]);
  });

  it("are none in a run without reconciles", () => {
    expect(reasonRuns(steps([]), timeScale(466, 0, 600, false))).toEqual([]);
  });
});
