import { describe, expect, it } from "vitest";
import { nearestStep, stepTargets } from "./stepTargets";

const steps = { at: Float64Array.of(0, 15, 30, 45, 60), rescaled: Uint8Array.of(0, 1, 0, 1, 0) };
const none = { at: new Float64Array(), rescaled: new Uint8Array() };

describe("stepTargets", () => {
  it("leads to the neighbours, the ends and the nearest changes", () => {
    expect(stepTargets(steps, 30)).toEqual({ first: 0, previous: 15, next: 45, last: 60, previousChange: 15, nextChange: 45 });
  });

  it("skips the change at the cursor", () => {
    expect(stepTargets(steps, 15)).toEqual({ first: 0, previous: 0, next: 30, last: 60, previousChange: null, nextChange: 45 });
  });

  it("leads nowhere beyond the ends", () => {
    expect(stepTargets(steps, 0)).toEqual({ first: null, previous: null, next: 15, last: 60, previousChange: null, nextChange: 15 });
    expect(stepTargets(steps, 60)).toEqual({ first: 0, previous: 45, next: null, last: null, previousChange: 45, nextChange: null });
  });

  it("starts before the first reconcile if none is selected", () => {
    expect(stepTargets(steps, null)).toEqual({ first: 0, previous: null, next: 0, last: 60, previousChange: null, nextChange: 15 });
  });

  it("leads nowhere in a run without reconciles", () => {
    const nowhere = { first: null, previous: null, next: null, last: null, previousChange: null, nextChange: null };
    expect(stepTargets(none, null)).toEqual(nowhere);
    expect(stepTargets(none, 30)).toEqual(nowhere);
  });
});

describe("nearestStep", () => {
  it("is the reconcile closest to a time", () => {
    expect([-5, 7, 8, 44, 99].map((second) => nearestStep(steps.at, second))).toEqual([0, 0, 15, 45, 60]);
  });

  it("is the earlier of two at the same distance", () => {
    expect([7.5, 22.5, 52.5].map((second) => nearestStep(steps.at, second))).toEqual([0, 15, 45]);
  });

  it("is none in a run without reconciles", () => {
    expect(nearestStep(none.at, 30)).toBeNull();
  });
});
