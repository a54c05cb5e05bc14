import { stepAt } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { openScenario, useScenario } from "../store/scenario";
import { useTrace, type TraceState } from "../store/trace";
import { useView } from "../store/view";
import { reveal } from "../store/zoom";
import { currentLayout } from "../ui/layout";
import { t } from "../ui/text";

/** Why the present run cannot be a baseline, in one sentence; null if it can. */
export function unpinnable({ run, stale, problems, failure }: TraceState): string | null {
  if (problems.some(({ severity }) => severity === "error")) return t`The manifest is not valid, so there is no run.`;
  if (failure !== null) return t`This scenario was not simulated.`;
  return stale || run === null ? t`This scenario has not run.` : null;
}

/** Pins the scenario as it is, and shows the comparison. */
export function pin(): void {
  if (unpinnable(useTrace.getState()) !== null) return;
  useBaseline.setState({ scenario: useScenario.getState().scenario });
  showComparison();
}

/** Pins the run, or leads to the comparison if a run is pinned. */
export const compare = () => (useBaseline.getState().scenario ? showComparison() : pin());

export const unpin = () => useBaseline.setState({ scenario: null });

/** The baseline becomes the page's scenario, and that the baseline. */
export function swap(): void {
  const { scenario: pinned } = useBaseline.getState();
  const { scenario, origin } = useScenario.getState();
  if (!pinned || unpinnable(useTrace.getState()) !== null) return;
  // First, so that its run is still at hand in the worker.
  useBaseline.setState({ scenario });
  openScenario(pinned, origin);
}

/** Moves the cursor to the reconcile that holds at a second; the open tab stays in front. */
export function lookAt(second: number): void {
  const { run } = useTrace.getState();
  const cursor = run?.steps.at[Math.max(0, stepAt(run.steps.at, second))];
  if (cursor === undefined) return;
  useView.setState({ cursor, greeted: true });
  reveal(cursor);
}

export function openBothDecisions(second: number): void {
  lookAt(second);
  useView.setState(currentLayout() === "wide" ? { decisionOf: "both", rightTab: "decision" } : { decisionOf: "both", tab: "decision" });
}

const showComparison = () => useView.setState(currentLayout() === "wide" ? { rightTab: "compare" } : { tab: "compare" });
