/** The memory of earlier proposals, which both normalizing paths read and write. */
import type { Recommendation, StabilizationWindow } from "./decision";

/**
 * `oldestAt` is the first second that still counts; the two paths set that edge differently. `countOnly`: what the window remembered is not
 * listed.
 */
export function stabilizationWindow(
  recommendations: readonly Recommendation[],
  proposal: number,
  pick: (a: number, b: number) => number,
  windowSeconds: number,
  oldestAt: number,
  now: number,
  countOnly = false,
): StabilizationWindow {
  if (oldestAt > now) return { windowSeconds, recommendation: proposal, lastAt: now, forgottenAt: null, remembered: nothing };
  let recommendation = proposal;
  let lastAt = oldestAt;
  let count = 0;
  let descents = 0;
  let seam = 0;
  let first = now;
  let last = oldestAt;
  for (let slot = 0; slot < recommendations.length; slot++) {
    const { value, time } = recommendations[slot]!;
    if (time < oldestAt) continue;
    if (count++ === 0) first = time;
    if (time < last) {
      descents++;
      seam = slot;
    }
    last = time;
    if (value === recommendation) {
      lastAt = Math.max(lastAt, time);
    } else if (pick(recommendation, value) === value) {
      recommendation = value;
      lastAt = time;
    }
  }
  if (countOnly) return { windowSeconds, recommendation, lastAt: now, forgottenAt: null, remembered: nothing };
  // Slots are mostly reused in turn, so the list is in time order except at one place. Reading from there avoids sorting.
  const isTurned = descents === 1 && last <= first;
  const inside = newerThan(oldestAt, recommendations, isTurned ? seam : 0, count);
  const remembered = descents === 0 || isTurned ? inside : inside.toSorted((a, b) => a.time - b.time);
  const held = recommendation !== proposal;
  return {
    windowSeconds,
    recommendation,
    lastAt: held ? lastAt : now,
    forgottenAt: held ? lastAt + (now - oldestAt) + 1 : null,
    remembered,
  };
}

const nothing: readonly Recommendation[] = [];

/**
 * The `count` entries that still count, from one slot on and around. The array is allocated at its final size, because a grown one would
 * keep spare room in every reconcile's record.
 */
function newerThan(oldestAt: number, recommendations: readonly Recommendation[], from: number, count: number): readonly Recommendation[] {
  const { length } = recommendations;
  const inside = recommendations.slice(0, count);
  for (let place = 0, slot = from; place < count; slot++) {
    if (slot === length) slot = 0;
    const remembered = recommendations[slot]!;
    if (remembered.time >= oldestAt) inside[place++] = remembered;
  }
  return inside;
}

/** Overwrites the last slot with a time before `cutoff`; appends if there is none. */
export function storeRecommendation(
  recommendations: readonly Recommendation[],
  value: number,
  cutoff: number,
  now: number,
): Recommendation[] {
  const stored = recommendations.slice();
  let slot = stored.length - 1;
  while (slot >= 0 && stored[slot]!.time >= cutoff) slot--;
  stored[slot < 0 ? stored.length : slot] = { value, time: now };
  return stored;
}
