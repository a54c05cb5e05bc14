import type { GuessedSource, SignalSource } from "./signal";

/** The metric types with values from the custom and the external metrics API. */
export const customMetricTypes = ["Pods", "Object", "External"] as const;

export type CustomMetricType = (typeof customMetricTypes)[number];

/** `words` are the words of the metric's name that led to the guess. They are empty if none did and only the type decided. */
export interface SignalGuess {
  source: SignalSource;
  words: readonly string[];
}

/** What a metric most likely measures, guessed from the words of its name: the first clue that has all its words in the name. */
export function guessSignal(type: CustomMetricType, name: string): SignalGuess {
  const words = new Set(wordsOf(name));
  const clue = clues.find((clue) => clue.words.every((word) => words.has(word)));
  return clue ? { source: clue.source === "rate" ? rates[type] : clue.source, words: clue.words } : { source: otherwise[type], words: [] };
}

/** For one pod's own metric, the rate is the pod's; for anything else it is the rate at which requests arrive at all pods. */
const rates: Readonly<Record<CustomMetricType, SignalSource>> = {
  Pods: "requestsPerSecond",
  Object: "totalRequestsPerSecond",
  External: "totalRequestsPerSecond",
};

const otherwise: Readonly<Record<CustomMetricType, SignalSource>> = { ...rates, External: "backlog" };

interface Clue {
  source: GuessedSource | "rate";
  words: readonly string[];
}

/**
 * The order matters: "oldest message age" is an age though it mentions messages, "messages per second" is a rate, "request latency" is not.
 */
const clues: readonly Clue[] = [
  ...anyOf("backlogAge", ["oldest", "age", "lag seconds", "wait seconds", "wait time", "waiting time", "queue time"]),
  ...anyOf("p95Latency", ["latency", "duration", "p50", "p90", "p95", "p99", "quantile", "percentile", "response time", "request time"]),
  ...anyOf("inFlight", ["in flight", "inflight", "concurrent", "concurrency", "connections", "sessions", "active", "busy", "ongoing"]),
  ...anyOf("rate", ["rps", "qps", "rate", "throughput", "per second", "per sec", "per s"]),
  ...anyOf("backlog", ["backlog", "queue", "queued", "depth", "lag", "pending", "waiting", "outstanding", "undelivered", "unacked"]),
  ...anyOf("backlog", ["messages", "message", "jobs", "job", "tasks", "task", "visible", "length"]),
  ...anyOf("rate", ["requests", "request", "http", "hits", "calls", "queries", "transactions", "events", "packets"]),
];

function anyOf(source: Clue["source"], phrases: readonly string[]): Clue[] {
  return phrases.map((phrase) => ({ source, words: phrase.split(" ") }));
}

/** Splits "ApproximateAgeOfOldestMessage" and "http_requests-per.second" into words in the same way. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}
