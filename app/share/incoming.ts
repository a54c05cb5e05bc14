import { firstScenario, isSameScenario } from "../../engine/index";
import type { LinkContent, Scenario } from "../../engine/index";
import { keepArrival, type Arrival } from "../store/arrival";
import { useBaseline } from "../store/baseline";
import { closeEvidence } from "../store/evidence";
import { closeLesson, useLesson } from "../store/lesson";
import { isEditable } from "../store/mode";
import { openOwn } from "../store/own";
import { openAgain, openScenario, useScenario } from "../store/scenario";
import { useTabs } from "../store/tabs";
import { useView } from "../store/view";
import { newWork, ownOrWaiting, type OwnWork, type ShownScenario } from "../store/whose";
import { currentLayout } from "../ui/layout";
import { t } from "../words/text";
import { arrivalWords } from "./arrivalWords";
import { atHand, forgetReplaced, replacedBy, saveDraft } from "./draft";
import { useNotice, type WayBack } from "./notice";
import { panelsIn } from "./panels";

/** A scenario to show instead of the present one. */
export type Incoming = Pick<LinkContent, "scenario"> & Partial<LinkContent>;

/** Whether a scenario that came like this is the user's own at once. What others made stays theirs until the user changes it. */
const isUsers: Readonly<Record<Arrival["from"], boolean>> = {
  link: false,
  library: false,
  address: false,
  evidence: true,
  file: true,
  browser: true,
  paste: true,
  new: false,
  assistant: false,
};

/**
 * Shows a scenario that came from elsewhere. In the whole page it replaces the user's own work, and a notice offers the way back. Other
 * forms of the page belong to someone else, so they neither show nor change what this browser keeps. `work`: the scenario is this work.
 */
export function takeIn(incoming: Incoming, arrival: Arrival, work?: OwnWork): void {
  const before = useScenario.getState();
  const { scenario } = incoming;
  const isKnown = isShown(scenario);
  // What the library and the page itself make comes with claims that are tested anew.
  const { rules, ...content } = incoming;
  const shown = arrival.from === "library" || rules === undefined ? content : incoming;
  closeLesson();
  if (!isEditable()) show(shown);
  else {
    const mine = ownOrWaiting(before);
    const unkept = mine !== null && !saveDraft(mine);
    if (unkept) useNotice.setState({ kept: false });
    const own = work ?? (mine && isSameScenario(mine.scenario, scenario) ? mine : isUsers[arrival.from] ? newWork(scenario) : null);
    show(shown, () => (own ? openOwn(own) : openScenario(scenario)));
    offer(own && own.draft === mine?.draft ? replacedBy(own) : mine, arrival, unkept);
    if (before.whose.is === "lent" && isBrought(arrival)) offerUndo(before, arrival, mine !== null);
  }
  if (!isKnown) showDecision(incoming);
}

/** Begins with the page's first run again, without its name. The user's own work stays a draft, and a notice leads back to it. */
export function startNew(): void {
  takeIn({ scenario: { ...firstScenario, name: "" } }, { from: "new" });
  keepArrival({ from: "new" });
}

/** Whether the user brought it to the page themselves, or their assistant did, so that they see where it went. */
const isBrought = ({ from }: Arrival): boolean => from === "paste" || from === "file" || from === "assistant";

/** What was lent has no draft to come back to, so the way back leads to what the page showed. A lesson that was left stays left. */
function offerUndo({ scenario, origin, whose }: ShownScenario, arrival: Arrival, keepsOwn: boolean): void {
  if (whose.is === "lent" && whose.by === "lesson") return;
  const { notice } = useNotice.getState();
  const back: WayBack = { label: t`Undo`, to: "shown", work: { scenario, origin, whose } };
  useNotice.setState({ notice: { text: notice?.text ?? arrivalWords(arrival, keepsOwn), back } });
}

/** True for the present scenario and for the user's own. The page's first scenario is nobody's. */
function isShown(scenario: Scenario): boolean {
  const state = useScenario.getState();
  const isFirst = state.whose.is === "lent" && state.whose.by === "page";
  const mine = ownOrWaiting(state);
  return (!isFirst && isSameScenario(state.scenario, scenario)) || (mine !== null && isSameScenario(mine.scenario, scenario));
}

/**
 * Where one pane holds all tabs, a link to a decision shows that decision, although its sender had a form open beside it. A reload of the
 * page's own address keeps the open tab.
 */
function showDecision({ cursor = null }: Incoming): void {
  const { tab } = useTabs.getState();
  const opensForm = tab === "workload" || tab === "cluster";
  if (cursor !== null && opensForm && currentLayout() !== "wide") useTabs.setState({ tab: null });
}

/** Panels that `incoming` does not mention stay as they are. Someone lends the scenario, unless `open` opens it as another's. */
export function show(
  { scenario, baseline = null, cursor = null, zoom = null, panels, rules }: Incoming,
  open: () => void = () => openScenario(scenario),
): void {
  closeEvidence();
  useNotice.setState({ corrected: rules !== undefined });
  open();
  useBaseline.setState({ scenario: baseline, aside: null, run: null });
  useView.setState({ cursor, zoom });
  if (!panels) return;
  const { tab, rightTab, tables, hidden } = panelsIn(panels);
  useTabs.setState({ tab, rightTab });
  useView.setState({ tables, hidden });
}

/** Says where the present scenario came from, and offers the way back to the user's own. */
export function offer(own: OwnWork | null, arrival: Arrival, unkept = false): void {
  if (!own) {
    useNotice.setState({ notice: null });
    return;
  }
  useNotice.setState({
    notice: {
      text: unkept ? t`This browser could not keep your own scenario because its storage is full or blocked.` : arrivalWords(arrival, true),
      back: { label: t`Back to mine`, to: "own", work: own },
      ...(!unkept && { arrival: arrival.from }),
    },
  });
}

/** Follows the way back that a notice offers. */
export function goBack(back: WayBack): void {
  if (back.to === "shown") showAgain(back.work.scenario, () => openAgain(back.work));
  else {
    const own = atHand(back.work);
    forgetReplaced(own);
    if (back.to === "own") showAgain(own.scenario, () => openOwn(own));
    else openOwn(own);
  }
  useNotice.setState({ notice: null });
}

function showAgain(scenario: Scenario, open: () => void): void {
  show({ scenario, cursor: useView.getState().cursor }, open);
  // The entry of a lesson knows that it is one.
  if (useLesson.getState().open === null) keepArrival(null);
}
