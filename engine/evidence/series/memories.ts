/** What the controller may remember, where only series tell what it did. */
import type { HorizontalPodAutoscaler } from "../../api/autoscaling";
import type { ControllerMemory, Recommendation } from "../../controller/decision";
import type { ControllerFlags } from "../../controller/flags";
import { freshMemory } from "../../controller/horizontal";
import type { SeenSync } from "./seenSync";

/** What the controller surely remembers, and what it may remember beside that. */
export interface Remembered {
  readonly memory: ControllerMemory;
  /** In order of time. */
  readonly doubts: readonly Doubt[];
}

/** A proposal of which only two bounds are known. With a `low` of 0 there may be none. */
export interface Doubt {
  readonly time: number;
  readonly low: number;
  readonly high: number;
  /** It is the newest of several that have the same bounds. */
  readonly isOfMany: boolean;
}

const surely = (memory: ControllerMemory): Remembered => ({ memory, doubts: [] });

/**
 * Before the series nothing is known: the controller may have just started, or remember the first count from any sync of its window.
 * `createdAt`: an autoscaler that was created after the sync before has a controller that remembers nothing.
 */
export function firstMemories(
  hpa: HorizontalPodAutoscaler,
  first: SeenSync,
  flags: ControllerFlags,
  createdAt: number | null,
): Remembered[] {
  const fresh = freshMemory();
  const { syncPeriodSeconds: period } = flags;
  if (createdAt !== null && createdAt > first.at - period) return [surely(fresh)];
  const memories = [surely(fresh)];
  for (let age = period; age <= longestWindow(hpa, flags); age += period) {
    memories.push(surely({ ...fresh, recommendations: [{ value: first.currentReplicas, time: first.at - age }] }));
  }
  return memories;
}

export const longestWindow = (hpa: HorizontalPodAutoscaler, flags: ControllerFlags): number =>
  Math.max(hpa.spec.behavior?.scaleDown?.stabilizationWindowSeconds ?? flags.downscaleStabilizationSeconds, upWindow(hpa));

export const upWindow = ({ spec: { behavior } }: HorizontalPodAutoscaler): number => behavior?.scaleUp?.stabilizationWindowSeconds ?? 0;

/** The memory after a sync that no explanation fits: what was recorded is taken as proposed and written. */
export function asRecorded({ memory, doubts }: Remembered, { at, currentReplicas, desiredReplicas }: SeenSync): Remembered {
  return {
    memory: {
      ...withRescale(memory, currentReplicas, desiredReplicas, at),
      status: { ...memory.status, currentReplicas, desiredReplicas },
      recommendations: [...(memory.recommendations ?? []), { value: desiredReplicas, time: at }],
    },
    doubts,
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

/** Syncs that left nothing in the series may have proposed whatever leaves the count as it was seen. */
export function overUnseen(
  memories: readonly Remembered[],
  hpa: HorizontalPodAutoscaler,
  before: SeenSync,
  sync: SeenSync,
  flags: ControllerFlags,
): Remembered[] {
  const { at, unseenBefore, currentReplicas, scaledToZero } = sync;
  const { syncPeriodSeconds: period } = flags;
  return memories.map(({ memory, doubts }) => {
    const changed = withRescale(memory, memory.status.desiredReplicas, currentReplicas, at - period);
    const rescaled = scaledToZero === null ? changed : withScaledToZero(changed, scaledToZero);
    const high = mostProposed(hpa, rescaled, before, sync, period);
    return { memory: rescaled, doubts: [...doubts, { time: at - period, low: 0, high, isOfMany: unseenBefore > 1 }] };
  });
}

/** Only a rescale changes this condition, and a sync reads it to know whether it may wake the target. */
function withScaledToZero(memory: ControllerMemory, is: boolean): ControllerMemory {
  const { conditions } = memory.status;
  const others = conditions.filter(({ type }) => type !== "ScaledToZero");
  const told = { type: "ScaledToZero", status: is ? "True" : "False", reason: "", message: "", lastTransitionTime: 0 } as const;
  return { ...memory, status: { ...memory.status, conditions: [...others, told] } };
}

/**
 * The most that a sync between these two may have proposed. A proposal above the count raises it at once, unless a limit is in the way; a
 * proposal before that would have kept the count from falling.
 */
function mostProposed(
  { spec: { behavior, maxReplicas } }: HorizontalPodAutoscaler,
  { scaleUpEvents }: ControllerMemory,
  before: SeenSync,
  { currentReplicas }: SeenSync,
  period: number,
): number {
  const left = Math.max(before.currentReplicas, before.desiredReplicas);
  const most = Math.max(left, currentReplicas);
  const { stabilizationWindowSeconds = 0, selectPolicy = "Max", policies = [] } = behavior?.scaleUp ?? {};
  const longest = Math.max(period, ...policies.map(({ periodSeconds }) => periodSeconds));
  const mayBeLimited = longest > period && scaleUpEvents.some(({ time }) => time > before.at - longest);
  if (most >= maxReplicas || stabilizationWindowSeconds > 0 || selectPolicy === "Disabled" || mayBeLimited) return Infinity;
  const least = Math.min(before.currentReplicas, before.desiredReplicas);
  return currentReplicas > least && (behavior !== undefined || currentReplicas >= Math.max(2 * least, 4)) ? Infinity : most;
}

/** Memories that no later sync can tell apart count as one. `up`: whether proposals below others can hold, too. */
export function distinctMemories(memories: readonly Remembered[], oldest: number, up: boolean): Remembered[] {
  const distinct = new Map<string, Remembered>();
  for (const { memory, doubts } of memories) {
    const { status, scaleUpEvents, scaleDownEvents } = memory;
    const recommendations = memory.recommendations === null ? null : decisiveOf(memory.recommendations, oldest);
    const known = recommendations ?? [];
    const isDecisive = ({ time, high }: Doubt) =>
      time >= oldest && (up || !known.some((later) => later.time >= time && later.value >= high));
    const decisive = doubts.filter(isDecisive);
    const key = JSON.stringify([
      recommendations?.map(({ value, time }) => [value, time]),
      decisive.map(({ time, low, high }) => [time, low, high === Infinity ? -1 : high]),
      stateOf(memory),
      scaleUpEvents,
      scaleDownEvents,
      status.desiredReplicas,
    ]);
    if (!distinct.has(key)) distinct.set(key, { memory: { ...memory, recommendations }, doubts: decisive });
  }
  return [...distinct.values()];
}

const stateOf = ({ status: { conditions } }: ControllerMemory) => conditions.map(({ type, status }) => [type, status]);

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

/** Memories that differ only in their proposals become one, in which these are in doubt. */
export function joinedMemories(memories: readonly Remembered[]): Remembered[] {
  const alike = new Map<string, Remembered[]>();
  for (const each of memories) {
    const { memory } = each;
    const key = JSON.stringify([memory.scaleUpEvents, memory.scaleDownEvents, stateOf(memory), memory.status.desiredReplicas]);
    alike.set(key, [...(alike.get(key) ?? []), each]);
  }
  return [...alike.values()].map((group) => (group.length === 1 ? group[0]! : joined(group)));
}

function joined(group: readonly Remembered[]): Remembered {
  const ranges = new Map<number, { low: number; high: number; memories: number; isOfMany: boolean }>();
  const add = (time: number, low: number, high: number, isOfMany: boolean) => {
    const known = ranges.get(time) ?? { low, high, memories: 0, isOfMany: false };
    ranges.set(time, {
      low: Math.min(known.low, low),
      high: Math.max(known.high, high),
      memories: known.memories + 1,
      isOfMany: known.isOfMany || isOfMany,
    });
  };
  for (const { memory, doubts } of group) {
    for (const { value, time } of memory.recommendations ?? []) add(time, value, value, false);
    for (const { time, low, high, isOfMany } of doubts) add(time, low, high, isOfMany);
  }
  const recommendations: Recommendation[] = [];
  const doubts: Doubt[] = [];
  for (const [time, { low, high, memories, isOfMany }] of [...ranges].toSorted(([a], [b]) => a - b)) {
    const isEverywhere = memories >= group.length;
    if (isEverywhere && low === high) recommendations.push({ value: low, time });
    else doubts.push({ time, low: isEverywhere ? low : 0, high, isOfMany });
  }
  return { memory: { ...group[0]!.memory, recommendations }, doubts };
}

/** The plainest memory without what is in doubt, and each other with the least and the most that it may hold. */
export function extremesOf(memories: readonly Remembered[]): ControllerMemory[] {
  const [plainest] = memories;
  return [
    plainest!.memory,
    ...joinedMemories(memories).flatMap(({ memory, doubts }) =>
      doubts.length === 0
        ? [memory]
        : ([({ low }: Doubt) => low, ({ high }: Doubt) => Math.min(high, mostReplicas)] as const).map((bound) =>
            withProposals(
              memory,
              doubts.map((doubt) => ({ value: bound(doubt), time: doubt.time })).filter(({ value }) => value > 0),
            ),
          ),
    ),
  ];
}

/** Stands for any count, however large: a count is an int32. */
export const mostReplicas = 2 ** 31 - 1;

export const withProposals = (memory: ControllerMemory, proposals: readonly Recommendation[]): ControllerMemory =>
  proposals.length === 0 ? memory : { ...memory, recommendations: [...(memory.recommendations ?? []), ...proposals] };
