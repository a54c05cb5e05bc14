import type { KedaTrace, PollColumns, PollOutcome, PollRecord } from "../simulation/kedaTrace";

export function pollColumns({ polls }: Pick<KedaTrace, "polls">): PollColumns {
  // Filled in place: Float64Array.from would first copy the polls.
  const column = (of: (record: PollRecord) => number) => {
    const values = new Float64Array(polls.length);
    for (let row = 0; row < polls.length; row++) values[row] = of(polls[row]!);
    return values;
  };
  const flags = (of: (record: PollRecord) => boolean) => column((record) => (of(record) ? 1 : 0));
  return {
    outcome: polls.map(outcomeOf),
    at: column(({ at }) => at),
    active: flags(({ poll }) => poll.kind === "polled" && poll.active),
    failed: flags(({ poll }) => poll.kind === "aborted" || poll.error),
    fallback: flags(({ poll }) => poll.kind === "polled" && poll.triggers.some(({ fallback }) => fallback.kind === "replaced")),
    replicas: column(({ poll }) => (poll.kind === "polled" ? (poll.decision.replicas ?? NaN) : NaN)),
    written: column(({ poll }) => (poll.kind === "polled" ? (poll.writes.at(-1)?.to ?? NaN) : NaN)),
    cooldownFrom: column((record) => cooldownOf(record)?.since ?? NaN),
    cooldownUntil: column((record) => cooldownOf(record)?.until ?? NaN),
  };
}

const outcomeOf = ({ poll }: PollRecord): PollOutcome => (poll.kind === "aborted" ? "aborted" : poll.decision.branch.kind);

function cooldownOf({ poll }: PollRecord) {
  const branch = poll.kind === "polled" ? poll.decision.branch : null;
  return branch !== null && "cooldown" in branch ? branch.cooldown : null;
}
