import { describe, expect, test } from "vitest";
import { seededRandom, type SeededRandom } from "../lib/random";
import { cpuHistogramOptions, memoryHistogramOptions } from "./aggregateContainerState";
import { applyVpaPolicy, processRecommendation } from "./capping";
import {
  addSample,
  createHistogram,
  isEmpty,
  loadFromCheckpoint,
  mergeHistogram,
  percentileOf,
  referenceTimestamp,
  saveToCheckpoint,
  subtractSample,
  type HistogramOptions,
} from "./histogram";
import { compareQuantities, newMilliQuantity, newQuantity, resourceNames, type ResourceList } from "./quantities";
import { createRecommender, defaultRecommenderFlags, type Recommender } from "./recommender";
import { podOf, run, vpaWith } from "./testing/updaterWorld";

const seed = 20_260_822;
const day = 86_400;
const start = 1_772_323_200;

interface Sample {
  readonly value: number;
  readonly weight: number;
  readonly time: number;
}

const kinds: readonly [string, HistogramOptions, (random: SeededRandom) => number][] = [
  ["cpu", cpuHistogramOptions, (random) => 10 ** (6 * random.next() - 3)],
  ["memory", memoryHistogramOptions, (random) => 10 ** (6 + 6 * random.next())],
];

describe.each(kinds)(`a histogram of %s (seed ${seed})`, (_, options, valueOf) => {
  const samplesOf = (random: SeededRandom): Sample[] =>
    Array.from({ length: 1 + random.integer(60) }, () => {
      return { value: valueOf(random), weight: 0.1 + random.next(), time: start + random.integer(20 * day) };
    });
  const histogramOf = (samples: readonly Sample[]) => {
    const histogram = createHistogram(options, day);
    for (const { value, weight, time } of samples) addSample(histogram, value, weight, time);
    return histogram;
  };
  const percentiles = [0, 0.1, 0.5, 0.9, 0.95, 1];

  test("is empty after all that was added is taken away", () => {
    const random = seededRandom(seed);
    for (let draw = 0; draw < 300; draw++) {
      const samples = samplesOf(random);
      const histogram = histogramOf(samples);
      for (const { value, weight, time } of samples.toReversed()) subtractSample(histogram, value, weight, time);
      expect([histogram.totalWeight, isEmpty(histogram), percentileOf(histogram, 0.9)]).toEqual([0, true, 0]);
    }
  });

  test("has percentiles that only rise", () => {
    const random = seededRandom(seed);
    for (let draw = 0; draw < 300; draw++) {
      const histogram = histogramOf(samplesOf(random));
      const values = percentiles.map((percentile) => percentileOf(histogram, percentile));
      expect(values).toEqual(values.toSorted((one, other) => one - other));
    }
  });

  test("keeps its percentiles within a bucket in a checkpoint", () => {
    const random = seededRandom(seed);
    for (let draw = 0; draw < 300; draw++) {
      // A weight below a ten-thousandth of the heaviest is lost, so all are of the same hour.
      const histogram = histogramOf(samplesOf(random).map((sample) => ({ ...sample, time: start + random.integer(3600) })));
      const reloaded = createHistogram(options, day);
      loadFromCheckpoint(reloaded, saveToCheckpoint(histogram));
      expect(referenceTimestamp(reloaded)).toBe(referenceTimestamp(histogram));
      expect(reloaded.totalWeight).toBeCloseTo(histogram.totalWeight, 9);
      for (const percentile of [0.1, 0.5, 0.9, 0.95]) {
        const around = [percentile - 0.01, percentile + 0.01].map((each) => percentileOf(histogram, each));
        expect(percentileOf(reloaded, percentile)).toBeGreaterThanOrEqual(around[0]!);
        expect(percentileOf(reloaded, percentile)).toBeLessThanOrEqual(around[1]!);
      }
    }
  });

  test("merged from parts has the weight of all samples, and its percentiles", () => {
    const random = seededRandom(seed);
    for (let draw = 0; draw < 300; draw++) {
      const samples = samplesOf(random);
      const whole = histogramOf(samples);
      const merged = histogramOf(samples.filter((_sample, index) => index % 2 === 0));
      mergeHistogram(merged, histogramOf(samples.filter((_sample, index) => index % 2 === 1)));
      const factor = 2 ** ((referenceTimestamp(whole)! - referenceTimestamp(merged)!) / day);
      expect(merged.totalWeight / (whole.totalWeight * factor)).toBeCloseTo(1, 3);
    }
  });
});

test(`more usage never lowers a recommendation, and the target lies within its bounds (seed ${seed})`, () => {
  const random = seededRandom(seed);
  for (let draw = 0; draw < 60; draw++) {
    const [less, more] = [0, 1].map(() => {
      const recommender = createRecommender(defaultRecommenderFlags, {});
      recommender.addPod({ name: "pod", group: "a", containers: ["app"] });
      return recommender;
    }) as [Recommender, Recommender];
    const step = 60 + random.integer(600);
    for (let time = start; time < start + 1 + random.integer(2 * day); time += step) {
      const [cpu, memory] = [random.integer(2000), random.integer(2 ** 31)];
      less.addCpuSample("pod", "app", cpu, time);
      more.addCpuSample("pod", "app", cpu + random.integer(500), time);
      less.addMemorySample("pod", "app", memory, time);
      more.addMemorySample("pod", "app", memory + random.integer(2 ** 29), time);
    }
    const [low, high] = [less.recommend()[0]!, more.recommend()[0]!];
    for (const resource of resourceNames) {
      for (const list of ["target", "lowerBound", "upperBound"] as const) {
        expect(compareQuantities(low[list]![resource]!, high[list]![resource]!)).toBeLessThanOrEqual(0);
      }
      expect(compareQuantities(low.lowerBound![resource]!, low.target![resource]!)).toBeLessThanOrEqual(0);
      expect(compareQuantities(low.target![resource]!, low.upperBound![resource]!)).toBeLessThanOrEqual(0);
    }
  }
});

function randomList(random: SeededRandom): ResourceList {
  return {
    ...(random.integer(4) > 0 && { cpu: newMilliQuantity(1 + random.integer(4000), "DecimalSI") }),
    ...(random.integer(4) > 0 && { memory: newQuantity(1 + random.integer(2 ** 32), "BinarySI") }),
  };
}

test(`a capped recommendation keeps the policy, and capping it again changes nothing (seed ${seed})`, () => {
  const random = seededRandom(seed);
  for (let draw = 0; draw < 2000; draw++) {
    const recommendation = [
      { containerName: "app", target: randomList(random), lowerBound: randomList(random), upperBound: randomList(random) },
    ];
    const [minAllowed, maxAllowed] = [randomList(random), randomList(random)];
    const policies = [{ containerName: random.integer(2) === 0 ? "app" : "*", minAllowed, maxAllowed }];
    const once = applyVpaPolicy(recommendation, policies, {});
    expect(applyVpaPolicy(once, policies, {})).toEqual(once);
    const containers = [{ name: "app", requests: randomList(random), limits: randomList(random) }];
    const limitRanges = [{ type: "Container" as const, min: randomList(random), max: randomList(random) }];
    const processed = processRecommendation(recommendation, policies, containers, limitRanges)!.recommendation;
    for (const { target } of [...once, ...processed]) {
      for (const resource of resourceNames) {
        const [amount, max] = [target![resource], maxAllowed[resource]];
        if (amount && max) expect(compareQuantities(amount, max)).toBeLessThanOrEqual(0);
      }
    }
  }
});

test(`a run of the updater leaves as many pods alive as the tolerance says (seed ${seed})`, () => {
  const random = seededRandom(seed);
  const seen = { evicted: 0, resized: 0 };
  for (let draw = 0; draw < 1000; draw++) {
    const count = 2 + random.integer(9);
    const pods = Array.from({ length: count }, (_, index) =>
      podOf(`pod-${index}`, { phase: random.integer(5) === 0 ? "Pending" : "Running" }),
    );
    const configured = count + random.integer(3);
    const evictionTolerance = random.integer(11) / 10;
    const { actions } = run(vpaWith(random.integer(2) === 0 ? "Recreate" : "InPlaceOrRecreate"), pods, {
      flags: { evictionTolerance },
      creators: [{ kind: "StatefulSet", name: "web", replicas: configured }],
      evict: () => random.integer(4) > 0,
      resize: () => (random.integer(4) > 0 ? null : "Other"),
    });
    const running = new Set(pods.filter(({ phase }) => phase === "Running").map(({ name }) => name));
    const disturbed = actions.filter(({ pod, ok }) => ok && running.has(pod)).length;
    const tolerated = Math.trunc(configured * evictionTolerance);
    expect(disturbed).toBeLessThanOrEqual(Math.max(tolerated === 0 ? 1 : 0, running.size - (configured - tolerated)));
    seen.evicted += actions.filter(({ action }) => action === "evict").length;
    seen.resized += actions.filter(({ action }) => action === "resize").length;
  }
  expect(Math.min(seen.evicted, seen.resized)).toBeGreaterThan(100);
});
