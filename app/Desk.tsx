import { useEffect } from "react";
import { AsAt, ComparePanel, Decision, Kubectl, OutcomeTable, WhichReconcile } from "./decisionPanes";
import { FigureColumn } from "./FigureColumn";
import { leftTabs, lessonTabs, selectRightTab, selectTab, useOpenTab, useRightTabs } from "./openTab";
import { MessagePlace } from "./Messages";
import { Columns, PaneSplitter } from "./Panes";
import { TabContent } from "./TabContent";
import { useBaseline } from "./store/baseline";
import { type Tab, useTabs } from "./store/tabs";
import { useView } from "./store/view";
import type { Layout } from "./ui/layout";
import { Tabs } from "./ui/Tabs";
import { t } from "./words/text";

export function Desk({ layout }: { layout: Exclude<Layout, "narrow"> }) {
  const right = useRightTabs(layout === "wide" ? "rightTab" : "tab");
  const tabs = layout === "wide" ? leftTabs : [...leftTabs, ...right];
  const chosen = useTabs((view) => view.rightTab);
  const rightTab = right.find(({ id }) => id === chosen)?.id ?? "decision";
  // With one pane for both columns, the answer is before the question's text.
  const tab = useOpenTab(tabs, layout === "wide" ? "manifest" : rightTab);
  useDecisionTabOpens(layout === "middle" ? "tab" : "rightTab");
  const folded = layout === "wide" && rightTab === "kubectl";
  const panes = layout === "middle" ? "two" : folded ? "folded" : "three";
  return (
    <Columns panes={panes}>
      <section className="pane left" id="pane-scenario" aria-label={t`Scenario`}>
        {folded ? (
          <button type="button" className="rail" title={t`Open the manifest`} onClick={openManifest}>
            {t`Manifest`}
          </button>
        ) : (
          <>
            <Tabs label={t`Scenario`} tabs={tabs} selected={tab} onSelect={selectTab} />
            <TabContent tab={tab} />
            <MessagePlace />
          </>
        )}
      </section>
      <PaneSplitter pane={layout === "wide" ? "scenario" : "both"} panes={panes} />
      <FigureColumn />
      <PaneSplitter pane={folded ? "kubectl" : "decision"} panes={panes} />
      {layout === "wide" && (
        <aside className="pane right" id="pane-decision" aria-label={t`Decision`}>
          <header className="pane-head">
            <Tabs label={t`Decision and run`} tabs={right} selected={rightTab} onSelect={selectRightTab} />
            {rightTab === "decision" && <WhichReconcile />}
            {rightTab === "kubectl" && <AsAt />}
          </header>
          <div className="tab-content" role="tabpanel" id={`panel-${rightTab}`} aria-labelledby={`tab-${rightTab}`}>
            {rightTab === "decision" && <Decision />}
            {rightTab === "kubectl" && <Kubectl />}
            {rightTab === "outcome" && <OutcomeTable />}
            {rightTab === "compare" && <ComparePanel />}
          </div>
          {folded && <MessagePlace />}
        </aside>
      )}
    </Columns>
  );
}

/** A lesson's text on the left, and the figures beside it. */
export function LessonDesk() {
  const tab = useOpenTab(lessonTabs, "lesson");
  return (
    <Columns panes="lesson">
      <section className="pane left" id="pane-scenario" aria-label={t`Lesson`}>
        <Tabs label={t`Lesson`} tabs={lessonTabs} selected={tab} onSelect={selectTab} />
        <TabContent tab={tab} />
        <MessagePlace />
      </section>
      <PaneSplitter pane="lesson" panes="lesson" />
      <FigureColumn />
    </Columns>
  );
}

/** kubectl's output is as wide as a terminal, so the manifest comes back only together with the decision. */
function openManifest(): void {
  useTabs.setState({ tab: "manifest", rightTab: "decision" });
  requestAnimationFrame(() => document.getElementById("tab-manifest")?.focus());
}

/** Selecting a sync opens its decision if another tab is in its place. kubectl's output and a comparison stay: they follow the selection. */
function useDecisionTabOpens(place: "tab" | "rightTab"): void {
  useEffect(
    () =>
      useView.subscribe((view, before) => {
        if (view.selections !== before.selections && !followsSelection(useTabs.getState()[place]))
          useTabs.setState({ [place]: "decision" });
      }),
    [place],
  );
}

const followsSelection = (tab: Tab | null): boolean => tab === "kubectl" || (tab === "compare" && useBaseline.getState().scenario !== null);
