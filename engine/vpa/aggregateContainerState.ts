/** pkg/recommender/model/aggregate_container_state.go: what the recommender remembers of the containers of one name. */
import { exponentialHistogramOptions, Histogram, type HistogramCheckpoint } from "./histogram";

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

export class AggregateContainerState {
  readonly cpuUsage: Histogram;
  readonly memoryPeaks: Histogram;
  /** Of CPU samples, in Unix seconds; null: none yet. */
  firstSampleStart: number | null = null;
  lastSampleStart: number | null = null;
  /** Of CPU samples. */
  totalSamplesCount = 0;

  constructor(halfLives: HalfLives) {
    this.cpuUsage = new Histogram(cpuHistogramOptions, halfLives.cpuHistogramDecayHalfLifeSec);
    this.memoryPeaks = new Histogram(memoryHistogramOptions, halfLives.memoryHistogramDecayHalfLifeSec);
  }

  addCpuSample(millicores: number, time: number): void {
    this.cpuUsage.addSample(millicores / 1000, cpuSampleWeight, time);
    if (this.lastSampleStart === null || time > this.lastSampleStart) this.lastSampleStart = time;
    if (this.firstSampleStart === null || time < this.firstSampleStart) this.firstSampleStart = time;
    this.totalSamplesCount++;
  }

  addMemoryPeak(bytes: number, windowEnd: number): void {
    this.memoryPeaks.addSample(bytes, memorySampleWeight, windowEnd);
  }

  subtractMemoryPeak(bytes: number, windowEnd: number): void {
    this.memoryPeaks.subtractSample(bytes, memorySampleWeight, windowEnd);
  }

  /** May move the other's reference times, which changes none of its percentiles. */
  mergeContainerState(other: AggregateContainerState): void {
    this.cpuUsage.merge(other.cpuUsage);
    this.memoryPeaks.merge(other.memoryPeaks);
    const { firstSampleStart: first, lastSampleStart: last } = other;
    if (first !== null && (this.firstSampleStart === null || first < this.firstSampleStart)) this.firstSampleStart = first;
    if (last !== null && (this.lastSampleStart === null || last > this.lastSampleStart)) this.lastSampleStart = last;
    this.totalSamplesCount += other.totalSamplesCount;
  }

  saveToCheckpoint(): ContainerCheckpoint {
    return {
      firstSampleStart: this.firstSampleStart,
      lastSampleStart: this.lastSampleStart,
      totalSamplesCount: this.totalSamplesCount,
      cpuHistogram: this.cpuUsage.saveToCheckpoint(),
      memoryHistogram: this.memoryPeaks.saveToCheckpoint(),
    };
  }

  loadFromCheckpoint(checkpoint: ContainerCheckpoint): void {
    this.firstSampleStart = checkpoint.firstSampleStart;
    this.lastSampleStart = checkpoint.lastSampleStart;
    this.totalSamplesCount = checkpoint.totalSamplesCount;
    this.cpuUsage.loadFromCheckpoint(checkpoint.cpuHistogram);
    this.memoryPeaks.loadFromCheckpoint(checkpoint.memoryHistogram);
  }
}
