/** The outcomes of a run, each defined once. For a queue worker, requests are messages. */
export const outcomeKinds = {
  /** Pods that existed (phase Pending included, until gone) × hours. */
  podHours: { unit: "pod-hours", decimals: 3, better: "lower", limited: true },
  /** CPU requests of those pods × hours; containers without a request add nothing. */
  cpuHoursRequested: { unit: "core-hours", decimals: 3, better: "lower", limited: true },
  /** The same of their memory requests, in GiB. */
  memoryHoursRequested: { unit: "GiB-hours", decimals: 3, better: "lower", limited: true },
  /** CPU used by all pods × hours. */
  cpuHoursUsed: { unit: "core-hours", decimals: 3, better: null, limited: true },
  /** Nodes that existed or were starting × hours; null if the scenario has no nodes. */
  nodeHours: { unit: "node-hours", decimals: 3, better: "lower", limited: true, optional: true },
  /** By the scenario's price; null if it has none. No run has it by itself: see `withCost`. */
  cost: { unit: "currency", decimals: 3, better: "lower", limited: true, optional: true, priced: true },
  /** That were answered in time. */
  requestsServed: { unit: "requests", decimals: 0, better: "higher", limited: true },
  /** That waited too long, or whose pod ended. */
  requestsFailed: { unit: "requests", decimals: 0, better: "lower", limited: true },
  /** How often clients sent a failed request again. */
  requestsRetried: { unit: "requests", decimals: 0, better: "lower", limited: true },
  /** Failed ÷ (served + failed); 0 if there was none. */
  failedShare: { unit: "", decimals: 2, better: "lower", limited: true },
  /** Seconds in which requests failed, or waited for capacity at the second's end. */
  overloadedSeconds: { unit: "s", decimals: 0, better: "lower", limited: true },
  /** The most requests that waited at a second's end. */
  worstBacklog: { unit: "requests", decimals: 0, better: "lower", limited: true },
  /** Of a queue: messages whose pod ended before they were done. They are in the queue again. */
  messagesReturned: { unit: "requests", decimals: 0, better: "lower", limited: true },
  /** Seconds within which half of the served requests were served, waiting included; null if none was served. */
  p50Latency: { unit: "s", decimals: 3, better: "lower", limited: true, optional: true },
  /** The same for 95% of them. */
  p95Latency: { unit: "s", decimals: 3, better: "lower", limited: true, optional: true },
  /** The same for 99% of them. */
  p99Latency: { unit: "s", decimals: 3, better: "lower", limited: true, optional: true },
  /** How often the count was raised. */
  rescalesUp: { unit: "rescales", decimals: 0, better: null, limited: true },
  /** How often it was lowered. */
  rescalesDown: { unit: "rescales", decimals: 0, better: null, limited: true },
  /** Rescales in the opposite direction to the previous one, within ten minutes after it. */
  directionChanges: { unit: "rescales", decimals: 0, better: "lower", limited: true },
  /** Of spec.replicas. */
  highestReplicas: { unit: "pods", decimals: 0, better: "lower", limited: true },
  /**
   * For the load's largest rise within a minute, as drawn and as incidents multiply it: seconds from the rise's start until the ready pods'
   * capacity covers the new load. 0 if it does already, null if there was no rise or it never does. The first of equal rises counts.
   */
  secondsToCapacity: { unit: "s", decimals: 0, better: "lower", limited: true, optional: true },
  /** Pods that the updater of the VerticalPodAutoscaler evicted; null without one. */
  vpaEvictions: { unit: "pods", decimals: 0, better: "lower", limited: true, optional: true, vpa: true },
  /**
   * CPU that containers request and do not use, by metrics-server's samples once a minute, × hours; null without a VerticalPodAutoscaler. A
   * container that uses more than it requests has none.
   */
  cpuSlackHours: { unit: "core-hours", decimals: 3, better: "lower", limited: true, optional: true, vpa: true },
  /** The same of memory, in GiB. */
  memorySlackHours: { unit: "GiB-hours", decimals: 3, better: "lower", limited: true, optional: true, vpa: true },
  /** Pods at their CPU limit × hours; null without a VerticalPodAutoscaler. */
  throttledPodHours: { unit: "pod-hours", decimals: 3, better: "lower", limited: true, optional: true, vpa: true },
  /** How often a container ended because it used more memory than its limit; null without a VerticalPodAutoscaler. */
  outOfMemoryKills: { unit: "kills", decimals: 0, better: "lower", limited: true, optional: true, vpa: true },
} as const satisfies Readonly<Record<string, OutcomeKind>>;

interface OutcomeKind {
  /** As files name it; empty for a share, from 0 to 1. */
  unit: OutcomeUnit;
  /** The digits wherever it is shown; a share is shown in percent. */
  decimals: number;
  /** null: alone it is neither good nor bad. */
  better: "higher" | "lower" | null;
  /** Whether a scenario may set a limit for it. */
  limited: boolean;
  /** A run may have no such number: then it is null. */
  optional?: true;
  /** It follows from other outcomes and the scenario's price. */
  priced?: true;
  /** Only a run with a VerticalPodAutoscaler has it. */
  vpa?: true;
}

export type OutcomeUnit =
  | "pod-hours"
  | "core-hours"
  | "GiB-hours"
  | "currency"
  | "node-hours"
  | "requests"
  | ""
  | "s"
  | "rescales"
  | "pods"
  | "kills";

type Kinds = typeof outcomeKinds;

export type Outcome = keyof Kinds;

type PricedOutcome = { [Name in Outcome]: Kinds[Name] extends { priced: true } ? Name : never }[Outcome];

type VpaOutcome = { [Name in Outcome]: Kinds[Name] extends { vpa: true } ? Name : never }[Outcome];

/** What a run has by itself, without a price. */
export type RunOutcome = Exclude<Outcome, PricedOutcome>;

export type OptionalOutcome = { [Name in Outcome]: Kinds[Name] extends { optional: true } ? Name : never }[Outcome];

export type LimitedOutcome = { [Name in Outcome]: Kinds[Name]["limited"] extends true ? Name : never }[Outcome];

/** The outcomes of a run. `nodeHours`, `secondsToCapacity`, the latencies and what only a VerticalPodAutoscaler has are null where there is no such value. */
export type Outcomes = { -readonly [Name in keyof Kinds]: Name extends OptionalOutcome ? number | null : number };

export type RunOutcomes = Pick<Outcomes, RunOutcome>;

/** What only a run with a VerticalPodAutoscaler has. */
export type VpaOutcomes = Record<VpaOutcome, number>;

export const isOfVpa = (outcome: Outcome): boolean => "vpa" in outcomeKinds[outcome];

/** In the order of every table and file. */
export const outcomeNames = Object.keys(outcomeKinds) as Outcome[];

export const runOutcomeNames = outcomeNames.filter((name): name is RunOutcome => !("priced" in outcomeKinds[name]));
