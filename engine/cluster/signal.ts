import type { LoadPoint } from "../load/curve";

/**
 * What a Pods, Object or External metric can measure, each defined once; `signals` computes it. Some signals exist only for all pods
 * together (a total, a backlog, a latency): a Pods metric of such a signal has that total for every pod. If there is nothing to compute a
 * rate or a latency from, the value is 0.
 */
export const signalKinds = {
  /** Requests that one pod serves in a second (for an object: that all pods serve). */
  requestsPerSecond: { ofLastMinute: true, ofPod: "served", measure: { function: "rate", counter: "served" }, guessed: true, points: null },
  /** Requests that one pod works on or holds waiting (for an object: all such requests). */
  inFlight: { ofLastMinute: false, ofPod: "inFlight", measure: { function: "instant", counter: null }, guessed: true, points: null },
  /** Requests that arrive at all pods together in a second. */
  totalRequestsPerSecond: {
    ofLastMinute: true,
    ofPod: null,
    measure: { function: "rate", counter: "offered" },
    guessed: true,
    points: null,
  },
  /** Requests or messages waiting. */
  backlog: { ofLastMinute: false, ofPod: null, measure: { function: "instant", counter: null }, guessed: true, points: null },
  /** Seconds that the oldest of them has waited. */
  backlogAge: { ofLastMinute: false, ofPod: null, measure: { function: "instant", counter: null }, guessed: true, points: null },
  /** Seconds within which 95% of the requests were served, waiting included. */
  p95Latency: { ofLastMinute: true, ofPod: null, measure: { function: "instant", counter: null }, guessed: true, points: null },
  /** Drawn by hand, the same for every pod. */
  curve: {
    ofLastMinute: false,
    ofPod: null,
    measure: { function: "instant", counter: null },
    guessed: false,
    points: { max: 1_000_000_000, start: 10 },
  },
} as const satisfies Readonly<Record<string, SignalKind>>;

/** How Prometheus measures a signal: the rate of a counter of requests, or a value of the moment. */
export type SignalMeasure = { function: "rate"; counter: "served" | "offered" } | { function: "instant"; counter: null };

/** The range of rate(): four scrapes, and at least a minute, so that a range always has the samples that a rate needs. */
export const rateRangeSeconds = (scrapeSeconds: number): number => Math.max(60, 4 * scrapeSeconds);

export interface SignalKind {
  measure: SignalMeasure;
  /** Whether it covers the last minute; all others are values at the moment of the scrape. */
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

/** A choice for one metric of the manifest, by its name; a metric without one is guessed from its name. */
export interface Signal {
  metric: string;
  source: SignalSource;
  /** If the source is drawn by hand: [second, value in the metric's unit], straight lines between. */
  points?: readonly LoadPoint[];
}

export const maxSignals = 20;
