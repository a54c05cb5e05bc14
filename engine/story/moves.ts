import type { Trace } from "../simulation/trace";
import type { Episode } from "./episode";
import { loadIn, stopBefore } from "./looks";
import { startUpUseAt } from "./startUp";

/** A write of spec.replicas. `step`: the sync that made it; null: KEDA did. */
interface Write {
  at: number;
  from: number;
  to: number;
  step: number | null;
}

/** In order of time; within a second KEDA writes first. */
export function writesOf({ steps, keda }: Trace): Write[] {
  const own = [...steps.at].flatMap((at, step) =>
    steps.rescaled[step] === 1 ? [{ at, from: steps.current[step]!, to: steps.applied[step]!, step }] : [],
  );
  const others = (keda?.writes ?? []).map((write) => ({ ...write, step: null }));
  return [...others, ...own].filter(({ from, to }) => from !== to).toSorted((one, other) => one.at - other.at);
}

const isUp = ({ from, to }: Write): boolean => to > from;

/** Between two changes of direction, as in the outcome `directionChanges`. */
const flappingSeconds = 600;
const leastChanges = 3;
/** Writes in one direction with longer pauses are told apart. */
const pauseSeconds = 300;

/** The writes that the outcome `directionChanges` counts. */
export const changesOfDirection = (writes: readonly Write[]): Write[] =>
  writes.filter((write, index) => {
    const before = writes[index - 1];
    return before !== undefined && isUp(write) !== isUp(before) && write.at - before.at <= flappingSeconds;
  });

/** The parts in which writes follow each other within ten minutes, each with the places of its changes of direction. */
const rowsOf = (writes: readonly Write[]): { row: Write[]; changes: number[] }[] =>
  split(writes, (before, write) => write.at - before.at > flappingSeconds).map((row) => ({
    row,
    changes: row.flatMap((write, index) => (index > 0 && isUp(write) !== isUp(row[index - 1]!) ? [index] : [])),
  }));

/** Of such a part, from the write before the first change of direction to the last change. */
const flappingParts = (writes: readonly Write[]): Write[][] =>
  rowsOf(writes).flatMap(({ row, changes }) => (changes.length < leastChanges ? [] : [row.slice(changes[0]! - 1, changes.at(-1)! + 1)]));

/** Tells of every run in which nothing flapped, so that a reader who asks for it has an answer. */
export function steady(trace: Trace): Episode<"steady">[] {
  const writes = writesOf(trace);
  const rows = rowsOf(writes);
  const mostInARow = rows.reduce((most, { changes }) => Math.max(most, changes.length), 0);
  if (mostInARow >= leastChanges) return [];
  const shown = rows.flatMap(({ row, changes }) => changes.map((index) => row[index]!))[0] ?? writes[0];
  return [
    {
      kind: "steady",
      from: 0,
      to: trace.durationSeconds,
      moment: stopBefore(trace, shown?.at ?? 0) ?? 0,
      certainty: "certain",
      writes: writes.length,
      changes: rows.reduce((sum, { changes }) => sum + changes.length, 0),
      mostInARow,
      flapsFrom: leastChanges,
      withinSeconds: flappingSeconds,
    },
  ];
}

export function flapped(trace: Trace): Episode<"flapped">[] {
  return flappingParts(writesOf(trace)).map((part) => {
    const [first, last] = [part[0]!, part.at(-1)!];
    const counts = part.flatMap(({ from, to }) => [from, to]);
    const pauses = part.slice(1).map(({ at }, index) => at - part[index]!.at);
    const startUpWrites = part.filter((write) => isUp(write) && write.step !== null && startUpUseAt(trace, write.step) !== null).length;
    return {
      kind: "flapped",
      from: first.at,
      to: last.at,
      moment: stopBefore(trace, first.at) ?? first.at,
      certainty: startUpWrites > 0 ? "likely" : "certain",
      changes: part.filter((write, index) => index > 0 && isUp(write) !== isUp(part[index - 1]!)).length,
      lowest: Math.min(...counts),
      highest: Math.max(...counts),
      longestPause: Math.max(...pauses),
      load: loadIn(trace, first.at, last.at),
      startUpWrites,
    };
  });
}

export function moved(trace: Trace): Episode<"moved">[] {
  const writes = writesOf(trace);
  const told = new Set(flappingParts(writes).flat());
  const rest = writes.filter((write) => !told.has(write));
  const parts = split(
    rest,
    (before, write) => isUp(before) !== isUp(write) || before.to !== write.from || write.at - before.at > pauseSeconds,
  );
  return parts.map((part) => {
    const [first, last] = [part[0]!, part.at(-1)!];
    const byKeda = part.filter(({ step }) => step === null).length;
    const startUp = isUp(first) ? firstOf(part, ({ step }) => (step === null ? null : startUpUseAt(trace, step))) : null;
    return {
      kind: "moved",
      from: first.at,
      to: last.at,
      moment: stopBefore(trace, first.at) ?? first.at,
      certainty: startUp === null ? "certain" : "likely",
      fromReplicas: first.from,
      toReplicas: last.to,
      writes: part.length,
      by: byKeda === 0 ? "hpa" : byKeda === part.length ? "keda" : "both",
      load: loadIn(trace, first.at, last.at),
      startUp,
    };
  });
}

function split(writes: readonly Write[], isApart: (before: Write, write: Write) => boolean): Write[][] {
  const parts: Write[][] = [];
  for (const write of writes) {
    const open = parts.at(-1);
    if (open && !isApart(open.at(-1)!, write)) open.push(write);
    else parts.push([write]);
  }
  return parts;
}

function firstOf<T, Found>(items: readonly T[], find: (item: T) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
