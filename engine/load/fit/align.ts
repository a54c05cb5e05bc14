import { stepOf } from "../samples/series";
import type { Sample } from "../samples/samples";

/** What was measured in a stretch of `step` seconds. */
export interface Stretch {
  /** Its middle, as the samples count. */
  second: number;
  requestsPerSecond: number;
  cpuMilli: number;
  /** Null: not measured in this stretch. */
  pods: number | null;
}

/** Bounds for the work of a fit: a day has stretches of 30 s at the least. */
const shortestStep = 10;
const mostStretches = 3000;

/** The stretches for which both series have samples, in order; each value is the mean of its samples. */
export function align(
  requests: readonly Sample[],
  cpu: readonly Sample[],
  pods: readonly Sample[],
): { step: number; stretches: readonly Stretch[] } {
  const span = (cpu.at(-1)?.[0] ?? 0) - (cpu[0]?.[0] ?? 0);
  const step = Math.max(shortestStep, stepOf(requests), stepOf(cpu), Math.ceil(span / mostStretches));
  const [requestMeans, cpuMeans, podMeans] = [requests, cpu, pods].map((samples) => meansOf(samples, step));
  const stretches = [...requestMeans!].flatMap(([place, requestsPerSecond]): Stretch[] => {
    const cpuMilli = cpuMeans!.get(place);
    return cpuMilli === undefined ? [] : [{ second: place * step, requestsPerSecond, cpuMilli, pods: podMeans!.get(place) ?? null }];
  });
  return { step, stretches: stretches.toSorted((a, b) => a.second - b.second) };
}

function meansOf(samples: readonly Sample[], step: number): Map<number, number> {
  const sums = new Map<number, { sum: number; count: number }>();
  for (const [second, value] of samples) {
    const place = Math.round(second / step);
    const { sum, count } = sums.get(place) ?? { sum: 0, count: 0 };
    sums.set(place, { sum: sum + value, count: count + 1 });
  }
  return new Map([...sums].map(([place, { sum, count }]) => [place, sum / count]));
}
