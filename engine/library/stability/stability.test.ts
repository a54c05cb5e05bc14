import { expect, test } from "vitest";
import { rescales, run } from "../testing/runEntry";
import { notACooldown } from "./notACooldown";

test("a steady decline shrinks at every sync, a sudden one waits for the whole window", () => {
  const trace = run(notACooldown);
  const downs = rescales(trace);
  const syncs = Array.from({ length: 36 }, (_, sync) => 990 + 15 * sync);
  expect(downs.slice(0, 36).map(({ at }) => at)).toEqual(syncs);
  expect(downs[35]!.to).toBeLessThanOrEqual(12);
  expect(downs.every(({ from, to }) => to < from!)).toBe(true);

  const sudden = {
    noise: 0,
    points: [
      [0, 480],
      [600, 480],
      [601, 48],
    ] as const,
  };
  const [first] = rescales(run(notACooldown, { load: sudden }));
  expect(first!.at).toBeGreaterThanOrEqual(900);
});
