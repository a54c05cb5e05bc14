import { describe, expect, test } from "vitest";
import { luckTable } from "../exchange/luckFiles";
import { runJson } from "../exchange/runFiles";
import { prepareLuck, run } from "../doors/withKeda";
import { createLuckTally } from "../luck/luckTally";
import { compareRuns } from "../doors/withKeda";
import { withCostDifference } from "../comparison/costDifference";
import { traceOf } from "../simulation/testing/traceOf";
import { digestTrace } from "../simulation/digest";
import { readFile, writeScenarioFile } from "./file";
import { podsResized } from "../cluster/testing/podsResized";
import { firstScenario } from "./first";
import { decodeLink, encodeLink } from "./link";
import { costOf, withCost, type Price } from "./price";
import { readScenario } from "./readScenario";
import { hasSameRun, hasSameSearch } from "./sameness";
import type { Scenario } from "./scenario";

const price: Price = { perPodHour: 0.04, currency: "€" };
const short: Scenario = { ...firstScenario, durationSeconds: 600 };
const priced: Scenario = { ...short, price };
const error = (written: unknown, others: object = {}) => {
  const file = JSON.parse(writeScenarioFile(short)) as object;
  const reading = readFile(JSON.stringify({ ...file, ...others, price: written }));
  return reading.ok ? null : reading.error;
};

describe("a price", () => {
  test("is beside the scenario in its file, and is read back from it", () => {
    const file = writeScenarioFile(priced);
    expect(JSON.parse(file)).toMatchObject({ price });
    expect((JSON.parse(file) as { scenario: object }).scenario).not.toHaveProperty("price");
    expect(readFile(file)).toEqual({ ok: true, value: { kind: "scenario", scenario: priced } });
    expect(writeScenarioFile(short)).not.toContain("price");
  });

  test("travels in links, but not with the run that is compared with", () => {
    const link = encodeLink({ scenario: priced, baseline: { ...priced, seed: 7 } });
    expect(decodeLink(link!)).toMatchObject({ ok: true, value: { scenario: priced } });
    const reading = decodeLink(link!);
    expect(reading.ok && reading.value.baseline).not.toHaveProperty("price");
  });

  test("changes nothing in the run, but what a search finds", () => {
    expect(digestTrace(traceOf(priced))).toBe(digestTrace(traceOf(short)));
    expect(traceOf(priced).outcomes).toEqual(traceOf(short).outcomes);
    expect(hasSameRun(priced, short)).toBe(true);
    const study = { moves: [], cost: { kind: "podHours" }, harm: "failedShare", seeds: 5, variations: [] } as const;
    expect(hasSameSearch({ scenario: priced, study }, { scenario: short, study })).toBe(false);
  });

  test.each([
    [0.04, /^price is 0\.04; it must be an object\.$/],
    [{}, /^price must have either perPodHour, or perCpuHour, perGibibyteHour or both\.$/],
    [{ currency: "€" }, /^price must have either perPodHour/],
    [{ perPodHour: 1, perCpuHour: 1 }, /^price must have either perPodHour/],
    [{ perPod: 1 }, /^price has "perPod"; it may have perPodHour, perCpuHour, perGibibyteHour, currency\.$/],
    [{ perPodHour: "0.04" }, /^price\.perPodHour is "0\.04"; it must be a number\.$/],
    [{ perPodHour: 0 }, /^price\.perPodHour is 0; it must be from 1e-9 to 1000000000\.$/],
    [{ perCpuHour: 1, perGibibyteHour: -1 }, /^price\.perGibibyteHour is -1; it must be from/],
    [{ perPodHour: 1, currency: "EURO" }, /^price\.currency has 4 characters; at most 3 are allowed\.$/],
    [{ perPodHour: 1, currency: "" }, /^price\.currency is ""; it must be a sign or a code, 1 to 3 characters/],
    [{ perPodHour: 1, currency: "E 1" }, /^price\.currency is "E 1"; it must be a sign or a code/],
    [{ perPodHour: 1, currency: "\u001b[m" }, /^price\.currency is .*; it must be a sign or a code/],
  ])("%j is refused", (written, sentence) => {
    expect(error(written)).toMatch(sentence);
  });

  test("is needed by a limit of the cost, and by a study of it", () => {
    const limits = { cost: { atMost: 3 } };
    expect(error(undefined, { limits })).toBe("limits has cost, but the scenario has no price.");
    expect(error(price, { limits })).toBeNull();
    const study = { moves: [], cost: "cost" };
    expect(error(undefined, { study })).toBe("study.cost is cost, but the scenario has no price.");
    expect(error(price, { study })).toBeNull();
    expect(readScenario({ ...priced, limits }).ok).toBe(true);
  });
});

describe("the cost", () => {
  const hours = { podHours: 10, cpuHoursRequested: 2, memoryHoursRequested: 5 };

  test("is hours × their prices", () => {
    expect(costOf(hours, { perPodHour: 0.5 })).toBe(5);
    expect(costOf(hours, { perCpuHour: 0.25, perGibibyteHour: 0.125 })).toBe(1.125);
    expect(costOf(hours, { perCpuHour: 0.25 })).toBe(0.5);
    expect(costOf(hours, { perGibibyteHour: 0.125 })).toBe(0.625);
  });

  test("is in the files of a run and of many seeds, and null there without a price", () => {
    const { podHours } = traceOf(short).outcomes;
    const inJson = (of: Scenario) => (JSON.parse(runJson(of, traceOf(of))) as { outcomes: { cost: unknown } }).outcomes.cost;
    expect([inJson(priced), inJson(short)]).toEqual([podHours * 0.04, null]);
    const plan = { seeds: 2, variations: [] };
    const ofSeeds = (of: Scenario) => {
      const prepared = prepareLuck(of, plan);
      if (!prepared.ok) throw new Error("it does not run");
      const tally = createLuckTally(of, plan);
      for (const index of [0, 1]) tally.add(index, prepared.runs.run(index));
      return tally;
    };
    const luck = ofSeeds(priced).luck();
    expect(
      luckTable(luck)
        .columns.find(({ name }) => name === "cost")!
        .value(0),
    ).toBe(podHours * 0.04);
    expect(luck.spreads.find(({ outcome }) => outcome === "cost")!.values[0]!.value).toBe(podHours * 0.04);
    expect(ofSeeds(short).luck().here!.cost).toBeNull();
    expect(ofSeeds(short).luck({ perPodHour: 2 }).here!.cost).toBe(podHours * 2);
  });

  test("of two runs has one price, and no row without one", () => {
    const other = { ...short, manifest: short.manifest.replace("maxReplicas: 10", "maxReplicas: 2") };
    const [before, after] = [
      { scenario: short, trace: traceOf(short) },
      { scenario: other, trace: traceOf(other) },
    ];
    const { outcomes } = compareRuns(before, after);
    expect(withCostDifference(outcomes, undefined)).toBe(outcomes);
    expect(outcomes.some(({ outcome }) => outcome === "cost")).toBe(false);
    const each = { perCpuHour: 0.3, perGibibyteHour: 0.2 };
    const [from, to] = [withCost(before.trace.outcomes, each).cost!, withCost(after.trace.outcomes, each).cost!];
    expect(withCostDifference(outcomes, each).at(-1)).toEqual({ outcome: "cost", baseline: from, now: to, difference: to - from });
  });
});

describe("the requested memory", () => {
  const steady = { load: { points: [[0, 0]], noise: 0 } } as const;
  const hoursOf = (workload: Partial<Scenario["workload"]>, others: Partial<Scenario> = {}) => {
    const ran = run({ ...short, ...others, workload: { ...short.workload, ...workload } }, { record: "outcomes" });
    if (!ran.ok) throw new Error("it does not run");
    return ran.outcomes;
  };

  test("is that of the main container, and of a sidecar that has a request, for each pod that exists", () => {
    const alone = hoursOf({ memoryRequestMebibytes: 512, sidecar: "none" });
    expect(alone.memoryHoursRequested).toBeCloseTo(alone.podHours / 2, 9);
    const both = hoursOf({ memoryRequestMebibytes: 512, sidecar: "withRequest", sidecarMemoryRequestMebibytes: 256 });
    expect(both.memoryHoursRequested).toBeCloseTo(0.75 * both.podHours, 9);
    const without = hoursOf({ memoryRequestMebibytes: 512, sidecar: "withoutRequest" });
    expect(without.memoryHoursRequested).toBeCloseTo(without.podHours / 2, 9);
  });

  test("is what the spec says after a resize in place", () => {
    const resize = podsResized({ at: 300, memoryRequestMebibytes: 1024 });
    const plain = hoursOf({ memoryRequestMebibytes: 512 }, steady);
    const resized = hoursOf({ memoryRequestMebibytes: 512 }, { ...steady, incidents: [resize] });
    expect(resized.podHours).toBe(plain.podHours);
    expect(resized.memoryHoursRequested).toBeGreaterThan(1.4 * plain.memoryHoursRequested);
    expect(resized.memoryHoursRequested).toBeLessThan(1.6 * plain.memoryHoursRequested);
  });
});
