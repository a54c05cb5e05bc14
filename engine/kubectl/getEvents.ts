import { humanDuration } from "./humanDuration";
import { recordedEvents } from "./recordedEvents";
import { alignTabs, tableStyle } from "./tabWriter";
import { autoscalerAt, namespaceOf, noResources, type AutoscalerHistory } from "./view";

/** What `kubectl get events` prints of the autoscaler's, in the order of their names. How often each was seen is in `describe`. Mirrors printEvent. */
export function getEvents(history: AutoscalerHistory, now: number): string {
  const { hpa } = autoscalerAt(history, now);
  const events = recordedEvents(history.reconciles, now);
  if (events.length === 0) return noResources(namespaceOf(hpa));
  const object = `horizontalpodautoscaler/${hpa.metadata.name}`;
  const rows = events.map(({ type, reason, message, lastSeen }) =>
    [humanDuration(now - lastSeen), type, reason, object, message.trim()].join("\t"),
  );
  return alignTabs(["LAST SEEN\tTYPE\tREASON\tOBJECT\tMESSAGE", ...rows, ""].join("\n"), tableStyle);
}
