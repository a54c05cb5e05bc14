import { outcomeKinds, type Comparison, type OutcomeDifference, type Workload } from "../../engine/index";
import { failureWords } from "../ui/failureWords";
import { leastShown, outcomeWords, type OutcomeWords } from "../ui/outcomeWords";
import { t } from "../ui/text";

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
  same: boolean;
}

/**
 * One row for each outcome that the runs have, and below the failed requests one for each of their reasons. If one of the runs is a service,
 * both get the words for a service.
 */
export function outcomeLines(
  { outcomes, failures }: Pick<Comparison, "outcomes" | "failures">,
  kinds: readonly Workload["kind"][],
): OutcomeLine[] {
  return outcomeWords(kinds.every((kind) => kind === "queue") ? "queue" : "service").flatMap((words) => {
    const found = outcomes.find(({ outcome }) => outcome === words.outcome);
    const isEmpty = found?.outcome === "requestsRetried" && found.baseline === 0 && found.now === 0;
    if (!found || isEmpty) return [];
    const line = { ...values(found, words), outcome: words.outcome, isPart: false, name: nameOf(words), definition: words.definition };
    if (words.outcome !== "requestsFailed") return [line];
    const parts = failures.map(({ reason, ...both }) => ({ ...line, ...values(both, words), ...failureWords[reason], isPart: true }));
    return [line, ...parts];
  });
}

function nameOf({ outcome, name, unit }: OutcomeWords): string {
  const inName = unit !== "" && unit !== "%" && outcome !== "podHours";
  return inName ? `${name}, ${unit.replace("-", "‑")}` : name;
}

function values({ baseline, now }: Pick<OutcomeDifference, "baseline" | "now">, words: OutcomeWords) {
  const { unit, write } = words;
  const cell = (value: number | null) => (value === null ? "–" : `${write(value)}${unit === "%" ? "%" : ""}`);
  return {
    baseline: cell(baseline),
    now: cell(now),
    difference: baseline === now ? t`same` : baseline === null || now === null ? "–" : differenceText(baseline, now, words),
    same: baseline === now,
  };
}

/** The difference of the two shown numbers. If these are equal, the runs differ by less than the last digit. */
function differenceText(baseline: number, now: number, { outcome, round, writeRounded, unit }: OutcomeWords): string {
  const difference = Number((round(now) - round(baseline)).toFixed(outcomeKinds[outcome].decimals));
  const points = (text: string) => (unit === "%" ? t`${text} points` : text);
  if (difference === 0) return t`under ${points(leastShown(outcome))}`;
  return `${difference < 0 ? "−" : "+"}${points(writeRounded(Math.abs(difference)))}`;
}
