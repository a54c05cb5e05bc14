import { describe, expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { firstScenario } from "../scenario/first";
import { withCost } from "../scenario/price";
import type { Scenario } from "../scenario/scenario";
import { run, prepareLuck } from "../doors/withKeda";
import { bandGrid, maxBandCells } from "./bands";
import { readLuckPlan, type LuckPlan } from "./luckPlan";
import { luckRunCount } from "./luckPlan";
import { type LuckOptions } from "./luckRuns";
import { byHarm, createLuckTally, harmOf } from "./luckTally";
import { seedsOf } from "./seeds";
import { varied } from "./variations";

const scenario: Scenario = { ...firstScenario, durationSeconds: 1200, load: { ...firstScenario.load, noise: 0.3 } };
const plan: LuckPlan = {
  seeds: 7,
  variations: [
    { kind: "load", amount: 1.5 },
    { kind: "load", amount: 0.5 },
    { kind: "startUp", amount: 4 },
  ],
};

function lucky(of: Scenario, by: LuckPlan, { order, ...options }: LuckOptions & { order?: readonly number[] } = {}) {
  const prepared = prepareLuck(of, by, options);
  if (!prepared.ok) throw new Error("refused");
  const { runs } = prepared;
  const tally = createLuckTally(of, by, options);
  for (const index of order ?? Array.from({ length: runs.count }, (_, each) => each)) tally.add(index, runs.run(index));
  return { luck: tally.luck(), bands: tally.bands() };
}

const { luck, bands } = lucky(scenario, plan);

test("each run is that of the scenario with its seed, and of the variation with its seed", () => {
  const outcomesOf = (of: Scenario) => {
    const ran = run(of);
    return ran.ok ? withCost(ran.trace.outcomes, undefined) : null;
  };
  expect(luck.outcomes).toEqual(seedsOf(scenario, 7).map((seed) => ({ seed, outcomes: outcomesOf({ ...scenario, seed }) })));
  expect(luck.here).toEqual(outcomesOf(scenario));
  const third = luck.variations[2]!.compared!.find(({ outcome }) => outcome === "podHours")!;
  const slower = { ...varied(scenario, plan.variations[2]!), seed: scenario.seed + 3 };
  expect(third.now.values[3]).toEqual({ seed: slower.seed, value: outcomesOf(slower)!.podHours });
});

test("the order in which runs become known changes nothing, and what is known so far is of those alone", () => {
  const random = seededRandom(7);
  const order = Array.from({ length: luckRunCount(plan) }, (_, index) => index)
    .map((index) => ({ index, draw: random.next() }))
    .toSorted((a, b) => a.draw - b.draw)
    .map(({ index }) => index);
  expect(JSON.stringify(lucky(scenario, plan, { order }))).toBe(JSON.stringify({ luck, bands }));
  const some = lucky(scenario, plan, { order: [8, 2, 5] }).luck;
  expect([some.added, some.runs, some.here, some.outcomes.map(({ seed }) => seed)]).toEqual([
    3,
    28,
    null,
    [scenario.seed + 2, scenario.seed + 5],
  ]);
  // Variation 1 with the second seed has no partner yet.
  expect(some.variations.map(({ compared }) => compared)).toEqual([null, null, null]);
  expect(lucky(scenario, plan, { order: [] })).toMatchObject({ luck: { spreads: [], added: 0 }, bands: null });
});

test("the variation that hurts most comes first, and each is compared with the scenario seed by seed", () => {
  const harm = harmOf(luck);
  expect(harm).toBe("requestsFailed");
  const ordered = byHarm(luck.variations, harm).map(({ variation, compared }) => ({
    variation,
    failed: compared!.find(({ outcome }) => outcome === harm)!,
  }));
  expect(ordered.map(({ variation }) => variation)).toEqual([plan.variations[2], plan.variations[0], plan.variations[1]]);
  const p95 = ordered.map(({ failed }) => failed.now.p95.value!);
  expect(p95).toEqual(p95.toSorted((a, b) => b - a));
  // More load and slower pods make more requests fail with every seed; half the load does so with none.
  expect(ordered.map(({ failed }) => failed.more)).toEqual([7, 7, 0]);
  expect(ordered[2]!.failed.less).toBeGreaterThan(0);
});

describe("bands", () => {
  test("are real values of the seeds: of 7 the 95th percentile is the highest, and the 5th the last but one", () => {
    const traces = seedsOf(scenario, 7).map((seed) => {
      const ran = run({ ...scenario, seed });
      if (!ran.ok) throw new Error("refused");
      return ran.trace.seconds;
    });
    const columns = { replicas: "written", waiting: "waiting", failed: "failed" } as const;
    expect(bands).toMatchObject({ stepSeconds: 1, cells: 1201, seeds: 7 });
    for (const [quantity, column] of Object.entries(columns)) {
      const { low, high } = bands!.columns[quantity as keyof typeof columns];
      for (let second = 0; second <= 1200; second++) {
        const values = traces.map((seconds) => seconds[column][second]!).toSorted((a, b) => a - b);
        expect([low[second], high[second]]).toEqual([values[1], values[6]]);
      }
    }
    expect(Math.max(...bands!.columns.failed.high)).toBeGreaterThan(0);
  });

  test("have few cells for a day, and lose no peak between them", () => {
    expect(bandGrid(86_400)).toEqual({ stepSeconds: 48, cells: 1801 });
    for (const duration of [600, 1800, 1801, 3600, 7260, 86_400]) {
      const { stepSeconds, cells } = bandGrid(duration);
      expect(cells).toBeLessThanOrEqual(maxBandCells);
      expect(Math.floor(duration / stepSeconds)).toBe(cells - 1);
    }
    const longer = { ...scenario, durationSeconds: 3600 };
    const five = { seeds: 5, variations: [] };
    const { bands: wide } = lucky(longer, five);
    expect(wide!.stepSeconds).toBe(2);
    const peaks = seedsOf(longer, 5).map((seed) => {
      const ran = run({ ...longer, seed });
      return ran.ok ? ran.trace.seconds.waiting.reduce((most, value) => Math.max(most, value), 0) : NaN;
    });
    expect(Math.max(...wide!.columns.waiting.high)).toBe(Math.max(...peaks));
  });
});

test("another scenario is compared with the same seeds, over the time that both have", () => {
  const shorter = { ...scenario, durationSeconds: 900, seed: scenario.seed + 50 };
  const five = { seeds: 5, variations: [] };
  const { luck: compared } = lucky(scenario, five, { firstSeed: shorter.seed, lastSecond: 900 });
  expect(compared.outcomes).toEqual(lucky(shorter, five).luck.outcomes);
});

test("a scenario that does not run is refused as its run is", () => {
  const broken = { ...scenario, manifest: "kind: [" };
  expect(prepareLuck(broken, plan)).toEqual(run(broken));
});

test.each([
  [{ seeds: 4 }, "seeds is 4; it must be from 5 to 200."],
  [{ seeds: 201 }, "seeds is 201; it must be from 5 to 200."],
  [{ seeds: 7.5 }, "seeds is 7.5; it must be a whole number."],
  [{ seeds: 20, seed: 1 }, 'The plan has "seed"; it may have seeds and variations.'],
  [{ seeds: 20, variations: [{ kind: "load", amount: 20 }] }, "variations[0].amount is 20; it must be from 0.1 to 10."],
])("a bad plan %j is refused with its place", (data, sentence) => {
  const reading = readLuckPlan(data);
  expect(reading.ok ? null : reading.error).toBe(sentence);
  expect(readLuckPlan({ seeds: plan.seeds, variations: plan.variations })).toEqual({ ok: true, value: plan });
});
