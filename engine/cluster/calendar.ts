import type { Pod } from "./pod";

/** What a pod comes to at a second: `at` is when it was due. */
export type Step = (pod: Pod, at: number) => void;

/** What pods will come to, second by second: most pods do nothing in most seconds, so none is asked. */
export interface Calendar {
  /** For a second that has passed: due with the next one. It lapses when the pod's `run` changes before. */
  plan(at: number, pod: Pod, step: Step): void;
  /** Takes every step up to and with a second, in order of time, and within a second in the order of planning. */
  live(now: number): void;
}

/** `from` is the first second that will be lived. */
export function createCalendar(from: number): Calendar {
  const seconds = new Map<number, Entry[]>();
  let current = from;
  return {
    plan(at, pod, step) {
      const second = Math.max(at, current);
      const entries = seconds.get(second);
      const entry = { at, pod, run: pod.run, step };
      if (entries) entries.push(entry);
      else seconds.set(second, [entry]);
    },
    live(now) {
      for (; current <= now; current++) {
        const entries = seconds.get(current);
        if (!entries) continue;
        // Steps may plan others for the same second: they are met here, too.
        for (const { at, pod, run, step } of entries) if (pod.run === run) step(pod, at);
        seconds.delete(current);
      }
    },
  };
}

interface Entry {
  at: number;
  pod: Pod;
  run: number;
  step: Step;
}
