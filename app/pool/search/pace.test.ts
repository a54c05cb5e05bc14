import { expect, test } from "vitest";
import { createPace } from "./pace";

/** Runs at a number for each second, then what is said of 100 more. */
function said(perSecond: readonly number[]): (number | null)[] {
  let now = 0;
  const pace = createPace(() => now);
  return perSecond.map((runs) => {
    for (let part = 0; part < 10; part++) {
      now += 100;
      pace.add(runs / 10);
    }
    const seconds = pace.secondsFor(100);
    return seconds === null ? null : Math.round(seconds);
  });
}

test("the time left is said when the workers are warm and the pace is steady", () => {
  expect(said([1, 5, 40, 50, 50, 50, 50])).toEqual([null, null, null, null, null, 2, 2]);
  expect(said([0, 0, 0, 10, 20, 40, 80]).every((seconds) => seconds === null)).toBe(true);
});

test("it follows another pace, and goes on being said", () => {
  const steady = said([...Array.from({ length: 10 }, () => 50), ...Array.from({ length: 25 }, () => 10)]);
  expect([steady[9], steady.at(-1)]).toEqual([2, 10]);
  expect(steady.slice(5)).not.toContain(null);
  // A pool that does not answer makes it longer.
  const silent = said([...Array.from({ length: 10 }, () => 50), 0, 0, 0, 0, 0]);
  expect(silent.at(-1)).toBeGreaterThan(2);
});
