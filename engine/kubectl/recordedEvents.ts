/** From the events that the controller sends to those that the API server keeps. Mirrors the EventCorrelator of client-go and the server's --event-ttl. */
import type { ControllerEvent } from "../api/autoscaling";

/** One Event object. Times are whole seconds on the run's clock. */
export interface RecordedEvent extends ControllerEvent {
  count: number;
  firstSeen: number;
  lastSeen: number;
}

/** What a reconcile sent, of whichever controller. */
export interface SentEvents {
  at: number;
  events: readonly ControllerEvent[];
}

/** What differs from version to version of the client library. */
export interface Correlation {
  /** The message of similar events that became one. */
  combined(message: string): string;
  /** An empty bucket holds events back; before 1.9 there was none. */
  hasBucket: boolean;
}

export const todaysCorrelation: Correlation = {
  combined: (message) => `(combined from similar events): ${message}`,
  hasBucket: true,
};

/** What the API server has at a time, in order of creation, which is that of the objects' names. */
export function recordedEvents(
  reconciles: readonly SentEvents[],
  now: number,
  correlation: Correlation = todaysCorrelation,
): RecordedEvent[] {
  const recorder = createRecorder(correlation);
  for (const { at, events } of reconciles) {
    if (at > now) break;
    for (const event of events) recorder.record(event, at);
  }
  const kept = [...recorder.kept].toSorted(([one], [other]) => one - other).map(([, event]) => event);
  return kept.filter(({ lastSeen }) => now - lastSeen < eventTtlSeconds);
}

/** client-go's defaults: similar events differ in nothing but their message. */
const similarMessages = 10;
const similarForSeconds = 600;
const burst = 25;
const refillPerSecond = Math.fround(1 / 300);
const eventTtlSeconds = 3600;

interface Observation {
  /** Place among the names, in order of creation. */
  name: number;
  count: number;
  firstSeen: number;
}

function createRecorder({ combined, hasBucket }: Correlation) {
  const similar = new Map<string, { messages: Set<string>; lastAt: number }>();
  const observed = new Map<string, Observation>();
  const kept = new Map<number, RecordedEvent>();
  let names = 0;
  let tokens = burst;
  let tokensAt = 0;

  /** More than so many messages of one reason become one event, whose message is the last one's. */
  const aggregate = (event: ControllerEvent, at: number): { event: ControllerEvent; key: string } => {
    const reasonKey = JSON.stringify([event.type, event.reason]);
    const before = similar.get(reasonKey);
    const messages = before !== undefined && at - before.lastAt <= similarForSeconds ? before.messages : new Set<string>();
    messages.add(event.message);
    similar.set(reasonKey, { messages, lastAt: at });
    if (messages.size < similarMessages) return { event, key: JSON.stringify([event.type, event.reason, event.message]) };
    // Upstream forgets any one of them; here it is the oldest.
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
  /** A token bucket for each object: what comes when it is empty is counted, but not written. */
  const isAllowed = (at: number): boolean => {
    const filled = Math.min(burst, tokens + (at - tokensAt) * refillPerSecond);
    if (filled < 1) return false;
    tokens = filled - 1;
    tokensAt = at;
    return true;
  };

  return {
    kept,
    record(sent: ControllerEvent, at: number): void {
      const { event, key } = aggregate(sent, at);
      const { name, count, firstSeen } = observe(key, at);
      if (!hasBucket || isAllowed(at)) kept.set(name, { ...event, count, firstSeen, lastSeen: at });
    },
  };
}
