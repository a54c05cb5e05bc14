import type { StoredObject } from "../keda/keda";
import type { ScaledObject } from "../keda/scaledObject";
import { unnamedVersion } from "../controller/releases";
import type { KedaHistory } from "../simulation/kedaTrace";
import { correlations, recordedEvents, type RecordedEvent, type SentEvents } from "./recordedEvents";

/** The ScaledObject as it is stored at the end of a second; null if it does not exist then. */
export function scaledObjectAt(keda: KedaHistory, now: number): StoredObject | null {
  const until = (record: { at: number }) => record.at <= now;
  // In a second's own order, so that of equal times the later one counts.
  const last = [
    keda.reconciles.findLast(until),
    keda.polls.findLast(until),
    keda.reads.findLast((record) => until(record) && record.stored !== undefined),
  ].reduce((best, record) => (record !== undefined && record.at >= (best?.at ?? -Infinity) ? record : best), undefined);
  return last?.stored ?? null;
}

/** The object that the commands of a moment are about: as it is then, or was last, or will be first; null if it never exists. */
export function namedScaledObject(keda: KedaHistory, now: number): ScaledObject | null {
  const known = keda.reconciles.filter(({ stored }) => stored !== null);
  return (known.findLast(({ at }) => at <= now) ?? known[0])?.stored?.object ?? null;
}

/** What kubectl prints for an object that does not exist. */
export const scaledObjectNotFound = ({ metadata }: ScaledObject): string =>
  `Error from server (NotFound): scaledobjects.keda.sh ${JSON.stringify(metadata.name)} not found\n`;

/** Events belong to one object: one that is made again begins without any. The groups of events are in the order of the objects until then. */
export function scaledObjectEvents(keda: KedaHistory, now: number): RecordedEvent[][] {
  const past = keda.reconciles.filter(({ at }) => at <= now);
  const ends = [...past.flatMap(({ stored }, index) => (stored === null ? [index + 1] : [])), past.length];
  return ends.map((end, index) => {
    const reconciles = past.slice(ends[index - 1] ?? 0, end);
    const from = reconciles[0]?.at ?? Infinity;
    const last = reconciles.at(-1);
    const until = last?.stored === null ? last.at : Infinity;
    const polls = keda.polls.filter(({ at }) => at >= from && at < until);
    return recordedEvents(inOrder(reconciles, polls), now, correlations[clientGoOfKeda]);
  });
}

/** The rules of KEDA 2.20.2's client library are those since 1.31: the library of 1.31.7 was already the one of KEDA 2.17. */
const clientGoOfKeda = unnamedVersion;

/** A reconcile comes before the poll of its second. */
function inOrder(reconciles: KedaHistory["reconciles"], polls: KedaHistory["polls"]): SentEvents[] {
  const sent = [
    ...reconciles.map(({ at, reconcile }) => ({ at, events: reconcile.events })),
    ...polls.map(({ at, poll }) => ({ at, events: poll.kind === "polled" ? poll.events : [] })),
  ];
  return sent.toSorted((one, other) => one.at - other.at);
}
