import { describe, expect, test } from "vitest";
import { firstScenario } from "../scenario/first";
import type { Scenario } from "../scenario/scenario";
import { digestTrace } from "./digest";
import { changed, checkedRun, type Change } from "./testing/checkedRun";
import { simulationOf } from "./testing/traceOf";
import type { Trace } from "./trace";

/** The first scenario with changes, run and checked. */
const run = (change: Change = {}): Trace => checkedRun(changed(change));

const rescales = ({ steps, reconciles }: Trace) =>
  reconciles.flatMap(({ at, scaledTo }, step) => (scaledTo === null ? [] : [{ at, from: steps.current[step]!, to: scaledTo }]));

describe("the first scenario", () => {
  const trace = run();
  const changes = rescales(trace);
  const loadFalls = 1500;

  test("has a row for each second and a reconcile every 15 s", () => {
    expect([trace.seconds.offered.length, trace.steps.at.length, trace.steps.at[1]]).toEqual([3601, 241, 15]);
  });

  test("scales up in steps soon after the load starts", () => {
    const ups = changes.filter(({ from, to }) => to > from);
    expect(ups.length).toBeGreaterThanOrEqual(2);
    expect(ups[0]!.at).toBeGreaterThan(360);
    expect(ups.at(-1)!.at).toBeLessThan(600);
  });

  test("shrinks only when the last high recommendation has left the five-minute window", () => {
    const downs = changes.filter(({ from, to }) => to < from);
    const firstDown = downs[0]!.at;
    expect(firstDown).toBeGreaterThanOrEqual(loadFalls + 300);
    expect(firstDown).toBeLessThanOrEqual(loadFalls + 300 + 90);
    expect(changes.at(-1)!.to).toBe(1);
    const held = trace.reconciles.filter(({ heldBy }) => heldBy.by === "window").map(({ at }) => at);
    expect(held.length).toBeGreaterThanOrEqual(15);
    expect(held.every((at) => at > loadFalls && at <= changes.at(-1)!.at)).toBe(true);
  });

  test("what the controller saw is older than what is true", () => {
    const [cpu] = trace.metrics;
    const lags = [...trace.steps.at].map((at, step) => at - cpu!.seenTo[step]!);
    expect(Math.min(...lags)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...lags)).toBeLessThanOrEqual(45);
  });
});

describe("the same scenario gives the same trace", () => {
  const digest = digestTrace(run());

  test("again", () => expect(digestTrace(run())).toBe(digest));
  test("after a round trip through JSON", () =>
    expect(digestTrace(run(JSON.parse(JSON.stringify(firstScenario)) as Scenario))).toBe(digest));
  test("when it was advanced in slices", () => {
    const simulation = simulationOf(firstScenario);
    for (let slice = 1; !simulation.finished; slice = (slice * 7) % 211) simulation.advance(slice);
    expect(simulation.second).toBe(3601);
    expect(digestTrace(simulation.trace())).toBe(digest);
  });
  test("and another seed another one", () => expect(digestTrace(run({ seed: 2 }))).not.toBe(digest));
  test("a longer run begins with the same hour", () => {
    const longer = run({ durationSeconds: 7200 });
    expect(longer.seconds.served.slice(0, 3601)).toEqual(run().seconds.served);
  });
});

test("without ready pods in time, requests wait and then fail", () => {
  const trace = run({ load: { points: [[0, 200]], noise: 0 }, workload: { requestTimeoutSeconds: 5 } });
  expect(Math.max(...trace.seconds.waiting)).toBeGreaterThan(0);
  expect(trace.seconds.failed.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(0);
  const { served, capacity } = trace.seconds;
  expect(served[0]).toBe(capacity[0]);
});

test("the true utilization never passes the limit: 250% of requests here", () => {
  const trace = run({ load: { points: [[0, 500]], noise: 0 } });
  expect(Math.max(...trace.metrics[0]!.actual)).toBeCloseTo(250, 9);
});

test("a memory target is measured in mebibytes and never shrinks while idle usage holds it", () => {
  const manifest = firstScenario.manifest
    .replace("name: cpu", "name: memory")
    .replace("type: Utilization", "type: AverageValue")
    .replace("averageUtilization: 50", "averageValue: 20Mi");
  const trace = run({ manifest });
  const [memory] = trace.metrics;
  expect({ ...memory, actual: memory!.actual[3600]! > 32, seen: memory!.seen[240]! > 32, seenFrom: 0, seenTo: 0 }).toEqual({
    name: "memory",
    type: "Resource",
    container: null,
    source: null,
    query: null,
    keda: null,
    total: false,
    unit: "Mi",
    target: 20,
    bandLow: 18,
    bandHigh: 22,
    worstLagSeconds: 60,
    actual: true,
    seen: true,
    seenFrom: 0,
    seenTo: 0,
  });
  expect(trace.steps.applied.at(-1)).toBe(10);
});

test("a sync period that does not divide the duration ends before it", () => {
  const trace = run({ flags: { ...firstScenario.flags, syncPeriodSeconds: 7 } });
  expect([trace.steps.at.length, trace.steps.at.at(-1)]).toEqual([515, 3598]);
});

test("the tolerance band has its own edge on either side", () => {
  const behavior = "  behavior:\n    scaleUp: { tolerance: 0.2 }\n    scaleDown: { tolerance: 0.05 }\n";
  const [cpu] = run({ manifest: firstScenario.manifest + behavior }).metrics;
  expect([cpu!.bandLow, cpu!.bandHigh]).toEqual([47.5, 60]);
});

test("a step says from when to when its samples were measured", () => {
  const trace = run();
  const [cpu] = trace.metrics;
  // One pod, so one sample: a window of 15 s, whatever the phases.
  expect(cpu!.seenTo[4]! - cpu!.seenFrom[4]!).toBe(15);
  expect(cpu!.seen[4]).toBe(trace.reconciles[4]!.decision.kind === "computed" ? 32 : NaN);
});

test("the window's highest is recorded beside what came of it", () => {
  const { steps } = run();
  const waiting = [...steps.at].findIndex((at) => at === 1680);
  expect([steps.proposal[waiting], steps.windowHighest[waiting], steps.stabilized[waiting], steps.applied[waiting]]).toEqual([1, 9, 9, 9]);
  const behavior =
    "  behavior:\n    scaleDown: { policies: [{ type: Pods, value: 1, periodSeconds: 60 }], stabilizationWindowSeconds: 0 }\n";
  const limited = run({ manifest: firstScenario.manifest + behavior }).steps;
  const shrinking = [...limited.at].findIndex((at) => at === 1680);
  expect([limited.windowHighest[shrinking], limited.stabilized[shrinking]]).toEqual([1, 1]);
  expect(limited.applied[shrinking]).toBeGreaterThan(1);
});

test("a step says what the rate limits alone left, and the lowest of the scale-up window", () => {
  const behavior = `  behavior:
    scaleUp: { stabilizationWindowSeconds: 60, policies: [{ type: Pods, value: 2, periodSeconds: 60 }] }
`;
  const { steps, reconciles } = run({ manifest: firstScenario.manifest + behavior });
  const held = reconciles.findIndex(({ heldBy }) => heldBy.by === "policy");
  expect([steps.current[held], steps.stabilized[held], steps.limited[held], steps.applied[held]]).toEqual([2, 5, 3, 3]);
  const remembering = reconciles.findIndex(({ heldBy }, step) => heldBy.by === "window" && steps.proposal[step]! > steps.current[step]!);
  expect([steps.windowLowest[remembering], steps.stabilized[remembering], steps.applied[remembering]]).toEqual([1, 1, 1]);
  expect(run().steps.windowLowest.every(Number.isNaN)).toBe(true);
});

test("a step says what would be proposed if every pod counted", () => {
  const { steps, reconciles } = run();
  for (const [step, { heldBy }] of reconciles.entries()) {
    const differs = steps.plain[step] !== steps.proposal[step];
    expect([step, differs]).toEqual([step, heldBy.by === "pods" || heldBy.also.includes("pods")]);
  }
  expect(reconciles.some(({ heldBy }) => heldBy.by === "pods")).toBe(true);
});
