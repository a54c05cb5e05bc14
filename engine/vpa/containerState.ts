/** pkg/recommender/model/container.go: the samples of one container of one pod, on their way into its aggregate. */
import type { AggregateContainerState } from "./aggregateContainerState";
import { addAmounts, scaleResource } from "./resourceAmount";

/** Of memory; a container policy may have its own. */
export interface MemoryAggregation {
  /** Seconds of which only the peak counts. */
  readonly intervalSeconds: number;
  readonly oomBumpUpRatio: number;
  readonly oomMinBumpUpBytes: number;
}

export class ContainerState {
  readonly aggregate: AggregateContainerState;
  private lastCpuSampleStart: number | null = null;
  private lastMemorySampleStart: number | null = null;
  /** Unix seconds; null before the first sample of memory. */
  private windowEnd: number | null = null;
  private memoryPeak = 0;
  private oomPeak = 0;

  constructor(aggregate: AggregateContainerState) {
    this.aggregate = aggregate;
  }

  /** False: the sample is below 0 or not newer than the last one, and is discarded. */
  addCpuSample(millicores: number, time: number): boolean {
    if (millicores < 0 || (this.lastCpuSampleStart !== null && time <= this.lastCpuSampleStart)) return false;
    this.aggregate.addCpuSample(millicores, time);
    this.lastCpuSampleStart = time;
    return true;
  }

  /** False: the sample is below 0 or older than the last one, and is discarded. */
  addMemorySample(bytes: number, time: number, aggregation: MemoryAggregation): boolean {
    if (bytes < 0 || (this.lastMemorySampleStart !== null && time < this.lastMemorySampleStart)) return false;
    if (this.isNewPeak(bytes, time, aggregation)) this.memoryPeak = bytes;
    return true;
  }

  /** `requestBytes`: the container's memory request when it was killed, 0 without one. False: the kill is too old to count. */
  recordOom(time: number, requestBytes: number, aggregation: MemoryAggregation): boolean {
    if (this.lastMemorySampleStart !== null && time < this.lastMemorySampleStart - aggregation.intervalSeconds) return false;
    const used = Math.max(requestBytes, this.memoryPeak);
    const needed = Math.max(addAmounts(used, aggregation.oomMinBumpUpBytes), scaleResource(used, aggregation.oomBumpUpRatio));
    if (this.isNewPeak(needed, time, aggregation)) this.oomPeak = needed;
    return true;
  }

  /** The highest sample of the interval that is not over at `now`, with the time under which it counts; null: there is none. */
  currentPeak(now: number): { bytes: number; windowEnd: number } | null {
    const bytes = Math.max(this.memoryPeak, this.oomPeak);
    return this.windowEnd === null || now >= this.windowEnd || bytes === 0 ? null : { bytes, windowEnd: this.windowEnd };
  }

  /** Within an interval only a higher sample counts, instead of the one before. A later sample begins another interval. */
  private isNewPeak(bytes: number, time: number, { intervalSeconds }: MemoryAggregation): boolean {
    this.lastMemorySampleStart = time;
    this.windowEnd ??= time;
    if (time < this.windowEnd) {
      const before = Math.max(this.memoryPeak, this.oomPeak);
      if (before === 0 || bytes <= before) return false;
      this.aggregate.subtractMemoryPeak(before, this.windowEnd);
    } else {
      this.windowEnd += Math.floor((time - this.windowEnd) / intervalSeconds) * intervalSeconds + intervalSeconds;
      this.memoryPeak = 0;
      this.oomPeak = 0;
    }
    this.aggregate.addMemoryPeak(bytes, this.windowEnd);
    return true;
  }
}
