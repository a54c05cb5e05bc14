import { hasSameRun, stepAt, type Scenario } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { exchangeScenario } from "../store/own";
import { setParts, useScenario, type ScenarioState } from "../store/scenario";
import { useTrace, type TraceState } from "../store/trace";
import { closeTune } from "../store/tune";
import { useView } from "../store/view";
import { reveal } from "../store/zoom";
import { currentLayout } from "../ui/layout";
import { t } from "../words/text";
import { useTabs } from "../store/tabs";

/** Says in one sentence why the present run cannot be a baseline; null if it can. */
export function unpinnable({ run, stale, problems, failure }: TraceState): string | null {
  if (problems.some(({ severity }) => severity === "error")) return t`The manifest is not valid, so there is no run.`;
  if (failure !== null) return t`This scenario was not simulated.`;
  return stale || run === null ? t`This scenario has not run.` : null;
}

/** Pins the present scenario and opens the comparison. */
export function pin(): void {
  if (unpinnable(useTrace.getState()) !== null) return;
  useBaseline.setState({ scenario: useScenario.getState().scenario, aside: null });
  showComparison();
}

/** What the present scenario was before its first change; null if its run is still the same. */
export const unchanged = ({ scenario, origin }: ScenarioState): Scenario | null => (hasSameRun(origin, scenario) ? null : origin);

/** Pins what the present scenario was before its first change, and opens the comparison. */
export function pinUnchanged(): void {
  const before = unchanged(useScenario.getState());
  if (before === null) return pin();
  useBaseline.setState({ scenario: before, aside: null });
  showComparison();
}

/**
 * Changes the present scenario and opens the comparison, so that it says what the change does. What a person pinned stays the baseline; if
 * nothing is pinned, the scenario before the change is.
 */
export function tryChange(parts: Partial<Scenario>): void {
  if (unpinnable(useTrace.getState()) !== null) return;
  const { scenario, aside } = useBaseline.getState();
  if (scenario ?? aside) compare();
  else {
    pin();
    useBaseline.setState(({ scenario: tried }) => ({ tried }));
  }
  setParts(parts);
}

/** Opens the comparison, with the run that was pinned before the user went back to exploring. */
export function compare(): void {
  const { scenario, aside } = useBaseline.getState();
  if (scenario === null && aside !== null) useBaseline.setState({ scenario: aside, aside: null });
  showComparison();
}

/** Leads back to the run alone. What is pinned is put aside for the next comparison. */
export function explore(): void {
  closeTune();
  const { scenario } = useBaseline.getState();
  if (scenario !== null) useBaseline.setState({ scenario: null, aside: scenario });
  useTabs.setState(({ tab, rightTab }) => ({
    tab: tab === "compare" ? null : tab,
    rightTab: rightTab === "compare" ? "decision" : rightTab,
  }));
}

/** Pins the run, or opens the comparison if a run is already pinned. */
export function pinOrCompare(): void {
  const { scenario, aside } = useBaseline.getState();
  if (scenario === null && aside === null) pin();
  else compare();
}

export const unpin = () => useBaseline.setState({ scenario: null, aside: null });

/** Exchanges the baseline and the page's scenario. */
export function swap(): void {
  const { scenario: pinned } = useBaseline.getState();
  const { scenario } = useScenario.getState();
  if (!pinned || unpinnable(useTrace.getState()) !== null) return;
  // The baseline changes first, so that the worker still has its run.
  useBaseline.setState({ scenario });
  exchangeScenario(pinned);
}

/** Moves the cursor to the last sync at or before a second. The open tab stays open. */
export function lookAt(second: number): void {
  const { run } = useTrace.getState();
  const cursor = run?.steps.at[Math.max(0, stepAt(run.steps.at, second))];
  if (cursor === undefined) return;
  useView.setState({ cursor });
  reveal(cursor);
}

/** Moves the cursor to where the runs first diverge, and opens the comparison. Does nothing while they do not diverge. */
export function goToDivergence(): void {
  const at = useBaseline.getState().comparison?.divergence?.at;
  if (at === undefined) return;
  lookAt(at);
  showComparison();
}

/** Tune has no place for the comparison, so it closes. */
export const showComparison = () => {
  closeTune();
  useTabs.setState(currentLayout() === "wide" ? { rightTab: "compare" } : { tab: "compare" });
};
