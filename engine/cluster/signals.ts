import { requestsPerSecondAt, type LoadPoint } from "../load/curve";
import type { ClusterSecond, ServedWaits } from "./clusterSecond";
import type { CustomMetricType } from "./guessSignal";
import { createWaitHistogram } from "./latency";
import { signalKinds, type SignalQuery, type SignalSource } from "./signal";

/** A Pods, Object or External metric, what it measures, and how it is queried. `points`: the curve, if that is the source. */
export interface CustomMetric {
  type: CustomMetricType;
  name: string;
  source: SignalSource;
  query: SignalQuery;
  points: readonly LoadPoint[];
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

export const lastMinuteSeconds = 60;

/** `requestMilliseconds` is the time to serve a request. */
export function createSignals(metrics: readonly CustomMetric[], requestMilliseconds: number): Signals {
  const served = createMinute();
  const offered = createMinute();
  const latency = metrics.some(({ source }) => source === "p95Latency") ? createLatency(requestMilliseconds) : null;
  let now = 0;
  let inFlight = 0;
  let backlog = 0;
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
      case "backlogAge":
        return backlogAge * 1000;
      case "p95Latency":
        return latency?.p95() ?? 0;
      case "curve":
        return Math.round(1000 * requestsPerSecondAt(points, now));
    }
  };

  return {
    tick(second, state) {
      now = second;
      ({ inFlight, waiting: backlog, backlogAge, servingPods } = state);
      served.add(state.served);
      offered.add(state.offered);
      offeredTotal += state.offered;
      latency?.add(state.waits);
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

function createLatency(requestMilliseconds: number) {
  const histogram = createWaitHistogram();
  const minute: ServedWaits[] = Array.from({ length: lastMinuteSeconds }, () => ({ count: 0, seconds: [], amounts: [] }));
  let next = 0;
  return {
    add({ count, seconds, amounts }: ServedWaits) {
      const oldest = minute[next]!;
      histogram.subtract(oldest);
      oldest.count = count;
      for (let index = 0; index < count; index++) {
        oldest.seconds[index] = seconds[index]!;
        oldest.amounts[index] = amounts[index]!;
      }
      histogram.add(oldest);
      next = (next + 1) % lastMinuteSeconds;
    },
    /** If nothing was served there is no latency, and Prometheus' adapter reports 0. */
    p95() {
      const wait = histogram.within(0.95);
      return wait === null ? 0 : Math.trunc(1000 * wait + requestMilliseconds);
    },
  };
}
