import { describe, expect, test } from "vitest";
import { reading } from "../lib/refusal";
import { firstScenario } from "../scenario/first";
import type { Scenario } from "../scenario/scenario";
import { createKnownRuns, readRow, rowOf, runsKey } from "./knownRuns";
import { openStudy, readStudy } from "../doors/withKeda";

const scenario: Scenario = { ...firstScenario, durationSeconds: 600, load: { points: [[0, 50]], noise: 0.1 } };
const moves = [{ field: "spec.maxReplicas", values: [9, 10] }];

function opened(study: object = {}, changed: Partial<Scenario> = {}) {
  const asked = { ...scenario, ...changed };
  const read = readStudy({ moves, seeds: 5, ...study }, asked);
  if (!read.ok) throw new Error(read.error);
  return openStudy(asked, read.value);
}

const open = opened();
const runs = [1, 0].flatMap((candidate) => [2, 0].map((at) => ({ candidate, case: at })));

test("a run comes back from JSON to the last digit, and in a fixed order", () => {
  const known = createKnownRuns();
  for (const run of runs) expect([known.add(run, open.run(run)), known.add(run, null)]).toEqual([true, false]);
  known.add({ candidate: 1, case: 4 }, null);
  const rows = JSON.parse(JSON.stringify(known.rows())) as unknown[];
  expect(rows.map((row) => (row as number[]).slice(0, 2))).toEqual([
    [0, 0],
    [0, 2],
    [1, 0],
    [1, 2],
    [1, 4],
  ]);
  const back = createKnownRuns();
  for (const row of rows.toReversed()) {
    const { run, result } = readRow(row, open, "row");
    back.add(run, result);
  }
  expect(runs.map((run) => back.get(run))).toEqual(runs.map((run) => open.run(run)));
  expect([back.get({ candidate: 1, case: 4 }), back.get({ candidate: 1, case: 3 }), back.count]).toEqual([null, undefined, 5]);
  expect(back.rows()).toEqual(known.rows());
});

test("a row that the study cannot have is refused with its place", () => {
  const whole = rowOf({ run: runs[0]!, result: open.run(runs[0]!) });
  const refused = (row: unknown) => {
    const read = reading(() => readRow(row, open, "runs[7]"));
    return read.ok ? null : read.error;
  };
  expect(refused(whole)).toBeNull();
  expect([
    refused([2, 0]),
    refused([0, 5]),
    refused([-1, 0]),
    refused([0.5, 0]),
    refused([0, 0, 1]),
    refused(whole.with(2, null)),
    refused(7),
  ]).toEqual([
    "runs[7][0] is 2; it must be from -1 to 1.",
    "runs[7][1] is 5; it must be from 0 to 4.",
    "runs[7][0] is -1, which this study does not have.",
    "runs[7][0] is 0.5; it must be a whole number.",
    `runs[7] has 1 outcomes; it must have ${whole.length - 2}.`,
    "runs[7][2] is null; it must be a number from 0 on.",
    "runs[7] is 7; it must be a list.",
  ]);
});

describe("the key of a study's runs", () => {
  const key = runsKey(open);

  test("does not depend on what changes no run", () => {
    const same = [
      opened({ seeds: 50, budget: 300, cost: "cpuHoursRequested", harm: "p95Latency" }),
      opened({ moves: [{ field: "spec.maxReplicas", from: 9, to: 10, by: 1 }] }),
      opened({}, { name: "another", limits: { podHours: { atMost: 1 } } }),
      opened({}, Object.fromEntries(Object.entries(scenario).toReversed())),
    ];
    expect(same.map(runsKey)).toEqual(same.map(() => key));
  });

  test("depends on what may change one", () => {
    const others = [
      opened({ moves: [{ field: "spec.maxReplicas", values: [10, 9] }] }),
      opened({ moves: [{ field: "spec.maxReplicas", values: [9, 10, 11] }] }),
      opened({ moves: [{ field: "spec.minReplicas", values: [1, 2] }] }),
      opened({ variations: [{ kind: "load", amount: 2 }] }),
      opened({}, { seed: scenario.seed + 1 }),
      opened({}, { durationSeconds: 660 }),
      opened({}, { manifest: scenario.manifest.replace("averageUtilization: 50", "averageUtilization: 60") }),
      opened({}, { workload: { ...scenario.workload, readinessSeconds: 7 } }),
    ];
    expect(new Set([key, ...others.map(runsKey)]).size).toBe(1 + others.length);
  });
});
