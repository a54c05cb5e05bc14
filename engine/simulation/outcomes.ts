import type { Incident } from "../cluster/incident";
import { loadFactorOf } from "../cluster/incidents";
import { createLoadReader, type LoadPoint } from "../load/curve";
import type { LatencyTally } from "../cluster/latencies";
import type { Outcomes } from "../scenario/outcomes";
import type { Scenario } from "../scenario/scenario";
import type { SecondColumns } from "./secondColumns";
import type { StepColumns } from "./trace";

/** The columns that the outcomes are measured by. */
export type OutcomeSeconds = Pick<
  SecondColumns,
  "served" | "failed" | "waiting" | "capacity" | "written" | "existing" | "cpuUsed" | "cpuRequested" | "nodes"
>;
export type OutcomeSteps = Pick<StepColumns, "at" | "current" | "applied" | "rescaled">;

/**
 * The outcomes of a run that has reached `lastSecond` and made this many `reconciles`. Sums cover the seconds from 1 on: a run of an hour
 * has 3,600 of them, and starts from second 0. The table of the seconds (`exchange/runTables`) adds up to the same.
 */
export function measureOutcomes(
  seconds: OutcomeSeconds,
  steps: OutcomeSteps,
  scenario: Pick<Scenario, "load" | "incidents">,
  { lastSecond, reconciles, latencies }: { lastSecond: number; reconciles: number; latencies: LatencyTally },
): Outcomes {
  const tally = createOutcomeTally();
  for (let second = 0; second <= lastSecond; second++) tally.addSecond(seconds, second);
  for (let step = 0; step < reconciles; step++) tally.addStep(steps, step);
  return tally.outcomes(seconds.capacity, latencies, scenario);
}

/** Adds up the outcomes row by row, so that a run can do so without keeping its rows. */
export interface OutcomeTally {
  /** The row of the next second; the first one is second 0. */
  addSecond(seconds: Omit<OutcomeSeconds, "capacity">, row: number): void;
  /** The row of the next reconcile. */
  addStep(steps: OutcomeSteps, row: number): void;
  /** `capacity`: a row for each second that was added, or more. `latencies`: of the requests of the seconds from 1 on. */
  outcomes(capacity: Float64Array, latencies: LatencyTally, scenario: Pick<Scenario, "load" | "incidents">): Outcomes;
}

const flappingSeconds = 600;

export function createOutcomeTally(): OutcomeTally {
  const sums = { existing: 0, cpuRequested: 0, cpuUsed: 0, nodes: 0, servedMilli: 0, failedMilli: 0, overloadedSeconds: 0 };
  const highest = { waiting: 0, written: 0 };
  const rescales = { rescalesUp: 0, rescalesDown: 0, directionChanges: 0 };
  let lastSecond = -1;
  let last: { up: boolean; at: number } | null = null;

  return {
    addSecond({ served, failed, waiting, written, existing, cpuUsed, cpuRequested, nodes }, row) {
      lastSecond++;
      highest.waiting = Math.max(highest.waiting, waiting[row]!);
      highest.written = Math.max(highest.written, written[row]!);
      if (lastSecond === 0) return;
      sums.existing += existing[row]!;
      sums.cpuRequested += cpuRequested[row]!;
      sums.cpuUsed += cpuUsed[row]!;
      sums.nodes += nodes[row]!;
      // Requests are counted in thousandths: their sum has no more decimals than that.
      sums.servedMilli += Math.round(served[row]! * 1000);
      sums.failedMilli += Math.round(failed[row]! * 1000);
      if (failed[row]! > 0 || waiting[row]! > 0) sums.overloadedSeconds++;
    },
    addStep({ at, current, applied, rescaled }, row) {
      if (rescaled[row] === 0) return;
      const up = applied[row]! > current[row]!;
      if (up) rescales.rescalesUp++;
      else rescales.rescalesDown++;
      if (last && last.up !== up && at[row]! - last.at <= flappingSeconds) rescales.directionChanges++;
      last = { up, at: at[row]! };
    },
    outcomes(capacity, latencies, { load, incidents }) {
      const requestsServed = sums.servedMilli / 1000;
      const requestsFailed = sums.failedMilli / 1000;
      const ended = requestsServed + requestsFailed;
      return {
        podHours: sums.existing / 3600,
        cpuHoursRequested: sums.cpuRequested / 3_600_000,
        cpuHoursUsed: sums.cpuUsed / 3_600_000,
        nodeHours: sums.nodes === 0 ? null : sums.nodes / 3600,
        requestsServed,
        requestsFailed,
        failedShare: ended === 0 ? 0 : requestsFailed / ended,
        overloadedSeconds: sums.overloadedSeconds,
        worstBacklog: highest.waiting,
        p50Latency: latencies.servedWithin(0.5),
        p95Latency: latencies.servedWithin(0.95),
        p99Latency: latencies.servedWithin(0.99),
        ...rescales,
        highestReplicas: highest.written,
        secondsToCapacity: secondsToCapacity(capacity, largestRise(load.points, incidents, lastSecond), lastSecond),
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
function largestRise(points: readonly LoadPoint[], incidents: readonly Incident[], lastSecond: number): Rise | null {
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
