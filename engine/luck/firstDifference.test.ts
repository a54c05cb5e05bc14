import { expect, test } from "vitest";
import { firstDifference } from "./firstDifference";

const cells = (low: number[], high = low) => ({ low: Float64Array.from(low), high: Float64Array.from(high) });

test("the seeds are grouped by their counts at the first second at which these differ", () => {
  const runs = [
    { seed: 7, replicas: cells([4, 4, 8, 8]) },
    { seed: 8, replicas: cells([4, 4, 4, 10]) },
    { seed: 9, replicas: cells([4, 4, 8, 4]) },
  ];
  expect(firstDifference({ stepSeconds: 1, cells: 4 }, runs, 15)).toEqual({
    from: 2,
    to: 2,
    counts: "after",
    groups: [
      { replicas: 4, seeds: [8] },
      { replicas: 8, seeds: [7, 9] },
    ],
  });
});

test("in a cell with one sync at most, the count after it is known", () => {
  const grid = { stepSeconds: 2, cells: 3 };
  const runs = [
    { seed: 1, replicas: cells([4, 4, 8], [4, 8, 8]) },
    { seed: 2, replicas: cells([4, 2, 4], [4, 4, 4]) },
    { seed: 3, replicas: cells([4, 4, 4]) },
  ];
  expect(firstDifference(grid, runs, 15)).toMatchObject({
    from: 2,
    to: 3,
    counts: "after",
    groups: [
      { replicas: 2, seeds: [2] },
      { replicas: 4, seeds: [3] },
      { replicas: 8, seeds: [1] },
    ],
  });
});

test("in a cell with several syncs the highest counts are compared, and the lowest ones if those are equal", () => {
  const wide = { stepSeconds: 48, cells: 3 };
  const falls = [
    { seed: 1, replicas: cells([8, 8, 2], [8, 8, 8]) },
    { seed: 2, replicas: cells([8, 4, 4], [8, 8, 4]) },
  ];
  expect(firstDifference(wide, falls, 15)).toMatchObject({
    from: 48,
    to: 95,
    counts: "lowest",
    groups: [{ replicas: 4 }, { replicas: 8 }],
  });
  const rises = [
    { seed: 1, replicas: cells([4, 4, 8], [4, 8, 8]) },
    { seed: 2, replicas: cells([4, 4, 4], [4, 4, 8]) },
  ];
  expect(firstDifference(wide, rises, 15)).toMatchObject({ from: 48, counts: "highest" });
});

test("there is none while the counts are the same, or while less than two runs are known", () => {
  const grid = { stepSeconds: 1, cells: 4 };
  const same = { seed: 1, replicas: cells([4, 4, 8, 8]) };
  expect(firstDifference(grid, [same, { ...same, seed: 2 }], 15)).toBeNull();
  expect(firstDifference(grid, [same], 15)).toBeNull();
  expect(firstDifference(grid, [], 15)).toBeNull();
});
