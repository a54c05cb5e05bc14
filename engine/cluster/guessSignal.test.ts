import { expect, test } from "vitest";
import { guessSignal, type CustomMetricType } from "./guessSignal";
import { signalKinds, signalSources, type SignalQuery, type SignalSource } from "./signal";

const names: [type: CustomMetricType, name: string, source: SignalSource, words: string[]][] = [
  ["Pods", "packets-per-second", "requestsPerSecond", ["per", "second"]],
  ["Pods", "http_requests", "requestsPerSecond", ["requests"]],
  ["Object", "requests-per-second", "totalRequestsPerSecond", ["per", "second"]],
  ["External", "nginx.net.request_per_s", "totalRequestsPerSecond", ["per", "s"]],
  ["External", "queue_messages_ready", "backlog", ["queue"]],
  ["External", "pubsub.googleapis.com|subscription|num_undelivered_messages", "backlog", ["undelivered"]],
  ["External", "ApproximateNumberOfMessagesVisible", "backlog", ["messages"]],
  ["External", "ApproximateAgeOfOldestMessage", "backlogAge", ["oldest"]],
  ["External", "kafka_consumergroup_lag", "backlog", ["lag"]],
  ["External", "kafka_consumergroup_lag_seconds", "backlogAge", ["lag", "seconds"]],
  ["Pods", "http_request_duration_seconds_p95", "p95Latency", ["duration"]],
  ["Object", "istio_request_latency", "p95Latency", ["latency"]],
  ["Pods", "http_request_duration_seconds_p99", "p99Latency", ["p99"]],
  ["External", "request_latency_p50", "p50Latency", ["p50"]],
  ["Pods", "http_requests_in_flight", "inFlight", ["in", "flight"]],
  ["Pods", "activeConnections", "inFlight", ["connections"]],
  ["External", "messages_per_second", "totalRequestsPerSecond", ["per", "second"]],
  ["Pods", "temperature", "requestsPerSecond", []],
  ["Object", "temperature", "totalRequestsPerSecond", []],
  ["External", "temperature", "backlog", []],
];

test.each(names)("of %s metrics %s is taken for %s", (type, name, source, words) => {
  expect(guessSignal(type, name)).toEqual({ source, words, query: {} });
});

test.each<[name: string, query: Partial<SignalQuery>]>([
  ["namespace_app:http_requests:rate5m", { function: "rate", rangeSeconds: 300 }],
  ["http_requests_rate1m", { function: "rate", rangeSeconds: 60 }],
  ["http_requests_irate", { function: "irate" }],
  ["http_requests_increase_10m", { function: "increase", rangeSeconds: 600 }],
  ["http_requests_per_minute", { function: "increase", rangeSeconds: 60 }],
  ["requests_90s", { rangeSeconds: 90 }],
  ["requests_5000m", {}],
])("the name %s says how it is queried", (name, query) => {
  const guess = guessSignal("Pods", name);
  expect([guess.source, guess.query]).toEqual(["requestsPerSecond", query]);
});

test("each signal can be guessed from some name, or its definition says that none can tell", () => {
  const told = new Set(names.map(([, , source]) => source));
  for (const source of signalSources) expect(told.has(source), source).toBe(signalKinds[source].guessed);
});
