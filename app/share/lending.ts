import { settleEntry } from "../store/arrival";
import { useBaseline } from "../store/baseline";
import { closeLesson, useLesson } from "../store/lesson";
import { openAgain, openScenario, useScenario } from "../store/scenario";
import { useTabs } from "../store/tabs";
import { useView } from "../store/view";
import type { TimeRange } from "../run/timeRange";
import type { Scenario } from "../../engine/index";
import { withoutAsked } from "./addresses";
import { show } from "./incoming";
import { useNotice } from "./notice";

/** What a lesson shows in the page. */
interface Lent {
  scenario: Scenario;
  cursor: number | null;
  zoom: TimeRange | null;
}

/** Brings back what the page showed before the lesson. */
let before: (() => void) | null = null;

/** Shows a lesson's scenario. What the page showed before the first lesson comes back when the lesson is closed. */
export function lend(lent: Lent): void {
  if (useLesson.getState().open === null) {
    settleEntry();
    before = wayBack();
  }
  show(lent, () => openScenario(lent.scenario, lent.scenario, "lesson"));
  useNotice.setState({ notice: null });
}

/** Leaves the lesson. The browser's Back leads to it again. */
export function takeBack(): void {
  history.pushState(null, "", withoutAsked());
  closeLesson();
  before?.();
  before = null;
}

function wayBack(): () => void {
  const { scenario, origin, whose } = useScenario.getState();
  const { scenario: baseline } = useBaseline.getState();
  const { cursor, zoom } = useView.getState();
  const { tab, rightTab } = useTabs.getState();
  const { notice } = useNotice.getState();
  return () => {
    show({ scenario, baseline, cursor, zoom }, () => openAgain({ scenario, origin, whose }));
    useTabs.setState({ tab, rightTab });
    useNotice.setState({ notice });
  };
}
