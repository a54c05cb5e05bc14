import { heldByReasons, type HeldByReason } from "../controller/decision";
import type { Trace } from "../simulation/trace";
import type { Episode, HeldBackBy } from "./episode";
import { extremes, overloadedSeconds, stretches, sumOf, timesOf } from "./looks";

const reasonAt = ({ steps }: Trace, step: number): HeldByReason => heldByReasons[steps.heldBy[step]!]!;

/**
 * Syncs that wanted more pods than they left, by what the record says held them. A window, a policy and unready pods are told only if
 * requests waited or failed meanwhile; maxReplicas always.
 */
export function heldBack(trace: Trace): Episode<"heldBack">[] {
  const { steps, seconds } = trace;
  const wantedOf: Readonly<Record<HeldBackBy, Float64Array>> = {
    window: steps.proposal,
    policy: steps.proposal,
    maxReplicas: steps.proposal,
    // Fill-ins lower the proposal itself.
    pods: steps.plain,
  };
  return (Object.keys(wantedOf) as HeldBackBy[]).flatMap((by) => {
    const held = stretches(steps.at.length, (step) => reasonAt(trace, step) === by && wantedOf[by][step]! > steps.applied[step]!);
    return held.flatMap((rows): Episode<"heldBack">[] => {
      const { from, to } = timesOf(trace, rows);
      const overloaded = overloadedSeconds(trace, from, to);
      if (overloaded === 0 && by !== "maxReplicas") return [];
      const failed = sumOf(seconds.failed, from, to);
      const { highest: wanted } = extremes(wantedOf[by], rows);
      return [
        {
          kind: "heldBack",
          from,
          to,
          moment: from,
          certainty: "certain",
          by,
          ...extremes(steps.applied, rows),
          wanted,
          overloadedSeconds: overloaded,
          failed,
        },
      ];
    });
  });
}

/** A shorter time is that of one or two syncs, which every window has. */
const leastKeptSeconds = 120;

/** Syncs that wanted fewer pods than they left, because of the scale-down window or a policy. */
export function keptUp(trace: Trace): Episode<"keptUp">[] {
  const { steps, durationSeconds } = trace;
  return (["window", "policy"] as const).flatMap((by) => {
    const kept = stretches(steps.at.length, (step) => reasonAt(trace, step) === by && steps.proposal[step]! < steps.applied[step]!);
    return kept.flatMap((rows): Episode<"keptUp">[] => {
      const { from, to } = timesOf(trace, rows);
      if (to - from < leastKeptSeconds) return [];
      let podSeconds = 0;
      for (let step = rows.first; step <= rows.last; step++) {
        const lasts = (steps.at[step + 1] ?? durationSeconds) - steps.at[step]!;
        podSeconds += (steps.applied[step]! - steps.proposal[step]!) * lasts;
      }
      const { lowest: wanted } = extremes(steps.proposal, rows);
      return [{ kind: "keptUp", from, to, moment: from, certainty: "certain", by, ...extremes(steps.applied, rows), wanted, podSeconds }];
    });
  });
}
