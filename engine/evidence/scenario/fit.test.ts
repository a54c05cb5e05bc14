import { expect, test } from "vitest";
import { fitOf } from "./fit";

const seconds = (...stretches: readonly (readonly [count: number, replicas: number])[]): number[] =>
  stretches.flatMap(([count, replicas]) => Array<number>(count).fill(replicas));

test("counts the seconds within one replica, and the pod-hours of both by one clock", () => {
  const recorded = { start: 0, points: [0, 15, 30, 45, 60].map((second) => [second, second < 30 ? 2 : 5] as const) };
  expect(fitOf(recorded, seconds([40, 3], [100, 5]))).toEqual({
    withinOne: 51 / 61,
    equal: 21 / 61,
    comparedSeconds: 61,
    gapSeconds: 0,
    recordedPodHours: (30 * 2 + 31 * 5) / 3600,
    simulatedPodHours: (40 * 3 + 21 * 5) / 3600,
  });
});

test("leaves a gap of the recording out of both", () => {
  const points = [0, 15, 30, 315, 330].map((second) => [second, 4] as const);
  const fit = fitOf({ start: 0, points }, seconds([31, 4], [284, 40], [16, 4]));
  expect(fit).toMatchObject({ withinOne: 1, comparedSeconds: 31 + 16, gapSeconds: 284 });
  expect(fit!.simulatedPodHours).toBe(fit!.recordedPodHours);
});

test("has no measure where nothing was recorded at two times", () => {
  expect(fitOf({ start: 0, points: [] }, [1, 2])).toBeNull();
});
