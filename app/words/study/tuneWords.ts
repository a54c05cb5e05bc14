/** What a search found, in the sentences of a terminal. */
import type { Candidate, OpenStudy } from "../../../engine/index";
import { plural, t } from "../text";

export interface SearchedCounts {
  fields: number;
  combinations: number;
  runs: number;
  /** Candidates that ran in all cases. */
  judged: number;
  cases: number;
}

export function searchedWords({ fields, combinations, runs, judged, cases }: SearchedCounts, { study }: OpenStudy): string {
  const [tried, ran] = [plural(judged, "candidate"), casesWords(study)];
  return t`${plural(fields, "field")}, ${plural(combinations, "combination")}, ${plural(runs, "run")}. ${tried} ran in all ${cases} cases: ${ran}.`;
}

/** `variations` as the command line takes them: "load=1.2". */
function casesWords({ seeds, variations }: OpenStudy["study"]): string {
  if (variations.length === 0) return t`${seeds} seeds`;
  return t`${seeds} seeds, each as it is and with ${variations.map(({ kind, amount }) => `${kind}=${amount}`).join(", ")}`;
}

export const stoppedEarlyWords = (): string => t`The search stopped early: this is what it had found.`;
export const noneJudgedWords = (): string => t`No candidate has run in all cases.`;
export const breaksWords = (): string => t`breaks`;
export const differsWords = (): string => t`differs from today's`;
export const todaysWords = (): string => t`today's`;
export const nothingServedWords = (): string => t`nothing served`;
export const groundsHead = (): string => t`What these numbers rest on:`;

export function frontWords(hasKnee: boolean): string {
  const front = t`The front: no candidate costs less without more harm. Cost counts at the median, harm at p95. * chosen, = today's`;
  return hasKnee ? t`${front}, ^ the knee: where the front bends most.` : `${front}.`;
}

/** Which candidate is chosen, and why. `limits`: whether the scenario has some. */
export function chosenWords(
  { chosen, today, knee }: Record<"chosen" | "today" | "knee", Candidate | null>,
  { limits }: { limits: boolean },
): string {
  if (today === null && chosen === null) return t`Today's manifest did not run in all cases, so no candidate is chosen.`;
  if (chosen === null) return t`No candidate of the front keeps all limits in 95% of the cases.`;
  if (chosen.key === today?.key)
    return limits
      ? t`Nothing beats today's manifest: no candidate keeps all limits and costs less.`
      : t`Nothing beats today's manifest: no candidate costs less without more harm.`;
  const rule = limits
    ? t`Chosen is the cheapest that keeps all limits.`
    : chosen.key === knee?.key
      ? t`Chosen is the knee, which does no more harm than today's.`
      : t`Chosen is the cheapest that does no more harm than today's.`;
  return chosen.against === null ? rule : `${rule} ${againstWords(chosen.against)}`;
}

/** Case by case against today's. */
const againstWords = ({ cases, cheaper, dearer, lessHarm, moreHarm }: NonNullable<Candidate["against"]>): string =>
  t`Against today's it is cheaper in ${cheaper} and dearer in ${dearer} of ${cases} cases; it does less harm in ${lessHarm} and more in ${moreHarm}.`;

/** A value of the form that the chosen candidate changes. */
export const setBesideWords = (field: string, value: string, today: string): string =>
  t`Set ${field} of the pods to ${value}; it is ${today}, and not in this manifest.`;
