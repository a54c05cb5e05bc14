import { failureReasonNames, type FailureReason } from "./failureReasons";
import { secondsToLastJob } from "./job";
import type { Pod } from "./pod";

/**
 * What pods had in work when their containers ended without finishing it. A pod works on as many requests as it gets in a second times the
 * seconds that one takes; a service's requests that wait for the pod are lost with it, too. In thousandths of a request.
 */
export interface LostWork {
  /** Call it before the pod leaves its cohort. */
  add(pod: Pod, reason: FailureReason, at: number): void;
  /** The pod finishes what it has in work, and drops the requests that wait for it. */
  addWaiting(pod: Pod, reason: FailureReason): void;
  /** Calls for each reason with what was lost since the last call, in whole thousandths. */
  take(each: (reason: FailureReason, amount: number) => void): void;
}

export function createLostWork(): LostWork {
  const amounts = new Map<FailureReason, number>();
  const lose = (reason: FailureReason, amount: number) => {
    if (amount > 0) amounts.set(reason, (amounts.get(reason) ?? 0) + amount);
  };
  return {
    add: (pod, reason, at) => lose(reason, unfinished(pod, at)),
    addWaiting({ usage: { cohort } }, reason) {
      if (cohort?.work.serving) lose(reason, cohort.inFlight - cohort.inWork);
    },
    take(each) {
      if (amounts.size === 0) return;
      for (const reason of failureReasonNames) if (amounts.has(reason)) each(reason, Math.round(amounts.get(reason)!));
      amounts.clear();
    },
  };
}

function unfinished({ usage: { cohort }, workLeft }: Pod, at: number): number {
  if (cohort?.work.serving) return cohort.inFlight;
  if (workLeft === null) return 0;
  return workLeft.amount * Math.max(0, 1 - (at - workLeft.at) / workLeft.seconds);
}

/** Whole seconds until a pod that gets no more requests has finished those that it has. */
export function secondsToFinish(pod: Pod, at: number): number {
  const {
    usage: { cohort },
    workLeft,
  } = pod;
  if (pod.jobs.size > 0) return secondsToLastJob(pod, at);
  if (cohort?.work.serving) return Math.floor(cohort.inWorkMilliseconds / 1000);
  return workLeft === null ? 0 : Math.max(0, Math.floor(workLeft.seconds - (at - workLeft.at)));
}
