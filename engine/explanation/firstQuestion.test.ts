import { expect, test } from "vitest";
import { defaultFlags } from "../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../controller/horizontal";
import type { Observation } from "../controller/observation";
import { remembered } from "../controller/testing/normalizing";
import { autoscaler, observe, seenPods } from "../controller/testing/observed";
import { firstQuestion } from "./firstQuestion";

const asked = (observation: Observation, recommendations = remembered()) =>
  firstQuestion(reconcileAutoscaler(autoscaler(), observation, { ...freshMemory(), recommendations }, defaultFlags, 1000).reconcile);

test("asks about the metrics' proposal if the count did not become it", () => {
  expect(asked(observe(seenPods(4, 20)), remembered([4, 900]))).toBe(2);
});

test("asks about one more if no metric proposed another count, and about one less at maxReplicas", () => {
  expect(asked(observe(seenPods(4, 50)))).toBe(5);
  expect(asked(observe(seenPods(10, 50)))).toBe(9);
});

test("asks about one more if nothing was computed, and about minReplicas if the scale could not be read", () => {
  expect(asked(observe([], 4))).toBe(5);
  expect(asked({ ...observe([]), scale: { ok: false, error: "no" } })).toBe(1);
});
