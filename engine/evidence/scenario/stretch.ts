import type { LoadPoint } from "../../load/curve";
import { curveOfSamples } from "../../load/samples/curveOfSamples";
import { durationRange } from "../../scenario/scenario";
import { usualStep, type Course, type Point } from "./recordedCourse";
import type { Supposed } from "./supposed";

/** The hours that a scenario takes from the evidence, as Unix seconds. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly durationSeconds: number;
  /** False: one time was recorded, so the load stays. */
  readonly isRecorded: boolean;
  readonly supposed: Supposed;
}

const steadySeconds = 3600;

export function stretchOf(courses: readonly Course[], range: { from: number; to: number } | undefined): Stretch | "empty" {
  const [recorded] = courses;
  const durable = courses.flatMap(({ points }) => (points.length > 1 ? [points] : []));
  if (recorded === undefined || durable.length === 0) {
    const supposed: Supposed = { code: "steady", durationSeconds: steadySeconds, standing: "assumed", basis: [] };
    return { from: 0, to: steadySeconds, durationSeconds: steadySeconds, isRecorded: false, supposed };
  }
  const first = Math.floor(durable.reduce((least, points) => Math.min(least, points[0]![0]), Infinity));
  const last = Math.ceil(durable.reduce((most, points) => Math.max(most, points.at(-1)![0]), -Infinity));
  const to = Math.min(last, range?.to ?? last);
  const from = Math.max(first, range?.from ?? first, to - durationRange.max);
  if (from >= to) return "empty";
  const minutes = Math.ceil((to - from) / durationRange.step) * durationRange.step;
  const leftOutSeconds = last - first - (to - from);
  return {
    from,
    to,
    durationSeconds: Math.max(durationRange.min, minutes),
    isRecorded: true,
    supposed: { code: "stretch", from, to, leftOutSeconds, standing: "recorded", basis: recorded.basis },
  };
}

/** A course as points of a scenario. A figure shows what was `lag` seconds earlier. */
export function pointsIn(
  { points, isSteady }: { points: readonly Point[]; isSteady: boolean },
  { from, to, durationSeconds, isRecorded }: Stretch,
  lag: number,
  change: (value: number) => number,
  supposed: Supposed[],
): readonly LoadPoint[] {
  const round = (value: number) => Math.round(Math.max(0, change(value)) * 1000) / 1000;
  if (isSteady || !isRecorded || points.length === 1) return [[0, round(points.at(-1)![1])]];
  const samples = points.flatMap(([time, value]): [number, number][] => {
    const second = Math.round(time - lag - from);
    return second < 0 || time > to + lag ? [] : [[Math.min(second, durationSeconds), change(value)]];
  });
  const before = points.findLast(([time]) => time - lag <= from) ?? points[0]!;
  const { points: curve, bucketSeconds } = curveOfSamples([[0, change(before[1])], ...samples], { perSeconds: 1, durationRange });
  if (bucketSeconds > 1) supposed.push({ code: "means", seconds: bucketSeconds, standing: "computed", basis: [] });
  // Two samples of one second, or of the last one, are one point.
  const distinct = new Map(curve.map(([second, value]) => [Math.min(second, durationSeconds), value]));
  return [...distinct];
}

/** How long nothing was recorded, in all. */
export function gapSecondsIn({ points, isSteady }: { points: readonly Point[]; isSteady: boolean }, { from, to }: Stretch): number {
  if (isSteady) return 0;
  const step = usualStep(points);
  let seconds = 0;
  points.forEach(([time], index) => {
    const before = points[index - 1]?.[0] ?? time;
    if (time - before > 2 * step && before >= from && time <= to) seconds += time - before;
  });
  return Math.round(seconds);
}
