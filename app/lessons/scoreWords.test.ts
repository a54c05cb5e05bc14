import { expect, test } from "vitest";
import { scoreDrawing, type CountSteps } from "../../engine/index";
import { scoreWords } from "./scoreWords";

const hand = { replicas: 1, seconds: 15 };
const wordsOf = (drawn: CountSteps, of: CountSteps, from: number, to: number) => scoreWords(scoreDrawing(drawn, of, from, to, hand), hand);

const run: CountSteps = [
  [0, 9],
  [1815, 5],
  [1845, 1],
];

test("says how long the drawing was right, where it was most wrong, and the cost of both", () => {
  const drawn: CountSteps = [
    [1500, 9],
    [1650, 3],
    [1800, 1],
  ];
  expect(wordsOf(drawn, run, 1500, 3600)).toEqual({
    verdict: "Right within 1 replica and 15\u00a0s for 91% of the 35\u00a0min.",
    rest: "The largest difference is from 27:30 to 30:30: you drew up to 8 fewer than the run. Your drawing costs 1 pod‑hours, the run costs 1.317.",
  });
});

test("calls an hour an hour, and never rounds a share up to 100%", () => {
  const drawn: CountSteps = [...run.slice(0, 2), [1845, 7], [1870, 1]];
  expect(wordsOf(drawn, run, 0, 3600).verdict).toBe("Right within 1 replica and 15\u00a0s for 99% of the hour.");
});

test("distinguishes an exact drawing from one within one replica", () => {
  expect(wordsOf(run, run, 1500, 3600)).toEqual({
    verdict: "Exactly right all the time.",
    rest: "Your drawing costs 1.317 pod‑hours, the run costs 1.317.",
  });
  expect(wordsOf([[0, 2]], [[0, 1]], 0, 600)).toEqual({
    verdict: "Right within 1 replica and 15\u00a0s all the time.",
    rest: "Your drawing costs 0.333 pod‑hours, the run costs 0.167.",
  });
});
