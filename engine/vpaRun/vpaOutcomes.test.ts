import { describe, expect, test } from "vitest";
import { run } from "../doors/withKeda";
import { isOfVpa, runOutcomeNames } from "../scenario/outcomes";
import { traceOf } from "../simulation/testing/traceOf";
import { vpaScenario, webHpa } from "./testing/vpaScenario";

describe("the outcomes of a VerticalPodAutoscaler", () => {
  test("are null in a run without one, which has all others as before", () => {
    const { outcomes } = traceOf({ ...vpaScenario({ mode: "Off" }), manifest: webHpa({}) });
    const beside = traceOf(vpaScenario({ mode: "Off" })).outcomes;
    for (const name of runOutcomeNames) {
      if (isOfVpa(name)) expect(outcomes[name]).toBeNull();
      else expect(outcomes[name]).toBe(beside[name]);
    }
  });

  test("count its evictions, its kills and the throttled pods, as the trace has them, and a run for outcomes has the same", () => {
    const scenario = vpaScenario({
      mode: "Recreate",
      workload: { cpuLimitMilli: 60, memoryLimitMebibytes: 320, memoryRequestMebibytes: 32, memoryLeakMebibytesPerHour: 400 },
    });
    const trace = traceOf(scenario);
    const { vpaEvictions, throttledPodHours, outOfMemoryKills } = trace.outcomes;
    expect(vpaEvictions).toBe(trace.vpa!.actions.filter(({ kind, ok }) => kind === "evict" && ok).length);
    expect(vpaEvictions).toBeGreaterThan(0);
    const throttled = trace.seconds.throttled.subarray(1).reduce((sum, pods) => sum + pods, 0);
    expect(throttledPodHours).toBeCloseTo(throttled / 3600, 9);
    expect(throttled).toBeGreaterThan(0);
    expect(outOfMemoryKills).toBe(trace.pods.flatMap(({ exits }) => exits.filter((exit) => exit.outOfMemory !== undefined)).length);
    expect(outOfMemoryKills).toBeGreaterThan(0);
    const again = run(scenario, { record: "outcomes" });
    expect(again.ok && again.outcomes).toEqual(trace.outcomes);
  });

  test("have the slack of pods that request too much, and almost none where they use more than they request", () => {
    const slackOf = (cpuRequestMilli: number, memoryRequestMebibytes: number) =>
      traceOf(vpaScenario({ mode: "Off", replicas: [4, 4], workload: { cpuRequestMilli, memoryRequestMebibytes } })).outcomes;
    const wide = slackOf(2000, 4096);
    // Less than all that is requested, and more than half of it: the pods use little.
    expect(wide.cpuSlackHours).toBeLessThan(wide.cpuHoursRequested);
    expect(wide.cpuSlackHours).toBeCloseTo(wide.cpuHoursRequested - wide.cpuHoursUsed, 0);
    expect(wide.memorySlackHours).toBeGreaterThan(0.9 * wide.memoryHoursRequested);
    const narrow = slackOf(10, 16);
    expect(narrow.cpuSlackHours).toBeLessThan(0.001);
    expect(narrow.memorySlackHours).toBe(0);
  });
});
