/** Activity that did not start the cooldown anew. */
import type { Cooldown, ScaleBranch } from "../../keda/decision";
import type { PollRecord } from "../../simulation/kedaTrace";

export interface LaterActivity {
  readonly at: number;
  /** Another trigger failed, the activation was paused, or its write failed. */
  readonly branch: ScaleBranch["kind"];
}

/** The last active poll between the cooldown's start and this poll; null: there was none. `polls` are in order of time. */
export function laterActivity({ at }: PollRecord, polls: readonly PollRecord[], { since, initial }: Cooldown): LaterActivity | null {
  const last = polls.findLast(
    (one) =>
      one.at < at &&
      (one.at > since || (initial && one.at === since)) &&
      one.poll.kind === "polled" &&
      (one.poll.active || one.poll.decision.forced),
  );
  return last?.poll.kind === "polled" ? { at: last.at, branch: last.poll.decision.branch.kind } : null;
}
