import type { Candidate } from "../../../engine/index";
import type { SearchState } from "../../store/search";
import { t } from "../../words/text";
import { casesOf } from "../chosen";
import { write, type MeasureWords } from "../../words/study/measureWords";

/** A candidate in one sentence, for people who do not see its mark. */
export function candidateSays(
  candidate: Candidate,
  { front, name, cost, harm }: { front: readonly Candidate[]; name(path: string): string; cost: MeasureWords; harm: MeasureWords },
): string {
  const place = front.findIndex(({ key }) => key === candidate.key);
  const where = place === -1 ? t`not on the front` : t`${place + 1} of ${front.length} on the front`;
  const values = candidate.differing.map(({ path, value }) => `${name(path)} ${value}`).join(", ");
  const numbers = t`${cost.name} ${write(cost, candidate.cost)}; ${harm.name} ${write(harm, candidate.medianHarm)} at the median, ${write(harm, candidate.harm)} at p95`;
  return `${values === "" ? t`today’s values` : values}; ${where}; ${numbers}.`;
}

/** What the figure says in place of marks, or over them; null: the marks say it all. */
export function stateSays({ status, found, failure, asked }: SearchState): string | null {
  const judged = found?.judged.length ?? 0;
  if (status === "failed") return failure === null ? t`The search failed.` : t`The search failed: ${failure}`;
  if (status === "none" && judged === 0) return t`Nothing is searched yet. Choose what may change, then begin the search.`;
  if (judged === 0)
    return status === "running"
      ? t`The first candidates run. A mark appears when one has run in all cases.`
      : t`The search stopped before a candidate had run in all cases.`;
  const { chosen, today } = found!;
  if (today === null) return t`Today’s manifest does not run, so there is nothing to compare with.`;
  if (chosen === null) return asked?.scenario.limits ? t`No candidate keeps all limits.` : null;
  if (chosen.key !== today.key) return null;
  if (status === "done") return t`Nothing beats today’s.`;
  return judged > 1 ? t`So far nothing beats today’s.` : null;
}

/** "40 runs" as far as the legend has room. */
export const casesSay = (asked: SearchState["asked"]): string => (asked === null ? t`on all runs` : t`on all ${casesOf(asked.study)} runs`);
