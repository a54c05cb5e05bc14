import { expect, test } from "vitest";
import { firstScenario } from "../../engine/index";
import { traceOf } from "../../engine/simulation/testing/traceOf";
import { beginningOf, beginningOfDetail } from "./beginning";
import { toDetail, toGrowingRun, toRun } from "./toRun";

const trace = traceOf(firstScenario);
/** Enough rows that none is left out. */
const everyRow = 20_000;
const run = toRun(7, trace, everyRow);

const second = 1830;
const stepCount = trace.steps.at.filter((at) => at <= second).length;
const growing = toGrowingRun(7, { ...trace, reconciles: trace.reconciles.slice(0, stepCount) }, second, everyRow);

test("the beginning of a run is the run as it was then", () => {
  const { pods: _, stepSeconds, metrics, ...beginning } = beginningOf(run, second);
  const { pods: __, stepSeconds: growingSeconds, metrics: growingMetrics, ...others } = growing;
  expect(beginning).toEqual(others);
  // The columns of a run under way are as long as those of the whole run.
  expect(stepSeconds.ready).toEqual(growingSeconds.ready.slice(0, stepCount));
  expect(metrics.map(({ actual, seen }) => [actual, seen])).toEqual(growingMetrics.map(({ actual, seen }) => [actual, seen]));
});

test("no pod reveals a later second", () => {
  const { pods } = beginningOf(run, second);
  for (const { createdAt, phases, goneAt } of pods) {
    expect(Math.max(createdAt, goneAt ?? 0, ...phases.map(({ at }) => at))).toBeLessThanOrEqual(second);
  }
  expect(pods.map(({ name }) => name)).toEqual(run.pods.filter(({ createdAt }) => createdAt <= second).map(({ name }) => name));
});

test("no pod reveals what becomes of its resize", () => {
  const resize = {
    at: 1800,
    kind: "podsResized",
    resizedBy: "patch",
    cpuRequestMilli: 300,
    cpuLimitMilli: 0,
    memoryRequestMebibytes: 0,
    memoryLimitMebibytes: 0,
    cpuResizePolicy: "NotRequired",
    memoryResizePolicy: "NotRequired",
  } as const;
  const resized = toRun(7, traceOf({ ...firstScenario, incidents: [resize] }), everyRow);
  const last = (at: number) => new Set(beginningOf(resized, at).pods.map(({ resizes }) => resizes?.at(-1)?.state));
  expect([1799, 1800, 1801].map((at) => [...last(at)])).toEqual([[undefined], ["proposed"], ["inProgress"]]);
});

test("at its end a run is whole", () => {
  expect(beginningOf(run, 3600)).toBe(run);
});

test("finer rows end at the same second", () => {
  const detail = toDetail(7, trace, { from: 1700, to: 2000, rows: everyRow });
  const { to, rows, actual } = beginningOfDetail(detail, 1830);
  expect([to, rows.at.at(-1), rows.written.length, actual[0]!.length]).toEqual([1830, 1830, 131, 131]);
  expect(beginningOfDetail(detail, 2000)).toBe(detail);
});
