/** pkg/recommender/model/container.go: the samples of one container of one pod, on their way into its aggregate. */
import { addCpuSample, addMemoryPeak, subtractMemoryPeak, type AggregateContainerState } from "./aggregateContainerState";
import { addAmounts, scaleResource } from "./resourceAmount";

/** Of memory; a container policy may have its own. */
export interface MemoryAggregation {
  /** Seconds of which only the peak counts. */
  readonly intervalSeconds: number;
  readonly oomBumpUpRatio: number;
  readonly oomMinBumpUpBytes: number;
}

/** Times are Unix seconds; null: no sample yet. Only the functions below change it. */
export interface ContainerState {
  readonly aggregate: AggregateContainerState;
  lastCpuSampleStart: number | null;
  lastMemorySampleStart: number | null;
  windowEnd: number | null;
  /** Bytes; 0: none in this interval. */
  memoryPeak: number;
  oomPeak: number;
}

export function createContainerState(aggregate: AggregateContainerState): ContainerState {
  return { aggregate, lastCpuSampleStart: null, lastMemorySampleStart: null, windowEnd: null, memoryPeak: 0, oomPeak: 0 };
}

/** False: the sample is below 0 or not newer than the last one, and is discarded. */
export function takeCpuSample(container: ContainerState, millicores: number, time: number): boolean {
  const last = container.lastCpuSampleStart;
  if (millicores < 0 || (last !== null && time <= last)) return false;
  addCpuSample(container.aggregate, millicores, time);
  container.lastCpuSampleStart = time;
  return true;
}

/** False: the sample is below 0 or older than the last one, and is discarded. */
export function takeMemorySample(container: ContainerState, bytes: number, time: number, aggregation: MemoryAggregation): boolean {
  const last = container.lastMemorySampleStart;
  if (bytes < 0 || (last !== null && time < last)) return false;
  if (isNewPeak(container, bytes, time, aggregation)) container.memoryPeak = bytes;
  return true;
}

/** `requestBytes`: the container's memory request when it was killed, 0 without one. False: the kill is too old to count. */
export function recordOom(container: ContainerState, requestBytes: number, time: number, aggregation: MemoryAggregation): boolean {
  const last = container.lastMemorySampleStart;
  if (last !== null && time < last - aggregation.intervalSeconds) return false;
  const used = Math.max(requestBytes, container.memoryPeak);
  const needed = Math.max(addAmounts(used, aggregation.oomMinBumpUpBytes), scaleResource(used, aggregation.oomBumpUpRatio));
  if (isNewPeak(container, needed, time, aggregation)) container.oomPeak = needed;
  return true;
}

/** The highest sample of the interval that is not over at `now`, with the time under which it counts; null: there is none. */
export function currentPeak(container: ContainerState, now: number): { bytes: number; windowEnd: number } | null {
  const { windowEnd } = container;
  const bytes = Math.max(container.memoryPeak, container.oomPeak);
  return windowEnd === null || now >= windowEnd || bytes === 0 ? null : { bytes, windowEnd };
}

/** Within an interval only a higher sample counts, instead of the one before. A later sample begins another interval. */
function isNewPeak(container: ContainerState, bytes: number, time: number, { intervalSeconds }: MemoryAggregation): boolean {
  container.lastMemorySampleStart = time;
  const windowEnd = container.windowEnd ?? time;
  if (time < windowEnd) {
    const before = Math.max(container.memoryPeak, container.oomPeak);
    if (before === 0 || bytes <= before) return false;
    subtractMemoryPeak(container.aggregate, before, windowEnd);
    addMemoryPeak(container.aggregate, bytes, windowEnd);
    return true;
  }
  container.windowEnd = windowEnd + Math.floor((time - windowEnd) / intervalSeconds) * intervalSeconds + intervalSeconds;
  container.memoryPeak = 0;
  container.oomPeak = 0;
  addMemoryPeak(container.aggregate, bytes, container.windowEnd);
  return true;
}
