import { describe, expect, test } from "vitest";
import { curveOfSamples, durationRange, type Samples } from "../../../engine/index";
import { samplingNotes } from "./samplingNotes";

const notes = (points: Samples["points"], gaps = 0, noise = 0) =>
  samplingNotes(curveOfSamples(points, { perSeconds: 1, durationRange }), { gaps }, noise);
const every = (seconds: number, count: number): Samples["points"] => Array.from({ length: count }, (_, index) => [index * seconds, index]);

describe("notes on the samples", () => {
  test("say nothing if nothing was left out", () => {
    expect(notes(every(60, 11))).toEqual(["11 points, one for each second that has a sample."]);
  });

  test("fewer points than samples", () => {
    expect(notes(every(1, 3601))).toEqual(["361 points: each is the mean of the samples within 10\u00a0s."]);
  });

  test("gaps, samples after a day, and values that no load can have", () => {
    expect(notes([...every(200, 450), [90_000, -1]], 2)).toEqual([
      "433 points, one for each second that has a sample.",
      "2 samples without a number left out. The curve crosses each gap in a straight line.",
      "A further 60:00 of samples left out. A run lasts 24 hours at most.",
    ]);
    expect(
      notes([
        [0, -1],
        [600, 2e6],
      ]),
    ).toEqual([
      "2 points, one for each second that has a sample.",
      "2 values below 0 or above 1\u202f000\u202f000 requests per second set to these limits.",
    ]);
  });

  test("an end before the run's, and noise on top", () => {
    expect(notes(every(60, 4), 0, 0.03)).toEqual([
      "4 points, one for each second that has a sample.",
      "The samples end at 03:00. The last value continues to the end of the run.",
      "The page still adds the noise of 3% that is set beside the curve.",
    ]);
  });
});
