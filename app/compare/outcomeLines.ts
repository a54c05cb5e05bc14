import { outcomeKinds, type OutcomeDifference, type Workload } from "../../engine/index";
import { leastShown, outcomeWords, type OutcomeWords } from "../ui/outcomeWords";
import { t } from "../ui/text";

export interface OutcomeLine {
  outcome: OutcomeDifference["outcome"];
  name: string;
  definition: string;
  baseline: string;
  now: string;
  /** "same", "−0.542", or "under 1" if the difference is less than the last digit shown. */
  difference: string;
  same: boolean;
}

/** One row for each outcome that the runs have. If one of the runs is a service, both get the words for a service. */
export function outcomeLines(outcomes: readonly OutcomeDifference[], kinds: readonly Workload["kind"][]): OutcomeLine[] {
  return outcomeWords(kinds.every((kind) => kind === "queue") ? "queue" : "service").flatMap((words) => {
    const found = outcomes.find(({ outcome }) => outcome === words.outcome);
    return found ? [outcomeLine(found, words)] : [];
  });
}

function outcomeLine({ baseline, now }: OutcomeDifference, words: OutcomeWords): OutcomeLine {
  const { name, definition, unit, write } = words;
  const inName = unit !== "" && unit !== "%" && words.outcome !== "podHours";
  const cell = (value: number | null) => (value === null ? "–" : `${write(value)}${unit === "%" ? "%" : ""}`);
  return {
    outcome: words.outcome,
    name: inName ? `${name}, ${unit.replace("-", "‑")}` : name,
    definition,
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
