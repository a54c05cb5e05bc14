import { expect, test } from "vitest";
import type { HorizontalPodAutoscalerSpec } from "../api/autoscaling";
import { defaultFlags } from "../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../controller/horizontal";
import type { Observation } from "../controller/observation";
import { remembered } from "../controller/testing/normalizing";
import { autoscaler, observe, seenPods } from "../controller/testing/observed";
import { seededRandom } from "../lib/random";
import { decisionStages } from "./stages";
import { playRun } from "./testing/runs";

function stagesOf(observation: Observation, spec: Partial<HorizontalPodAutoscalerSpec> = {}, recommendations = remembered()) {
  const memory = { ...freshMemory(), recommendations };
  return decisionStages(reconcileAutoscaler(autoscaler(spec), observation, memory, defaultFlags, 1000).reconcile);
}

const two = { type: "Pods", value: 2, periodSeconds: 60 } as const;

test("shows the count after each stage, the windows and the limits", () => {
  const behavior = { scaleUp: { policies: [two], stabilizationWindowSeconds: 60 }, scaleDown: { policies: [two] } };
  expect(stagesOf(observe(seenPods(4, 100)), { behavior, maxReplicas: 5 }, remembered([7, 960], [9, 800]))).toEqual({
    at: 1000,
    current: 4,
    proposal: 8,
    stabilized: 7,
    limited: 6,
    clamped: 5,
    applied: 5,
    windowHighest: 9,
    windowLowest: 7,
    highestAllowed: 6,
    lowestAllowed: 2,
    minReplicas: 1,
    maxReplicas: 5,
  });
});

test("without behavior, limits only the rise, and has no lowest count of a window", () => {
  expect(stagesOf(observe(seenPods(4, 400)), { maxReplicas: 9 })).toMatchObject({
    proposal: 32,
    stabilized: 32,
    limited: 8,
    clamped: 8,
    windowLowest: null,
    highestAllowed: 8,
    lowestAllowed: null,
  });
});

test("shows only the stages that were reached", () => {
  expect(stagesOf(observe(seenPods(12, 50)))).toMatchObject({ current: 12, proposal: null, limited: null, clamped: 10, applied: 10 });
  expect(stagesOf({ ...observe([]), scale: { ok: false, error: "no" } })).toMatchObject({ current: null, clamped: null, applied: null });
});

test("shows at the bounds only what they clamp", () => {
  const random = seededRandom(6);
  let cut = 0;
  for (let run = 0; run < 40; run++) {
    for (const { reconcile, name } of playRun(`run ${run}`, random.fork(`run ${run}`), 20)) {
      const { limited, clamped, minReplicas, maxReplicas } = decisionStages(reconcile);
      if (limited === null) continue;
      if (limited !== clamped) cut++;
      expect(Math.min(Math.max(limited, minReplicas), maxReplicas), name).toBe(clamped);
    }
  }
  expect(cut).toBeGreaterThan(50);
});
