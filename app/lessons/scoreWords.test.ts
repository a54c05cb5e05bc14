import { expect, test } from "vitest";
import { scoreDrawing, type CountSteps } from "../../engine/index";
import { scoreWords } from "./scoreWords";

const run: CountSteps = [
  [0, 9],
  [1815, 5],
  [1845, 1],
];

test("says how long it was right, where it was most wrong, and what both cost", () => {
  const drawn: CountSteps = [
    [1500, 9],
    [1650, 3],
    [1800, 1],
  ];
  expect(scoreWords(scoreDrawing(drawn, run, 1500, 3600))).toEqual({
    verdict: "Right, within one replica, for 90% of the 35\u00a0min.",
    rest: "Your largest gap is 27:30 to 30:45, with up to 8 fewer than the run. You paid 1.00 replica‑hours, the run 1.32.",
  });
});

test("an hour is called so, and a share is never rounded up to all of it", () => {
  const drawn: CountSteps = [...run.slice(0, 2), [1845, 7], [1846, 1]];
  expect(scoreWords(scoreDrawing(drawn, run, 0, 3600)).verdict).toBe("Right, within one replica, for 99% of the hour.");
});

test("knows what is exact, and what is as near as one replica", () => {
  expect(scoreWords(scoreDrawing(run, run, 1500, 3600))).toEqual({
    verdict: "Exactly right, all of the time.",
    rest: "You paid 1.32 replica‑hours, the run 1.32.",
  });
  expect(scoreWords(scoreDrawing([[0, 2]], [[0, 1]], 0, 600))).toEqual({
    verdict: "Right, within one replica, all of the time.",
    rest: "You paid 0.33 replica‑hours, the run 0.17.",
  });
});
