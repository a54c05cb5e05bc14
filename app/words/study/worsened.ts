import type { ComparedSpread, Outcome } from "../../../engine/index";
import { outcomeWords } from "../names/outcomeWords";
import { percents } from "../numbers";
import { t } from "../text";

/** What hurts a service, and by how much it must grow at the median to be named: less than that nobody notices. */
const harmful = {
  failedShare: 0.0005,
  overloadedSeconds: 5,
  p95Latency: 0.02,
  directionChanges: 1,
} as const satisfies Partial<Record<Outcome, number>>;

/** A number must grow by this share, too. */
const leastShare = 0.1;

const words = new Map(outcomeWords("service").map((each) => [each.outcome, each]));

/**
 * "Overloaded: 6 min 41 s, today 41 s.": what else gets worse than today, medians, most first; null if nothing does. `said`: what the
 * headline already speaks of.
 */
export function worsenedWords(compared: readonly ComparedSpread[], said: Outcome): string | null {
  const worse = compared.flatMap(({ outcome, baseline, now }) => {
    const least = outcome in harmful && outcome !== said ? harmful[outcome as keyof typeof harmful] : Infinity;
    const [from, to] = [baseline.median.value, now.median.value];
    if (from === null || to === null || to - from < least || to < from * (1 + leastShare)) return [];
    return [{ outcome, from, to, times: to / from }];
  });
  if (worse.length === 0) return null;
  return worse
    .toSorted((one, other) => other.times - one.times)
    .map(({ outcome, from, to }) => {
      const { name, unit, write } = words.get(outcome)!;
      const shown = (value: number) => (unit === "%" ? percents(write(value)) : write(value));
      return t`${name}: ${shown(to)}, today ${shown(from)}.`;
    })
    .join(" ");
}
