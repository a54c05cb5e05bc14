/** The run's outcomes in words: the name of each, how its value is written, and what it counts. */
import { outcomeKinds, outcomeNames, type OptionalOutcome, type Outcome, type OutcomeUnit, type Workload } from "../../../engine/index";
import { money } from "../money";
import { enoughDigits } from "../numbers";
import { t } from "../text";
import { exact, fixed, shortTime, span } from "../times";

export interface OutcomeWords {
  outcome: Outcome;
  name: string;
  /** Writes a value of the run. */
  write(value: number): string;
  /**
   * Rounds to the number that `write` shows, so that a shown difference is always the difference of the shown numbers. `writeRounded`
   * writes such a number or such a difference.
   */
  round(value: number): number;
  writeRounded(rounded: number): string;
  /** The same in a column of numbers: hours have all their decimals. */
  writeInColumn(rounded: number): string;
  unit: string;
  definition: string;
}

interface Words {
  name: string;
  definition: string;
}

/** The words for each outcome. null if a queue worker has no such outcome, because a queue loses nothing. */
const wordsOf: Readonly<Record<Outcome, Readonly<Record<Workload["kind"], Words | null>>>> = {
  podHours: both(t`Pod-hours`, t`Pods that existed, pending and stopping ones included, × hours.`),
  cpuHoursRequested: both(t`CPU requested`, t`The CPU requests of those pods × hours.`),
  memoryHoursRequested: both(t`Memory requested`, t`The memory requests of those pods × hours.`),
  cpuHoursUsed: both(t`CPU used`, t`The CPU that all pods used × hours.`),
  nodeHours: both(t`Node-hours`, t`Nodes that existed or were starting, × hours.`),
  cost: both(t`Cost`, t`What the pods cost at the price of the scenario.`),
  requestsServed: {
    service: { name: t`Requests served`, definition: t`Requests that the pods served.` },
    queue: { name: t`Messages drained`, definition: t`Messages that the pods drained.` },
  },
  requestsFailed: {
    service: { name: t`Requests failed`, definition: t`Requests that the clients saw fail, each for one reason.` },
    queue: null,
  },
  requestsRetried: {
    service: {
      name: t`Requests sent again`,
      definition: t`How often clients sent a failed request again. Each time is work for the pods.`,
    },
    queue: null,
  },
  failedShare: { service: { name: t`Share failed`, definition: t`Failed ÷ (served + failed).` }, queue: null },
  overloadedSeconds: {
    service: { name: t`Overloaded`, definition: t`Seconds in which requests failed or waited for capacity.` },
    queue: { name: t`Overloaded`, definition: t`Seconds in which messages waited for capacity.` },
  },
  worstBacklog: {
    service: { name: t`Most waiting`, definition: t`The most requests that waited at the end of a second.` },
    queue: { name: t`Worst backlog`, definition: t`The most messages that waited at the end of a second.` },
  },
  messagesReturned: {
    service: null,
    queue: {
      name: t`Messages begun again`,
      definition: t`Messages whose pod ended before they were done. They are in the queue again, and what was done of them is lost.`,
    },
  },
  p50Latency: latency(t`p50 latency`, t`half`),
  p95Latency: latency(t`p95 latency`, "95%"),
  p99Latency: latency(t`p99 latency`, "99%"),
  rescalesUp: both(t`Rescales up`, t`How often the controller wrote a higher count.`),
  rescalesDown: both(t`Rescales down`, t`How often the controller wrote a lower count.`),
  directionChanges: both(
    t`Changes of direction`,
    t`Rescales in the opposite direction to the previous one, within ten minutes after it: flapping.`,
  ),
  highestReplicas: both(t`Highest replicas`, t`The highest value of spec.replicas.`),
  vpaEvictions: both(t`Evicted by the VPA`, t`Pods that the updater of the VPA evicted.`),
  cpuSlackHours: both(t`CPU requested and not used`, t`What containers requested and did not use, by a sample a minute, × hours.`),
  memorySlackHours: both(t`Memory requested and not used`, t`What containers requested and did not use, by a sample a minute, × hours.`),
  throttledPodHours: both(t`Throttled`, t`Pods at their CPU limit × hours.`),
  outOfMemoryKills: both(t`OOM kills`, t`How often a container ended because it used more memory than its limit.`),
  secondsToCapacity: both(t`Time to capacity`, t`From the start of the load’s largest rise until the ready pods can serve it.`),
};

function both(name: string, definition: string) {
  return { service: { name, definition }, queue: { name, definition } };
}

function latency(name: string, share: string) {
  return {
    service: {
      name,
      definition: t`Of the served requests, ${share} took at most this long, waiting included. The wait in line at a pod follows Erlang’s formula.`,
    },
    queue: {
      name,
      definition: t`Of the drained messages, ${share} took at most this long, waiting included. The wait for a free pod follows Erlang’s formula.`,
    },
  };
}

const noVpa = t`The run has no VPA.`;
const nothingServed = t`No request was served.`;

/** Why a run has no value for this outcome. */
export const withoutValue: Readonly<Partial<Record<Outcome, string>>> = {
  p50Latency: nothingServed,
  p95Latency: nothingServed,
  p99Latency: nothingServed,
  nodeHours: t`The scenario has no nodes.`,
  cost: t`The scenario has no price.`,
  vpaEvictions: noVpa,
  cpuSlackHours: noVpa,
  memorySlackHours: noVpa,
  throttledPodHours: noVpa,
  outOfMemoryKills: noVpa,
  secondsToCapacity: t`The load never rises, or the ready pods never had the capacity for it.`,
} satisfies Record<OptionalOutcome, string>;

/** The word after the number; empty for a time, which brings its own unit. */
const units: Readonly<Record<OutcomeUnit, string>> = {
  "pod-hours": "h",
  "node-hours": "h",
  "core-hours": t`core-h`,
  "GiB-hours": "GiB-h",
  currency: "",
  "": "%",
  requests: "",
  rescales: "",
  pods: "",
  kills: "",
  s: "",
};

/** A share is shown in percent. */
export const isShare = (outcome: Outcome): boolean => outcomeKinds[outcome].unit === "";

/** Rounds to the decimals of the outcome; a smaller cost, to the digits that `money` writes. */
export function roundOutcome(outcome: Outcome, value: number): number {
  const { decimals } = outcomeKinds[outcome];
  return Number((isShare(outcome) ? 100 * value : value).toFixed(outcome === "cost" ? enoughDigits(value, decimals) : decimals));
}

/** The smallest difference that an outcome shows: "0.001". */
export function leastShown(outcome: Outcome): string {
  const { decimals } = outcomeKinds[outcome];
  return exact(10 ** -decimals, decimals);
}

/** In the order of the page. `currency`: that of the scenario's price. */
export function outcomeWords(kind: Workload["kind"], currency?: string): OutcomeWords[] {
  return outcomeNames.flatMap((outcome) => {
    const words = wordsOf[outcome][kind];
    return words ? { ...words, outcome, ...writing(outcome, currency) } : [];
  });
}

function writing(outcome: Outcome, currency: string | undefined) {
  const { unit, decimals } = outcomeKinds[outcome];
  const round = (value: number) => roundOutcome(outcome, value);
  const writeMoney = (amount: number) => money(amount, decimals, currency);
  if (unit === "currency") return { write: writeMoney, round, writeRounded: writeMoney, writeInColumn: writeMoney, unit: units[unit] };
  const writeRounded = unit !== "s" ? (rounded: number) => exact(rounded, decimals) : decimals === 0 ? span : shortTime;
  const writeInColumn = unit.endsWith("-hours") ? (rounded: number) => fixed(rounded, decimals) : writeRounded;
  return { write: (value: number) => writeRounded(round(value)), round, writeRounded, writeInColumn, unit: units[unit] };
}
