import { humanDurationV1 } from "./humanDuration";
import { recordedEvents } from "./recordedEvents";
import { alignTabs, tableStyleV1 } from "./tabWriter";
import { eventsOfEach } from "./view";
import { autoscalerV1At, correlationV1, eventSourceV1, type AutoscalerHistoryV1 } from "./viewV1";

/**
 * What `kubectl get events` of 1.2 printed for the autoscaler's events, in the order of their names. Mirrors its printEvent. The real one
 * could not select, so other objects' events were in between and made the columns wider. If there is none, it printed nothing.
 */
export function getEventsV1(history: AutoscalerHistoryV1, now: number): string {
  const { name } = autoscalerV1At(history, now).hpa.metadata;
  const events = eventsOfEach(history, now).flatMap((sent) => recordedEvents(sent, now, correlationV1));
  if (events.length === 0) return "";
  const rows = events.map(({ count, firstSeen, lastSeen, type, reason, message }) => {
    const ages = [humanDurationV1(now - firstSeen), humanDurationV1(now - lastSeen)];
    return [...ages, count, name, "HorizontalPodAutoscaler", "", type, reason, eventSourceV1, message].join("\t");
  });
  return alignTabs([header, ...rows, ""].join("\n"), tableStyleV1);
}

const header = ["FIRSTSEEN", "LASTSEEN", "COUNT", "NAME", "KIND", "SUBOBJECT", "TYPE", "REASON", "SOURCE", "MESSAGE"].join("\t");
