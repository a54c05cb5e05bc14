import { expect, test } from "vitest";
import { defaultFlags } from "../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../controller/horizontal";
import { autoscaler, observe, seenPods } from "../controller/testing/observed";
import { seededRandom } from "../lib/random";
import { edgeRatios } from "./edgeRatios";
import { flags1_28, playRun } from "./testing/runs";

const ratiosAt = (percent: number, flags = flags1_28) =>
  edgeRatios(reconcileAutoscaler(autoscaler(), observe(seenPods(4, percent)), freshMemory(), flags, 1000).reconcile);

test("names the ratio on the tolerance's edge, and its distance from 1 as a float", () => {
  expect(ratiosAt(55)).toEqual([{ ratio: 1.1, distance: 0.10000000000000009, tolerance: 0.1 }]);
});

test("names no ratio that both rules judge alike, and none under today's rule", () => {
  expect([ratiosAt(45), ratiosAt(54), ratiosAt(56), ratiosAt(55, defaultFlags)]).toEqual([[], [], [], []]);
});

test("names one exactly where the record says that the older rule made a difference (seed 6, 1,200 reconciles)", () => {
  const random = seededRandom(6);
  let found = 0;
  for (let run = 0; run < 60; run++) {
    // Tolerances with edges at ratios of whole percents.
    const flags = { ...flags1_28, tolerance: [0.1, 0.3, 0.05, 0.15][run % 4]! };
    for (const { name, reconcile } of playRun(`run ${run}`, random.fork(String(run)), 20, flags)) {
      const isUsed = reconcile.olderRules?.some(({ rule }) => rule === "toleranceAsDistance") ?? false;
      expect(edgeRatios(reconcile).length > 0, name).toBe(isUsed);
      if (isUsed) found++;
    }
  }
  expect(found).toBeGreaterThan(0);
});
