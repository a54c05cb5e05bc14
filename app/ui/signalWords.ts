import type { CustomMetricType, SignalSource, Workload } from "../../engine/index";

/** What a metric measures, of one pod or of all: a Pods metric has a value for each pod, the others have one in all. */
export function signalWords(source: SignalSource, type: CustomMetricType, kind: Workload["kind"]): string {
  const requests = kind === "queue" ? "messages" : "requests";
  const done = kind === "queue" ? "drained" : "served";
  const whose = type === "Pods" ? "by a pod" : "by all pods";
  switch (source) {
    case "requestsPerSecond":
      return `${requests} per second ${done} ${whose}`;
    case "inFlight":
      return `${requests} in flight ${type === "Pods" ? "in a pod" : "in all"}`;
    case "totalRequestsPerSecond":
      return `${requests} per second that arrive in all`;
    case "backlog":
      return `${requests} waiting`;
    case "backlogAge":
      return "seconds that the oldest waits";
    case "p95Latency":
      return "95th percentile of the latency, seconds";
    case "curve":
      return "a curve drawn by hand";
  }
}
