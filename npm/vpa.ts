import type { VpaTrace } from "../engine/doors/withKeda";

/** What the VerticalPodAutoscaler of the manifest did in a run. Each list is in order of time. */
export interface SimulatedVpa {
  /** Its metadata.name. */
  readonly name: string;
  /** Its updateMode, such as `Recreate`. */
  readonly updateMode: string;
  /** Each change of its recommendation. */
  readonly recommendations: readonly VpaRecommendation[];
  /** The requests of the pods, where they changed. */
  readonly requests: readonly VpaRequests[];
  /** Each eviction and each resize that its updater asked for. */
  readonly changes: readonly VpaChange[];
}

/** What is known of a VerticalPodAutoscaler at a sync of the HPA. It acts before the sync of its second. */
export interface VpaAtSync {
  /** Its recommendation then; null if it has none yet. */
  readonly recommendation: VpaRecommendation | null;
  /** The requests of the pods, as it saw them last; null before it has looked at them. It looks once or twice a minute. */
  readonly requests: VpaRequests | null;
  /** What its updater asked for since the sync before. */
  readonly changes: readonly VpaChange[];
}

/** A recommendation, by container. */
export interface VpaRecommendation {
  /** When it was written, in seconds since the start of the run. */
  readonly second: number;
  /** By the container's name. */
  readonly containers: Readonly<Record<string, VpaBounds>>;
}

/** What is recommended for a container. */
export interface VpaBounds {
  /** What the webhook and the updater set. */
  readonly target: VpaAmounts;
  /** The updater changes pods below it. */
  readonly lower: VpaAmounts;
  /** The updater changes pods above it. */
  readonly upper: VpaAmounts;
  /** The target before minAllowed and maxAllowed. */
  readonly uncapped: VpaAmounts;
}

/** The requests of the pods that are not being deleted, by container. */
export interface VpaRequests {
  /** When they were seen first, in seconds since the start of the run. */
  readonly second: number;
  /** By the container's name: the lowest and the highest of the pods. Empty: there are no pods. */
  readonly containers: Readonly<Record<string, { readonly lowest: VpaAmounts; readonly highest: VpaAmounts }>>;
}

/** An eviction of a pod, or a resize in place. */
export interface VpaChange {
  /** Seconds since the start of the run. */
  readonly second: number;
  /** The pod's name. */
  readonly pod: string;
  /** An evicted pod ends, and the webhook sets the requests of the new one. */
  readonly kind: "evict" | "resize";
  /** False if the API server refused it. */
  readonly ok: boolean;
  /** The pod's requests before, by container. */
  readonly from: Readonly<Record<string, VpaAmounts>>;
  /** The requests that a resize sets, or that the webhook would set then, by container. */
  readonly to: Readonly<Record<string, VpaAmounts>>;
}

/** Amounts of the two resources; one that is absent is not set. */
export interface VpaAmounts {
  /** Thousandths of a core. */
  readonly cpuMilli?: number;
  /** Bytes. */
  readonly memoryBytes?: number;
}

type Records = Pick<VpaTrace, "name" | "updateMode" | "recommendations" | "requests" | "actions">;

export const simulatedVpaOf = ({ name, updateMode, recommendations, requests, actions }: Records): SimulatedVpa => ({
  name,
  updateMode,
  recommendations: recommendations.map(recommendationOf),
  requests: requests.map(requestsOf),
  changes: actions.map(changeOf),
});

/** `since`: the second of the sync before; null at the first sync. */
export function vpaAtSync({ recommendations, requests, actions }: Records, second: number, since: number | null): VpaAtSync {
  const recommendation = recommendations.findLast(({ at }) => at <= second);
  const requested = requests.findLast(({ at }) => at <= second);
  const first = since === null ? 0 : actions.findLastIndex(({ at }) => at <= since) + 1;
  const end = actions.findLastIndex(({ at }) => at <= second) + 1;
  return {
    recommendation: recommendation === undefined ? null : recommendationOf(recommendation),
    requests: requested === undefined ? null : requestsOf(requested),
    changes: actions.slice(first, end).map(changeOf),
  };
}

const recommendationOf = ({ at, containers }: Records["recommendations"][number]): VpaRecommendation => ({ second: at, containers });

const requestsOf = ({ at, containers }: Records["requests"][number]): VpaRequests => ({
  second: at,
  containers: mapped(containers, ({ least, most }) => ({ lowest: least, highest: most })),
});

const changeOf = ({ at, pod, kind, ok, from, to }: Records["actions"][number]): VpaChange => ({
  second: at,
  pod,
  kind,
  ok,
  from: mapped(from, ({ requests }) => requests),
  to: mapped(to, ({ requests }) => requests),
});

const mapped = <T, U>(values: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
