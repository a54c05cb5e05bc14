import { expect, test } from "vitest";
import { countAt, countSteps, type CountSteps } from "./countSteps";
import { scoreDrawing } from "./score";

const run: CountSteps = [
  [0, 1],
  [375, 9],
  [1815, 5],
  [1845, 1],
];

test("a drawing that is the run is exactly right", () => {
  expect(scoreDrawing(run, run, 0, 3600)).toEqual({
    seconds: 3600,
    exactSeconds: 3600,
    rightSeconds: 3600,
    largestGap: null,
    drawnReplicaHours: (375 + 9 * 1440 + 5 * 30 + 1755) / 3600,
    runReplicaHours: (375 + 9 * 1440 + 5 * 30 + 1755) / 3600,
    differences: [],
  });
});

test("compares what was drawn alone, and a change at its first second counts from there", () => {
  const drawn: CountSteps = [
    [1500, 8],
    [1815, 1],
  ];
  expect(scoreDrawing(drawn, run, 1500, 2100)).toEqual({
    seconds: 600,
    exactSeconds: 255,
    rightSeconds: 570,
    largestGap: { from: 1815, to: 1845, most: -4 },
    drawnReplicaHours: (8 * 315 + 285) / 3600,
    runReplicaHours: (9 * 315 + 5 * 30 + 255) / 3600,
    differences: [
      { from: 1500, to: 1815, drawn: 8, run: 9 },
      { from: 1815, to: 1845, drawn: 1, run: 5 },
    ],
  });
});

test("a gap continues over steps on the same side and ends where the drawing crosses the run; the gap with the most replica-seconds is reported", () => {
  const flat: CountSteps = [[0, 5]];
  const drawn: CountSteps = [
    [0, 7],
    [60, 9],
    [90, 2],
    [190, 5],
  ];
  // 2 × 60 + 4 × 30 above, 3 × 100 below.
  expect(scoreDrawing(drawn, flat, 0, 300).largestGap).toEqual({ from: 90, to: 190, most: -3 });
  expect(scoreDrawing(drawn, flat, 0, 150).largestGap).toEqual({ from: 0, to: 90, most: 4 });
});

test("one replica apart is no gap, and of equal gaps the first is told", () => {
  const flat: CountSteps = [[0, 5]];
  expect(scoreDrawing([[0, 6]], flat, 0, 60).largestGap).toBeNull();
  const twice: CountSteps = [
    [0, 7],
    [10, 5],
    [20, 7],
    [30, 5],
  ];
  expect(scoreDrawing(twice, flat, 0, 60).largestGap).toEqual({ from: 0, to: 10, most: 2 });
});

test("is the sum over the seconds, one by one", () => {
  const drawn: CountSteps = [
    [300, 2],
    [420, 7],
    [1800, 4],
    [2000, 3],
  ];
  const score = scoreDrawing(drawn, run, 300, 2400);
  let [exact, near, paid] = [0, 0, 0];
  for (let second = 300; second < 2400; second++) {
    const by = Math.abs(countAt(drawn, second) - countAt(run, second));
    if (by === 0) exact++;
    if (by <= 1) near++;
    paid += countAt(drawn, second);
  }
  expect([score.exactSeconds, score.rightSeconds, score.drawnReplicaHours]).toEqual([exact, near, paid / 3600]);
});

test("a column's changes are kept to the second, and nothing behind the last", () => {
  expect(countSteps([2, 2, 3, 3, 1, 8], 4)).toEqual([
    [0, 2],
    [2, 3],
    [4, 1],
  ]);
  expect([countAt(run, 374), countAt(run, 375), countAt([[5, 1]], 4)]).toEqual([1, 9, NaN]);
});
