import type { Scenario } from "../scenario/scenario";
import { isAbsentAt, secondsOfEdits, type HeldManifest } from "./manifests";
import type { Renewal, SimulatedController } from "./simulatedController";
import type { Absence } from "./trace";

/** When the controller looks. */
export interface ReconcileTimes {
  /** The seconds of its reconciles, in order. */
  due: readonly number[];
  /** The seconds in which the autoscaler is made again. */
  renewals: ReadonlyMap<number, Renewal>;
}

/**
 * One reconcile in every period, and, if the version does so, one at each edit of the spec and for each new autoscaler. A deleted autoscaler has none. The controller
 * notices a deletion only at its next turn: then it forgets the autoscaler, and a new one starts a new period. One that is made again
 * before that turn keeps the turn.
 */
export function reconcileTimes(
  { durationSeconds, cluster }: Pick<Scenario, "durationSeconds" | "cluster">,
  { flags: { syncPeriodSeconds: period }, queue: { editsAtOnce, newAtOnce }, listsEveryPeriod }: SimulatedController,
  held: readonly HeldManifest[],
  absences: readonly Absence[],
): ReconcileTimes {
  const due = new Set<number>();
  const renewals = new Map<number, Renewal>();
  let turn = cluster.syncPhaseSeconds % period;
  const takeTurnsBefore = (second: number) => {
    for (; turn < second; turn += period) if (!isAbsentAt(absences, turn)) due.add(turn);
  };
  for (const { from, until } of absences) {
    takeTurnsBefore(Math.min(from, durationSeconds + 1));
    if (until === null || until > durationSeconds) break;
    const forgotten = turn < until;
    renewals.set(until, forgotten ? "forgotten" : "remembered");
    if (listsEveryPeriod) continue;
    if (newAtOnce) due.add(until);
    if (forgotten) turn = newAtOnce ? until : until + period;
  }
  takeTurnsBefore(durationSeconds + 1);
  for (const at of editsAtOnce ? secondsOfEdits(held) : []) if (at <= durationSeconds && !isAbsentAt(absences, at)) due.add(at);
  return { due: [...due].toSorted((a, b) => a - b), renewals };
}
