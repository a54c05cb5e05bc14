import type { LoadPoint } from "../load/curve";
import type { CustomMetricType } from "./guessSignal";
import type { FieldRange } from "./workload";
import { promqlFunctions, type PromqlFunction } from "./promqlFunctions";

/**
 * What a Pods, Object or External metric can measure, each defined once; `signals` computes it. Some signals exist only for all pods
 * together (a total, a backlog, a latency): a Pods metric of such a signal has that total for every pod. If there is nothing to compute a
 * rate or a latency from, the value is 0.
 */
export const signalKinds = {
  /** Requests that one pod serves in a second (for an object: that all pods serve). */
  requestsPerSecond: { counter: "served", ofLastMinute: false, ofPod: "served", guessed: true, points: null },
  /** Requests that one pod works on or holds waiting (for an object: all such requests). */
  inFlight: { counter: null, ofLastMinute: false, ofPod: "inFlight", guessed: true, points: null },
  /** Requests that arrive at all pods together in a second. */
  totalRequestsPerSecond: { counter: "offered", ofLastMinute: false, ofPod: null, guessed: true, points: null },
  /** Requests or messages waiting. */
  backlog: { counter: null, ofLastMinute: false, ofPod: null, guessed: true, points: null },
  /** The same and those in work: what a broker counts until a message is acknowledged. */
  unfinished: { counter: null, ofLastMinute: false, ofPod: null, guessed: false, points: null },
  /** Seconds that the oldest of them has waited. */
  backlogAge: { counter: null, ofLastMinute: false, ofPod: null, guessed: true, points: null },
  /** Seconds within which half, 95% or 99% of the requests were served, waiting included. */
  p50Latency: { counter: null, ofLastMinute: true, ofPod: null, guessed: true, points: null },
  p95Latency: { counter: null, ofLastMinute: true, ofPod: null, guessed: true, points: null },
  p99Latency: { counter: null, ofLastMinute: true, ofPod: null, guessed: true, points: null },
  /** Drawn by hand, the same for every pod. */
  curve: { counter: null, ofLastMinute: false, ofPod: null, guessed: false, points: { max: 1_000_000_000, start: 10 } },
} as const satisfies Readonly<Record<string, SignalKind>>;

interface SignalKind {
  /** The counter of requests from which the adapter's query computes it; null: Prometheus scrapes a value of the moment. */
  counter: "served" | "offered" | null;
  /** Whether the scraped value itself covers the last minute. */
  ofLastMinute: boolean;
  /** The value that each pod has of its own, used as the pod's part; null: only all pods together have it. */
  ofPod: "served" | "inFlight" | null;
  /** Whether a metric's name can show that it is this signal. */
  guessed: boolean;
  /**
   * For a curve drawn by hand: the highest value, and the level that a curve starts with if the metric has no target, in the metric's unit.
   */
  points: { max: number; start: number } | null;
}

type Kinds = typeof signalKinds;

export type SignalSource = keyof Kinds;

export type GuessedSource = { [Name in SignalSource]: Kinds[Name]["guessed"] extends true ? Name : never }[SignalSource];

/** In the order of every menu. */
export const signalSources = Object.keys(signalKinds) as SignalSource[];

/**
 * How the adapter's query computes a metric from the scraped series: `rangeSeconds` is that of a function of a range; 0 for "instant", which
 * takes the last sample.
 */
export interface SignalQuery {
  function: PromqlFunction;
  rangeSeconds: number;
}

/** In the order of every menu. */
export const signalFunctions = promqlFunctions;

export const signalRange = { unit: "s", min: 1, max: 1200, step: 1 } as const satisfies Omit<FieldRange, "default">;

/** The two minutes of the adapter's examples, or four scrapes where they take longer: a range with less than two samples has no rate. */
export const defaultRangeSeconds = (scrapeSeconds: number): number => Math.max(120, 4 * scrapeSeconds);

/** A choice for one metric of the manifest, by its name; a metric without one is guessed from its name. */
export interface Signal {
  /** The metric's name in the manifest. */
  metric: string;
  /** What it measures. */
  source: SignalSource;
  /** How a counter is queried; absent: as the metric's name says, or as usual. */
  function?: PromqlFunction;
  /** The range of a function of a range; absent: two minutes, or four scrapes if they take longer. */
  rangeSeconds?: number;
  /** If the source is drawn by hand: [second, value in the metric's unit], straight lines between. */
  points?: readonly LoadPoint[];
}

export const maxSignals = 20;

export const instant: SignalQuery = { function: "instant", rangeSeconds: 0 };

/** The query of a signal. `named`: what the metric's name says about it. */
export function queryOf(
  source: SignalSource,
  chosen: Pick<Signal, "function" | "rangeSeconds">,
  named: Partial<SignalQuery>,
  scrapeSeconds: number,
): SignalQuery {
  if (signalKinds[source].counter === null) return instant;
  const name = chosen.function ?? named.function ?? "rate";
  if (name === "instant") return instant;
  return { function: name, rangeSeconds: chosen.rangeSeconds ?? named.rangeSeconds ?? defaultRangeSeconds(scrapeSeconds) };
}

/** Whether a range always has the two samples that a function of a range needs, only at times, or never. */
export function rangeSamples({ function: name, rangeSeconds }: SignalQuery, scrapeSeconds: number): "always" | "sometimes" | "never" {
  if (name === "instant" || rangeSeconds >= 2 * scrapeSeconds) return "always";
  return rangeSeconds > scrapeSeconds ? "sometimes" : "never";
}

/** Whether each pod is scraped for it. */
export const isOfEachPod = ({ type, source }: { type: CustomMetricType; source: SignalSource }): boolean =>
  type === "Pods" || signalKinds[source].ofPod !== null;

/** Rates and latencies cover the last minute. */
export const lastMinuteSeconds = 60;
