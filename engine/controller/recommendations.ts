/** The memory of earlier proposals, which both normalizing paths read and write. */
import type { Recommendation, StabilizationWindow } from "./decision";

/** `oldestAt` is the first second that still counts; the two paths draw that edge differently. */
export function stabilizationWindow(
  recommendations: readonly Recommendation[],
  proposal: number,
  pick: (a: number, b: number) => number,
  windowSeconds: number,
  oldestAt: number,
  now: number,
): StabilizationWindow {
  if (oldestAt > now) return { windowSeconds, recommendation: proposal, lastAt: now, forgottenAt: null, remembered: nothing };
  const inside: Recommendation[] = [];
  let recommendation = proposal;
  let descents = 0;
  let seam = 0;
  let previous = -Infinity;
  for (const remembered of recommendations) {
    const { value, time } = remembered;
    if (time < oldestAt) continue;
    if (time < previous) {
      descents++;
      seam = inside.length;
    }
    previous = time;
    inside.push(remembered);
    recommendation = pick(recommendation, value);
  }
  const remembered = descents === 0 ? inside : oldestFirst(inside, descents, seam);
  const holder = recommendation === proposal ? undefined : remembered.findLast(({ value }) => value === recommendation);
  return {
    windowSeconds,
    recommendation,
    lastAt: holder === undefined ? now : holder.time,
    forgottenAt: holder === undefined ? null : holder.time + (now - oldestAt) + 1,
    remembered,
  };
}

const nothing: readonly Recommendation[] = [];

/** Slots are mostly reused in turn, so that the list is in order but for one seam: turning it there spares the sorting. */
function oldestFirst(recommendations: readonly Recommendation[], descents: number, seam: number): readonly Recommendation[] {
  const isTurned = descents === 1 && (recommendations.at(-1)?.time ?? 0) <= (recommendations[0]?.time ?? 0);
  if (!isTurned) return recommendations.toSorted((a, b) => a.time - b.time);
  return recommendations.slice(seam).concat(recommendations.slice(0, seam));
}

/** Over the last slot whose time is before `cutoff`, else appended. */
export function storeRecommendation(
  recommendations: readonly Recommendation[],
  value: number,
  cutoff: number,
  now: number,
): Recommendation[] {
  const stored = recommendations.slice();
  let slot = stored.length - 1;
  while (slot >= 0 && (stored[slot]?.time ?? Infinity) >= cutoff) slot--;
  stored[slot < 0 ? stored.length : slot] = { value, time: now };
  return stored;
}
