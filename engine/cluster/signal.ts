import type { LoadPoint } from "../load/curve";

/**
 * What a Pods, Object or External metric can measure, each defined once; `signals` computes it. A Pods metric of what only the whole has (a
 * total, a backlog, a latency) has the whole's value for every pod. Where there is nothing to take a rate or a latency of, its value is 0.
 */
export const signalKinds = {
  /** Served by one pod in a second (of an object: by all pods). */
  requestsPerSecond: { ofLastMinute: true, ofPod: "served", guessed: true, points: null },
  /** Requests that one pod works on or holds waiting (of an object: all of them). */
  inFlight: { ofLastMinute: false, ofPod: "inFlight", guessed: true, points: null },
  /** What arrives at all pods together in a second. */
  totalRequestsPerSecond: { ofLastMinute: true, ofPod: null, guessed: true, points: null },
  /** Requests or messages waiting. */
  backlog: { ofLastMinute: false, ofPod: null, guessed: true, points: null },
  /** Seconds that the oldest of them has waited. */
  backlogAge: { ofLastMinute: false, ofPod: null, guessed: true, points: null },
  /** Seconds within which 95% of the requests were served, their wait included. */
  p95Latency: { ofLastMinute: true, ofPod: null, guessed: true, points: null },
  /** Drawn by hand, the same for every pod. */
  curve: { ofLastMinute: false, ofPod: null, guessed: false, points: { max: 1_000_000_000, start: 10 } },
} as const satisfies Readonly<Record<string, SignalKind>>;

export interface SignalKind {
  /** Whether it is of the last minute; all else is of the moment of the scrape. */
  ofLastMinute: boolean;
  /** What each pod has of its own, to be divided among them; null: only the whole has it. */
  ofPod: "served" | "inFlight" | null;
  /** Whether a metric's name can tell it. */
  guessed: boolean;
  /** Drawn by hand: the highest value, and the level that a curve starts with where the metric has no target, in the metric's unit. */
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
  /** Where the source is drawn by hand: [second, value in the metric's unit], straight lines between. */
  points?: readonly LoadPoint[];
}

export const maxSignals = 20;
