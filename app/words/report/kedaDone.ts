import type { KedaHistory, PollRecord, ScaledObjectRecord } from "../../../engine/index";
import { t } from "../text";
import { pollSentence } from "../keda/pollSentence";
import { isFault, pollVerdict } from "../keda/pollVerdict";
import { phraseText } from "../decision/phrase";

/** What KEDA did in a run, in words. */
export interface KedaDone {
  polls: number;
  /** Polls that ended early, or in which something failed. */
  faults: number;
  /** In order of time. */
  writes: readonly KedaWriteWords[];
}

interface KedaWriteWords {
  at: number;
  from: number;
  to: number;
  verdict: string;
  sentence: string;
}

export function kedaDone({ polls, reconciles }: KedaHistory): KedaDone {
  const writes = [
    ...reconciles.flatMap(writesOfReconcile),
    ...polls.flatMap((record, index) => writesOfPoll(record, polls.slice(0, index + 1))),
  ];
  return { polls: polls.length, faults: polls.filter(isFault).length, writes: writes.toSorted((one, other) => one.at - other.at) };
}

function writesOfPoll(record: PollRecord, until: readonly PollRecord[]): KedaWriteWords[] {
  const { at, poll } = record;
  if (poll.kind === "aborted" || poll.writes.length === 0) return [];
  const said = { verdict: pollVerdict(record), sentence: phraseText(pollSentence(record, until)) };
  return poll.writes.map(({ from, to }) => ({ at, from, to, ...said }));
}

function writesOfReconcile({ at, reconcile: { writes } }: ScaledObjectRecord): KedaWriteWords[] {
  const said = { verdict: t`paused at a count`, sentence: t`The ScaledObject changed, and its annotation names this count.` };
  return writes.map(({ from, to }) => ({ at, from, to, ...said }));
}
