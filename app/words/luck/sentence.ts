/** What chance does to the scenario, in sentences. Each number of them is one of the seeds' own. */
import { harmOf, outcomeNames, type FirstDifference, type Luck, type LuckHarm, type Spread } from "../../../engine/index";
import { outcomeWords, roundOutcome } from "../names/outcomeWords";
import { moment, phraseText, say, type Phrase } from "../decision/phrase";
import { plural, t } from "../text";
import { harmAmount, harmRange, harmValue } from "./harmWords";

interface LuckSentence {
  /** In bold. */
  lead: string;
  rest: readonly Phrase[];
}

interface SaidOf {
  luck: Pick<Luck, "outcomes" | "spreads">;
  difference: FirstDifference | null;
  /** The seed that the page shows. */
  seed: number;
  /** The seconds of the syncs. All seeds have the same. */
  syncs: ArrayLike<number>;
}

/** There must be a run. */
export function luckSentence({ luck, difference, seed, syncs }: SaidOf): LuckSentence {
  const { outcomes, spreads } = luck;
  const count = outcomes.length;
  const harm = harmOf({ spreads, variations: [] });
  if (spreads.every(({ isSame }) => isSame)) {
    return { lead: t`All ${count} seeds give the same outcomes.`, rest: [text(t`Chance makes no difference here.`)] };
  }
  const spread = spreads.find(({ outcome }) => outcome === harm)!;
  if (spread.isSame) {
    const differing = outcomeNames.filter((name) => spreads.some(({ outcome, isSame }) => outcome === name && !isSame));
    const names = outcomeWords("service").filter(({ outcome }) => differing.includes(outcome));
    const listed = names.map(({ name }) => name).join(", ");
    return { lead: t`What hurts is the same in all ${count} seeds.`, rest: [text(t`They differ in: ${listed}.`)] };
  }
  const harms = new Map(outcomes.map((run) => [run.seed, run.outcomes[harm]]));
  return {
    lead: leadOf(harm, harms, seed, spread),
    rest: difference ? differing(harm, harms, { seed, syncs, difference }) : alike(harm, harms),
  };
}

type Harms = ReadonlyMap<number, number | null>;

const known = (values: Iterable<number | null | undefined>) => [...values].filter((value) => value != null);

/** Says that a value is luck only if at least half of the seeds are worse and it is far from the usual ones. */
function leadOf(harm: LuckHarm, harms: Harms, seed: number, { best, median, p95 }: Spread): string {
  const here = harms.get(seed) ?? null;
  const values = known(harms.values());
  if (here === null) return upperFirst(t`${harmRange(harm, values)} in ${harms.size} seeds.`);
  const amount = harmAmount(harm, here);
  const round = (value: number) => roundOutcome(harm, value);
  const share = (is: (value: number) => boolean) => values.filter((value) => is(round(value))).length / harms.size;
  const shown = round(here);
  const [low, high] = [round(best.value ?? here), round(p95.value ?? here)];
  const place = high === low ? 0.5 : (shown - low) / (high - low);
  if (share((value) => value > shown) >= 0.5 && place <= 1 / 3) return upperFirst(t`${amount} here; that is good luck.`);
  if (share((value) => value < shown) >= 0.5 && place >= 2 / 3) return upperFirst(t`${amount} here; that is bad luck.`);
  const middle = median.value === null ? "–" : harmValue(harm, median.value);
  return upperFirst(t`${amount} here; the median of ${harms.size} seeds is ${middle}.`);
}

const alike = (harm: LuckHarm, harms: Harms): Phrase[] => [
  text(t`The counts are the same in all ${harms.size} seeds: ${harmRange(harm, known(harms.values()))}.`),
];

const text = (words: string): Phrase => ({ kind: "text", text: words });

/** More groups than this are said as a range. */
const mostGroups = 3;

type Differing = Pick<SaidOf, "seed" | "syncs"> & { difference: FirstDifference };

function differing(harm: LuckHarm, harms: Harms, { seed, syncs, difference: { from, to, counts, groups } }: Differing): Phrase[] {
  const isAfter = counts === "after";
  const sync = Array.from(syncs).find((second) => second >= from && second <= to) ?? from;
  const when: Phrase[] = isAfter
    ? say`From ${moment(sync)} on the counts differ.`
    : say`Between ${moment(from)} and ${moment(to)} the counts first differ.`;
  const bound = (replicas: number) => {
    const count = plural(replicas, "replica");
    return isAfter ? count : counts === "highest" ? t`at most ${count}` : t`at least ${count}`;
  };
  const rangeOf = (seeds: readonly number[]) => {
    const values = known(seeds.map((each) => harms.get(each)));
    return values.length === 0 ? "–" : harmRange(harm, values);
  };
  if (groups.length > mostGroups) {
    const [low, high] = [groups[0]!.replicas, groups.at(-1)!.replicas];
    return [...when, text(` ${t`${low} to ${high} replicas in ${harms.size} seeds: ${harmRange(harm, known(harms.values()))}.`}`)];
  }
  const isHere = ({ seeds }: FirstDifference["groups"][number]) => seeds.includes(seed);
  const ordered = groups.toSorted((a, b) => Number(isHere(b)) - Number(isHere(a)) || b.seeds.length - a.seeds.length);
  const sentences = ordered.map((group, index) => {
    const { replicas, seeds } = group;
    const [count, range] = [bound(replicas), rangeOf(seeds)];
    if (index > 0 && ordered.length === 2) return t`${count} in the other ${seeds.length}: ${range}.`;
    if (!isHere(group)) return t`${count} in ${seeds.length} of ${harms.size} seeds: ${range}.`;
    if (seeds.length === 1) return t`${count} in this seed alone: ${range}.`;
    return t`${count} in ${seeds.length} of ${harms.size} seeds, this one too: ${range}.`;
  });
  return [...when, text(` ${sentences.map(upperFirst).join(" ")}`)];
}

/** As text alone, for tests and screen readers. */
export const plainText = ({ lead, rest }: LuckSentence): string => `${lead} ${phraseText(rest)}`;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
