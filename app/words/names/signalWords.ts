import { signalKinds, type CustomMetricType, type SignalQuery, type SignalSource, type Workload } from "../../../engine/index";
import { t } from "../text";
import { span } from "../times";

interface SignalWords {
  /** `ofPod` is for one pod, as in a Pods metric; `ofAll` is for all pods together, as in the other metrics. */
  ofPod: string;
  ofAll: string;
  /** What its values count; null if they have no unit. */
  unit: string | null;
}

type OfKind = Readonly<Record<Workload["kind"], SignalWords>>;

/** The words for what a metric measures. */
const words: Readonly<Record<SignalSource, OfKind>> = {
  requestsPerSecond: {
    service: {
      ofPod: t`requests per second served by a pod`,
      ofAll: t`requests per second served by all pods`,
      unit: t`requests per s`,
    },
    queue: {
      ofPod: t`messages per second drained by a pod`,
      ofAll: t`messages per second drained by all pods`,
      unit: t`messages per s`,
    },
  },
  inFlight: {
    service: { ofPod: t`requests in flight in a pod`, ofAll: t`requests in flight in all pods`, unit: t`requests in flight` },
    queue: { ofPod: t`messages in flight in a pod`, ofAll: t`messages in flight in all pods`, unit: t`messages in flight` },
  },
  totalRequestsPerSecond: {
    service: shared(t`requests per second that arrive at all pods`, t`requests per s`),
    queue: shared(t`messages per second that arrive for all pods`, t`messages per s`),
  },
  backlog: {
    service: shared(t`requests waiting`, t`requests waiting`),
    queue: shared(t`messages waiting`, t`messages waiting`),
  },
  unfinished: {
    service: shared(t`requests waiting or in work`, t`requests`),
    queue: shared(t`messages waiting or in work`, t`messages`),
  },
  backlogAge: {
    service: shared(t`seconds that the oldest request has waited`, t`seconds`),
    queue: shared(t`seconds that the oldest message has waited`, t`seconds`),
  },
  p50Latency: both(shared(t`median of the latency, in seconds`, t`seconds`)),
  p95Latency: both(shared(t`95th percentile of the latency, in seconds`, t`seconds`)),
  p99Latency: both(shared(t`99th percentile of the latency, in seconds`, t`seconds`)),
  curve: both(shared(t`a curve drawn by hand`, null)),
};

/** For values that exist only for all pods together. */
function shared(ofAll: string, unit: string | null): SignalWords {
  return { ofPod: ofAll, ofAll, unit };
}

function both(of: SignalWords): OfKind {
  return { service: of, queue: of };
}

/** A Pods metric has a value for each pod; the others have one for all pods. */
export function signalWords(source: SignalSource, type: CustomMetricType, kind: Workload["kind"]): string {
  const { ofPod, ofAll } = words[source][kind];
  return type === "Pods" ? ofPod : ofAll;
}

/** What the values count as the query computes them; null if they have no unit. */
export function signalUnit(source: SignalSource, query: SignalQuery | null, kind: Workload["kind"]): string | null {
  const { unit } = words[source][kind];
  if (query === null || signalKinds[source].counter === null) return unit;
  switch (query.function) {
    case "rate":
    case "irate":
      return unit;
    case "increase":
      return kind === "queue" ? t`messages in ${span(query.rangeSeconds)}` : t`requests in ${span(query.rangeSeconds)}`;
    case "instant":
      return kind === "queue" ? t`messages since the start` : t`requests since the start`;
  }
}
