import { signalRange, type GuessedSource, type SignalQuery, type SignalSource } from "./signal";

/** The metric types with values from the custom and the external metrics API. */
export const customMetricTypes = ["Pods", "Object", "External"] as const;

export type CustomMetricType = (typeof customMetricTypes)[number];

/**
 * `words` are the words of the metric's name that led to the guess. They are empty if none did and only the type decided. `query`: what the
 * name says about how the metric is computed.
 */
export interface SignalGuess {
  source: SignalSource;
  words: readonly string[];
  query: Partial<SignalQuery>;
}

/** What a metric most likely measures, guessed from the words of its name: the first clue that has all its words in the name. */
export function guessSignal(type: CustomMetricType, name: string): SignalGuess {
  const words = new Set(wordsOf(name));
  const query = guessQuery(words);
  const clue = clues.find((clue) => clue.words.every((word) => words.has(word)));
  if (!clue) return { source: otherwise[type], words: [], query };
  return { source: clue.source === "rate" ? rates[type] : clue.source, words: clue.words, query };
}

/** Recording rules are named after what they compute: "job:http_requests:rate5m". */
function guessQuery(words: ReadonlySet<string>): Partial<SignalQuery> {
  for (const word of words) {
    const [, name = "", count, unit] = /^(rate|irate|increase|)(\d+)(s|m)$/.exec(word) ?? [];
    const rangeSeconds = Number(count) * (unit === "m" ? 60 : 1);
    if (!(rangeSeconds >= signalRange.min && rangeSeconds <= signalRange.max)) continue;
    const named = rangeFunctions.find((each) => each === name) ?? functionIn(words);
    return { rangeSeconds, ...(named && { function: named }) };
  }
  const named = functionIn(words);
  if (named) return { function: named };
  const isPerMinute = words.has("rpm") || (words.has("per") && (words.has("minute") || words.has("min")));
  return isPerMinute ? { function: "increase", rangeSeconds: 60 } : {};
}

const rangeFunctions = ["rate", "irate", "increase"] as const;

const functionIn = (words: ReadonlySet<string>) => rangeFunctions.find((name) => words.has(name));

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
  ...anyOf("p50Latency", ["p50"]),
  ...anyOf("p99Latency", ["p99"]),
  ...anyOf("p95Latency", ["latency", "duration", "p90", "p95", "quantile", "percentile", "response time", "request time"]),
  ...anyOf("inFlight", ["in flight", "inflight", "concurrent", "concurrency", "connections", "sessions", "active", "busy", "ongoing"]),
  ...anyOf("rate", ["rps", "qps", "rpm", "rate", "irate", "throughput", "per second", "per sec", "per s", "per minute", "per min"]),
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
