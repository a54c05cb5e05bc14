import type { LoadPoint } from "../load/curve";

/**
 * What a Pods, Object or External metric measures:
 * - requestsPerSecond: served by one pod in a second, averaged over the last minute (of an object: by all pods);
 * - inFlight: requests that one pod works on or holds waiting (of an object: all of them);
 * - totalRequestsPerSecond: what arrives at all pods together, averaged over the last minute;
 * - backlog: requests or messages waiting;
 * - backlogAge: seconds that the oldest of them has waited;
 * - p95Latency: seconds within which 95% of the last minute's requests were served, their wait included;
 * - curve: drawn by hand, the same for every pod.
 * A Pods metric of what only the whole has (a total, a backlog, a latency) has the whole's value for every pod. Where there is
 * nothing to take a rate or a latency of, its value is 0.
 */
export type SignalSource = (typeof signalSources)[number];

export const signalSources = [
  "requestsPerSecond",
  "inFlight",
  "totalRequestsPerSecond",
  "backlog",
  "backlogAge",
  "p95Latency",
  "curve",
] as const;

/** Whether it is of the last minute; all else is of the moment of the scrape. */
export const isAveraged = (source: SignalSource): boolean =>
  source === "requestsPerSecond" || source === "totalRequestsPerSecond" || source === "p95Latency";

/** A choice for one metric of the manifest, by its name; a metric without one is guessed from its name. */
export interface Signal {
  metric: string;
  source: SignalSource;
  /** Where `source` is "curve": [second, value in the metric's unit], straight lines between. */
  points?: readonly LoadPoint[];
}

export const maxSignals = 20;
