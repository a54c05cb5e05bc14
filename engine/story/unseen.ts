import type { Trace } from "../simulation/trace";
import type { Episode } from "./episode";
import { overloadedSeconds, stretches, sumOf, stopBefore } from "./looks";

/** Seconds without waiting or failing requests that do not end an overload. */
const calmSeconds = 15;
const leastOverload = 60;
const leastSyncs = 2;

/** Overloads in which no sync wanted more pods, though each had a proposal. A queue is not overloaded because messages wait. */
export function unseen(trace: Trace): Episode<"unseen">[] {
  const { steps, seconds, workload } = trace;
  if (workload.kind === "queue") return [];
  const { failed, waiting, throttled, ready } = seconds;
  const overloads = stretches(failed.length, (second) => failed[second]! > 0 || waiting[second]! > 0, calmSeconds);
  return overloads.flatMap(({ first: from, last: to }): Episode<"unseen">[] => {
    const overloaded = overloadedSeconds(trace, from, to + 1);
    if (overloaded < Math.max(leastOverload, (to - from) / 2)) return [];
    const syncs = [...steps.at.keys()].filter((step) => steps.at[step]! > from && steps.at[step]! <= to);
    const wantsNoMore = (step: number) => Math.max(steps.proposal[step]!, steps.plain[step]!) <= steps.current[step]!;
    if (syncs.length < leastSyncs || !syncs.every(wantsNoMore)) return [];
    const moment = stopBefore(trace, to)!;
    let atLimitSeconds = 0;
    for (let second = from; second <= to; second++) if (ready[second]! > 0 && throttled[second]! >= ready[second]!) atLimitSeconds++;
    return [
      {
        kind: "unseen",
        from,
        to,
        moment,
        certainty: atLimitSeconds > 0 ? "likely" : "certain",
        replicas: steps.applied[syncs.at(-1)!]!,
        overloadedSeconds: overloaded,
        failed: sumOf(failed, from, to + 1),
        atLimitSeconds,
      },
    ];
  });
}
