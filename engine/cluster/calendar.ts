import { finish, podsInAPiece, type Pausing } from "../lib/pausing";
import type { Pod } from "./pod";

/** A planned change of a pod: `at` is the second it was planned for. */
type LifeStep = (pod: Pod, at: number) => void;

/** What will happen to pods, second by second. Most pods do nothing in most seconds, so no pod is polled. */
export interface Calendar {
  /** A step for a second that has passed runs with the next one. The step is dropped if the pod's `run` changes before. */
  plan(at: number, pod: Pod, step: LifeStep): void;
  /** The first second with a planned step; Infinity: nothing is planned. */
  next(): number;
  /** The second whose steps run; between two calls of `live`, the first whose steps did not run. */
  second(): number;
  /** Runs every step up to and including a second, in order of time, and within a second in the order of planning. */
  live(now: number): void;
  /** The same in pieces. */
  liveInPieces(now: number): Pausing;
}

/** `from` is the first second that `live` will run. */
export function createCalendar(from: number): Calendar {
  const seconds = new Map<number, Entry[]>();
  let current = from;
  let next = Infinity;
  const findNext = () => {
    if (seconds.size === 0) return Infinity;
    let second = current;
    while (!seconds.has(second)) second++;
    return second;
  };
  function* liveInPieces(now: number): Pausing {
    let steps = 0;
    while (next <= now) {
      current = next;
      // A step may plan others for the same second: this loop reaches them, too.
      for (const { at, pod, run, step } of seconds.get(current)!) {
        if (pod.run === run) step(pod, at);
        if (++steps % podsInAPiece === 0) yield;
      }
      seconds.delete(current++);
      next = findNext();
    }
    current = now + 1;
  }
  return {
    next: () => next,
    second: () => current,
    plan(at, pod, step) {
      const second = Math.max(at, current);
      const entries = seconds.get(second);
      const entry = { at, pod, run: pod.run, step };
      if (entries) entries.push(entry);
      else seconds.set(second, [entry]);
      if (second < next) next = second;
    },
    live: (now) => finish(liveInPieces(now)),
    liveInPieces,
  };
}

interface Entry {
  at: number;
  pod: Pod;
  run: number;
  step: LifeStep;
}
