/** pkg/recommender/model/aggregate_container_state.go: what the recommender remembers of the containers of one name. */
import {
  addSample,
  createHistogram,
  exponentialHistogramOptions,
  loadFromCheckpoint,
  mergeHistogram,
  saveToCheckpoint,
  subtractSample,
  type Histogram,
  type HistogramCheckpoint,
} from "./histogram";

/** Every CPU sample weighs as much, whatever the container requests. */
const cpuSampleWeight = 0.1;
const memorySampleWeight = 1;
const epsilon = 0.001 * cpuSampleWeight;
const growthRatio = 1.05;

/** Cores. */
export const cpuHistogramOptions = exponentialHistogramOptions(1000, 0.01, growthRatio, epsilon);
/** Bytes. */
export const memoryHistogramOptions = exponentialHistogramOptions(1e12, 1e7, growthRatio, epsilon);

export interface HalfLives {
  readonly cpuHistogramDecayHalfLifeSec: number;
  readonly memoryHistogramDecayHalfLifeSec: number;
}

/** What a VerticalPodAutoscalerCheckpoint stores of one container. Times in Unix seconds; null: no CPU sample yet. */
export interface ContainerCheckpoint {
  readonly firstSampleStart: number | null;
  readonly lastSampleStart: number | null;
  readonly totalSamplesCount: number;
  readonly cpuHistogram: HistogramCheckpoint;
  readonly memoryHistogram: HistogramCheckpoint;
}

/** Only the functions below change it. */
export interface AggregateContainerState {
  readonly cpuUsage: Histogram;
  readonly memoryPeaks: Histogram;
  /** Of CPU samples, in Unix seconds; null: none yet. */
  firstSampleStart: number | null;
  lastSampleStart: number | null;
  /** Of CPU samples. */
  totalSamplesCount: number;
}

export function createAggregate(halfLives: HalfLives): AggregateContainerState {
  return {
    cpuUsage: createHistogram(cpuHistogramOptions, halfLives.cpuHistogramDecayHalfLifeSec),
    memoryPeaks: createHistogram(memoryHistogramOptions, halfLives.memoryHistogramDecayHalfLifeSec),
    firstSampleStart: null,
    lastSampleStart: null,
    totalSamplesCount: 0,
  };
}

export function addCpuSample(state: AggregateContainerState, millicores: number, time: number): void {
  addSample(state.cpuUsage, millicores / 1000, cpuSampleWeight, time);
  observeSamples(state, time, time, 1);
}

export function addMemoryPeak({ memoryPeaks }: AggregateContainerState, bytes: number, windowEnd: number): void {
  addSample(memoryPeaks, bytes, memorySampleWeight, windowEnd);
}

export function subtractMemoryPeak({ memoryPeaks }: AggregateContainerState, bytes: number, windowEnd: number): void {
  subtractSample(memoryPeaks, bytes, memorySampleWeight, windowEnd);
}

/** May move the other's reference times, which changes none of its percentiles. */
export function mergeContainerState(state: AggregateContainerState, other: AggregateContainerState): void {
  mergeHistogram(state.cpuUsage, other.cpuUsage);
  mergeHistogram(state.memoryPeaks, other.memoryPeaks);
  observeSamples(state, other.firstSampleStart, other.lastSampleStart, other.totalSamplesCount);
}

function observeSamples(state: AggregateContainerState, first: number | null, last: number | null, count: number): void {
  if (first !== null && (state.firstSampleStart === null || first < state.firstSampleStart)) state.firstSampleStart = first;
  if (last !== null && (state.lastSampleStart === null || last > state.lastSampleStart)) state.lastSampleStart = last;
  state.totalSamplesCount += count;
}

export function checkpointOf(state: AggregateContainerState): ContainerCheckpoint {
  const { firstSampleStart, lastSampleStart, totalSamplesCount, cpuUsage, memoryPeaks } = state;
  return {
    firstSampleStart,
    lastSampleStart,
    totalSamplesCount,
    cpuHistogram: saveToCheckpoint(cpuUsage),
    memoryHistogram: saveToCheckpoint(memoryPeaks),
  };
}

export function aggregateOf(checkpoint: ContainerCheckpoint, halfLives: HalfLives): AggregateContainerState {
  const state = createAggregate(halfLives);
  observeSamples(state, checkpoint.firstSampleStart, checkpoint.lastSampleStart, checkpoint.totalSamplesCount);
  loadFromCheckpoint(state.cpuUsage, checkpoint.cpuHistogram);
  loadFromCheckpoint(state.memoryPeaks, checkpoint.memoryHistogram);
  return state;
}
