import { harmKinds, type ComparedSpread, type Study } from "../../../engine/index";
import { outcomeWords } from "../names/outcomeWords";
import { percents } from "../numbers";
import { t } from "../text";

type Harm = Study["harm"];

/** By how much a harm must grow at the median to be named: less than that nobody notices. */
const noticed: Readonly<Record<Harm, number>> = { failedShare: 0.0005, overloadedSeconds: 5, p95Latency: 0.02, directionChanges: 1 };

/** A number must grow by this share, too. */
const leastShare = 0.1;

const words = new Map(outcomeWords("service").map((each) => [each.outcome, each]));

/** "Overloaded: 6 min 41 s, today 41 s.": what gets worse than today beside the study's own harm, medians, most first; null if nothing does. */
export function worsenedWords(compared: readonly ComparedSpread[], own: Harm): string | null {
  const worse = (Object.keys(noticed) as Harm[]).flatMap((harm) => {
    const { outcome } = harmKinds[harm];
    const each = harm === own ? undefined : compared.find((spread) => spread.outcome === outcome);
    const [from, to] = [each?.baseline.median.value ?? null, each?.now.median.value ?? null];
    if (from === null || to === null || to - from < noticed[harm] || to < from * (1 + leastShare)) return [];
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
