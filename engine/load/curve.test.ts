import { expect, test } from "vitest";
import { arrivingMilliRequests, createLoadReader, requestsPerSecondAt, type LoadPoint } from "./curve";

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

test("is read second by second as it is read at once", () => {
  for (const curve of [points, [[300, 7.5]] as LoadPoint[], []]) {
    const drawn = createLoadReader(curve);
    const seconds = Array.from({ length: 400 }, (_, index) => index - 60);
    expect(seconds.map(drawn)).toEqual(seconds.map((second) => requestsPerSecondAt(curve, second)));
  }
});

test("one point is a level load", () => {
  expect(requestsPerSecondAt([[300, 7.5]], 10)).toBe(7.5);
});

test("noise moves a second by at most its share, and the middle draw leaves it alone", () => {
  expect([0, 0.5, 1].map((chance) => arrivingMilliRequests(50, 0.1, chance))).toEqual([45_000, 50_000, 55_000]);
});

test("arrivals are whole thousandths of a request", () => {
  expect(arrivingMilliRequests(1 / 3, 0, 0.5)).toBe(333);
});
