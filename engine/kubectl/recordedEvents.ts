/** From the events that the controller sends to those that the API server keeps. Mirrors the EventCorrelator of client-go and the server's --event-ttl. */
import type { ControllerEvent } from "../api/autoscaling";
import { inEachVersion, isBefore } from "../controller/releases";
import { kubectlChanges } from "./releaseChanges";

/** One Event object. Times are whole seconds on the run's clock. */
export interface RecordedEvent extends ControllerEvent {
  count: number;
  firstSeen: number;
  lastSeen: number;
}

/** What a reconcile of either controller sent. */
export interface SentEvents {
  at: number;
  events: readonly ControllerEvent[];
}

/** What differs between versions of the client library. */
export interface Correlation {
  /** The message of several similar events that became one. */
  combined(message: string): string;
  /** Which events an empty bucket holds back: all of the object's, or those of one type. null: before 1.9 there was no bucket. */
  bucket: "object" | "type" | null;
}

const combined = (message: string): string => `(combined from similar events): ${message}`;

/** What each version has. The recordings are of the libraries of 1.28 and 1.36. */
export const correlations = inEachVersion((version): Correlation => ({
  combined,
  bucket: isBefore(version, kubectlChanges.holdsBackByType.since) ? "object" : "type",
}));

/** The API server's events at a time, in order of creation, which is also the order of the objects' names. */
export function recordedEvents(reconciles: readonly SentEvents[], now: number, correlation: Correlation): RecordedEvent[] {
  const recorder = createEventRecorder(correlation);
  for (const { at, events } of reconciles) {
    if (at > now) break;
    for (const event of events) recorder.record(event, at);
  }
  const kept = [...recorder.kept].toSorted(([one], [other]) => one - other).map(([, event]) => event);
  return kept.filter(({ lastSeen }) => now - lastSeen < eventTtlSeconds);
}

/** client-go's defaults. Similar events differ only in their message. */
const similarMessages = 10;
const similarForMilliseconds = 600_000;
const burst = 25;
const refillPerSecond = Math.fround(1 / 300);
const eventTtlSeconds = 3600;

interface Observation {
  /** Its index among the names, in order of creation. */
  name: number;
  count: number;
  firstSeen: number;
}

interface EventRecorder {
  /** By the index of their names, in the order in which they were first stored. */
  readonly kept: ReadonlyMap<number, RecordedEvent>;
  /** Returns whether the event reached the server. Events come in order of time: seconds, with up to three decimals. */
  record(event: ControllerEvent, at: number): boolean;
}

export function createEventRecorder({ combined, bucket }: Correlation): EventRecorder {
  const similar = new Map<string, { messages: Set<string>; lastAt: number }>();
  const observed = new Map<string, Observation>();
  const buckets = new Map<string, Bucket>();
  const kept = new Map<number, RecordedEvent>();
  let names = 0;

  /** More than `similarMessages` messages with one reason become one event with the last message. */
  const aggregate = (event: ControllerEvent, at: number): { event: ControllerEvent; key: string } => {
    const reasonKey = JSON.stringify([event.type, event.reason]);
    const before = similar.get(reasonKey);
    const isRecent = before !== undefined && milliseconds(at) - milliseconds(before.lastAt) <= similarForMilliseconds;
    const messages = isRecent ? before.messages : new Set<string>();
    messages.add(event.message);
    similar.set(reasonKey, { messages, lastAt: at });
    if (messages.size < similarMessages) return { event, key: JSON.stringify([event.type, event.reason, event.message]) };
    // Upstream drops any one of them; this drops the oldest.
    for (const oldest of messages) {
      messages.delete(oldest);
      break;
    }
    return { event: { ...event, message: combined(event.message) }, key: reasonKey };
  };
  const observe = (key: string, at: number): Observation => {
    const before = observed.get(key);
    const observation = before ? { ...before, count: before.count + 1 } : { name: names++, count: 1, firstSeen: at };
    observed.set(key, observation);
    return observation;
  };
  const isAllowed = ({ type }: ControllerEvent, at: number): boolean => {
    if (bucket === null) return true;
    const key = bucket === "type" ? type : "";
    const left = takeToken(buckets.get(key), milliseconds(at));
    if (left !== null) buckets.set(key, left);
    return left !== null;
  };

  return {
    kept,
    record(sent, at) {
      const { event, key } = aggregate(sent, at);
      const { name, count, firstSeen } = observe(key, at);
      const isStored = isAllowed(event, at);
      if (isStored) kept.set(name, { ...event, count, firstSeen, lastSeen: at });
      return isStored;
    },
  };
}

/** The tokens left at a time. */
interface Bucket {
  tokens: number;
  at: number;
}

/**
 * A bucket with one token less; null: none is left, so the event is counted but not written. Mirrors golang.org/x/time/rate, which waits at
 * least a nanosecond. Times are milliseconds.
 */
function takeToken(before: Bucket | undefined, at: number): Bucket | null {
  if (before === undefined) return { tokens: burst - 1, at };
  const elapsedSeconds = (at - before.at) / 1000;
  const tokens = Math.min(burst, before.tokens + elapsedSeconds * refillPerSecond) - 1;
  const waitNanoseconds = Math.trunc((Math.max(0, -tokens) / refillPerSecond) * 1e9);
  return waitNanoseconds > 0 ? null : { tokens, at };
}

const milliseconds = (seconds: number): number => Math.round(seconds * 1000);
