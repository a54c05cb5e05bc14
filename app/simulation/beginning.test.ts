import { expect, test } from "vitest";
import { firstScenario, simulate, todaysController } from "../../engine/index";
import { beginningOf, beginningOfDetail } from "./beginning";
import type { Run } from "./protocol";
import { toDetail, toGrowingRun, toRun } from "./toRun";

const { hpa } = todaysController({ ...firstScenario.flags, kubernetesVersion: "1.37" }).parse(firstScenario.manifest);
const trace = simulate(firstScenario, hpa!);
/** With so many rows none is left out. */
const everyRow = 20_000;
const run = toRun(7, trace, everyRow);

/** Pods and what was set aside at or before a second, as far as a run under way has them too. */
const columnsOf = ({ rows, counts, steps, stepSeconds, metrics, lastSecond, digest, outcomes }: Run) => ({
  rows,
  counts,
  at: steps.at,
  applied: steps.applied,
  ready: stepSeconds.ready,
  metrics: metrics.map(({ actual, seen, stepActual }) => ({ actual: actual.slice(0, lastSecond + 1), seen, stepActual })),
  lastSecond,
  digest,
  outcomes,
});

test("the beginning of a run is the run as it stood then: nothing tells of what comes behind", () => {
  const second = 1830;
  const early = simulate({ ...firstScenario, durationSeconds: 3600 }, hpa!);
  const steps = early.steps.at.filter((at) => at <= second).length;
  const growing = toGrowingRun(7, { ...early, reconciles: early.reconciles.slice(0, steps) }, second, everyRow);
  const beginning = beginningOf(run, second);
  const stepsOf = (shown: Run) => ({
    ...columnsOf(shown),
    ready: shown.stepSeconds.ready.slice(0, steps),
    metrics: shown.metrics.map(({ actual, seen }) => ({ actual: actual.slice(0, second + 1), seen })),
  });
  expect(stepsOf(beginning)).toEqual(stepsOf(growing));
  expect(beginning.setAside).toEqual(growing.setAside);
  for (const { createdAt, phases, goneAt } of beginning.pods) {
    expect([createdAt, ...phases.map(({ at }) => at), goneAt ?? 0].every((at) => at <= second)).toBe(true);
  }
  expect(beginning.pods).toHaveLength(run.pods.filter(({ createdAt }) => createdAt <= second).length);
});

test("at its end a run is whole", () => {
  expect(beginningOf(run, 3600)).toBe(run);
});

test("finer rows end there too", () => {
  const detail = toDetail(7, trace, { from: 1700, to: 2000, rows: everyRow });
  const { to, rows, actual } = beginningOfDetail(detail, 1830);
  expect([to, rows.at.at(-1), rows.written.length, actual[0]!.length]).toEqual([1830, 1830, 131, 131]);
  expect(beginningOfDetail(detail, 2000)).toBe(detail);
});
