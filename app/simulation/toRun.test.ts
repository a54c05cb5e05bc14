import { expect, test } from "vitest";
import { digestTrace, firstScenario, parseManifest, simulate, startSimulation } from "../../engine/index";
import { toGrowingRun, toRun, transferables } from "./toRun";

const { hpa } = parseManifest(firstScenario.manifest, firstScenario.flags.featureGates);
const trace = simulate(firstScenario, hpa!);
const run = toRun(7, trace, 200);

test("rows hold the seconds' values at their times", () => {
  expect(run.rows.at.length).toBeLessThan(400);
  for (const [row, second] of run.rows.at.entries()) {
    expect(run.rows.written[row]).toBe(trace.seconds.written[second]);
    expect(run.rows.served[row]).toBe(trace.seconds.served[second]);
    expect(run.metrics[0]!.actual[row]).toBe(trace.metrics[0]!.actual[second]);
  }
});

test("readouts hold the seconds' values at the steps, whatever the rows", () => {
  for (const [step, second] of trace.steps.at.entries()) {
    expect(run.stepSeconds.offered[step]).toBe(trace.seconds.offered[second]);
    expect(run.stepSeconds.ready[step]).toBe(trace.seconds.ready[second]);
    expect(run.metrics[0]!.stepActual[step]).toBe(trace.metrics[0]!.actual[second]);
  }
  expect(run.steps).toEqual(trace.steps);
});

test("a finished run has the trace's digest and outcomes", () => {
  expect([run.digest, run.outcomes, run.lastSecond]).toEqual([digestTrace(trace), trace.outcomes, 3600]);
});

test("a run under way ends where it has come to, and is the beginning of the finished one", () => {
  const simulation = startSimulation(firstScenario, hpa!);
  simulation.advance(1000);
  const growing = toGrowingRun(8, simulation.trace(), simulation.second - 1, 20_000);
  const finished = toRun(9, trace, 20_000);
  expect([growing.digest, growing.outcomes, growing.lastSecond]).toEqual([null, null, 999]);
  expect(growing.rows.at.length).toBe(1000);
  expect(growing.rows.served).toEqual(finished.rows.served.slice(0, 1000));
  expect(growing.steps.applied).toEqual(finished.steps.applied.slice(0, 67));
  expect(growing.metrics[0]!.seen).toEqual(finished.metrics[0]!.seen.slice(0, 67));
});

test("handing a run over takes nothing from the trace that stays", () => {
  const before = digestTrace(trace);
  structuredClone(run, { transfer: transferables(run) });
  expect(run.rows.at.length).toBe(0);
  expect(digestTrace(trace)).toBe(before);
});
