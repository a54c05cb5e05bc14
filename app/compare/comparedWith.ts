/** What the present run is compared with: a pinned run, the same under another release, or a candidate of the search for better settings. */
import { decisive, hasSameRun, type Scenario } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { exchangeScenario } from "../store/own";
import { useScenario, writeParts } from "../store/scenario";
import { useSearch, type SearchState, type SearchSubject, type ShownCandidate } from "../store/search";
import { closeTune, openTune } from "../store/tune";
import { showComparison } from "./pin";
import { compareReleases, goBack, upgradeBetween, upgradeOf } from "./upgrade";

export type ComparedWith = "pinned" | "version" | "candidate";

export const comparedWith = (pinned: Scenario | null, present: Scenario, search: SearchState): ComparedWith => {
  if (upgradeBetween(pinned, present)?.of === "kubernetes") return "version";
  return isCandidate(pinned, present, search) ? "candidate" : "pinned";
};

/** Both are what the search had: its scenario is pinned, and the candidate is open as now. */
const isCandidate = (pinned: Scenario | null, present: Scenario, { asked, shown }: SearchState): boolean =>
  pinned !== null && asked !== null && shown !== null && hasSameRun(pinned, asked.scenario) && hasSameRun(present, shown.scenario);

/** Opens the candidate as the page's run, beside the scenario that was searched. */
export function openAsNow({ scenario }: SearchSubject, shown: ShownCandidate): void {
  writeParts(Object.fromEntries(decisive.map((part) => [part, shown.scenario[part]])));
  closeTune();
  useBaseline.setState({ scenario });
  showComparison();
}

/**
 * Compares with another thing. First the page's scenario is what it was before the last choice. A run that was pinned waits, and comes back
 * with its own choice. Without a candidate of this scenario the choice leads to the search.
 */
export function compareWith(choice: ComparedWith): void {
  const waiting = leave();
  const { scenario } = useScenario.getState();
  if (choice === "pinned") {
    useBaseline.setState({ scenario: waiting, aside: null });
    return showComparison();
  }
  const { asked, shown } = useSearch.getState();
  const upgrade = upgradeOf(scenario);
  if (choice === "version" && upgrade) compareReleases(upgrade.from, upgrade.to);
  else if (choice === "candidate" && asked && shown && hasSameRun(asked.scenario, scenario)) openAsNow(asked, shown);
  else if (choice === "candidate") openTune();
  useBaseline.setState({ aside: waiting });
}

/** Ends the present comparison, and returns the pinned run that waits for its choice. */
function leave(): Scenario | null {
  const { scenario: pinned, aside } = useBaseline.getState();
  const { scenario } = useScenario.getState();
  const upgrade = upgradeBetween(pinned, scenario);
  if (upgrade?.of === "kubernetes") goBack(upgrade);
  else if (pinned !== null && isCandidate(pinned, scenario, useSearch.getState())) {
    // The baseline changes first, so that the worker still has its run.
    useBaseline.setState({ scenario: null });
    exchangeScenario(pinned);
  } else return pinned ?? aside;
  return aside;
}
