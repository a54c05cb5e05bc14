import type { LinkContent, Scenario } from "../../engine/index";
import { keepArrival, type Arrival } from "../store/arrival";
import { useBaseline } from "../store/baseline";
import { closeEvidence } from "../store/evidence";
import { closeLesson, useLesson } from "../store/lesson";
import { isEditable } from "../store/mode";
import { openScenario, useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { currentLayout } from "../ui/layout";
import { t } from "../ui/text";
import { arrivalWords } from "./arrivalWords";
import { bringBack, isSame, ownOrigin, receive } from "./draft";
import { useNotice, type WayBack } from "./notice";
import { panelsIn } from "./panels";

/** A scenario to show instead of the present one. */
export type Incoming = Pick<LinkContent, "scenario"> & Partial<LinkContent>;

/**
 * Shows a scenario that came from elsewhere. In the whole page it replaces the user's own scenario, and a notice offers the way back. Other
 * forms of the page belong to someone else, so they neither show nor change what this browser keeps.
 */
export function takeIn(incoming: Incoming, present: Scenario | null, arrival: Arrival): void {
  // A lesson's scenario is not the user's own, even if the user changed it.
  const mine = useLesson.getState().open ? null : present;
  const { own, origin, unkept } = isEditable() ? receive(mine, incoming.scenario) : { own: null, origin: incoming.scenario, unkept: false };
  if (isEditable()) offer(own, arrival, unkept);
  closeLesson();
  // What the library and the page itself make comes with claims that are tested anew.
  const { rules, ...content } = incoming;
  show(arrival.from === "library" || rules === undefined ? content : incoming, origin);
  if (!present || !isSame(present, incoming.scenario)) showDecision(incoming);
}

/**
 * Where one pane holds all tabs, a link to a decision shows that decision, although its sender had a form open beside it. A reload of the
 * page's own address keeps the open tab.
 */
function showDecision({ cursor = null }: Incoming): void {
  const { tab } = useView.getState();
  const opensForm = tab === "workload" || tab === "cluster";
  if (cursor !== null && opensForm && currentLayout() !== "wide") useView.setState({ tab: null });
}

/** Panels that `incoming` does not mention stay as they are. */
export function show({ scenario, baseline = null, cursor = null, zoom = null, panels, rules }: Incoming, origin = scenario): void {
  closeEvidence();
  useNotice.setState({ corrected: rules !== undefined });
  openScenario(scenario, origin);
  useBaseline.setState({ scenario: baseline, run: null });
  useView.setState({ cursor, zoom, ...(panels && panelsIn(panels)) });
}

/** Says where the present scenario came from, and offers the way back to the user's own. */
export function offer(own: Scenario | null, arrival: Arrival, unkept = false): void {
  if (!own) {
    useNotice.setState({ notice: null });
    return;
  }
  useNotice.setState({
    notice: {
      text: unkept ? t`This browser could not keep your own scenario because its storage is full or blocked.` : arrivalWords(arrival),
      back: { label: t`Back to mine`, to: "own", scenario: own, origin: ownOrigin(own) },
    },
  });
}

/** Follows the way back that a notice offers. */
export function goBack({ to, scenario, origin }: WayBack): void {
  if (to === "own") {
    bringBack(useScenario.getState().scenario, scenario);
    show({ scenario, cursor: useView.getState().cursor }, origin);
    keepArrival(null);
  } else openScenario(scenario, origin);
  useNotice.setState({ notice: null });
}
