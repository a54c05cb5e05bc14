import { endOf, spansOf, stepAt, type Incident, type PodLife, type StepColumns } from "../../engine/index";
import type { Run } from "../run/run";
import type { TimeRange } from "../run/timeRange";
import { stopsOf } from "../run/stops";
import { reasonAt } from "./reasons";

/** The times of a run that Play needs, each in order, in seconds. */
export interface PlayTimes {
  /** The syncs, and KEDA's polls. */
  at: Float64Array;
  /** Those that wrote the scale. */
  changes: Float64Array;
  /** Every time at which the figures change: the changes, another reason that holds the count, phases of pods, incidents. */
  moments: Float64Array;
}

/** Where Play is. `rested` is true once it has rested at this second. */
interface PlayPlace {
  second: number;
  rested: boolean;
}

/** Seconds of the run per second of the page. */
export const speeds = [1, 5, 15, 60, 150, 300, 600] as const;
/** A longer gap between two frames means that the page was not drawn, so playing does not count that time. */
export const longestFrameSeconds = 0.1;

/** What Play does next. A skip passes at once, a travel passes at the chosen speed. */
export type PlayMove = { kind: "rest" } | { kind: "skip" | "travel"; to: number } | { kind: "end" };

/** How long Play rests at a change, and at the end. */
export const restSeconds = 2;
/** For so long, in seconds of the page, Play shows what is before and after each moment. */
const marginSeconds = 0.75;
/** A stretch that passes in less is not skipped, because the jump would only disturb. */
const leastSkipSeconds = 1;

/** `speed` is in seconds of the run per second of the page. */
export function nextMove({ at, changes, moments }: PlayTimes, { second, rested }: PlayPlace, speed: number): PlayMove {
  const end = at.at(-1) ?? 0;
  const change = stepAt(changes, second);
  if (!rested && (second >= end || changes[change] === second)) return { kind: "rest" };
  if (second >= end) return { kind: "end" };
  const quiet = quietPart({ at, moments }, second, speed);
  if (quiet?.from === second) return { kind: "skip", to: quiet.to };
  return { kind: "travel", to: Math.min(end, quiet?.from ?? moments[stepAt(moments, second) + 1] ?? end) };
}

/** What Play keeps from frame to frame. */
export interface Player extends PlayPlace {
  /** How long it has rested here, in seconds of the page. */
  restedSeconds: number;
  skipped: readonly TimeRange[];
}

/** Where Play is one frame later. If it must keep still, it travels at once as well. */
export function playedOn(player: Player, times: PlayTimes, speed: number, { pageSeconds, still }: { pageSeconds: number; still: boolean }) {
  let { second, rested, restedSeconds, skipped } = player;
  let left = still ? Infinity : pageSeconds * speed;
  for (;;) {
    const move = nextMove(times, { second, rested }, speed);
    if (move.kind === "end") return { second, rested, restedSeconds, skipped, state: "ended" } as const;
    if (move.kind === "rest") {
      // The frame of the arrival is the first of the rest.
      restedSeconds += second === player.second ? pageSeconds : 0;
      if (restedSeconds < restSeconds) return { second, rested, restedSeconds, skipped, state: "resting" } as const;
      [rested, restedSeconds] = [true, 0];
      continue;
    }
    if (move.kind === "skip") skipped = [...skipped, { from: second, to: move.to }];
    else if (second + left < move.to) return { second: second + left, rested: false, restedSeconds: 0, skipped, state: "moving" } as const;
    else left -= move.to - second;
    [second, rested] = [move.to, false];
  }
}

/** The part to skip of the stretch without a moment around a second, from sync to sync; null if no part is worth it. */
function quietPart({ at, moments }: Pick<PlayTimes, "at" | "moments">, second: number, speed: number): TimeRange | null {
  const end = at.at(-1) ?? 0;
  const margin = marginSeconds * speed;
  const place = stepAt(moments, second);
  const [before, after = Infinity] = [moments[place], moments[place + 1]];
  const from = before === undefined ? second : Math.max(second, at[stepAt(at, before + margin) + 1] ?? Infinity);
  const to = after > end ? end : (at[stepAt(at, after - margin)] ?? 0);
  return to > from && to - from >= leastSkipSeconds * speed ? { from, to } : null;
}

type PlayedRun = Pick<Run, "steps" | "keda" | "pods" | "incidents" | "durationSeconds">;

export function playTimes(run: PlayedRun): PlayTimes {
  const { steps, pods, incidents, durationSeconds } = run;
  const { at, rescaled } = stopsOf(run);
  const changes = at.filter((_, stop) => rescaled[stop] === 1);
  const worked = incidents.flatMap(({ incident, refused }) => (refused === null ? edgesOf(incident, durationSeconds) : []));
  return { at, changes, moments: inOrder([...changes, ...holds(steps), ...pods.flatMap(turns), ...worked]) };
}

/** The syncs at which something begins or stops to hold the count. */
const holds = (steps: StepColumns): Float64Array =>
  steps.at.filter((_, step) => step > 0 && heldAt(steps, step) !== heldAt(steps, step - 1));

/** Noise moves a metric in and out of the tolerance all the time, so that is no moment. */
function heldAt(steps: StepColumns, step: number) {
  const reason = reasonAt(steps, step);
  return reason === "tolerance" ? "none" : reason;
}

/** The pods of the start are there from the start. */
const turns = ({ phases, goneAt }: PodLife): number[] =>
  [...phases.map(({ at }) => at), ...(goneAt === null ? [] : [goneAt])].filter((second) => second > 0);

const edgesOf = (incident: Incident, until: number): number[] =>
  endOf(incident) === null ? [incident.at] : spansOf(incident, until).flatMap(({ from, to }) => [from, to]);

const inOrder = (seconds: readonly number[]): Float64Array => Float64Array.from(new Set(seconds)).toSorted();
