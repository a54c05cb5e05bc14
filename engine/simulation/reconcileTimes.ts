import type { Scenario } from "../scenario/scenario";
import { isAbsentAt, manifestIndexAt, secondsOfEdits } from "./manifests";
import type { Renewal, SimulatedController } from "./simulatedController";
import type { ManifestsRead } from "./readManifests";
import { syncPeriodMilliseconds, syncPeriodOf } from "./syncPeriod";

/** When the controller looks. */
export interface ReconcileTimes {
  /** The seconds of its reconciles, in order. */
  due: readonly number[];
  /** The seconds in which the autoscaler is made again, or the controller starts again. */
  renewals: ReadonlyMap<number, Renewal>;
}

/**
 * One reconcile in every period, and, if the version does so, one at each edit of the spec and for each new autoscaler. After an edit the next
 * turn is at the earlier of the turn that was due and one period later, because the queue keeps an autoscaler once, at its earliest time. A
 * deleted autoscaler has none. The controller notices a deletion only at its next turn: then it forgets the autoscaler, and a new one starts a new
 * period. One that is made again before that turn keeps the turn. A controller that starts again lists all autoscalers, and each of them is
 * new to it.
 */
export function reconcileTimes(
  { durationSeconds, cluster }: Pick<Scenario, "durationSeconds" | "cluster">,
  { flags, queue, listsEveryPeriod }: SimulatedController,
  { held, absences, releases }: Pick<ManifestsRead, "held" | "absences" | "releases">,
): ReconcileTimes {
  const due = new Set<number>();
  const renewals = new Map<number, Renewal>();
  const periods = held.map(({ hpa, flags: ofTheTime }) =>
    listsEveryPeriod
      ? syncPeriodMilliseconds(flags.syncPeriodSeconds, cluster, { listsEveryPeriod })
      : syncPeriodOf(hpa.spec, ofTheTime, cluster),
  );
  const periodAt = (second: number) => periods[manifestIndexAt(held, second)]!;
  /** In milliseconds. */
  let turn = (cluster.syncPhaseSeconds * 1000) % periodAt(0);
  /** Whether the present controller has seen the autoscaler. */
  let isKnown = true;
  const rulesAt = (second: number) => queue(held[manifestIndexAt(held, second)]!.flags);
  const takeTurnsBefore = (second: number) => {
    while (turn < second * 1000) {
      const at = Math.floor(turn / 1000);
      if (!isAbsentAt(absences, at)) due.add(at);
      turn += periodAt(at);
    }
  };
  const beginAnew = (at: number) => {
    const { newAtOnce } = rulesAt(at);
    if (newAtOnce) due.add(at);
    return newAtOnce ? at * 1000 : at * 1000 + periodAt(at);
  };
  const create = (at: number) => {
    const forgotten = !isKnown || turn < at * 1000;
    isKnown = true;
    renewals.set(at, forgotten ? "forgotten" : "remembered");
    if (listsEveryPeriod) return;
    const next = beginAnew(at);
    if (forgotten) turn = next;
  };
  const restart = (at: number) => {
    if (isAbsentAt(absences, at)) {
      isKnown = false;
      return;
    }
    takeTurnsBefore(at);
    renewals.set(at, renewals.has(at) ? "forgotten" : "restarted");
    turn = beginAnew(at);
  };
  const edit = (at: number) => {
    if (!rulesAt(at).editsAtOnce || isAbsentAt(absences, at)) return;
    takeTurnsBefore(at);
    due.add(at);
    turn = Math.min(turn, at * 1000 + periodAt(at));
  };
  const happen = { deleted: takeTurnsBefore, created: create, restarted: restart, edited: edit };
  for (const { at, change } of changesOf({ held, absences, releases })) {
    if (at > durationSeconds) break;
    happen[change](at);
  }
  takeTurnsBefore(durationSeconds + 1);
  return { due: [...due].toSorted((a, b) => a - b), renewals };
}

interface Change {
  at: number;
  change: "deleted" | "created" | "restarted" | "edited";
}

/** In order of time; within a second a new controller comes after what it then sees, and an edit last. */
function changesOf({ held, absences, releases }: Pick<ManifestsRead, "held" | "absences" | "releases">): Change[] {
  const changes: Change[] = [
    ...absences.flatMap(({ from, until }): Change[] => [
      { at: from, change: "deleted" },
      ...(until === null ? [] : [{ at: until, change: "created" } as const]),
    ]),
    ...releases.slice(1).map(({ at }): Change => ({ at, change: "restarted" })),
    ...[...secondsOfEdits(held)].map((at): Change => ({ at, change: "edited" })),
  ];
  return changes.toSorted((a, b) => a.at - b.at);
}
