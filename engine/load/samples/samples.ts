import { refuse, type Refused } from "../../lib/refusal";
import type { TimeUnit } from "../../answers/moments";
import type { LeftOutRows } from "../../answers/table";
import { say } from "../../lib/sentence";

/** One exported series. */
export interface Samples {
  /** A column's heading, or a metric with its labels; empty if the source gives none. */
  name: string;
  /** The unit behind the values or in the heading; null if they are bare numbers. */
  unit: string | null;
  unitIn?: "heading";
  /** How many seconds one unit spans, if the source says so beyond doubt. */
  perSeconds?: number;
  /** The exported values only grow: the points are the growth per second. */
  counter?: true;
  /** In order of time. */
  points: readonly Sample[];
  /** Samples without a number (empty, null, NaN, infinite): they are left out. */
  gaps: number;
}

/** Seconds from the earliest sample of all series, and a value in the series' unit. */
export type Sample = readonly [second: number, value: number];

/** The tool that wrote the text, if it can be recognized. */
const sampleSources = [
  "csv",
  "prometheus",
  "victoriametrics",
  "grafana",
  "influx",
  "cloudwatch",
  "datadog",
  "graphite",
  "k6",
  "locust",
  "jmeter",
  "vegeta",
  "hey",
  "accessLog",
] as const;
export type SampleSource = (typeof sampleSources)[number];

/** Where a person chose differently from the reader. */
export interface SamplesChoices {
  /** One of `TimeReading.columns`. */
  timeColumn?: number;
  timeUnit?: TimeUnit;
  /** One of `RowsReading.options`. */
  rows?: number;
}

/** The times of the samples. */
export interface TimeReading {
  /** Columns with readable times, the likeliest first; none if the source has no columns. */
  columns: readonly { column: number; heading: string }[];
  /** One of them. */
  chosen: number | null;
  /** "clock" is a time of day without a date, "count" is counted from some start. */
  kind: "date" | "clock" | "count";
  /** The unit of bare numbers. */
  unit: TimeUnit | null;
  /** In seconds: since 1970, since midnight, or since that start. */
  first: number;
  last: number;
}

/** What rows of the same time, or series of the same file, can be turned into. */
export type RowsOption =
  /** Each series as it is. */
  | { kind: "apart" }
  /** A series for each value of these columns; rows of the same time and value are added up. */
  | { kind: "split"; by: readonly string[] }
  | { kind: "sum" }
  | { kind: "mean" }
  /** Each row is a request. */
  | { kind: "count" }
  | { kind: "countSplit"; by: readonly string[] };

export interface RowsReading {
  options: readonly RowsOption[];
  chosen: number;
}

/** What the person should know about how the text was read. */
export type SamplesNote =
  | LeftOutRows
  /** The clocks went back: from this time on an hour was added. */
  | { kind: "repeatedHour"; second: number }
  /** JMeter's samples that only sum up others. */
  | { kind: "transactionsLeftOut"; count: number }
  /** Series that are the sum of others are not added to them. */
  | { kind: "totalsNotAdded"; names: readonly string[] };

/** `error` is one sentence: it names the line if there is one, or says what the text is and what to give instead. */
export type SamplesReading =
  | {
      ok: true;
      source: SampleSource;
      series: readonly Samples[];
      /** Index of the series that is most likely the load. */
      likeliest: number;
      time: TimeReading;
      rows: RowsReading | null;
      notes: readonly SamplesNote[];
    }
  | Refused;

/** The longest text that is read, in characters: a day at a sample per second in ten series. */
export const maxSamplesLength = 20_000_000;
/** The limit for one text. */
export const maxSeries = 2000;

/** A series before the start of the earliest one is known. */
export interface RawSeries extends Pick<Samples, "name" | "unit" | "unitIn" | "perSeconds" | "counter"> {
  /** Seconds from any start; a null or non-finite value is a gap. */
  samples: readonly (readonly [second: number, value: number | null])[];
}

/** What a reader found, before it is put in order. */
export interface UnorderedSamples {
  source: SampleSource;
  raw: readonly RawSeries[];
  time: Omit<TimeReading, "first" | "last">;
  rows: RowsReading | null;
  notes: readonly SamplesNote[];
}

export const noTime = (line: number, column: number): never =>
  refuse(say`Line ${line} has no time in column ${column + 1} like the times in the lines before it.`);
export const noNumber = (line: number, column: number): never => refuse(say`Line ${line} has no number in column ${column + 1}.`);

/** The times of a source that writes them as dates, or as Unix time in this unit. */
export const datedTime = (unit: TimeUnit | null = null): UnorderedSamples["time"] => ({ columns: [], chosen: null, kind: "date", unit });
