import type { Incident } from "../cluster/incident";
import { loadFactorOf } from "../cluster/loadFactor";
import { createLoadReader, type LoadPoint } from "../load/curve";
import type { ClusterSecond } from "../cluster/clusterSecond";
import { createLatencyTally } from "../cluster/latencies";
import type { RunOutcomes, VpaOutcomes } from "../scenario/outcomes";
import type { Scenario } from "../scenario/scenario";
import type { ReconciledCount } from "../controller/horizontal";
import { createFailureTally, type FailedByReason } from "./failureColumns";

/**
 * Adds up the outcomes as a run goes on, so that it need not keep its seconds. Sums cover the seconds from 1 on: a run of an hour has 3,600
 * of them, and starts from second 0. The table of the seconds (`exchange/runTables`) adds up to the same.
 */
interface OutcomeTally {
  /** The next second, from 0 on, and spec.replicas after it. `throttledPods` only with a VerticalPodAutoscaler. */
  addSecond(second: TalliedSecond, written: number, throttledPods?: number): void;
  addReconcile(reconciled: ReconciledCount): void;
  /** As far as the run has come. */
  outcomes(): RunOutcomes;
  failures(): FailedByReason;
}

export type TalliedSecond = Pick<
  ClusterSecond,
  | "served"
  | "failed"
  | "retried"
  | "waiting"
  | "returned"
  | "capacity"
  | "existingPods"
  | "cpuMilli"
  | "cpuRequestedMilli"
  | "memoryRequestedMebibytes"
  | "nodes"
  | "latencies"
>;

type OutcomeScenario = Pick<Scenario, "load" | "incidents" | "durationSeconds">;

/** All of them but the throttled pods, which the tally adds up. */
export type OutcomesBesideVpa = () => Omit<VpaOutcomes, "throttledPodHours">;

const withoutVpa = {
  vpaEvictions: null,
  cpuSlackHours: null,
  memorySlackHours: null,
  throttledPodHours: null,
  outOfMemoryKills: null,
} satisfies Record<keyof VpaOutcomes, null>;

const flappingSeconds = 600;

/** `besideVpa`: null without a VerticalPodAutoscaler. */
export function createOutcomeTally(
  { load, incidents, durationSeconds }: OutcomeScenario,
  besideVpa: OutcomesBesideVpa | null,
): OutcomeTally {
  const sums = {
    existing: 0,
    cpuRequested: 0,
    memoryRequested: 0,
    cpuUsed: 0,
    nodes: 0,
    servedMilli: 0,
    failedMilli: 0,
    retriedMilli: 0,
    returnedMilli: 0,
    overloadedSeconds: 0,
    throttled: 0,
  };
  const highest = { waitingMilli: 0, written: 0 };
  const rescales = { rescalesUp: 0, rescalesDown: 0, directionChanges: 0 };
  const capacity = new Float64Array(durationSeconds + 1);
  const latencies = createLatencyTally();
  const failures = createFailureTally();
  let lastSecond = -1;
  let last: { up: boolean; at: number } | null = null;

  return {
    addSecond(second, written, throttledPods = 0) {
      lastSecond++;
      const { waiting, failed } = second;
      capacity[lastSecond] = second.capacity / 1000;
      if (waiting > highest.waitingMilli) highest.waitingMilli = waiting;
      if (written > highest.written) highest.written = written;
      if (lastSecond === 0) return;
      sums.existing += second.existingPods;
      sums.cpuRequested += second.cpuRequestedMilli;
      sums.memoryRequested += second.memoryRequestedMebibytes;
      sums.cpuUsed += second.cpuMilli;
      sums.nodes += second.nodes;
      sums.throttled += throttledPods;
      sums.servedMilli += second.served;
      sums.failedMilli += failed.total;
      sums.retriedMilli += second.retried;
      sums.returnedMilli += second.returned;
      if (failed.total > 0 || waiting > 0) sums.overloadedSeconds++;
      latencies.add(second.latencies);
      failures.add(lastSecond, failed);
    },
    addReconcile({ at, specReplicas, scaledTo }) {
      if (scaledTo === null) return;
      const up = scaledTo > (specReplicas ?? NaN);
      if (up) rescales.rescalesUp++;
      else rescales.rescalesDown++;
      if (last && last.up !== up && at - last.at <= flappingSeconds) rescales.directionChanges++;
      last = { up, at };
    },
    failures: failures.failures,
    outcomes() {
      const requestsServed = sums.servedMilli / 1000;
      const requestsFailed = sums.failedMilli / 1000;
      const ended = requestsServed + requestsFailed;
      return {
        podHours: sums.existing / 3600,
        cpuHoursRequested: sums.cpuRequested / 3_600_000,
        memoryHoursRequested: sums.memoryRequested / 3_686_400,
        cpuHoursUsed: sums.cpuUsed / 3_600_000,
        nodeHours: sums.nodes === 0 ? null : sums.nodes / 3600,
        requestsServed,
        requestsFailed,
        requestsRetried: sums.retriedMilli / 1000,
        failedShare: ended === 0 ? 0 : requestsFailed / ended,
        overloadedSeconds: sums.overloadedSeconds,
        worstBacklog: highest.waitingMilli / 1000,
        messagesReturned: sums.returnedMilli / 1000,
        p50Latency: latencies.servedWithin(0.5),
        p95Latency: latencies.servedWithin(0.95),
        p99Latency: latencies.servedWithin(0.99),
        ...rescales,
        highestReplicas: highest.written,
        secondsToCapacity: secondsToCapacity(capacity, largestRise(load.points, incidents, lastSecond), lastSecond),
        ...(besideVpa === null ? withoutVpa : { ...besideVpa(), throttledPodHours: sums.throttled / 3600 }),
      };
    },
  };
}

const riseSeconds = 60;

function secondsToCapacity(capacity: Float64Array, rise: Rise | null, lastSecond: number): number | null {
  if (rise === null) return null;
  for (let second = rise.start; second <= lastSecond; second++) if (capacity[second]! >= rise.needed) return second - rise.start;
  return null;
}

/** The load's largest rise within a minute: its first second, and the load after it. */
interface Rise {
  start: number;
  needed: number;
}

/** The last answer is kept, because a search asks it for one load in every run. */
export function largestRise(points: readonly LoadPoint[], incidents: readonly Incident[], lastSecond: number): Rise | null {
  const key = JSON.stringify([points, incidents, lastSecond]);
  if (lastRise?.key !== key) lastRise = { key, rise: findLargestRise(loadBySecond(points, incidents, lastSecond)) };
  return lastRise.rise;
}

let lastRise: { key: string; rise: Rise | null } | null = null;

function findLargestRise(load: Float64Array): Rise | null {
  const lastSecond = load.length - 1;
  let rise = { by: 0, from: 0 };
  for (let from = 0; from + riseSeconds <= lastSecond; from++) {
    const by = load[from + riseSeconds]! - load[from]!;
    // On a steady slope all minutes are equal except for their last digits.
    if (by > rise.by * (1 + 1e-9)) rise = { by, from };
  }
  if (rise.by === 0) return null;
  let start = rise.from;
  while (load[start + 1]! <= load[start]!) start++;
  return { start, needed: load[rise.from + riseSeconds]! };
}

/** The load without its noise. */
function loadBySecond(points: readonly LoadPoint[], incidents: readonly Incident[], lastSecond: number): Float64Array {
  const load = new Float64Array(lastSecond + 1);
  const drawn = createLoadReader(points);
  for (let second = 0; second <= lastSecond; second++) load[second] = drawn(second);
  for (const incident of incidents) {
    if (!("durationSeconds" in incident)) continue;
    const factor = loadFactorOf(incident);
    const until = Math.min(lastSecond + 1, incident.at + incident.durationSeconds);
    for (let second = incident.at; second < until; second++) load[second]! *= factor;
  }
  return load;
}
