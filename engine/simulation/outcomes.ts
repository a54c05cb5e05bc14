import type { Incident } from "../cluster/incident";
import { createLoadReader, type LoadPoint } from "../load/curve";
import type { Scenario } from "../scenario/scenario";
import type { SecondColumns, StepColumns } from "./trace";

/**
 * What a run came to: the one place where these are defined. Counts of requests are of messages for a queue worker. Sums are over the seconds from 1
 * on: a run of an hour has 3,600 of them, and starts from second 0. The table of the seconds (`exchange/runTables`) adds up to the same.
 */
export interface Outcomes {
  /** Pods that existed (phase Pending included, until gone) × hours. */
  podHours: number;
  /** CPU requests of those pods × hours, in core-hours; containers without a request add nothing. */
  cpuHoursRequested: number;
  /** CPU used by all pods, in core-hours. */
  cpuHoursUsed: number;
  requestsServed: number;
  requestsFailed: number;
  /** Failed ÷ (served + failed); 0 where there was none. */
  failedShare: number;
  /** Seconds in which requests failed, or waited for capacity at the second's end. */
  overloadedSeconds: number;
  /** The most requests that waited at a second's end. */
  worstBacklog: number;
  rescalesUp: number;
  rescalesDown: number;
  /** Rescales against the direction of the one before, within ten minutes after it. */
  directionChanges: number;
  /** Of spec.replicas. */
  highestReplicas: number;
  /**
   * For the largest rise within a minute of the load, as it is drawn and as incidents multiply it: seconds from its start until the ready
   * pods' capacity covers the load that it leads to; 0 where it does already, null if there was no rise or it never does. Of equal rises
   * the first counts.
   */
  secondsToCapacity: number | null;
}

/** Of a run that has come to `lastSecond` and made so many `reconciles`. */
export function measureOutcomes(
  seconds: SecondColumns,
  steps: StepColumns,
  { load, incidents }: Pick<Scenario, "load" | "incidents">,
  { lastSecond, reconciles }: { lastSecond: number; reconciles: number },
): Outcomes {
  const sum = (column: Float64Array) => sumOf(column, lastSecond);
  const requestsServed = sumOfThousandths(seconds.served, lastSecond);
  const requestsFailed = sumOfThousandths(seconds.failed, lastSecond);
  const ended = requestsServed + requestsFailed;
  return {
    podHours: sum(seconds.existing) / 3600,
    cpuHoursRequested: sum(seconds.cpuRequested) / 3_600_000,
    cpuHoursUsed: sum(seconds.cpuUsed) / 3_600_000,
    requestsServed,
    requestsFailed,
    failedShare: ended === 0 ? 0 : requestsFailed / ended,
    overloadedSeconds: overloadedSeconds(seconds, lastSecond),
    worstBacklog: highest(seconds.waiting, lastSecond),
    ...countRescales(steps, reconciles),
    highestReplicas: highest(seconds.written, lastSecond),
    secondsToCapacity: secondsToCapacity(seconds.capacity, loadBySecond(load.points, incidents, lastSecond)),
  };
}

function sumOf(column: Float64Array, lastSecond: number): number {
  let sum = 0;
  for (let second = 1; second <= lastSecond; second++) sum += column[second]!;
  return sum;
}

/** Requests are counted in thousandths: their sum has no more decimals than they have. */
function sumOfThousandths(column: Float64Array, lastSecond: number): number {
  let sum = 0;
  for (let second = 1; second <= lastSecond; second++) sum += Math.round(column[second]! * 1000);
  return sum / 1000;
}

function highest(column: Float64Array, lastSecond: number): number {
  let most = 0;
  for (let second = 0; second <= lastSecond; second++) most = Math.max(most, column[second]!);
  return most;
}

function overloadedSeconds({ failed, waiting }: SecondColumns, lastSecond: number): number {
  let count = 0;
  for (let second = 1; second <= lastSecond; second++) if (failed[second]! > 0 || waiting[second]! > 0) count++;
  return count;
}

const flappingSeconds = 600;

function countRescales(
  { at, current, applied, rescaled }: StepColumns,
  reconciles: number,
): Pick<Outcomes, "rescalesUp" | "rescalesDown" | "directionChanges"> {
  const counts = { rescalesUp: 0, rescalesDown: 0, directionChanges: 0 };
  let last: { up: boolean; at: number } | null = null;
  for (let step = 0; step < reconciles; step++) {
    if (rescaled[step] === 0) continue;
    const up = applied[step]! > current[step]!;
    if (up) counts.rescalesUp++;
    else counts.rescalesDown++;
    if (last && last.up !== up && at[step]! - last.at <= flappingSeconds) counts.directionChanges++;
    last = { up, at: at[step]! };
  }
  return counts;
}

const riseSeconds = 60;

function secondsToCapacity(capacity: Float64Array, load: Float64Array): number | null {
  const lastSecond = load.length - 1;
  let rise = { by: 0, from: 0 };
  for (let from = 0; from + riseSeconds <= lastSecond; from++) {
    const by = load[from + riseSeconds]! - load[from]!;
    // A steady slope's minutes are equal but for their last digits.
    if (by > rise.by * (1 + 1e-9)) rise = { by, from };
  }
  if (rise.by === 0) return null;
  let start = rise.from;
  while (load[start + 1]! <= load[start]!) start++;
  const needed = load[rise.from + riseSeconds]!;
  for (let second = start; second <= lastSecond; second++) if (capacity[second]! >= needed) return second - start;
  return null;
}

/** Without its noise. */
function loadBySecond(points: readonly LoadPoint[], incidents: readonly Incident[], lastSecond: number): Float64Array {
  const load = new Float64Array(lastSecond + 1);
  const drawn = createLoadReader(points);
  for (let second = 0; second <= lastSecond; second++) load[second] = drawn(second);
  for (const incident of incidents) {
    if (incident.kind !== "loadMultiplied") continue;
    const until = Math.min(lastSecond + 1, incident.at + incident.durationSeconds);
    for (let second = incident.at; second < until; second++) load[second]! *= incident.factor;
  }
  return load;
}
