import type { Reconcile } from "../controller/decision";
import { correlations, recordedEvents, type RecordedEvent } from "./recordedEvents";
import { releasesOf, type AutoscalerHistory } from "./view";

/** The API server's events of one object at a time. Each process of the controller counts its own events, so after a restart an event is a new one. */
export function storedEvents(history: AutoscalerHistory, sent: readonly Reconcile[], now: number): RecordedEvent[] {
  const releases = releasesOf(history);
  return releases.flatMap(({ at: from, version }, index) => {
    const until = releases[index + 1]?.at ?? Infinity;
    const ofProcess = releases.length === 1 ? sent : sent.filter(({ at }) => at >= from && at < until);
    return recordedEvents(ofProcess, now, correlations[version]);
  });
}
