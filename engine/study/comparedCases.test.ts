import { expect, test } from "vitest";
import { outcomeNames, type Outcomes } from "../scenario/outcomes";
import { firstScenario } from "../scenario/first";
import { compareCases } from "./comparedCases";
import { openStudy, readStudy } from "../doors/withKeda";

const scenario = { ...firstScenario, seed: 7 };

test("each case is compared with the same case, although variations repeat the seeds", () => {
  const moves = [{ field: "spec.maxReplicas", values: [9, 10] }];
  const read = readStudy({ moves, seeds: 5, variations: [{ kind: "load", amount: 2 }] }, scenario);
  if (!read.ok) throw new Error(read.error);
  const open = openStudy(scenario, read.value);
  expect(open.cases.map(({ seed }) => seed)).toEqual([7, 7, 8, 8, 9, 9, 10, 10, 11, 11]);
  // As drawn the candidate fails one more than today's, under the variation ten less.
  const outcomesOf = (failed: (index: number) => number) =>
    open.cases.map((_, index) => ({
      ...(Object.fromEntries(outcomeNames.map((name) => [name, 0])) as Outcomes),
      requestsFailed: failed(index),
    }));
  const today = outcomesOf((index) => (index % 2 === 0 ? index : 100 + index));
  const now = outcomesOf((index) => (index % 2 === 0 ? index + 1 : 90 + index));
  const failed = compareCases(open, today, now).find(({ outcome }) => outcome === "requestsFailed")!;
  expect(failed).toMatchObject({ less: 5, more: 5, same: 0, differences: [1, -10, 1, -10, 1, -10, 1, -10, 1, -10] });
  expect(failed.now.values.slice(0, 3)).toEqual([
    { seed: 7, value: 1 },
    { seed: 7, value: 91 },
    { seed: 8, value: 3 },
  ]);
  expect([failed.baseline.best, failed.baseline.worst]).toEqual([
    { seed: 7, value: 0 },
    { seed: 11, value: 109 },
  ]);
});
