import {
  curveOfSamples,
  daysOf,
  durationRange,
  fitCpu,
  noWords,
  partOf,
  readSamples,
  stepOf,
  type Sample,
  type Samples,
  type SamplesReading,
} from "../../engine/index";
import type { Handlers } from "../channel/serve";
import type { Part, ReadSamples, SamplesRequests, SeriesSummary } from "./samplesRequests";

/** What the worker keeps: the page asks a worker of its own. */
let text = "";
let reading: SamplesReading = { ok: false, error: "", said: noWords };

/** The worker's part for measured loads. */
export const samplesWork: Handlers<SamplesRequests> = {
  async readSamples({ source, choices }) {
    if (source !== null) {
      try {
        text = typeof source === "string" ? source : await source.text();
      } catch {
        return { ok: false, said: null };
      }
    }
    reading = readSamples(text, choices);
    return summaryOf(reading);
  },
  samplesCurve({ series, part, perSeconds, peak }) {
    const points = pointsOf(series, part);
    if (points.length === 0) return { curve: null, highest: 0 };
    const measured = curveOfSamples(points, { perSeconds, durationRange });
    const highest = Math.max(...measured.points.map(([, value]) => value));
    const curve = peak === undefined ? measured : curveOfSamples(points, { perSeconds, durationRange, peak });
    return { curve, highest };
  },
  cpuFit: ({ requests, perSeconds, part, cpu, cpuUnit, pods }) =>
    fitCpu({
      requests: pointsOf(requests, part),
      perSeconds,
      cpu: pointsOf(cpu, part),
      cpuUnit,
      pods: pods === null ? null : pointsOf(pods, part),
    }),
};

function pointsOf(series: number, part: Part | null): readonly Sample[] {
  const points = reading.ok ? (reading.series[series]?.points ?? []) : [];
  return part && reading.ok ? partOf(points, reading.time.first, part.from, part.to) : points;
}

const summaryOf = (read: SamplesReading): ReadSamples =>
  read.ok ? { ...read, series: read.series.map((series) => summary(series, read.time.first)) } : read;

function summary({ points, ...series }: Samples, first: number): SeriesSummary {
  return {
    ...series,
    count: points.length,
    step: stepOf(points),
    highest: points.reduce((most, [, value]) => Math.max(most, value), -Infinity),
    first: first + points[0]![0],
    last: first + points.at(-1)![0],
    days: daysOf(points, first),
  };
}
