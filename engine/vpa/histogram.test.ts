import { expect, test } from "vitest";
import {
  addSample,
  createHistogram,
  exponentialHistogramOptions,
  isEmpty,
  linearHistogramOptions,
  loadFromCheckpoint,
  percentileOf,
  referenceTimestamp,
  subtractSample,
} from "./histogram";

const day = 86_400;
/** A midnight, in Unix seconds. */
const midnight = 1_772_323_200;
const options = linearHistogramOptions(10, 1, 0.001);

test("the first sample sets the reference to the nearest half-life, half a day to the next midnight", () => {
  const referenceAfter = (time: number) => {
    const histogram = createHistogram(options, day);
    addSample(histogram, 1, 1, time);
    return referenceTimestamp(histogram);
  };
  expect([midnight, midnight + day / 2 - 1, midnight + day / 2].map(referenceAfter)).toEqual([midnight, midnight, midnight + day]);
  expect(referenceTimestamp(createHistogram(options, day))).toBeNull();
});

test("what a subtraction leaves below epsilon is nothing", () => {
  const histogram = createHistogram(options, null);
  addSample(histogram, 1, 1, 0);
  subtractSample(histogram, 1, 0.9995, 0);
  expect([histogram.totalWeight, isEmpty(histogram), percentileOf(histogram, 0.9)]).toEqual([0, true, 0]);
});

test("what a checkpoint brings below epsilon opens no bucket", () => {
  const histogram = createHistogram(options, null);
  loadFromCheckpoint(histogram, { referenceTimestamp: null, bucketWeights: { 2: 1, 4: 9_999, 8: 1 }, totalWeight: 1 });
  expect([histogram.minBucket, histogram.maxBucket, percentileOf(histogram, 1)]).toEqual([4, 4, 5]);
});

test("the last bucket has no end, so its start is the answer", () => {
  const histogram = createHistogram(options, null);
  addSample(histogram, 1e9, 1, 0);
  expect(percentileOf(histogram, 0.5)).toBe(10);
});

test("a value at the first border is in the second bucket, whatever the sizes are", () => {
  for (const [first, ratio] of [
    [0.01, 1.05],
    [1e7, 1.05],
    [0.3, 1.7],
    [7, 3],
  ] as const) {
    const { findBucket } = exponentialHistogramOptions(first * 1000, first, ratio, 0.001);
    expect([findBucket(first * 0.999), findBucket(first)]).toEqual([0, 1]);
  }
});
