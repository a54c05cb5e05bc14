import { useBaseline } from "../store/baseline";
import { closeLesson, useLesson } from "../store/lesson";
import { useScenario } from "../store/scenario";
import { useView, type TimeRange } from "../store/view";
import type { Scenario } from "../../engine/index";
import { receive } from "./draft";
import { show } from "./incoming";
import { useNotice } from "./notice";

/** What a lesson shows in the page. */
export interface Lent {
  scenario: Scenario;
  cursor: number | null;
  zoom: TimeRange | null;
}

/** Brings back what the page showed before the lesson. */
let before: (() => void) | null = null;

/**
 * Shows a lesson's scenario. The scenario from before the first lesson comes back when the lesson is closed. The browser keeps it as it
 * keeps a scenario that a link replaced, so that it survives a closed page.
 */
export function lend(lent: Lent): void {
  const first = useLesson.getState().open === null;
  if (first) before = wayBack();
  receive(first ? useScenario.getState().scenario : null, lent.scenario);
  show(lent);
  useNotice.setState({ notice: null });
}

export function takeBack(): void {
  closeLesson();
  before?.();
  before = null;
}

function wayBack(): () => void {
  const { scenario, origin } = useScenario.getState();
  const { scenario: baseline } = useBaseline.getState();
  const { cursor, zoom, tab, rightTab } = useView.getState();
  const { notice } = useNotice.getState();
  return () => {
    receive(null, scenario);
    show({ scenario, baseline, cursor, zoom }, origin);
    useView.setState({ tab, rightTab });
    useNotice.setState({ notice });
  };
}
