import type { Candidate, ComparedSpread, Outcome } from "../../../engine/index";
import type { SearchSubject } from "../../store/search";
import { outcomeWords, type OutcomeWords } from "../../words/names/outcomeWords";
import { cleanDifference, percents } from "../../words/numbers";
import { t } from "../../words/text";
import { costWords, harmWords, write, writeDifference, writeSigned, type MeasureWords } from "../../words/study/measureWords";

interface CandidateRow {
  name: string;
  /** The 95th percentile of the row above. */
  isPart: boolean;
  today: string;
  value: string;
  /** "−2.47", "0"; a dash if there is none. */
  difference: string;
}

/** Of the other outcomes, those that tell how a service and its autoscaler behaved. The scenario's limits add theirs. */
const others = new Set<Outcome>([
  "cost",
  "overloadedSeconds",
  "worstBacklog",
  "p95Latency",
  "rescalesUp",
  "rescalesDown",
  "directionChanges",
  "highestReplicas",
]);

/** Cost and harm, each with its 95th percentile, and the medians of other outcomes that differ from today's. */
export function candidateRows(
  chosen: Candidate,
  today: Candidate | null,
  { scenario, study: { cost, harm } }: SearchSubject,
  compared: readonly ComparedSpread[],
): CandidateRow[] {
  const [costs, harms] = [costWords(cost, scenario.price), harmWords(harm)];
  const words = wordsOf(scenario.price?.currency);
  const own = new Set([costs.outcome, harms.outcome]);
  const isOther = (outcome: Outcome) => !own.has(outcome) && (others.has(outcome) || Object.hasOwn(scenario.limits ?? {}, outcome));
  return [
    measureRow(costs, titleOf(costs, words), false, today?.cost, chosen.cost),
    measureRow(costs, t`p95`, true, today?.p95Cost, chosen.p95Cost),
    measureRow(harms, titleOf(harms, words), false, today?.medianHarm, chosen.medianHarm),
    measureRow(harms, t`p95`, true, today?.harm, chosen.harm),
    ...compared.flatMap((each) => (isOther(each.outcome) ? otherRow(each, words) : [])),
  ];
}

type WordsOf = ReadonlyMap<string, OutcomeWords>;

const wordsOf = (currency: string | undefined): WordsOf =>
  new Map([...outcomeWords("queue", currency), ...outcomeWords("service", currency)].map((each) => [each.outcome, each]));

/** As the outcomes' own tables call it. */
const titleOf = ({ outcome, name }: MeasureWords, words: WordsOf): string =>
  outcome === null ? t`Price` : (words.get(outcome)?.name ?? name);

function measureRow(measure: MeasureWords, name: string, isPart: boolean, from: number | undefined, to: number): CandidateRow {
  return {
    name,
    isPart,
    today: from === undefined ? "–" : write(measure, from, to),
    value: write(measure, to, from),
    difference: from === undefined ? "–" : writeDifference(measure, from, to),
  };
}

function otherRow({ outcome, baseline, now }: ComparedSpread, words: WordsOf): CandidateRow[] {
  const each = words.get(outcome);
  const [from, to] = [baseline.median.value, now.median.value];
  if (!each || from === null || to === null) return [];
  const [before, after] = [each.round(from), each.round(to)];
  if (before === after) return [];
  const isPercent = each.unit === "%";
  const shown = (rounded: number) => (isPercent ? percents(each.writeInColumn(rounded)) : each.writeInColumn(rounded));
  const withUnit = (text: string) => (isPercent ? t`${text} points` : text);
  return [
    {
      name: each.name,
      isPart: false,
      today: shown(before),
      value: shown(after),
      difference: writeSigned({ plain: (amount) => each.writeInColumn(amount), withUnit }, cleanDifference(after, before)),
    },
  ];
}
