import { expect, test } from "vitest";
import { digestTrace, firstScenario, parseManifest, simulate } from "../../engine/index";
import { toRun, transferables } from "./toRun";

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

test("totals are sums over the run, and the digest is the trace's", () => {
  expect(run.totals.offered).toBeCloseTo(
    trace.seconds.offered.reduce((sum, value) => sum + value, 0),
    6,
  );
  expect(run.totals.served + run.totals.failed).toBeLessThanOrEqual(run.totals.offered + trace.seconds.waiting[0]! + 1e-6);
  expect(run.digest).toBe(digestTrace(trace));
});

test("handing a run over takes nothing from the trace that stays", () => {
  const before = digestTrace(trace);
  structuredClone(run, { transfer: transferables(run) });
  expect(run.rows.at.length).toBe(0);
  expect(digestTrace(trace)).toBe(before);
});
