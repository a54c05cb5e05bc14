import { cpuHistogramOptions, memoryHistogramOptions } from "../vpa/aggregateContainerState";
import { exponentialHistogramOptions, Histogram, linearHistogramOptions, type HistogramOptions } from "../vpa/histogram";

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
  if (mergeOps) histogram.merge(histogramOf(options, halfLife, mergeOps));
  const checkpoint = histogram.saveToCheckpoint();
  const reloaded = new Histogram(options, halfLife);
  reloaded.loadFromCheckpoint(checkpoint);
  return {
    numBuckets: options.numBuckets,
    empty: histogram.isEmpty(),
    values: percentiles.map((percentile) => histogram.percentile(percentile)),
    totalWeight: histogram.totalWeight(),
    minBucket: histogram.minBucket(),
    maxBucket: histogram.maxBucket(),
    ...(halfLife !== null && { referenceTime: histogram.referenceTimestamp() }),
    checkpoint: { bucketWeights: checkpoint.bucketWeights, totalWeight: checkpoint.totalWeight },
    reloaded: { values: percentiles.map((percentile) => reloaded.percentile(percentile)), empty: reloaded.isEmpty() },
  };
}

function optionsOf(options: RecordedOptions): HistogramOptions {
  if (options === "cpu") return cpuHistogramOptions;
  if (options === "memory") return memoryHistogramOptions;
  if (options.type === "linear") return linearHistogramOptions(options.maxValue, options.bucketSize, options.epsilon);
  return exponentialHistogramOptions(options.maxValue, options.firstBucketSize, options.ratio, options.epsilon);
}

function histogramOf(options: HistogramOptions, halfLife: number | null, operations: readonly Operation[]): Histogram {
  const histogram = new Histogram(options, halfLife);
  for (const [kind, value, weight, time] of operations) {
    if (kind === "add") histogram.addSample(value, weight, time);
    else histogram.subtractSample(value, weight, time);
  }
  return histogram;
}
