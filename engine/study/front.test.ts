import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { frontOf, kneeOf } from "./front";

const point = (cost: number, harm: number) => ({ cost, harm });

test("the knee is the point of the front that lies farthest below the line between its ends", () => {
  const bend = point(2, 1);
  expect(kneeOf([point(1, 10), bend, point(3, 0.9), point(9, 0)])).toBe(bend);
  // In other units the same one.
  const front = [point(1000, 0.1), point(2000, 0.01), point(3000, 0.009), point(9000, 0)];
  expect(kneeOf(front)).toBe(front[1]);
});

test("a front that does not bend towards less of both has no knee", () => {
  expect(kneeOf([])).toBeNull();
  expect(kneeOf([point(1, 1)])).toBeNull();
  expect(kneeOf([point(1, 2), point(2, 1)])).toBeNull();
  expect(kneeOf([point(0, 2), point(1, 1), point(2, 0)])).toBeNull();
  expect(kneeOf([point(0, 2), point(1.5, 1.5), point(2, 0)])).toBeNull();
});

test("nothing is measured against a candidate that served nothing", () => {
  const front = [point(0, Infinity), point(1, 10), point(2, 1), point(9, 0)];
  expect(kneeOf(front)).toBe(front[2]);
});

test("the knee of a random front is never worse than its ends in both, and no unit changes it", () => {
  const random = seededRandom(20261128);
  let found = 0;
  for (let run = 0; run < 200; run++) {
    const draw = random.fork(String(run));
    const front = frontOf(Array.from({ length: 12 }, () => point(draw.next(), draw.next())));
    const knee = kneeOf(front);
    if (knee === null) continue;
    found++;
    expect(knee === front[0] || knee === front.at(-1)).toBe(false);
    const scaled = front.map(({ cost, harm }) => point(cost * 60 + 7, harm * 1e-3));
    expect(scaled.indexOf(kneeOf(scaled)!)).toBe(front.indexOf(knee));
  }
  expect(found).toBeGreaterThan(80);
});
