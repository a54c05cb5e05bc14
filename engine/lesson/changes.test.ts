import { expect, test } from "vitest";
import { firstScenario } from "../scenario/first";
import { inputChanges } from "./changes";

const level = { ...firstScenario, load: { ...firstScenario.load, points: [[0, 40]] as const }, incidents: [], signals: [] };

test("a scenario in which nothing changes has no changes", () => {
  expect(inputChanges(level)).toEqual([]);
});

test("a load changes when it leaves a level, not at each point of a ramp", () => {
  const load = (points: readonly (readonly [number, number])[]) => inputChanges({ ...level, load: { ...level.load, points } });
  expect(
    load([
      [0, 3],
      [360, 3],
      [390, 40],
      [1500, 40],
      [1530, 3],
      [3600, 3],
    ]),
  ).toEqual([361, 1501]);
  expect(
    load([
      [0, 3],
      [100, 20],
      [200, 90],
      [300, 90],
      [400, 1],
    ]),
  ).toEqual([1, 301]);
  expect(
    load([
      [600, 5],
      [601, 9],
    ]),
  ).toEqual([601]);
});

test("an incident changes something when it begins and when it ends, and a drawn signal as a load does", () => {
  const incidents = [
    { at: 300, kind: "metricsServerDown", durationSeconds: 120 },
    { at: 900, kind: "kubectlScale", replicas: 2 },
  ] as const;
  const signals = [
    {
      metric: "jobs",
      source: "curve",
      points: [
        [0, 4],
        [600, 4],
        [700, 8],
      ],
    },
  ] as const;
  expect(inputChanges({ ...level, incidents, signals })).toEqual([300, 420, 601, 900]);
});
