import type { KedaHistory, PollOutcome, ScaledObjectRecord } from "./kedaTrace";

/** A count that KEDA itself wrote. */
export interface KedaWrite {
  at: number;
  from: number;
  to: number;
  /** A poll, by the branch of its decision, or a reconcile of the ScaledObject, by its outcome. */
  by: { kind: "poll"; branch: PollOutcome } | { kind: "reconcile"; outcome: ScaledObjectRecord["reconcile"]["outcome"]["kind"] };
}

/** In order of time. */
export function kedaWrites({ polls, reconciles }: Pick<KedaHistory, "polls" | "reconciles">): KedaWrite[] {
  const ofReconciles = reconciles.flatMap(({ at, reconcile: { writes, outcome } }) =>
    writes.map(({ from, to }): KedaWrite => ({ at, from, to, by: { kind: "reconcile", outcome: outcome.kind } })),
  );
  const ofPolls = polls.flatMap(({ at, poll }) =>
    poll.kind === "aborted"
      ? []
      : poll.writes.map(({ from, to }): KedaWrite => ({ at, from, to, by: { kind: "poll", branch: poll.decision.branch.kind } })),
  );
  return [...ofReconciles, ...ofPolls].toSorted((one, other) => one.at - other.at);
}
