import { expect, test } from "vitest";
import { seededRandom } from "../../engine/index";
import { bends } from "./bends";

const times = (length: number) => Float64Array.from({ length }, (_, row) => row * 10);
const no: Float64Array[] = [];

test("a straight line needs its ends alone", () => {
  expect(bends(times(50), [times(50).map((second) => 3 + second / 7)], no, 0.01)).toEqual([0, 49]);
});

test("a bend in any line is kept for all", () => {
  const peak = Float64Array.of(0, 1, 2, 3, 2, 1, 0);
  expect(bends(times(7), [peak, new Float64Array(7)], no, 0.01)).toEqual([0, 3, 6]);
});

test("a step keeps both of its sides, however small", () => {
  const steps = Float64Array.of(4, 4, 4, 4.001, 4.001, 4.001);
  expect(bends(times(6), [new Float64Array(6)], [steps], 1)).toEqual([0, 2, 3, 5]);
});

test("a gap keeps its edges", () => {
  const gap = Float64Array.of(1, 1, 1, NaN, NaN, NaN, 1, 1, 1);
  expect(bends(times(9), [gap], no, 0.5)).toEqual([0, 2, 3, 5, 6, 8]);
});

test("no rows give no rows", () => expect(bends(times(0), [times(0)], no, 1)).toEqual([]));

test("every row that is left out lies within the slack of the line drawn in its place (seed 11, 200 runs)", () => {
  const random = seededRandom(11);
  for (let run = 0; run < 200; run++) {
    const length = 2 + random.integer(200);
    const at = times(length);
    let [value, drift] = [0, 0];
    const lines = [0, 1].map(() =>
      at.map(() => {
        if (random.integer(12) === 0) drift = random.integer(9) - 4;
        return (value += drift + random.integer(3) / 2);
      }),
    );
    const slack = 1.5;
    const kept = bends(at, lines, no, slack);
    expect([kept[0], kept.at(-1)]).toEqual([0, length - 1]);
    for (const values of lines)
      for (let piece = 1; piece < kept.length; piece++) {
        const [from, to] = [kept[piece - 1]!, kept[piece]!];
        for (let row = from; row <= to; row++) {
          const drawn = values[from]! + ((values[to]! - values[from]!) * (row - from)) / (to - from);
          expect(Math.abs(drawn - values[row]!)).toBeLessThanOrEqual(slack + 1e-9);
        }
      }
  }
});
