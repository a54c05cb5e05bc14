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
  const logarithm = (value: number) => naturalLogarithm((value * (ratio - 1)) / firstBucketSize + 1) / naturalLogarithm(ratio);
  const numBuckets = Math.ceil(logarithm(maxValue)) + 1;
  const starts = Float64Array.from({ length: numBuckets }, (_, bucket) =>
    bucket === 0 ? 0 : (firstBucketSize * (wholePower(ratio, bucket) - 1)) / (ratio - 1),
  );
  return {
    numBuckets,
    epsilon,
    findBucket: (value) => {
      if (value < firstBucketSize) return 0;
      // Exactly at the first border the quotient of the logarithms is 1, whatever its last digit.
      return Math.min(Math.max(Math.floor(logarithm(value)), 1), numBuckets - 1);
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

export class Histogram {
  readonly options: HistogramOptions;
  /** Seconds in which a weight loses half of its worth; null: never. */
  private readonly halfLife: number | null;
  private readonly bucketWeight: Float64Array;
  private weight = 0;
  private first: number;
  private last = 0;
  private reference = zeroTime;

  constructor(options: HistogramOptions, halfLifeSeconds: number | null) {
    this.options = options;
    this.halfLife = halfLifeSeconds;
    this.bucketWeight = new Float64Array(options.numBuckets);
    this.first = options.numBuckets - 1;
  }

  minBucket(): number {
    return this.first;
  }

  maxBucket(): number {
    return this.last;
  }

  totalWeight(): number {
    return this.weight;
  }

  /** Unix seconds; null before the first sample, and without a half-life. */
  referenceTimestamp(): number | null {
    return this.halfLife === null || this.reference === zeroTime ? null : this.reference;
  }

  /** `time` in Unix seconds. */
  addSample(value: number, weight: number, time: number): void {
    const added = weight * this.decayFactor(time);
    const bucket = this.options.findBucket(value);
    this.bucketWeight[bucket]! += added;
    this.weight += added;
    if (this.bucketWeight[bucket]! < this.options.epsilon) return;
    if (bucket < this.first) this.first = bucket;
    if (bucket > this.last) this.last = bucket;
  }

  /** Takes away what `addSample` added with the same arguments. */
  subtractSample(value: number, weight: number, time: number): void {
    const taken = weight * this.decayFactor(time);
    const bucket = this.options.findBucket(value);
    this.weight = this.safeSubtract(this.weight, taken);
    this.bucketWeight[bucket] = this.safeSubtract(this.bucketWeight[bucket]!, taken);
    this.updateMinAndMaxBucket();
  }

  /** Adds the other's weights. The older one of the two moves to the newer reference time. */
  merge(other: Histogram): void {
    if (this.halfLife !== null) {
      if (this.reference < other.reference) this.shiftReferenceTimestamp(other.reference);
      else if (other.reference < this.reference) other.shiftReferenceTimestamp(this.reference);
    }
    for (let bucket = other.first; bucket <= other.last; bucket++) this.bucketWeight[bucket]! += other.bucketWeight[bucket]!;
    this.weight += other.weight;
    if (other.first < this.first) this.first = other.first;
    if (other.last > this.last) this.last = other.last;
  }

  /** The end of the bucket in which the percentile (0 to 1) lies; 0 if there are no samples. */
  percentile(percentile: number): number {
    if (this.isEmpty()) return 0;
    const threshold = percentile * this.weight;
    let partialSum = 0;
    let bucket = this.first;
    for (; bucket < this.last; bucket++) {
      partialSum += this.bucketWeight[bucket]!;
      if (partialSum >= threshold) break;
    }
    return this.options.bucketStart(Math.min(bucket + 1, this.options.numBuckets - 1));
  }

  isEmpty(): boolean {
    return this.bucketWeight[this.first]! < this.options.epsilon;
  }

  saveToCheckpoint(): HistogramCheckpoint {
    let heaviest = 0;
    for (let bucket = this.first; bucket <= this.last; bucket++) heaviest = Math.max(heaviest, this.bucketWeight[bucket]!);
    const bucketWeights: Record<string, number> = {};
    const ratio = maxCheckpointWeight / heaviest;
    for (let bucket = this.first; bucket <= this.last; bucket++) {
      const stored = Math.floor(this.bucketWeight[bucket]! * ratio + 0.5);
      if (stored > 0) bucketWeights[bucket] = stored;
    }
    return { referenceTimestamp: this.referenceTimestamp(), bucketWeights, totalWeight: this.weight };
  }

  /** Into an empty histogram. The buckets must exist, and no weight may be below 0. */
  loadFromCheckpoint({ bucketWeights, totalWeight, referenceTimestamp }: HistogramCheckpoint): void {
    const stored = Object.entries(bucketWeights).map(([bucket, weight]): [number, number] => [Number(bucket), weight]);
    const sum = stored.reduce((total, [, weight]) => total + weight, 0);
    if (sum > 0) {
      const ratio = totalWeight / sum;
      for (const [bucket, weight] of stored) {
        this.bucketWeight[bucket]! += weight * ratio;
        if (bucket < this.first) this.first = bucket;
        if (bucket > this.last) this.last = bucket;
      }
      this.weight += totalWeight;
      this.updateMinAndMaxBucket();
    }
    if (this.halfLife !== null) this.reference = referenceTimestamp ?? zeroTime;
  }

  /** Newer samples weigh more instead of older ones less, so no sample has to be changed later. */
  private decayFactor(time: number): number {
    if (this.halfLife === null) return 1;
    if (time > this.reference + this.halfLife * maxDecayExponent) this.shiftReferenceTimestamp(time);
    return powerOf2((time - this.reference) / this.halfLife);
  }

  private shiftReferenceTimestamp(time: number): void {
    const halfLife = this.halfLife!;
    const past = (time - zeroTime) % halfLife;
    const rounded = past + past < halfLife ? time - past : time + halfLife - past;
    this.scale(2 ** Math.floor((this.reference - rounded) / halfLife + 0.5));
    this.reference = rounded;
  }

  private scale(factor: number): void {
    for (let bucket = this.first; bucket <= this.last; bucket++) this.bucketWeight[bucket]! *= factor;
    this.weight *= factor;
    this.updateMinAndMaxBucket();
  }

  private safeSubtract(value: number, taken: number): number {
    const rest = value - taken;
    return rest < this.options.epsilon ? 0 : rest;
  }

  private updateMinAndMaxBucket(): void {
    const { epsilon, numBuckets } = this.options;
    while (this.bucketWeight[this.first]! < epsilon && this.first < numBuckets - 1) this.first++;
    while (this.bucketWeight[this.last]! < epsilon && this.last > 0) this.last--;
  }
}
