import { isOfVpa, withCostDifference, type Comparison, type OutcomeDifference, type Price, type Workload } from "../../../engine/index";
import { failureWords } from "../names/failureWords";
import { leastShown, outcomeWords, type OutcomeWords } from "../names/outcomeWords";
import { cleanDifference } from "../numbers";
import { t } from "../text";
import { percents } from "../numbers";

export interface OutcomeLine {
  outcome: OutcomeDifference["outcome"];
  /** True for a part of the outcome above it: the requests that failed for one reason. */
  isPart: boolean;
  name: string;
  definition: string;
  baseline: string;
  now: string;
  /** "same", "−0.542", or "under 1" if the difference is less than the last digit shown. */
  difference: string;
  /** True if both runs show the same number. */
  same: boolean;
}

/**
 * One row for each outcome that the runs have, and below the failed requests one for each of their reasons. If one of the runs is a service,
 * both get the words for a service. `price`: of the present run; it holds for both.
 */
export function outcomeLines(
  { outcomes: ofRuns, failures }: Pick<Comparison, "outcomes" | "failures">,
  kinds: readonly Workload["kind"][],
  price?: Price,
): OutcomeLine[] {
  const outcomes = withCostDifference(ofRuns, price);
  return outcomeWords(kinds.every((kind) => kind === "queue") ? "queue" : "service", price?.currency).flatMap((words) => {
    const found = outcomes.find(({ outcome }) => outcome === words.outcome);
    const isEmpty = found?.outcome === "requestsRetried" && found.baseline === 0 && found.now === 0;
    const isNowhere = isOfVpa(words.outcome) && found?.baseline === null && found.now === null;
    if (!found || isEmpty || isNowhere) return [];
    const line = { ...values(found, words), outcome: words.outcome, isPart: false, name: nameOf(words), definition: words.definition };
    if (words.outcome !== "requestsFailed") return [line];
    const parts = failures.map(({ reason, ...both }) => ({ ...line, ...values(both, words), ...failureWords[reason], isPart: true }));
    return [line, ...parts];
  });
}

/** The outcomes that changed, each with its parts, and those that are the same. An outcome changed if one of its parts did. */
export function byChange(lines: readonly OutcomeLine[]): { changed: OutcomeLine[]; same: OutcomeLine[] } {
  const differing = new Set(lines.filter((line) => !line.same).map(({ outcome }) => outcome));
  return {
    changed: lines.filter(({ outcome }) => differing.has(outcome)),
    same: lines.filter(({ outcome }) => !differing.has(outcome)),
  };
}

/** "10 others are the same, 0 failed requests among them" */
export function sameWords(same: readonly OutcomeLine[], all: boolean): string {
  const outcomes = same.filter(({ isPart }) => !isPart);
  const count = outcomes.length;
  const words = all ? t`All ${count} are the same` : count === 1 ? t`1 other is the same` : t`${count} others are the same`;
  const failed = outcomes.find(({ outcome }) => outcome === "requestsFailed");
  return failed ? t`${words}, ${failed.now} failed requests among them` : words;
}

function nameOf({ outcome, name, unit }: OutcomeWords): string {
  const inName = unit !== "" && unit !== "%" && outcome !== "podHours";
  return inName ? `${name}, ${unit.replace("-", "‑")}` : name;
}

function values({ baseline, now }: Pick<OutcomeDifference, "baseline" | "now">, words: OutcomeWords) {
  const { unit, round, writeInColumn } = words;
  const cell = (value: number | null) =>
    value === null ? "–" : unit === "%" ? percents(writeInColumn(round(value))) : writeInColumn(round(value));
  return {
    baseline: cell(baseline),
    now: cell(now),
    difference: baseline === now ? t`same` : baseline === null || now === null ? "–" : differenceText(baseline, now, words),
    same: cell(baseline) === cell(now),
  };
}

/** The difference of the two shown numbers. If these are equal, the runs differ by less than the last digit. */
function differenceText(baseline: number, now: number, { outcome, round, writeInColumn, unit }: OutcomeWords): string {
  const difference = cleanDifference(round(now), round(baseline));
  const points = (text: string) => (unit === "%" ? t`${text} points` : text);
  if (difference === 0) return t`under ${points(leastShown(outcome))}`;
  return `${difference < 0 ? "−" : "+"}${points(writeInColumn(Math.abs(difference)))}`;
}
