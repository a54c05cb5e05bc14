/**
 * pkg/recommender/util/histogram.go, decaying_histogram.go and histogram_options.go of the Vertical Pod Autoscaler: weights in buckets, with
 * or without a half-life.
 */
import { naturalLogarithm, powerOf2 } from "../lib/exponential";

/** How values are put into buckets. A bucket that weighs less than `epsilon` counts as empty. */
export interface HistogramOptions {
  readonly numBuckets: number;
  readonly epsilon: number;
  /** The bucket of a value. */
  findBucket(value: number): number;
  /** The smallest value of a bucket. */
  bucketStart(bucket: number): number;
}

/** Every bucket is `bucketSize` wide. */
export function linearHistogramOptions(maxValue: number, bucketSize: number, epsilon: number): HistogramOptions {
  const numBuckets = Math.ceil(maxValue / bucketSize) + 1;
  return {
    numBuckets,
    epsilon,
    findBucket: (value) => Math.min(Math.max(Math.trunc(value / bucketSize), 0), numBuckets - 1),
    bucketStart: (bucket) => bucket * bucketSize,
  };
}

/** Every bucket is `ratio` times as wide as the one before it. */
export function exponentialHistogramOptions(maxValue: number, firstBucketSize: number, ratio: number, epsilon: number): HistogramOptions {
  const logarithmOfRatio = naturalLogarithm(ratio);
  const logarithm = (value: number) => naturalLogarithm((value * (ratio - 1)) / firstBucketSize + 1) / logarithmOfRatio;
  const numBuckets = Math.ceil(logarithm(maxValue)) + 1;
  // Pods that are alike have the same samples.
  const last = { value: NaN, bucket: 0 };
  const starts = Float64Array.from({ length: numBuckets }, (_, bucket) =>
    bucket === 0 ? 0 : (firstBucketSize * (wholePower(ratio, bucket) - 1)) / (ratio - 1),
  );
  return {
    numBuckets,
    epsilon,
    findBucket: (value) => {
      if (value < firstBucketSize) return 0;
      if (value === last.value) return last.bucket;
      last.value = value;
      // Exactly at the first border the quotient of the logarithms is 1, whatever its last digit.
      last.bucket = Math.min(Math.max(Math.floor(logarithm(value)), 1), numBuckets - 1);
      return last.bucket;
    },
    bucketStart: (bucket) => starts[bucket]!,
  };
}

/** By squares from the lowest bit of the exponent on: each language's own power has other last digits. */
function wholePower(base: number, exponent: number): number {
  let power = 1;
  let square = base;
  for (let bits = exponent; bits > 0; bits = Math.trunc(bits / 2)) {
    if (bits % 2 === 1) power *= square;
    square *= square;
  }
  return power;
}

/** What a VerticalPodAutoscalerCheckpoint stores of a histogram. */
export interface HistogramCheckpoint {
  /** Unix seconds; null: no half-life, or no sample yet. */
  readonly referenceTimestamp: number | null;
  /** By bucket; the heaviest has 10,000. */
  readonly bucketWeights: Readonly<Record<string, number>>;
  readonly totalWeight: number;
}

const maxCheckpointWeight = 10_000;

/** 0001-01-01T00:00:00Z in Unix seconds: Go's zero time. */
const zeroTime = -62_135_596_800;

/** Weights grow by 2 to this power at most before the reference time moves. */
const maxDecayExponent = 100;

/** The weights of samples. Only the functions below change it. */
export interface Histogram {
  readonly options: HistogramOptions;
  /** Seconds in which a weight loses half of its worth; null: never. */
  readonly halfLife: number | null;
  readonly bucketWeight: Float64Array;
  totalWeight: number;
  /** The first and the last bucket that is not empty; of an empty histogram the last one and 0. */
  minBucket: number;
  maxBucket: number;
  /** Unix seconds; Go's zero time before the first sample. */
  reference: number;
}

export function createHistogram(options: HistogramOptions, halfLifeSeconds: number | null): Histogram {
  return {
    options,
    halfLife: halfLifeSeconds,
    bucketWeight: new Float64Array(options.numBuckets),
    totalWeight: 0,
    minBucket: options.numBuckets - 1,
    maxBucket: 0,
    reference: zeroTime,
  };
}

/** Unix seconds; null before the first sample, and without a half-life. */
export function referenceTimestamp({ halfLife, reference }: Histogram): number | null {
  return halfLife === null || reference === zeroTime ? null : reference;
}

/** `time` in Unix seconds. */
export function addSample(histogram: Histogram, value: number, weight: number, time: number): void {
  const { bucketWeight, options } = histogram;
  const added = weight * decayFactor(histogram, time);
  const bucket = options.findBucket(value);
  bucketWeight[bucket]! += added;
  histogram.totalWeight += added;
  if (bucketWeight[bucket]! < options.epsilon) return;
  if (bucket < histogram.minBucket) histogram.minBucket = bucket;
  if (bucket > histogram.maxBucket) histogram.maxBucket = bucket;
}

/** Takes away what `addSample` added with the same arguments. */
export function subtractSample(histogram: Histogram, value: number, weight: number, time: number): void {
  const { bucketWeight, options } = histogram;
  const taken = weight * decayFactor(histogram, time);
  const bucket = options.findBucket(value);
  histogram.totalWeight = safeSubtract(histogram.totalWeight, taken, options.epsilon);
  bucketWeight[bucket] = safeSubtract(bucketWeight[bucket]!, taken, options.epsilon);
  updateMinAndMaxBucket(histogram);
}

function safeSubtract(value: number, taken: number, epsilon: number): number {
  const rest = value - taken;
  return rest < epsilon ? 0 : rest;
}

/** Adds the other's weights. The older one of the two moves to the newer reference time, which changes none of its percentiles. */
export function mergeHistogram(histogram: Histogram, other: Histogram): void {
  if (histogram.halfLife !== null) {
    if (histogram.reference < other.reference) shiftReferenceTimestamp(histogram, other.reference);
    else if (other.reference < histogram.reference) shiftReferenceTimestamp(other, histogram.reference);
  }
  for (let bucket = other.minBucket; bucket <= other.maxBucket; bucket++) histogram.bucketWeight[bucket]! += other.bucketWeight[bucket]!;
  histogram.totalWeight += other.totalWeight;
  if (other.minBucket < histogram.minBucket) histogram.minBucket = other.minBucket;
  if (other.maxBucket > histogram.maxBucket) histogram.maxBucket = other.maxBucket;
}

/** The end of the bucket in which the percentile (0 to 1) lies; 0 if there are no samples. */
export function percentileOf(histogram: Histogram, percentile: number): number {
  if (isEmpty(histogram)) return 0;
  const { options, bucketWeight, totalWeight, minBucket, maxBucket } = histogram;
  const threshold = percentile * totalWeight;
  let partialSum = 0;
  let bucket = minBucket;
  for (; bucket < maxBucket; bucket++) {
    partialSum += bucketWeight[bucket]!;
    if (partialSum >= threshold) break;
  }
  return options.bucketStart(Math.min(bucket + 1, options.numBuckets - 1));
}

export function isEmpty({ bucketWeight, minBucket, options }: Histogram): boolean {
  return bucketWeight[minBucket]! < options.epsilon;
}

export function saveToCheckpoint(histogram: Histogram): HistogramCheckpoint {
  const { bucketWeight, totalWeight, minBucket, maxBucket } = histogram;
  let heaviest = 0;
  for (let bucket = minBucket; bucket <= maxBucket; bucket++) heaviest = Math.max(heaviest, bucketWeight[bucket]!);
  const bucketWeights: Record<string, number> = {};
  const ratio = maxCheckpointWeight / heaviest;
  for (let bucket = minBucket; bucket <= maxBucket; bucket++) {
    const stored = Math.floor(bucketWeight[bucket]! * ratio + 0.5);
    if (stored > 0) bucketWeights[bucket] = stored;
  }
  return { referenceTimestamp: referenceTimestamp(histogram), bucketWeights, totalWeight };
}

/** Into an empty histogram. The buckets must exist, and no weight may be below 0. */
export function loadFromCheckpoint(histogram: Histogram, checkpoint: HistogramCheckpoint): void {
  const stored = Object.entries(checkpoint.bucketWeights).map(([bucket, weight]): [number, number] => [Number(bucket), weight]);
  const sum = stored.reduce((total, [, weight]) => total + weight, 0);
  if (sum > 0) {
    const ratio = checkpoint.totalWeight / sum;
    for (const [bucket, weight] of stored) {
      histogram.bucketWeight[bucket]! += weight * ratio;
      if (bucket < histogram.minBucket) histogram.minBucket = bucket;
      if (bucket > histogram.maxBucket) histogram.maxBucket = bucket;
    }
    histogram.totalWeight += checkpoint.totalWeight;
    updateMinAndMaxBucket(histogram);
  }
  if (histogram.halfLife !== null) histogram.reference = checkpoint.referenceTimestamp ?? zeroTime;
}

/** Samples come in rounds: many have the same time. */
const lastPower = { exponent: NaN, power: 0 };

/** Newer samples weigh more instead of older ones less, so no sample has to be changed later. */
function decayFactor(histogram: Histogram, time: number): number {
  const { halfLife } = histogram;
  if (halfLife === null) return 1;
  if (time > histogram.reference + halfLife * maxDecayExponent) shiftReferenceTimestamp(histogram, time);
  const exponent = (time - histogram.reference) / halfLife;
  if (exponent !== lastPower.exponent) {
    lastPower.exponent = exponent;
    lastPower.power = powerOf2(exponent);
  }
  return lastPower.power;
}

function shiftReferenceTimestamp(histogram: Histogram, time: number): void {
  const halfLife = histogram.halfLife!;
  const past = (time - zeroTime) % halfLife;
  const rounded = past + past < halfLife ? time - past : time + halfLife - past;
  scale(histogram, 2 ** Math.floor((histogram.reference - rounded) / halfLife + 0.5));
  histogram.reference = rounded;
}

function scale(histogram: Histogram, factor: number): void {
  const { bucketWeight, minBucket, maxBucket } = histogram;
  for (let bucket = minBucket; bucket <= maxBucket; bucket++) bucketWeight[bucket]! *= factor;
  histogram.totalWeight *= factor;
  updateMinAndMaxBucket(histogram);
}

function updateMinAndMaxBucket(histogram: Histogram): void {
  const { bucketWeight, options } = histogram;
  while (bucketWeight[histogram.minBucket]! < options.epsilon && histogram.minBucket < options.numBuckets - 1) histogram.minBucket++;
  while (bucketWeight[histogram.maxBucket]! < options.epsilon && histogram.maxBucket > 0) histogram.maxBucket--;
}
