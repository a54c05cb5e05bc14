import type { Trace } from "../simulation/trace";
import { largestRise } from "../simulation/outcomes";
import type { Scenario } from "../scenario/scenario";
import type { Episode } from "./episode";
import { podWaitsOf } from "./podWaits";
import { stretches, sumOf, stopBefore } from "./looks";

/** Why the outcome `secondsToCapacity` is what it is. No episode: there was capacity at once, or the records do not give the parts. */
export function reacted(trace: Trace, { load, incidents }: Pick<Scenario, "load" | "incidents">): Episode<"reacted">[] {
  const { steps, seconds, outcomes, durationSeconds } = trace;
  const rise = largestRise(load.points, incidents, durationSeconds);
  if (rise === null || outcomes.secondsToCapacity === 0) return [];
  const from = rise.start;
  const wanting = steps.at.findIndex((at, step) => at >= from && steps.proposal[step]! > steps.current[step]!);
  if (wanting < 0) return [];
  const wantedAt = steps.at[wanting]!;
  const facts = {
    kind: "reacted",
    from,
    moment: wantedAt,
    certainty: "certain",
    load: rise.needed,
    lagSeconds: Number.isNaN(steps.lag[wanting]) ? null : steps.lag[wanting]!,
  } as const;
  if (outcomes.secondsToCapacity === null) return [{ ...facts, to: durationSeconds, parts: null }];
  const to = from + outcomes.secondsToCapacity;
  const enough = seconds.ready[to]!;
  const writtenAt = seconds.written.findIndex((count, second) => second >= from && count >= enough);
  if (writtenAt < wantedAt || writtenAt > to) return [];
  const parts = { untilWanted: wantedAt - from, untilWritten: writtenAt - wantedAt, untilReady: to - writtenAt };
  return [{ ...facts, to, parts: { ...parts, podWaits: podWaitsOf(trace, writtenAt, to) } }];
}

const leastBacklog = 600;

export function neverDrained(trace: Trace): Episode<"neverDrained">[] {
  const { workload, seconds, durationSeconds: to } = trace;
  const { waiting, offered, served } = seconds;
  const from = waiting.findLastIndex((messages) => messages < 1) + 1;
  const moment = stopBefore(trace, to);
  if (workload.kind !== "queue" || moment === null || moment < from || to - from < leastBacklog) return [];
  if (waiting[to]! <= Math.max(waiting[from]!, waiting[Math.floor((from + to) / 2)]!)) return [];
  const perSecond = (column: Float64Array) => sumOf(column, from, to + 1) / (to + 1 - from);
  const facts = { waitingAtStart: waiting[from]!, waitingAtEnd: waiting[to]!, arrived: perSecond(offered), served: perSecond(served) };
  return [{ kind: "neverDrained", from, to, moment, certainty: "certain", ...facts }];
}

export function cooledDown({ keda, durationSeconds }: Trace): Episode<"cooledDown">[] {
  if (keda === null) return [];
  const { at, outcome, replicas, cooldownUntil } = keda.columns;
  return stretches(at.length, (poll) => outcome[poll] === "coolingDown").map(({ first, last }) => ({
    kind: "cooledDown",
    from: at[first]!,
    to: at[last + 1] ?? durationSeconds,
    moment: at[first]!,
    certainty: "certain",
    replicas: replicas[last]!,
    until: cooldownUntil[last]!,
  }));
}
