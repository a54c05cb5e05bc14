import { expect, test } from "vitest";
import { library } from "../library/library";
import { autoscaler, containerCpuUtilization } from "../library/manifest";
import type { Scenario } from "../scenario/scenario";
import { breaches } from "../simulation/checks";
import { watchObservations } from "../simulation/observationChecks";
import { traceOf } from "../simulation/testing/traceOf";

const { scenario: bursts } = library.find(({ id }) => id === "start-up-burst")!;
const partsOf = (scenario: Scenario) => {
  const watch = watchObservations(scenario);
  const trace = traceOf(scenario, watch);
  expect([...breaches(trace), ...watch.breaches(trace)]).toEqual([]);
  return trace.reconciles.flatMap(({ at, decision }) => {
    const proposal = "metrics" in decision ? decision.metrics[0] : undefined;
    if (!proposal?.ok || proposal.calculation.kind !== "pods" || !proposal.calculation.cpuParts) return [];
    return { at, samples: proposal.calculation.counted.samples, ...proposal.calculation.cpuParts };
  });
};
const workload = (change: Partial<Scenario["workload"]>): Scenario => ({ ...bursts, workload: { ...bursts.workload, ...change } });

test("a start of 450 m is said of the pods whose windows measured it, and idle CPU of all", () => {
  const syncs = partsOf(bursts);
  const [before, starting] = [syncs.find(({ at }) => at === 300)!, syncs.find(({ at }) => at === 675)!];
  expect(before).toMatchObject({ samples: 4, startUp: { milli: 0, pods: 0 }, warmUp: { milli: 0, pods: 0 }, idle: { milli: 16, pods: 4 } });
  expect(starting.startUp.pods).toBeGreaterThan(0);
  expect(starting.startUp.milli / starting.startUp.pods).toBeGreaterThan(200);
  expect(starting.startUp.milli).toBeLessThanOrEqual(450 * starting.startUp.pods);
  expect(starting.idle).toEqual({ milli: 4 * starting.samples, pods: starting.samples });
  // The load of 28.8 requests of 20 ms, and less than a milli-core of rounding for each pod.
  expect(starting.work.milli).toBeLessThan(28.8 * 20 + starting.samples + 1);
});

test("each sample has 450 m for each second of its window within the 60 s of a start", () => {
  const samples: { name: string; timestamp: number; windowSeconds: number; startUp: number }[] = [];
  const { pods } = traceOf(bursts, {
    onReconcile(_, { metrics }) {
      metrics.resource?.forEach(({ timestamp, windowSeconds, containers: [main] }, name) => {
        samples.push({ name, timestamp, windowSeconds, startUp: main!.cpuParts!.startUp });
      });
    },
  });
  const startOf = new Map(pods.map(({ name, phases }) => [name, phases.find(({ phase }) => phase !== "pending")!.at]));
  const off = samples.filter(({ name, timestamp, windowSeconds, startUp }) => {
    const start = startOf.get(name)!;
    const seconds = Math.max(0, Math.min(timestamp, start + 59) - Math.max(timestamp - windowSeconds, start - 1));
    return Math.abs(startUp - (450 * seconds) / windowSeconds) > 1e-6;
  });
  expect(samples.filter(({ startUp }) => startUp > 0 && startUp < 450).length).toBeGreaterThan(5);
  expect(off).toEqual([]);
});

test("a limit leaves idle CPU first, then the start, and the rest to requests", () => {
  const capped = partsOf(workload({ cpuLimitMilli: 300, idleCpuMilli: 100 })).filter(({ startUp }) => startUp.pods > 0);
  expect(capped.length).toBeGreaterThan(0);
  for (const { startUp, idle, samples } of capped) {
    expect(startUp.milli).toBeLessThanOrEqual(200 * startUp.pods);
    expect(idle.milli).toBe(100 * samples);
  }
});

test("what requests take more in a cold pod is warm-up", () => {
  const syncs = partsOf(workload({ startUpCpuMilli: 0, warmUpSeconds: 120, warmUpCpuPercent: 300 }));
  const [steady, cold] = [syncs.find(({ at }) => at === 300)!, syncs.find(({ warmUp }) => warmUp.milli > 0)!];
  expect(steady.warmUp).toEqual({ milli: 0, pods: 0 });
  expect(cold.startUp).toEqual({ milli: 0, pods: 0 });
  // A cold request costs at most 3 times as much.
  expect(cold.warmUp.milli).toBeLessThan(2 * cold.work.milli);
});

test("a run whose pods have a small idle CPU and nothing else says no parts", () => {
  expect(partsOf(workload({ startUpCpuMilli: 0 }))).toEqual([]);
});

test("of one container only its own parts are counted", () => {
  const manifest = autoscaler({ name: "shop", min: 1, max: 20, metrics: [containerCpuUtilization("sidecar", 50)] });
  const scenario = { ...workload({ sidecar: "withRequest", sidecarIdleCpuMilli: 7 }), manifest };
  const sync = partsOf(scenario).find(({ at }) => at === 675)!;
  expect(sync).toMatchObject({ startUp: { milli: 0, pods: 0 }, idle: { milli: 7 * sync.samples, pods: sync.samples } });
});
