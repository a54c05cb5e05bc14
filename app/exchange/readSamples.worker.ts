import {
  curveOfSamples,
  daysOf,
  durationRange,
  fitCpu,
  partOf,
  readSamples,
  stepOf,
  type Sample,
  type Samples,
  type SamplesReading,
} from "../../engine/index";
import type { FitRequest, Part, ReaderAnswer, ReaderRequest, ReadSamples, SeriesSummary } from "./samplesProtocol";

declare const self: DedicatedWorkerGlobalScope;

/** Reads measured loads without blocking the page, and keeps their samples: the page gets only what it draws. */
let text = "";
let reading: SamplesReading = { ok: false, error: "" };

self.addEventListener("message", ({ data }: MessageEvent<ReaderRequest>) => {
  answer(data).then(
    (said) => self.postMessage(said),
    (error: unknown) => self.postMessage({ type: "failed", message: String(error) } satisfies ReaderAnswer),
  );
});

async function answer(request: ReaderRequest): Promise<ReaderAnswer> {
  if (request.type === "curve") return curveOf(request);
  if (request.type === "fit") return fitOf(request);
  if (request.source !== null) {
    try {
      text = typeof request.source === "string" ? request.source : await request.source.text();
    } catch {
      return { type: "unreadable" };
    }
  }
  reading = readSamples(text, request.choices);
  return { type: "read", reading: summaryOf(reading) };
}

function curveOf({ series, part, perSeconds, peak }: Extract<ReaderRequest, { type: "curve" }>): ReaderAnswer {
  const points = pointsOf(series, part);
  if (points.length === 0) return { type: "curve", curve: null, highest: 0 };
  const measured = curveOfSamples(points, { perSeconds, durationRange });
  const highest = Math.max(...measured.points.map(([, value]) => value));
  const curve = peak === undefined ? measured : curveOfSamples(points, { perSeconds, durationRange, peak });
  return { type: "curve", curve, highest };
}

const fitOf = ({ requests, perSeconds, part, cpu, cpuUnit, pods }: FitRequest): ReaderAnswer => ({
  type: "fit",
  fit: fitCpu({
    requests: pointsOf(requests, part),
    perSeconds,
    cpu: pointsOf(cpu, part),
    cpuUnit,
    pods: pods === null ? null : pointsOf(pods, part),
  }),
});

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
