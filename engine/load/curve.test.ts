import { expect, test } from "vitest";
import { arrivingMilliRequests, requestsPerSecondAt, type LoadPoint } from "./curve";

const points: LoadPoint[] = [
  [60, 10],
  [120, 40],
  [121, 0],
];

test("is level before the first point and after the last", () => {
  expect([-100, 0, 60].map((second) => requestsPerSecondAt(points, second))).toEqual([10, 10, 10]);
  expect([121, 500].map((second) => requestsPerSecondAt(points, second))).toEqual([0, 0]);
});

test("is a straight line between points", () => {
  expect([80, 90, 119, 120].map((second) => requestsPerSecondAt(points, second))).toEqual([20, 25, 39.5, 40]);
});

test("one point is a level load", () => {
  expect(requestsPerSecondAt([[300, 7.5]], 10)).toBe(7.5);
});

test("noise moves a second by at most its share, and the middle draw leaves it alone", () => {
  const curve = { points: [[0, 50]] as LoadPoint[], noise: 0.1 };
  expect([0, 0.5, 1].map((chance) => arrivingMilliRequests(curve, 0, chance))).toEqual([45_000, 50_000, 55_000]);
});

test("arrivals are whole thousandths of a request", () => {
  const curve = { points: [[0, 1 / 3]] as LoadPoint[], noise: 0 };
  expect(arrivingMilliRequests(curve, 0, 0.5)).toBe(333);
});
