import type { Scenario } from "../scenario/scenario";
import { isAbsentAt, manifestIndexAt, secondsOfEdits } from "./manifests";
import type { Renewal, SimulatedController } from "./simulatedController";
import type { ManifestsRead } from "./readManifests";
import { syncPeriodMilliseconds } from "./syncPeriod";

/** When the controller looks. */
export interface ReconcileTimes {
  /** The seconds of its reconciles, in order. */
  due: readonly number[];
  /** The seconds in which the autoscaler is made again, or the controller starts again. */
  renewals: ReadonlyMap<number, Renewal>;
}

/**
 * One reconcile in every period, and, if the version does so, one at each edit of the spec and for each new autoscaler. A deleted
 * autoscaler has none. The controller notices a deletion only at its next turn: then it forgets the autoscaler, and a new one starts a new
 * period. One that is made again before that turn keeps the turn. A controller that starts again lists all autoscalers, and each of them is
 * new to it.
 */
export function reconcileTimes(
  { durationSeconds, cluster }: Pick<Scenario, "durationSeconds" | "cluster">,
  { flags: { syncPeriodSeconds }, queue, listsEveryPeriod }: SimulatedController,
  { held, absences, releases }: Pick<ManifestsRead, "held" | "absences" | "releases">,
): ReconcileTimes {
  const due = new Set<number>();
  const renewals = new Map<number, Renewal>();
  const period = syncPeriodMilliseconds(syncPeriodSeconds, cluster, listsEveryPeriod);
  /** In milliseconds. */
  let turn = (cluster.syncPhaseSeconds * 1000) % period;
  /** Whether the present controller has seen the autoscaler. */
  let isKnown = true;
  const rulesAt = (second: number) => queue(held[manifestIndexAt(held, second)]!.flags);
  const takeTurnsBefore = (second: number) => {
    for (; turn < second * 1000; turn += period) {
      const at = Math.floor(turn / 1000);
      if (!isAbsentAt(absences, at)) due.add(at);
    }
  };
  const beginAnew = (at: number) => {
    const { newAtOnce } = rulesAt(at);
    if (newAtOnce) due.add(at);
    return newAtOnce ? at * 1000 : at * 1000 + period;
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
  for (const { at, change } of changesOf(absences, releases)) {
    if (at > durationSeconds) break;
    if (change === "deleted") takeTurnsBefore(at);
    else if (change === "created") create(at);
    else restart(at);
  }
  takeTurnsBefore(durationSeconds + 1);
  for (const at of secondsOfEdits(held)) {
    if (at <= durationSeconds && rulesAt(at).editsAtOnce && !isAbsentAt(absences, at)) due.add(at);
  }
  return { due: [...due].toSorted((a, b) => a - b), renewals };
}

interface Change {
  at: number;
  change: "deleted" | "created" | "restarted";
}

/** In order of time; within a second a new controller comes last, because it sees only what is there then. */
function changesOf(absences: ManifestsRead["absences"], releases: ManifestsRead["releases"]): Change[] {
  const changes: Change[] = [
    ...absences.flatMap(({ from, until }): Change[] => [
      { at: from, change: "deleted" },
      ...(until === null ? [] : [{ at: until, change: "created" } as const]),
    ]),
    ...releases.slice(1).map(({ at }): Change => ({ at, change: "restarted" })),
  ];
  return changes.toSorted((a, b) => a.at - b.at);
}
