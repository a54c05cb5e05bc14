import { expect, test } from "vitest";
import { plotFrame } from "../marks/plotFrame";
import { timeScale } from "../marks/timeScale";
import { labelPlace } from "./labelPlace";

/** 600 pixels show ten minutes, from pixel 50; 100 pixels show 50 requests per second. */
const frame = plotFrame(timeScale(666, 0, 600, false), 107, 6, 50);
const place = (points: [number, number][], index: number) => {
  const [second, value] = points[index]!;
  return labelPlace(points, frame, { x: frame.scale.x(second), y: frame.y(value) }, 100, 16);
};
const lowestUnder = (points: [number, number][], left: number, right: number) =>
  Math.max(
    ...points.filter(([second]) => frame.scale.x(second) >= left && frame.scale.x(second) <= right).map(([, value]) => frame.y(value)),
  );

test("a label is above its handle", () => {
  expect(
    place(
      [
        [0, 10],
        [300, 10],
        [600, 10],
      ],
      1,
    ),
  ).toEqual({ left: 300, top: frame.y(10) - 30, width: 100, height: 16 });
});

test("a label under the top of the plot is inside the curve, not on it", () => {
  const peak: [number, number][] = [
    [0, 50],
    [300, 50],
    [600, 50],
  ];
  const { top } = place(peak, 1);
  expect(top).toBeGreaterThan(frame.y(50) + 4);
});

test("a label does not cover the flanks of a narrow peak that is dragged to the top", () => {
  const spike: [number, number][] = [
    [0, 3],
    [290, 3],
    [300, 50],
    [310, 3],
    [600, 3],
  ];
  const box = place(spike, 2);
  expect(box.left > 315 + 35 || box.left + box.width < 350 - 10).toBe(true);
  expect(box.top + box.height).toBeLessThan(frame.y(3));
  expect(lowestUnder(spike, box.left, box.left + box.width)).not.toBe(frame.y(50));
});

test("a label does not cover the rise beside its handle", () => {
  const step: [number, number][] = [
    [0, 5],
    [300, 5],
    [305, 45],
    [600, 45],
  ];
  const { left, top } = place(step, 1);
  expect([left, top]).toEqual([364, frame.y(5) - 30]);
});
