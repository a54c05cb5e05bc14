import { cpuHistogramOptions, memoryHistogramOptions } from "../vpa/aggregateContainerState";
import {
  addSample,
  createHistogram,
  exponentialHistogramOptions,
  isEmpty,
  linearHistogramOptions,
  loadFromCheckpoint,
  mergeHistogram,
  percentileOf,
  referenceTimestamp,
  saveToCheckpoint,
  subtractSample,
  type Histogram,
  type HistogramOptions,
} from "../vpa/histogram";

type RecordedHistogram =
  | { kind: "buckets"; options: RecordedOptions }
  | {
      kind: "histogram";
      options: RecordedOptions;
      halfLifeSec?: number;
      ops: readonly Operation[];
      mergeOps?: readonly Operation[];
      percentiles: readonly number[];
    };

type RecordedOptions =
  | "cpu"
  | "memory"
  | { type: "exponential"; maxValue: number; firstBucketSize: number; ratio: number; epsilon: number }
  | { type: "linear"; maxValue: number; bucketSize: number; epsilon: number };

type Operation = readonly ["add" | "sub", value: number, weight: number, time: number];

/** The starts of all buckets, or the state of a histogram after its operations. */
export function replayVpaHistogram(input: RecordedHistogram): object {
  const options = optionsOf(input.options);
  if (input.kind === "buckets") {
    const bucketStarts = Array.from({ length: options.numBuckets }, (_, bucket) => options.bucketStart(bucket));
    return { numBuckets: options.numBuckets, epsilon: options.epsilon, bucketStarts };
  }
  const { ops, mergeOps, percentiles } = input;
  const halfLife = input.halfLifeSec ?? null;
  const histogram = histogramOf(options, halfLife, ops);
  if (mergeOps) mergeHistogram(histogram, histogramOf(options, halfLife, mergeOps));
  const checkpoint = saveToCheckpoint(histogram);
  const reloaded = createHistogram(options, halfLife);
  loadFromCheckpoint(reloaded, checkpoint);
  return {
    numBuckets: options.numBuckets,
    empty: isEmpty(histogram),
    values: percentiles.map((percentile) => percentileOf(histogram, percentile)),
    totalWeight: histogram.totalWeight,
    minBucket: histogram.minBucket,
    maxBucket: histogram.maxBucket,
    ...(halfLife !== null && { referenceTime: referenceTimestamp(histogram) }),
    checkpoint: { bucketWeights: checkpoint.bucketWeights, totalWeight: checkpoint.totalWeight },
    reloaded: { values: percentiles.map((percentile) => percentileOf(reloaded, percentile)), empty: isEmpty(reloaded) },
  };
}

function optionsOf(options: RecordedOptions): HistogramOptions {
  if (options === "cpu") return cpuHistogramOptions;
  if (options === "memory") return memoryHistogramOptions;
  if (options.type === "linear") return linearHistogramOptions(options.maxValue, options.bucketSize, options.epsilon);
  return exponentialHistogramOptions(options.maxValue, options.firstBucketSize, options.ratio, options.epsilon);
}

function histogramOf(options: HistogramOptions, halfLife: number | null, operations: readonly Operation[]): Histogram {
  const histogram = createHistogram(options, halfLife);
  for (const [kind, value, weight, time] of operations) {
    if (kind === "add") addSample(histogram, value, weight, time);
    else subtractSample(histogram, value, weight, time);
  }
  return histogram;
}
