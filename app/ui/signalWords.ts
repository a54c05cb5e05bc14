import type { CustomMetricType, SignalSource, Workload } from "../../engine/index";
import { t } from "./text";

/** What a metric measures, of one pod or of all: a Pods metric has a value for each pod, the others have one in all. */
export function signalWords(source: SignalSource, type: CustomMetricType, kind: Workload["kind"]): string {
  const queue = kind === "queue";
  const each = type === "Pods";
  switch (source) {
    case "requestsPerSecond":
      if (queue) return each ? t`messages per second drained by a pod` : t`messages per second drained by all pods`;
      return each ? t`requests per second served by a pod` : t`requests per second served by all pods`;
    case "inFlight":
      if (queue) return each ? t`messages in flight in a pod` : t`messages in flight in all`;
      return each ? t`requests in flight in a pod` : t`requests in flight in all`;
    case "totalRequestsPerSecond":
      return queue ? t`messages per second that arrive in all` : t`requests per second that arrive in all`;
    case "backlog":
      return queue ? t`messages waiting` : t`requests waiting`;
    case "backlogAge":
      return t`seconds that the oldest waits`;
    case "p95Latency":
      return t`95th percentile of the latency, seconds`;
    case "curve":
      return t`a curve drawn by hand`;
  }
}
