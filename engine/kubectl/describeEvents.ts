import { isBefore, type KubernetesVersion } from "../controller/releases";
import { trimSpace } from "../lib/goText";
import { humanDuration } from "./humanDuration";
import type { RecordedEvent } from "./recordedEvents";
import { kubectlChanges } from "./releaseChanges";

/** An event as `kubectl describe` reads it. Times are seconds, null where it has none. */
export interface DescribedEvent {
  type: string;
  reason: string;
  message: string;
  count: number;
  firstSeen: number | null;
  lastSeen: number | null;
  /** The component that sent it. */
  from: string;
  /** The part of the object that it is about, if any. */
  fieldPath?: string;
}

/** A stored event on the wall clock. */
export function describedEvent(event: RecordedEvent, from: string, startEpoch: number): DescribedEvent {
  return { ...event, from, firstSeen: startEpoch + event.firstSeen, lastSeen: startEpoch + event.lastSeen };
}

/** Oldest first, by the time each was last seen. Since 1.35, kubectl names the part of its object that an event is about. Mirrors DescribeEvents in k8s.io/kubectl/pkg/describe. */
export function eventLines(events: readonly DescribedEvent[], now: number, version: KubernetesVersion): string[] {
  if (events.length === 0) return ["Events:\t<none>"];
  const rows = events
    .toSorted((a, b) => (a.lastSeen ?? -Infinity) - (b.lastSeen ?? -Infinity) || 0)
    .map((event) => `  ${event.type}\t${event.reason}\t${interval(event, now)}\t${event.from}\t${messageOf(event, version)}`);
  return ["Events:", "  Type\tReason\tAge\tFrom\tMessage", "  ----\t------\t----\t----\t-------", ...rows];
}

/** "14s (x4 over 60s)" */
function interval({ count, firstSeen, lastSeen }: DescribedEvent, now: number): string {
  const since = age(firstSeen, now);
  return count > 1 ? `${age(lastSeen, now)} (x${count} over ${since})` : since;
}

/** An age as kubectl prints that of a timestamp. */
const age = (at: number | null, now: number): string => (at === null ? "<unknown>" : humanDuration(now - at));

function messageOf({ message, fieldPath = "" }: DescribedEvent, version: KubernetesVersion): string {
  const trimmed = trimSpace(message);
  return fieldPath !== "" && !isBefore(version, kubectlChanges.namesEventField.since) ? `${fieldPath}: ${trimmed}` : trimmed;
}
