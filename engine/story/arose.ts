import type { Outcome } from "../scenario/outcomes";
import { largestRise } from "../simulation/outcomes";
import type { Scenario } from "../scenario/scenario";
import type { Trace } from "../simulation/trace";
import { stopBefore, stretches } from "./looks";
import { changesOfDirection, writesOf } from "./moves";

/**
 * Where an outcome arose. `most`: the first second in which it was highest; `longest`: the first of its longest stretch; `first`: where it
 * first happened; `began`: what its time is counted from. `moment`: the sync, or the poll, that leads there.
 */
export interface Arose {
  how: "most" | "longest" | "first" | "began";
  second: number;
  moment: number;
}

type Found = Pick<Arose, "how" | "second"> | null;

const finders: { readonly [Each in Outcome]: (trace: Trace, scenario: Pick<Scenario, "load" | "incidents">) => Found } = {
  podHours: ({ seconds }) => most(seconds.existing),
  cpuHoursRequested: ({ seconds }) => most(seconds.cpuRequested),
  memoryHoursRequested: ({ seconds }) => most(seconds.existing),
  cpuHoursUsed: ({ seconds }) => most(seconds.cpuUsed),
  nodeHours: ({ seconds }) => most(seconds.nodes),
  cost: ({ seconds }) => most(seconds.existing),
  requestsServed: ({ seconds }) => most(seconds.served),
  requestsFailed: ({ seconds }) => most(seconds.failed),
  requestsRetried: ({ seconds }) => most(seconds.retried),
  failedShare: ({ seconds }) => most(seconds.failed),
  overloadedSeconds({ seconds: { failed, waiting } }) {
    const all = stretches(failed.length, (second) => second > 0 && (failed[second]! > 0 || waiting[second]! > 0));
    const longest = all.toSorted((one, other) => other.last - other.first - (one.last - one.first) || one.first - other.first)[0];
    return longest ? { how: "longest", second: longest.first } : null;
  },
  worstBacklog: ({ seconds }) => most(seconds.waiting),
  messagesReturned: ({ seconds }) => most(seconds.returned),
  p50Latency: ({ seconds }) => most(seconds.p50Latency),
  p95Latency: ({ seconds }) => most(seconds.p95Latency),
  p99Latency: ({ seconds }) => most(seconds.p99Latency),
  rescalesUp: (trace) => largest(trace, 1),
  rescalesDown: (trace) => largest(trace, -1),
  directionChanges(trace) {
    const [change] = changesOfDirection(writesOf(trace));
    return change ? { how: "first", second: change.at } : null;
  },
  highestReplicas: ({ seconds }) => most(seconds.written),
  vpaEvictions: ({ vpa }) => first(vpa?.actions.find(({ kind, ok }) => kind === "evict" && ok)?.at),
  cpuSlackHours: ({ seconds }) => most(seconds.cpuRequested),
  memorySlackHours: ({ seconds }) => most(seconds.existing),
  throttledPodHours: ({ seconds }) => most(seconds.throttled),
  outOfMemoryKills: ({ pods }) =>
    first(
      pods
        .flatMap(({ exits }) => exits.flatMap(({ at, outOfMemory }) => (outOfMemory ? [at] : [])))
        .toSorted((one, other) => one - other)[0],
    ),
  secondsToCapacity({ outcomes, durationSeconds }, { load, incidents }) {
    const rise = largestRise(load.points, incidents, durationSeconds);
    return rise === null || outcomes.secondsToCapacity === 0 ? null : { how: "began", second: rise.start };
  },
};

const first = (second: number | undefined): Found => (second === undefined || second < 0 ? null : { how: "first", second });

export type AroseByOutcome = Readonly<Partial<Record<Outcome, Arose>>>;

/** Of a finished run. An outcome that is 0, or that the run does not have, arose nowhere. `scenario` is the one that was run. */
export function aroseIn(scenario: Pick<Scenario, "load" | "incidents">, trace: Trace): AroseByOutcome {
  const found: Partial<Record<Outcome, Arose>> = {};
  for (const [outcome, find] of Object.entries(finders) as [Outcome, (typeof finders)[Outcome]][]) {
    const where = find(trace, scenario);
    const moment = where && stopBefore(trace, where.second);
    if (where && moment !== null) found[outcome] = { ...where, moment };
  }
  return found;
}

/** NaN is no value. The sums of a run begin with second 1. */
function most(values: Float64Array): Found {
  let second = 0;
  for (let at = 1; at < values.length; at++) if (values[at]! > (second === 0 ? 0 : values[second]!)) second = at;
  return second === 0 ? null : { how: "most", second };
}

/** The first of the largest steps in a direction. */
function largest(trace: Trace, sign: 1 | -1): Found {
  let second: number | null = null;
  let by = 0;
  for (const { at, from, to } of writesOf(trace)) {
    if (sign * (to - from) <= by) continue;
    by = sign * (to - from);
    second = at;
  }
  return second === null ? null : { how: "most", second };
}
