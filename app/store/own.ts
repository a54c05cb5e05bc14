import { firstScenario, type Scenario } from "../../engine/index";
import { openAgain, openScenario, useScenario, type ScenarioState } from "./scenario";
import { newDraft, ownOrWaiting, whoseOnceChanged, type OwnWork } from "./whose";

/** Opens the user's own work. */
export const openOwn = ({ scenario, origin, draft }: OwnWork): void => openAgain({ scenario, origin, whose: { is: "own", draft } });

/** Opens the user's own work that waits, else the page's first scenario. */
export function openWaiting(): void {
  const own = ownOrWaiting(useScenario.getState());
  if (own) openOwn(own);
  else openScenario(firstScenario, firstScenario, "page");
}

/** Shows another scenario of the same owner, such as the pinned one. */
export function exchangeScenario(scenario: Scenario): void {
  const { origin, whose } = useScenario.getState();
  openAgain({ scenario, origin, whose });
}

/** Gives the user's own work a new draft, because another tab has taken up the old one. */
export const takeNewDraft = (): void =>
  useScenario.setState(({ whose }) => {
    if (whose.is === "own") return { whose: { ...whose, draft: newDraft() } };
    return { whose: { ...whose, waiting: whose.waiting && { ...whose.waiting, draft: newDraft() } } };
  });

/** The user makes the present scenario their own without a change of what it runs. */
export const makeOwn = (change: Partial<Pick<ScenarioState, "scenario" | "origin">> = {}): void =>
  useScenario.setState(({ whose }) => ({ ...change, whose: whoseOnceChanged(whose) }));
