import { trimSpace } from "../lib/goText";
import { humanDuration } from "./humanDuration";
import type { RecordedEvent } from "./recordedEvents";
import { storedEvents } from "./storedEvents";
import { printTable } from "./table";
import { autoscalerAt, eventsOfEach, namespaceOf, noResources, type AutoscalerHistory } from "./view";

/**
 * What `kubectl get events` prints for the autoscaler's events, in the order of their names. How often each was seen is in `describe`.
 * Mirrors printEvent.
 */
export function getEvents(history: AutoscalerHistory, now: number): string {
  const { hpa } = autoscalerAt(history, now);
  const events = eventsOfEach(history, now).flatMap((sent) => storedEvents(history, sent, now));
  if (events.length === 0) return noResources(namespaceOf(hpa));
  return printEvents(`horizontalpodautoscaler/${hpa.metadata.name}`, events, now);
}

/** The events of one object, in the order of their names. */
export function printEvents(object: string, events: readonly RecordedEvent[], now: number): string {
  const rows = events.map(({ type, reason, message, lastSeen }) => [
    humanDuration(now - lastSeen),
    type,
    reason,
    object,
    trimSpace(message),
  ]);
  return printTable(["LAST SEEN", "TYPE", "REASON", "OBJECT", "MESSAGE"], rows);
}
