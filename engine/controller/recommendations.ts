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
  const remembered = recommendations.filter(({ time }) => time >= oldestAt).sort((a, b) => a.time - b.time);
  let recommendation = proposal;
  for (const { value } of remembered) recommendation = pick(recommendation, value);
  const holder = recommendation === proposal ? undefined : remembered.findLast(({ value }) => value === recommendation);
  return {
    windowSeconds,
    recommendation,
    lastAt: holder === undefined ? now : holder.time,
    forgottenAt: holder === undefined ? null : holder.time + (now - oldestAt) + 1,
    remembered,
  };
}

/** Over the last slot whose time is before `cutoff`, else appended. */
export function storeRecommendation(recommendations: readonly Recommendation[], value: number, cutoff: number, now: number): Recommendation[] {
  const slot = recommendations.findLastIndex(({ time }) => time < cutoff);
  const recommendation: Recommendation = { value, time: now };
  return slot < 0 ? [...recommendations, recommendation] : recommendations.with(slot, recommendation);
}
