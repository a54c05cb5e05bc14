import type { Incident } from "../cluster/incident";
import { loadFactorOf } from "../cluster/incidents";
import { createLoadReader, type LoadPoint } from "../load/curve";
import type { Outcomes } from "../scenario/outcomes";
import type { Scenario } from "../scenario/scenario";
import type { SecondColumns } from "./secondColumns";
import type { StepColumns } from "./trace";

/**
 * The outcomes of a run that has reached `lastSecond` and made this many `reconciles`. Sums cover the seconds from 1 on: a run of an hour
 * has 3,600 of them, and starts from second 0. The table of the seconds (`exchange/runTables`) adds up to the same.
 */
/** The columns that they are measured by. */
export type OutcomeSeconds = Pick<
  SecondColumns,
  "served" | "failed" | "waiting" | "capacity" | "written" | "existing" | "cpuUsed" | "cpuRequested"
>;
export type OutcomeSteps = Pick<StepColumns, "at" | "current" | "applied" | "rescaled">;

export function measureOutcomes(
  seconds: OutcomeSeconds,
  steps: OutcomeSteps,
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

/** Requests are counted in thousandths: their sum has no more decimals than that. */
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

function overloadedSeconds({ failed, waiting }: OutcomeSeconds, lastSecond: number): number {
  let count = 0;
  for (let second = 1; second <= lastSecond; second++) if (failed[second]! > 0 || waiting[second]! > 0) count++;
  return count;
}

const flappingSeconds = 600;

function countRescales(
  { at, current, applied, rescaled }: OutcomeSteps,
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
    // On a steady slope all minutes are equal except for their last digits.
    if (by > rise.by * (1 + 1e-9)) rise = { by, from };
  }
  if (rise.by === 0) return null;
  let start = rise.from;
  while (load[start + 1]! <= load[start]!) start++;
  const needed = load[rise.from + riseSeconds]!;
  for (let second = start; second <= lastSecond; second++) if (capacity[second]! >= needed) return second - start;
  return null;
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
