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
  const inside: Recommendation[] = [];
  let recommendation = proposal;
  for (const remembered of recommendations) {
    if (remembered.time < oldestAt) continue;
    inside.push(remembered);
    recommendation = pick(recommendation, remembered.value);
  }
  const remembered = oldestFirst(inside);
  const holder = recommendation === proposal ? undefined : remembered.findLast(({ value }) => value === recommendation);
  return {
    windowSeconds,
    recommendation,
    lastAt: holder === undefined ? now : holder.time,
    forgottenAt: holder === undefined ? null : holder.time + (now - oldestAt) + 1,
    remembered,
  };
}

/** Slots are mostly reused in turn, so that the list is in order but for one seam: turning it there spares the sorting. */
function oldestFirst(recommendations: readonly Recommendation[]): readonly Recommendation[] {
  const seam = firstDescent(recommendations);
  if (seam === -1) return recommendations;
  const turned = [...recommendations.slice(seam), ...recommendations.slice(0, seam)];
  return firstDescent(turned) === -1 ? turned : turned.toSorted((a, b) => a.time - b.time);
}

function firstDescent(recommendations: readonly Recommendation[]): number {
  let previous = -Infinity;
  for (let i = 0; i < recommendations.length; i++) {
    const time = recommendations[i]?.time ?? Infinity;
    if (time < previous) return i;
    previous = time;
  }
  return -1;
}

/** Over the last slot whose time is before `cutoff`, else appended. */
export function storeRecommendation(
  recommendations: readonly Recommendation[],
  value: number,
  cutoff: number,
  now: number,
): Recommendation[] {
  const slot = recommendations.findLastIndex(({ time }) => time < cutoff);
  const recommendation: Recommendation = { value, time: now };
  return slot < 0 ? [...recommendations, recommendation] : recommendations.with(slot, recommendation);
}
