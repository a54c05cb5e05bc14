import type { Trace } from "../simulation/trace";
import type { Episode, UndecidedBy } from "./episode";
import { overloadedSeconds, stopBefore, stretches, sumOf, timesOf } from "./looks";

const ways: readonly UndecidedBy[] = ["noMetrics", "scaleUnavailable", "scalingDisabled"];

/** A pod has no sample for so long after it starts, so that a shorter time is that of a new workload. */
const leastUndecidedSeconds = 60;

/** Syncs that computed no count. A target that KEDA put to zero is not told, except where requests waited or failed meanwhile. */
export function undecided(trace: Trace): Episode<"undecided">[] {
  const { steps, seconds, reconciles, keda } = trace;
  return ways.flatMap((by) => {
    const found = stretches(steps.at.length, (step) => reconciles[step]!.decision.kind === by);
    return found.flatMap((rows): Episode<"undecided">[] => {
      const { from, to } = timesOf(trace, rows);
      const overloaded = overloadedSeconds(trace, from, to);
      const isShort = to - from < leastUndecidedSeconds || (by === "scalingDisabled" && keda !== null);
      if (isShort && overloaded === 0) return [];
      const { decision } = reconciles[rows.first]!;
      return [
        {
          kind: "undecided",
          from,
          to,
          moment: from,
          certainty: "certain",
          by,
          error: "error" in decision ? decision.error : "",
          syncs: rows.last - rows.first + 1,
          overloadedSeconds: overloaded,
          failed: sumOf(seconds.failed, from, to),
        },
      ];
    });
  });
}

/** What the scenario does to the cluster. */
export function struck(trace: Trace): Episode<"struck">[] {
  const { incidents, durationSeconds } = trace;
  return incidents.flatMap(({ incident, until, refused }) => {
    const from = incident.at;
    const moment = stopBefore(trace, from);
    if (moment === null || from > durationSeconds) return [];
    const to = Math.min(durationSeconds, until ?? from);
    return [{ kind: "struck", from, to, moment, certainty: "certain", incident, isRefused: refused !== null }];
  });
}
