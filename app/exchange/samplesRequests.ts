import type { CpuFitReading, CpuUnit, SampledCurve, SampledDay, Samples, SamplesChoices, SamplesReading } from "../../engine/index";

/** What the page asks about measured loads. The worker keeps their samples, and the page gets only what it draws. */
export interface SamplesRequests {
  /** A file or a text; null reads the last source again with other choices. `said` is null if the browser could not read the file. */
  readSamples: {
    request: { source: File | string | null; choices: SamplesChoices };
    answer: ReadSamples | { ok: false; said: null };
  };
  /** `highest` is the highest measured value among the curve's points. */
  samplesCurve: {
    request: { series: number; part: Part | null; perSeconds: number; peak?: number };
    answer: { curve: SampledCurve | null; highest: number };
  };
  cpuFit: { request: FitRequest; answer: CpuFitReading };
}

/** The CPU per request from series of the same reading, which are named by their index. */
export interface FitRequest {
  requests: number;
  perSeconds: number;
  part: Part | null;
  cpu: number;
  cpuUnit: CpuUnit;
  /** null: not measured. */
  pods: number | null;
}

/** A stretch of the samples, in seconds as their times count. */
export interface Part {
  from: number;
  to: number;
}

/** A reading without its samples, which stay in the worker. */
export type ReadSamples =
  | (Omit<Extract<SamplesReading, { ok: true }>, "series"> & { series: readonly SeriesSummary[] })
  | Extract<SamplesReading, { ok: false }>;

export interface SeriesSummary extends Omit<Samples, "points"> {
  count: number;
  /** The most frequent distance between samples, in seconds. */
  step: number;
  highest: number;
  /** The times of its first and its last sample, as the reading's times count. */
  first: number;
  last: number;
  /** The days from which the series has samples. */
  days: readonly SampledDay[];
}
