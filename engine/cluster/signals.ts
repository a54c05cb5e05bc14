import { requestsPerSecondAt, type LoadPoint } from "../load/curve";
import type { ClusterSecond } from "./clusterSecond";
import type { CustomMetricType } from "./guessSignal";
import { addLatencies, noLatencies, servedWithin, type Latencies } from "./latencies";
import { lastMinuteSeconds, signalKinds, type SignalQuery, type SignalSource } from "./signal";

/** A Pods, Object or External metric, what it measures, and how it is queried. `points`: the curve, if that is the source. */
export interface CustomMetric {
  type: CustomMetricType;
  name: string;
  source: SignalSource;
  query: SignalQuery;
  points: readonly LoadPoint[];
  /** KEDA reads it, not the adapter: "scraped" from Prometheus, or "direct" from the source. */
  keda?: "scraped" | "direct";
}

/** The true values for all pods together. They follow the cluster second by second; rates and latencies cover the last minute. */
export interface Signals {
  tick(now: number, second: ClusterSecond): void;
  /** In thousandths of the metric's unit, as whole numbers. */
  ofAll(metric: CustomMetric): number;
  /** Thousandths of requests that have arrived since the start. */
  offeredTotal(): number;
  /** The same for the average ready pod; NaN without one. A value that exists only for all pods together is the same for every pod. */
  ofReadyPod(metric: CustomMetric): number;
}

export function createSignals(metrics: readonly CustomMetric[]): Signals {
  const served = createMinute();
  const offered = createMinute();
  const latency = metrics.some(({ source }) => source in latencyShares) ? createLastMinute() : null;
  let now = 0;
  let inFlight = 0;
  let backlog = 0;
  let jobsInWork = 0;
  let backlogAge = 0;
  let servingPods = 0;
  let offeredTotal = 0;

  const ofAll = ({ source, points }: CustomMetric): number => {
    switch (source) {
      case "requestsPerSecond":
        return served.average();
      case "inFlight":
        return inFlight;
      case "totalRequestsPerSecond":
        return offered.average();
      case "backlog":
        return backlog;
      case "unfinished":
        return backlog + jobsInWork;
      case "backlogAge":
        return backlogAge * 1000;
      case "p50Latency":
      case "p95Latency":
      case "p99Latency":
        return latency?.within(latencyShares[source]) ?? 0;
      case "curve":
        return Math.round(1000 * requestsPerSecondAt(points, now));
    }
  };

  return {
    tick(second, state) {
      now = second;
      ({ inFlight, waiting: backlog, jobsInWork, backlogAge, servingPods } = state);
      served.add(state.served);
      offered.add(state.offered + state.retried);
      offeredTotal += state.offered + state.retried;
      latency?.add(state.latencies);
    },
    ofAll,
    offeredTotal: () => offeredTotal,
    ofReadyPod(metric) {
      if (servingPods === 0) return NaN;
      return signalKinds[metric.source].ofPod === null ? ofAll(metric) : Math.trunc(ofAll(metric) / servingPods);
    },
  };
}

function createMinute() {
  const seconds: number[] = Array(lastMinuteSeconds).fill(0);
  let next = 0;
  let sum = 0;
  let lived = 0;
  return {
    add(amount: number) {
      sum += amount - seconds[next]!;
      seconds[next] = amount;
      next = (next + 1) % lastMinuteSeconds;
      lived = Math.min(lived + 1, lastMinuteSeconds);
    },
    average: () => (lived === 0 ? 0 : Math.trunc(sum / lived)),
  };
}

/** The shares of the requests that a latency is about. */
const latencyShares = { p50Latency: 0.5, p95Latency: 0.95, p99Latency: 0.99 } as const;

function createLastMinute() {
  const minute = Array.from({ length: lastMinuteSeconds }, noLatencies);
  const all = noLatencies();
  const known = new Map<number, number>();
  let next = 0;
  return {
    add(times: Latencies) {
      const oldest = minute[next]!;
      oldest.count = 0;
      copyLatencies(oldest, times);
      next = (next + 1) % lastMinuteSeconds;
      known.clear();
    },
    /** In thousandths. If nothing was served there is no latency, and Prometheus' adapter reports 0. */
    within(share: number): number {
      const answer = known.get(share);
      if (answer !== undefined) return answer;
      all.count = 0;
      for (const second of minute) copyLatencies(all, second);
      const time = Math.round(1000 * (servedWithin(all, share) ?? 0));
      known.set(share, time);
      return time;
    },
  };
}

function copyLatencies(to: Latencies, { count, amounts, least, waiting, meanWaits, longest }: Latencies): void {
  for (let row = 0; row < count; row++) addLatencies(to, amounts[row]!, least[row]!, waiting[row]!, meanWaits[row]!, longest[row]!);
}
