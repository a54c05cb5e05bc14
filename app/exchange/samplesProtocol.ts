/** The messages between the page and the reader of measured loads: one answer to each request, in order. */
import type { CpuFitReading, CpuUnit, SampledCurve, SampledDay, Samples, SamplesChoices, SamplesReading } from "../../engine/index";

export type ReaderRequest =
  /** A file or a text; null reads the last source again with other choices. */
  | { type: "read"; source: File | string | null; choices: SamplesChoices }
  | { type: "curve"; series: number; part: Part | null; perSeconds: number; peak?: number }
  | FitRequest;

/** The CPU per request from series of the same reading, which are named by their index. */
export interface FitRequest {
  type: "fit";
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

export type ReaderAnswer =
  | { type: "read"; reading: ReadSamples }
  /** `highest` is the highest measured value among the curve's points. */
  | { type: "curve"; curve: SampledCurve | null; highest: number }
  | { type: "fit"; fit: CpuFitReading }
  | { type: "unreadable" }
  | { type: "failed"; message: string };

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
