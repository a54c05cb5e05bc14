import { hasSameRun } from "../../../engine/index";
import type { Scenario } from "../../../engine/index";
import { useScenario } from "../../store/scenario";
import { useSearch, type SearchState } from "../../store/search";
import { t } from "../../words/text";
import { shownOf } from "../chosen";
import { useIsOfBefore } from "./studyNow";

/** Marks results that an edit has overtaken; they stay until the next search. */
export function OfBefore() {
  const isJudged = useSearch(({ found }) => (found?.judged.length ?? 0) > 0);
  const present = useScenario(({ scenario }) => scenario);
  const says = useSearch((search) => editSays(search, present));
  if (!useIsOfBefore() || !isJudged) return null;
  return (
    <p className="of-before" role="status">
      {says}
    </p>
  );
}

/** What differs between the scenario of the page and that of the search. */
export function editSays(search: SearchState, present: Scenario): string {
  const { asked, found } = search;
  if (asked && isSameGood(present, asked.study, asked.scenario)) {
    const shown = shownOf(search);
    if (shown && shown.key !== found?.today?.key && hasSameRun(present, shown.scenario)) {
      return t`This candidate is in the manifest now. Today is what was before.`;
    }
    const { seed } = asked.scenario;
    if (present.seed !== seed && hasSameRun({ ...present, seed }, asked.scenario)) {
      return t`The page shows seed ${present.seed}. The search’s seeds begin at ${seed}.`;
    }
  }
  return t`These results are from before your edit. Search again for the scenario as it is now.`;
}

/** The usual study follows the manifest's values, so it does not count as an edit. */
const isSameGood = (present: Scenario, study: Scenario["study"], { limits, price }: Scenario): boolean =>
  (present.study === undefined || written(present.study) === written(study)) &&
  written(present.limits) === written(limits) &&
  written(present.price) === written(price);

const written = (value: unknown): string => JSON.stringify(value ?? null);
