import { expect, test } from "vitest";
import { createPace } from "./pace";

test("the time left follows the runs of the last ten seconds, and is unknown at first", () => {
  let now = 0;
  const pace = createPace(() => now);
  const at = (milliseconds: number, runs: number) => {
    now = milliseconds;
    if (runs > 0) pace.add(runs);
    return pace.secondsFor(100);
  };
  expect([at(500, 30), at(900, 0)]).toEqual([null, null]);
  expect(at(1000, 20)).toBe(2);
  // From here on one run a second: soon only that counts.
  for (let second = 2; second <= 30; second++) at(1000 * second, 1);
  expect(pace.secondsFor(100)).toBe(100);
  // A pool that no longer answers makes it longer, not shorter.
  expect(at(40_000, 0)).toBeGreaterThan(150);
});

test("a few long runs are enough after five seconds", () => {
  let now = 0;
  const pace = createPace(() => now);
  now = 4000;
  pace.add(2);
  expect(pace.secondsFor(10)).toBeNull();
  now = 8000;
  expect(pace.secondsFor(10)).toBe(40);
});
