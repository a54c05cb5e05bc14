import type { LinkContent, Scenario } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { closeLesson, useLesson } from "../store/lesson";
import { isEditable } from "../store/mode";
import { openScenario, useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { bringBack, receive } from "./draft";
import { useNotice } from "./notice";
import { panelsIn } from "./panels";

/** Something to be shown in the place of what the page shows. */
export type Incoming = Pick<LinkContent, "scenario"> & Partial<LinkContent>;

/**
 * Shows what came from elsewhere. In the whole page one's own scenario, out of sight behind it, stays one press away; another form of
 * the page is somebody else's, and neither shows nor touches what this browser keeps.
 */
export function takeIn(incoming: Incoming, present: Scenario | null, cameWith: string): void {
  // What a lesson shows is nobody's own, whatever was changed in it.
  const mine = useLesson.getState().open ? null : present;
  if (isEditable()) offer(receive(mine, incoming.scenario), cameWith);
  closeLesson();
  show(incoming);
}

/** What it does not say of the panels stays as it is. */
export function show({ scenario, baseline = null, cursor = null, zoom = null, panels }: Incoming): void {
  openScenario(scenario);
  useBaseline.setState({ scenario: baseline, run: null });
  useView.setState({ cursor, zoom, greeted: true, ...(panels && panelsIn(panels)) });
}

/** `cameWith` ends the sentence "This scenario came with …". */
export function offer(own: Scenario | null, cameWith: string): void {
  if (!own) {
    useNotice.setState({ notice: null });
    return;
  }
  const back = () => {
    bringBack(useScenario.getState().scenario, own);
    show({ scenario: own, cursor: useView.getState().cursor });
    useNotice.setState({ notice: null });
  };
  useNotice.setState({
    notice: { text: `This scenario came with ${cameWith}. Your own is kept.`, action: { label: "Back to mine", run: back } },
  });
}
