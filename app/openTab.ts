import { useBaseline } from "./store/baseline";
import { type RightTab, type Tab, useTabs } from "./store/tabs";
import { t } from "./words/text";

export const leftTabs: { id: Tab; label: string }[] = [
  { id: "manifest", label: t`Manifest` },
  { id: "workload", label: t`Workload` },
  { id: "cluster", label: t`Cluster` },
];
export const rightTabs: { id: RightTab; label: string }[] = [
  { id: "decision", label: t`Decision` },
  { id: "outcome", label: t`Run` },
  { id: "kubectl", label: "kubectl" },
];
/** While a run is pinned, and as long as the comparison is open, it replaces the outcomes, because it shows those of both runs. */
export const pinnedTabs: typeof rightTabs = [
  { id: "compare", label: t`Compare` },
  { id: "decision", label: t`Decision` },
  { id: "kubectl", label: "kubectl" },
];
/** In a lesson there is no decision tab, because the lesson's text says what was decided. */
export const lessonTabs: typeof leftTabs = [
  { id: "lesson", label: t`Lesson` },
  { id: "manifest", label: t`Manifest` },
  { id: "workload", label: t`Workload` },
];
export const lessonPhoneTabs: typeof leftTabs = [
  { id: "lesson", label: t`Lesson` },
  { id: "charts", label: t`Charts` },
  ...lessonTabs.slice(1),
];
/** While Tune is open. With one pane for both columns four tabs fit in one row; a phone has the candidate under the front. */
export const tuneTabs: typeof leftTabs = [...leftTabs, { id: "study", label: t`Study` }];
export const tuneRightTabs: typeof rightTabs = [
  { id: "candidate", label: t`Candidate` },
  { id: "decision", label: t`Decision` },
  { id: "outcome", label: t`Run` },
];
export const tuneOnePaneTabs: typeof leftTabs = [
  { id: "study", label: t`Study` },
  { id: "candidate", label: t`Candidate` },
  { id: "manifest", label: t`Manifest` },
  { id: "workload", label: t`Workload` },
];
export const tunePhoneTabs: typeof leftTabs = [
  { id: "study", label: t`Study` },
  { id: "front", label: t`Front` },
  { id: "matters", label: t`What matters` },
  { id: "manifest", label: t`Manifest` },
];
/** `place` is where the open one of these tabs is kept. */
export function useRightTabs(place: "tab" | "rightTab"): typeof rightTabs {
  const pinned = useBaseline(({ scenario }) => scenario !== null);
  const open = useTabs((tabs) => tabs[place] === "compare");
  return pinned || open ? pinnedTabs : rightTabs;
}
export const phoneTabs = (right: typeof rightTabs): { id: Tab; label: string }[] => [
  { id: "charts", label: t`Charts` },
  ...right,
  { id: "manifest", label: t`Manifest` },
  { id: "workload", label: t`Workload` },
];
export const selectTab = (tab: Tab) => useTabs.setState({ tab });
export const selectRightTab = (rightTab: RightTab) => useTabs.setState({ rightTab });

/** Tabs survive a change of layout; a tab that the layout lacks is replaced by `otherwise`. */
export function useOpenTab(tabs: readonly { id: Tab }[], otherwise: Tab): Tab {
  const tab = useTabs((view) => view.tab);
  return tabs.find(({ id }) => id === tab)?.id ?? otherwise;
}
