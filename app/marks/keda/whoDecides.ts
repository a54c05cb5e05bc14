import { countAt, type PollOutcome } from "../../../engine/index";
import type { Run } from "../../run/run";
import { boundsOverTime } from "../manifestsOfRun";

export type Decider = "KEDA" | "HPA";

/** A stretch of time in which one of the two decides. */
export interface DeciderStretch {
  by: Decider;
  from: number;
  to: number;
}

/** What is known of one moment. */
interface Moment {
  /** spec.replicas. */
  count: number;
  minReplicas: number;
  /** The last poll that came to a decision; null before the first. */
  poll: { outcome: PollOutcome; active: boolean } | null;
  /** Whether there is an HPA. */
  hasHpa: boolean;
}

/**
 * KEDA decides below the HPA's minimum, which is at zero or idle, while it is paused, and at the minimum while no trigger is active and it
 * could take the target lower: in a cooldown, or because an error or a pause forbids it. The HPA decides everything else.
 */
export function decider({ count, minReplicas, poll, hasHpa }: Moment): Decider {
  if (!hasHpa || count < minReplicas || poll?.outcome === "fullyPaused") return "KEDA";
  return count === minReplicas && poll !== null && !poll.active && !leavesTheMinimum.has(poll.outcome) ? "KEDA" : "HPA";
}

/** From the HPA's minimum these polls would go no lower. */
const leavesTheMinimum: ReadonlySet<PollOutcome> = new Set(["staysInactive", "raisedToMin"]);

/** These polls decided nothing, so the one before still holds. */
const withoutDecision: ReadonlySet<PollOutcome> = new Set(["aborted", "noReplicas"]);

/** Each stretch lasts until the next poll, write or manifest that gives another answer. */
export function deciderStretches(run: Pick<Run, "hpa" | "edits" | "absences" | "counts" | "keda" | "lastSecond" | "durationSeconds">) {
  if (run.keda === null) return [];
  const { polls } = run.keda;
  const bounds = boundsOverTime(run);
  const absent = (at: number) => run.absences.some(({ from, until }) => from <= at && at < (until ?? Infinity));
  const times = [
    0,
    ...polls.at,
    ...run.counts.map(([at]) => at),
    ...bounds.map(({ from }) => from),
    ...run.absences.flatMap(({ from, until }) => (until === null ? [from] : [from, until])),
  ];
  const stretches: DeciderStretch[] = [];
  let poll: Moment["poll"] = null;
  let next = 0;
  for (const at of [...new Set(times)].filter((second) => second <= run.lastSecond).toSorted((one, other) => one - other)) {
    for (; next < polls.at.length && polls.at[next]! <= at; next++) {
      const outcome = polls.outcome[next]!;
      if (!withoutDecision.has(outcome)) poll = { outcome, active: polls.active[next] === 1 };
    }
    const minReplicas = bounds.findLast(({ from }) => from <= at)?.minReplicas ?? 1;
    const by = decider({ count: countAt(run.counts, at), minReplicas, poll, hasHpa: !absent(at) });
    const last = stretches.at(-1);
    if (last?.by === by) continue;
    if (last) last.to = at;
    stretches.push({ by, from: at, to: run.lastSecond });
  }
  return stretches;
}
