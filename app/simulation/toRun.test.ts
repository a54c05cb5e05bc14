import { expect, test } from "vitest";
import { digestTrace, firstScenario } from "../../engine/index";
import { simulationOf, traceOf } from "../../engine/simulation/testing/traceOf";
import { toDetail, toGrowingRun, toRun, transferables } from "./toRun";

const trace = traceOf(firstScenario);
const run = toRun(7, trace, 200);

test("rows hold the seconds' values at their times", () => {
  expect(run.rows.at.length).toBeLessThan(400);
  for (const [row, second] of run.rows.at.entries()) {
    expect(run.rows.written[row]).toBe(trace.seconds.written[second]);
    expect(run.rows.served[row]).toBe(trace.seconds.served[second]);
    expect(run.metrics[0]!.actual[row]).toBe(trace.metrics[0]!.actual[second]);
  }
});

test("readouts hold the seconds' values at the steps, however few the rows", () => {
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

test("a run under way ends where it has come to, and equals the beginning of the finished one", () => {
  const simulation = simulationOf(firstScenario);
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

test("a part of the run that is short enough keeps every second", () => {
  const detail = toDetail(7, trace, { from: 400, to: 700, rows: 1200 });
  expect([...detail.rows.at]).toEqual(Array.from({ length: 301 }, (_, index) => 400 + index));
  expect(detail.rows.written).toEqual(trace.seconds.written.slice(400, 701));
  expect(detail.actual).toEqual([trace.metrics[0]!.actual.slice(400, 701)]);
});

test("a longer part keeps its own highest and lowest", () => {
  const { rows } = toDetail(7, trace, { from: 300, to: 2400, rows: 200 });
  const part = trace.seconds.offered.slice(300, 2401);
  expect([rows.at[0], rows.at.at(-1)]).toEqual([300, 2400]);
  expect([Math.min(...rows.offered), Math.max(...rows.offered)]).toEqual([Math.min(...part), Math.max(...part)]);
});
