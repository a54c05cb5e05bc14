/** What the controller may remember, where only series tell what it did. */
import type { HorizontalPodAutoscaler } from "../../api/autoscaling";
import type { ControllerMemory, Recommendation } from "../../controller/decision";
import type { ControllerFlags } from "../../controller/flags";
import { freshMemory } from "../../controller/horizontal";
import type { SeenSync } from "./seenSync";

/**
 * Before the series nothing is known: the controller may have just started, or remember the first count from any sync of its window.
 * `createdAt`: an autoscaler that was created after the sync before has a controller that remembers nothing.
 */
export function firstMemories(
  hpa: HorizontalPodAutoscaler,
  first: SeenSync,
  flags: ControllerFlags,
  createdAt: number | null,
): ControllerMemory[] {
  const fresh = freshMemory();
  const { syncPeriodSeconds: period } = flags;
  if (createdAt !== null && createdAt > first.at - period) return [fresh];
  const memories = [fresh];
  for (let age = period; age <= longestWindow(hpa, flags); age += period) {
    memories.push({ ...fresh, recommendations: [{ value: first.currentReplicas, time: first.at - age }] });
  }
  return memories;
}

export function longestWindow({ spec: { behavior } }: HorizontalPodAutoscaler, flags: ControllerFlags): number {
  const down = behavior?.scaleDown?.stabilizationWindowSeconds ?? flags.downscaleStabilizationSeconds;
  return Math.max(down, behavior?.scaleUp?.stabilizationWindowSeconds ?? 0);
}

/** The memory after a sync that no explanation fits: what was recorded is taken as proposed and written. */
export function asRecorded(memory: ControllerMemory, { at, currentReplicas, desiredReplicas }: SeenSync): ControllerMemory {
  return {
    ...withRescale(memory, currentReplicas, desiredReplicas, at),
    status: { ...memory.status, currentReplicas, desiredReplicas },
    recommendations: [...(memory.recommendations ?? []), { value: desiredReplicas, time: at }],
  };
}

function withRescale(memory: ControllerMemory, from: number, to: number, time: number): ControllerMemory {
  const event = { replicaChange: Math.abs(to - from), time, outdated: false };
  return {
    ...memory,
    scaleUpEvents: to > from ? [...memory.scaleUpEvents, event] : memory.scaleUpEvents,
    scaleDownEvents: to < from ? [...memory.scaleDownEvents, event] : memory.scaleDownEvents,
  };
}

/**
 * Syncs that left nothing in the series are taken to propose what the sync before them did, what the one after them does (`proposed`, null
 * if it proposed nothing), or the present count.
 */
export function overUnseen(
  memories: readonly ControllerMemory[],
  { at, unseenBefore, currentReplicas }: SeenSync,
  proposed: number | null,
  period: number,
): ControllerMemory[] {
  const times = Array.from({ length: unseenBefore }, (_, index) => at - (unseenBefore - index) * period);
  return memories.flatMap((memory) => {
    const known = memory.recommendations ?? [];
    const newest = known.reduce<Recommendation | null>((one, other) => (one !== null && one.time > other.time ? one : other), null);
    const values = new Set([newest?.value ?? currentReplicas, proposed ?? currentReplicas, currentReplicas]);
    const rescaled = withRescale(memory, memory.status.desiredReplicas, currentReplicas, at - period);
    const remembering = [...values].map((value) => ({
      ...rescaled,
      recommendations: [...known, ...times.map((time) => ({ value, time }))],
    }));
    // A reason that a memory gives is sure only if the sync does not fit without that memory.
    return [...remembering, { ...rescaled, recommendations: [] }];
  });
}

/** Memories that no later sync can tell apart count as one. */
export function distinctMemories(memories: readonly ControllerMemory[], oldest: number): ControllerMemory[] {
  const distinct = new Map<string, ControllerMemory>();
  for (const memory of memories) {
    const { status, scaleUpEvents, scaleDownEvents } = memory;
    const recommendations = memory.recommendations === null ? null : decisiveOf(memory.recommendations, oldest);
    const key = JSON.stringify([
      recommendations?.map(({ value, time }) => [value, time]),
      scaleUpEvents,
      scaleDownEvents,
      status.conditions.map((condition) => [condition.type, condition.status]),
      status.desiredReplicas,
    ]);
    if (!distinct.has(key)) distinct.set(key, { ...memory, recommendations });
  }
  return [...distinct.values()];
}

/** In order of time. Only a recommendation above, or below, all later ones can ever hold. */
function decisiveOf(recommendations: readonly Recommendation[], oldest: number): Recommendation[] {
  let high = -Infinity;
  let low = Infinity;
  const decisive: Recommendation[] = [];
  for (const recommendation of recommendations.toSorted((a, b) => b.time - a.time || b.value - a.value)) {
    const { value, time } = recommendation;
    if (time < oldest || (value <= high && value >= low)) continue;
    high = Math.max(high, value);
    low = Math.min(low, value);
    decisive.push(recommendation);
  }
  return decisive.toReversed();
}

/** The plainest, two that remember the lowest and the highest proposal of each time, and one that remembers only what all do. */
export function extremesOf(memories: readonly ControllerMemory[]): ControllerMemory[] {
  const plainest = memories[0]!;
  const ranges = new Map<number, { low: Recommendation; high: Recommendation; memories: number }>();
  for (const { recommendations } of memories) {
    for (const recommendation of recommendations ?? []) {
      const known = ranges.get(recommendation.time) ?? { low: recommendation, high: recommendation, memories: 0 };
      ranges.set(recommendation.time, {
        low: recommendation.value < known.low.value ? recommendation : known.low,
        high: recommendation.value > known.high.value ? recommendation : known.high,
        memories: known.memories + 1,
      });
    }
  }
  const inOrder = [...ranges.entries()].toSorted(([a], [b]) => a - b).map(([, range]) => range);
  if (inOrder.length === 0) return [plainest];
  return [
    plainest,
    { ...plainest, recommendations: inOrder.map(({ low }) => low) },
    { ...plainest, recommendations: inOrder.map(({ high }) => high) },
    { ...plainest, recommendations: inOrder.filter((range) => range.memories >= memories.length).map(({ low }) => low) },
  ];
}
