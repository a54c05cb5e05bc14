import type { Candidate, Price, Study } from "../../../engine/index";
import { t } from "../text";
import { fixed } from "../times";
import { costWords, shownDifference, signBetween, type MeasureWords } from "./measureWords";

interface Headline {
  /** "2.5 pod-hours less, and fewer failures." */
  lead: string;
  /** In how many runs that is so: one sentence on cost, one on harm. */
  counts: readonly string[];
}

export type Sign = "less" | "same" | "more";

/** The median and the 95th percentile may differ in opposite directions. */
export type HarmSign = Sign | "none" | "lessThenMore" | "moreThenLess";

/** What a candidate brings against today's, in words. `price`: the scenario's. Null for today's own. */
export function headlineOf(candidate: Candidate, today: Candidate, study: Study, price?: Price): Headline | null {
  const { against } = candidate;
  if (against === null) return null;
  const sign = signOf(signBetween(today.cost, candidate.cost));
  return {
    lead: leadOf(
      costLead(costWords(study.cost, price), study.cost, today.cost, candidate.cost),
      sign,
      harmSign(candidate, today),
      study.harm,
    ),
    counts: [costCounts(against), harmCounts(study.harm, against)],
  };
}

const signOf = (difference: number): Sign => (difference < 0 ? "less" : difference > 0 ? "more" : "same");

/** By the numbers themselves, because rounded ones would hide failures that are rare. */
export function harmSign(candidate: Candidate, today: Candidate): HarmSign {
  const median = signOf(signBetween(today.medianHarm, candidate.medianHarm));
  const p95 = signOf(signBetween(today.harm, candidate.harm));
  if (median === "same" && p95 === "same") return candidate.harm === 0 ? "none" : "same";
  if (median === p95 || median === "same") return p95;
  if (p95 === "same") return median;
  return median === "less" ? "lessThenMore" : "moreThenLess";
}

function costLead(words: MeasureWords, cost: Study["cost"], from: number, to: number): string {
  const { difference, digits } = shownDifference(words, from, to);
  const amount = fixed(Math.abs(difference), Math.abs(difference) < 1 ? digits : 1);
  const sign = signOf(difference);
  switch (cost.kind) {
    case "podHours":
      return { less: t`${amount} pod-hours less`, more: t`${amount} pod-hours more`, same: t`As many pod-hours` }[sign];
    case "cpuHoursRequested":
      return { less: t`${amount} core-hours less`, more: t`${amount} core-hours more`, same: t`As many core-hours` }[sign];
    case "cost": {
      const sum = words.plain(Math.abs(difference), digits);
      return { less: t`${sum} cheaper`, more: t`${sum} dearer`, same: t`The same cost` }[sign];
    }
    case "price":
      return { less: t`${amount} cheaper`, more: t`${amount} dearer`, same: t`The same price` }[sign];
  }
}

function leadOf(cost: string, sign: Sign, harm: HarmSign, kind: Study["harm"]): string {
  const words = harmLeads[kind][harm];
  const good = (each: HarmSign) => each === "less";
  const bad = (each: HarmSign) => each !== "less" && each !== "same" && each !== "none";
  const opposed = (sign === "more" && good(harm)) || (sign !== "more" && bad(harm));
  return opposed ? t`${cost}, but ${words}.` : t`${cost}, and ${words}.`;
}

const harmLeads: Readonly<Record<Study["harm"], Readonly<Record<HarmSign, string>>>> = {
  failedShare: {
    less: t`fewer failures`,
    same: t`as many failures at p95`,
    none: t`no failures at p95, as today`,
    more: t`more failures`,
    lessThenMore: t`fewer failures at the median and more at p95`,
    moreThenLess: t`more failures at the median and fewer at p95`,
  },
  p95Latency: {
    less: t`shorter waits`,
    same: t`waits as long as today at p95`,
    none: t`no waits at p95, as today`,
    more: t`longer waits`,
    lessThenMore: t`shorter waits at the median and longer ones at p95`,
    moreThenLess: t`longer waits at the median and shorter ones at p95`,
  },
  overloadedSeconds: {
    less: t`less overload`,
    same: t`as much overload at p95`,
    none: t`no overload at p95, as today`,
    more: t`more overload`,
    lessThenMore: t`less overload at the median and more at p95`,
    moreThenLess: t`more overload at the median and less at p95`,
  },
  directionChanges: {
    less: t`fewer changes of direction`,
    same: t`as many changes of direction at p95`,
    none: t`no change of direction at p95, as today`,
    more: t`more changes of direction`,
    lessThenMore: t`fewer changes of direction at the median and more at p95`,
    moreThenLess: t`more changes of direction at the median and fewer at p95`,
  },
};

type Against = NonNullable<Candidate["against"]>;

function costCounts({ cases, cheaper, dearer }: Against): string {
  if (cheaper === 0 && dearer === 0) return t`It costs the same in each of ${cases} runs.`;
  if (dearer === 0) return t`It costs less in ${cheaper} of ${cases} runs.`;
  if (cheaper === 0) return t`It costs more in ${dearer} of ${cases} runs.`;
  return cheaper >= dearer
    ? t`It costs less in ${cheaper} of ${cases} runs, and more in ${dearer}.`
    : t`It costs more in ${dearer} of ${cases} runs, and less in ${cheaper}.`;
}

function harmCounts(harm: Study["harm"], { cases, lessHarm, moreHarm }: Against): string {
  const words = harmCountWords[harm];
  if (lessHarm === cases) return words.less;
  if (moreHarm === cases) return words.more;
  if (moreHarm > 0) return words.notMore(cases - moreHarm);
  return lessHarm === 0 ? words.same : words.never(lessHarm);
}

const harmCountWords: Readonly<
  Record<Study["harm"], Record<Sign, string> & { never(less: number): string; notMore(count: number): string }>
> = {
  failedShare: {
    same: t`In each of them as many requests fail as today.`,
    never: (less) => t`In ${less} of them fewer requests fail than today, in none more.`,
    notMore: (count) => t`In ${count} of them no more requests fail than today.`,
    less: t`In each of them fewer requests fail than today.`,
    more: t`In each of them more requests fail than today.`,
  },
  p95Latency: {
    same: t`In each of them the wait is as long as today.`,
    never: (less) => t`In ${less} of them the wait is shorter than today, in none longer.`,
    notMore: (count) => t`In ${count} of them the wait is no longer than today.`,
    less: t`In each of them the wait is shorter than today.`,
    more: t`In each of them the wait is longer than today.`,
  },
  overloadedSeconds: {
    same: t`In each of them the overload is as long as today.`,
    never: (less) => t`In ${less} of them the overload is shorter than today, in none longer.`,
    notMore: (count) => t`In ${count} of them the overload is no longer than today.`,
    less: t`In each of them the overload is shorter than today.`,
    more: t`In each of them the overload is longer than today.`,
  },
  directionChanges: {
    same: t`In each of them the direction changes as often as today.`,
    never: (less) => t`In ${less} of them the direction changes less often than today, in none more often.`,
    notMore: (count) => t`In ${count} of them the direction changes no more often than today.`,
    less: t`In each of them the direction changes less often than today.`,
    more: t`In each of them the direction changes more often than today.`,
  },
};
