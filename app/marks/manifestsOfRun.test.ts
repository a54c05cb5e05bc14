import { expect, test } from "vitest";
import { boundsOverTime, targetsOverTime, stretchesInView } from "./manifestsOfRun";
import { exampleRun } from "../charts/testing/exampleRun";

const { spec } = exampleRun.hpa;
const hpa = { ...exampleRun.hpa, spec: { ...spec, minReplicas: 2, maxReplicas: 20 } };
const target = { target: 80, bandLow: 72, bandHigh: 88 };
const edited = (at: number, targets: readonly (typeof target | null)[]) => ({ at, by: "edit" as const, hpa, targets, series: [0] });
const none = { min: false, max: false };
const asked = (run: typeof exampleRun) => targetsOverTime(run, 0).map(({ from, to, target }) => [from, to, target?.target ?? null]);

test("one manifest holds from the start to the end", () => {
  expect(boundsOverTime(exampleRun)).toEqual([{ from: 0, to: 600, minReplicas: 1, maxReplicas: 10, changed: none }]);
  expect(asked(exampleRun)).toEqual([[0, 600, 50]]);
});

test("an edit's bounds and targets hold from its second on", () => {
  const run = { ...exampleRun, edits: [edited(300, [target])] };
  expect(boundsOverTime(run)).toEqual([
    { from: 0, to: 300, minReplicas: 1, maxReplicas: 10, changed: none },
    { from: 300, to: 600, minReplicas: 2, maxReplicas: 20, changed: { min: true, max: true } },
  ]);
  expect(asked(run)).toEqual([
    [0, 300, 50],
    [300, 600, 80],
  ]);
});

test("a schedule of minReplicas changes that bound alone, there and back", () => {
  const to = (at: number, minReplicas: number) => ({
    ...edited(at, [target]),
    hpa: { ...exampleRun.hpa, spec: { ...spec, minReplicas } },
  });
  const changes = boundsOverTime({ ...exampleRun, edits: [to(100, 5), to(200, 1), to(300, 1)] }).map(({ changed }) => changed);
  expect(changes).toEqual([none, { min: true, max: false }, { min: true, max: false }, none]);
});

test("a metric that an edit adds has no target before the edit, and a metric that it removes has none after", () => {
  const cpu = exampleRun.metrics[0]!;
  expect(asked({ ...exampleRun, metrics: [{ ...cpu, target: NaN }], edits: [edited(60, [target]), edited(120, [null])] })).toEqual([
    [0, 60, null],
    [60, 120, 80],
    [120, 600, null],
  ]);
});

test("only the parts of stretches in view are drawn", () => {
  const stretches = [
    { from: 0, to: 300 },
    { from: 300, to: 600 },
  ];
  expect(stretchesInView(stretches, { from: 100, to: 300 })).toEqual([{ from: 100, to: 300 }]);
  expect(stretchesInView(stretches, { from: 200, to: 450 })).toEqual([
    { from: 200, to: 300 },
    { from: 300, to: 450 },
  ]);
});
