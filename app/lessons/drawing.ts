import { countAt, type CountStep, type CountSteps } from "../../engine/index";

/**
 * A drawing: its steps, and the second that the reader has reached. After that second the last count only continues, and later strokes may
 * change it.
 */
export interface Sketch {
  steps: CountSteps;
  reach: number;
}

/** The room for the drawing: seconds `from` to `to`, in periods of the controller's sync, and counts from 0 to `most`. */
export interface DrawingRoom {
  from: number;
  to: number;
  periodSeconds: number;
  most: number;
}

/** A place under the pointer. It is not rounded, and it may be outside the room. */
export interface Place {
  second: number;
  replicas: number;
}

/** A press without movement sets the count from this place to the next step. */
export function pressed({ steps, reach }: Sketch, place: Place, room: DrawingRoom): Sketch {
  const at = periodOf(place.second, room);
  const others = steps.filter(([second]) => second !== at);
  return { steps: tidied([...others, [at, countOf(place.replicas, room)]]), reach: Math.max(reach, at) };
}

/** A stroke of the pointer between two places. Each period that it crosses gets the count at the period's middle. */
export function stroked({ steps, reach }: Sketch, from: Place, to: Place, room: DrawingRoom): Sketch {
  const [left, right] = from.second <= to.second ? [from, to] : [to, from];
  const [begin, last] = [periodOf(left.second, room), periodOf(right.second, room)];
  const end = last + room.periodSeconds;
  const painted: CountStep[] = [];
  for (let second = begin; second <= last; second += room.periodSeconds) {
    const middle = Math.min(right.second, Math.max(left.second, second + room.periodSeconds / 2));
    const share = right.second > left.second ? (middle - left.second) / (right.second - left.second) : 1;
    painted.push([second, countOf(left.replicas + (right.replicas - left.replicas) * share, room)]);
  }
  const before = steps.filter(([second]) => second < begin);
  const after = steps.filter(([second]) => second >= end);
  const rest: CountStep[] = end < reach && end < room.to && after[0]?.[0] !== end ? [[end, countAt(steps, end)]] : [];
  return { steps: tidied([...before, ...painted, ...rest, ...after]), reach: Math.max(reach, end) };
}

interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Shift multiplies each move by this. */
const shiftFactor = 4;

/**
 * The drawing after a key on one of its steps, and the step that has the focus then. Arrows move the step in time and count, Enter adds a
 * step after it, Delete removes it, and Page Up, Page Down, Home and End go to other steps. null for any other key.
 */
export function keyed(
  { steps, reach }: Sketch,
  index: number,
  { key, shiftKey, ctrlKey, metaKey, altKey }: Key,
  room: DrawingRoom,
): { sketch: Sketch; index: number } | null {
  const step = steps[index];
  if (!step || ctrlKey || metaKey || altKey) return null;
  const factor = shiftKey ? shiftFactor : 1;
  const last = steps.length - 1;
  const goTo = (next: number) => ({ sketch: { steps, reach }, index: Math.max(0, Math.min(last, next)) });
  const put = (changed: CountSteps, next = index) => ({
    sketch: { steps: changed, reach: Math.max(reach, changed.at(-1)?.[0] ?? 0) },
    index: next,
  });
  const move = (periods: number, replicas: number) =>
    put(steps.with(index, movedStep(steps, index, periods * factor, replicas * factor, room)));
  switch (key) {
    case "ArrowUp":
      return move(0, 1);
    case "ArrowDown":
      return move(0, -1);
    case "ArrowLeft":
      return move(-1, 0);
    case "ArrowRight":
      return move(1, 0);
    case "PageUp":
      return goTo(index - 1);
    case "PageDown":
      return goTo(index + 1);
    case "Home":
      return goTo(0);
    case "End":
      return goTo(last);
    case "Delete":
    case "Backspace":
      return index === 0 ? goTo(0) : put(steps.toSpliced(index, 1), index - 1);
    case "Enter":
    case "Insert": {
      const added = stepAfter(steps, index, room);
      return added ? put(steps.toSpliced(index + 1, 0, added), index + 1) : goTo(index);
    }
    default:
      return null;
  }
}

/** The first step stays at the start of the drawing. Every other step keeps a period's distance from its neighbours. */
function movedStep(steps: CountSteps, index: number, periods: number, replicas: number, room: DrawingRoom): CountStep {
  const [second, count] = steps[index]!;
  const least = (steps[index - 1]?.[0] ?? 0) + room.periodSeconds;
  const most = (steps[index + 1]?.[0] ?? room.to) - room.periodSeconds;
  const moved = Math.max(least, Math.min(most, second + periods * room.periodSeconds));
  return [index === 0 ? second : moved, countOf(count + replicas, room)];
}

/** The usual place is two minutes after a step, but not beyond the middle between it and the next one. null if there is no space. */
function stepAfter(steps: CountSteps, index: number, room: DrawingRoom): CountStep | null {
  const [second, count] = steps[index]!;
  const next = steps[index + 1]?.[0] ?? room.to;
  const at = periodOf(Math.min(second + usualStepSeconds, (second + next) / 2), room);
  return at > second && at < next ? [at, count] : null;
}

const usualStepSeconds = 120;

/** The start of the sync period that contains this second. The first period starts where the room starts. */
function periodOf(second: number, { from, to, periodSeconds }: DrawingRoom): number {
  const period = Math.floor(Math.min(second, to - 1) / periodSeconds) * periodSeconds;
  return Math.max(from, period);
}

const countOf = (replicas: number, { most }: DrawingRoom) => Math.max(0, Math.min(most, Math.round(replicas)));

/** Sorts the steps by time and removes those that change nothing. */
function tidied(steps: CountSteps): CountSteps {
  const ordered = steps.toSorted(([one], [other]) => one - other);
  return ordered.filter(([, count], index) => index === 0 || count !== ordered[index - 1]![1]);
}
