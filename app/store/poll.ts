import { create } from "zustand";
import { stepAt, type PollRecord } from "../../engine/index";
import type { Run } from "../run/run";
import { useTrace } from "./trace";

/** KEDA's poll at the cursor, with the polls before it that its explanation needs, in order of time, itself included. */
export interface OpenPoll {
  record: PollRecord;
  polls: readonly PollRecord[];
}

interface PollState {
  /** Once it is fetched; null while the cursor is at no poll. */
  open: OpenPoll | null;
  /** Where a poll and a sync share a second: the one that the user wants to read; null: the one that decided. */
  wanted: Decider | null;
}

export type Decider = "keda" | "hpa";

export const usePoll = create<PollState>(() => ({ open: null, wanted: null }));

/** The poll of a second, by its place in the run's polls; -1: there is none. */
export function pollAt({ keda }: Pick<Run, "keda">, second: number): number {
  if (keda === null) return -1;
  const poll = stepAt(keda.polls.at, second);
  return keda.polls.at[poll] === second ? poll : -1;
}

/**
 * Whose decision a second is. The one that wrote; else KEDA's while no trigger is active and the target has no more than the HPA's minimum, because
 * then the HPA has nothing to decide; else the HPA's.
 */
export function deciderAt(run: Pick<Run, "keda" | "steps" | "hpa">, second: number): Decider {
  const poll = pollAt(run, second);
  if (poll < 0 || run.keda === null) return "hpa";
  const step = stepAt(run.steps.at, second);
  if (run.steps.at[step] !== second) return "keda";
  const { polls } = run.keda;
  if (!Number.isNaN(polls.written[poll]!)) return "keda";
  if (run.steps.rescaled[step] === 1) return "hpa";
  const isAtMost = !(polls.replicas[poll]! > (run.hpa.spec.minReplicas ?? 1));
  return polls.active[poll] === 0 && isAtMost ? "keda" : "hpa";
}

/** The poll whose decision the page shows; null where it shows the HPA's. */
export function useShownPoll(): OpenPoll | null {
  const { open, wanted } = usePoll();
  const run = useTrace((trace) => trace.run);
  if (open === null || run === null) return null;
  const isShared = run.steps.at[stepAt(run.steps.at, open.record.at)] === open.record.at;
  return !isShared || (wanted ?? deciderAt(run, open.record.at)) === "keda" ? open : null;
}
