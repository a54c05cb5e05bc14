import { useEffect, type ReactNode } from "react";
import { ManifestEditor } from "./manifest/ManifestEditor";
import { goToProblem } from "./manifest/goToProblem";
import { Figures } from "./charts/Figures";
import { Transport, useFigureKeys, usePlayback, useTransportKeys } from "./charts/Transport";
import { Greeting } from "./explain/Greeting";
import { Nothing } from "./explain/Nothing";
import { IncidentLane } from "./incidents/IncidentLane";
import { IncidentLines } from "./incidents/IncidentLines";
import { CurveEditor } from "./load/CurveEditor";
import { LoadBar } from "./load/LoadBar";
import type { DecisionRecord } from "./compare/BothDecisions";
import { useBaseline } from "./store/baseline";
import { useScenario } from "./store/scenario";
import { useTrace } from "./store/trace";
import { useView, type RightTab, type Tab } from "./store/view";
import { NoticeBar, StaleBanner } from "./Banners";
import { useGreeting } from "./greetingState";
import { TopBar } from "./TopBar";
import { useLayout, type Layout } from "./ui/layout";
import { Patterns } from "./ui/Patterns";
import { later } from "./ui/later";
import { Tabs } from "./ui/Tabs";

const ComparePanel = later(() => import("./compare/ComparePanel").then((room) => room.ComparePanel));
const BothDecisions = later(() => import("./compare/BothDecisions").then((room) => room.BothDecisions));
const DecisionPanel = later(() => import("./explain/DecisionPanel").then((room) => room.DecisionPanel));
const FirstDecision = later(() => import("./explain/FirstDecision").then((room) => room.FirstDecision));
const OutcomeTable = later(() => import("./explain/OutcomeTable").then((room) => room.OutcomeTable));
const ShortSentence = later(() => import("./explain/ShortSentence").then((room) => room.ShortSentence));
const WorkloadForm = later(() => import("./workload/WorkloadForm").then((room) => room.WorkloadForm));
const ClusterForm = later(() => import("./workload/ClusterForm").then((room) => room.ClusterForm));

/** Joins the rooms: cause at the left, what happened in the middle, why at the right. */
export function App({ onCancel }: { onCancel: () => void }) {
  const layout = useLayout();
  const name = useScenario((state) => state.scenario.name);
  useTransportKeys();
  useFigureKeys();
  usePlayback();
  useEffect(() => {
    document.title = name ? `${name} · HPA Playground` : "HPA Playground";
  }, [name]);
  return (
    <>
      <Patterns />
      <TopBar />
      <NoticeBar />
      {layout === "narrow" ? <Phone onCancel={onCancel} /> : <Columns layout={layout} onCancel={onCancel} />}
    </>
  );
}

const leftTabs: { id: Tab; label: string }[] = [
  { id: "manifest", label: "Manifest" },
  { id: "workload", label: "Workload" },
  { id: "cluster", label: "Cluster" },
];
const rightTabs: { id: RightTab; label: string }[] = [
  { id: "decision", label: "Decision" },
  { id: "outcome", label: "Outcome" },
];
/** While a run is pinned: the comparison has the outcomes of both. */
const pinnedTabs: typeof rightTabs = [
  { id: "compare", label: "Compare" },
  { id: "decision", label: "Decision" },
];
const useRightTabs = () => useBaseline(({ scenario }) => (scenario ? pinnedTabs : rightTabs));
const phoneTabs = (right: typeof rightTabs): { id: Tab; label: string }[] => [
  { id: "charts", label: "Charts" },
  ...right,
  { id: "manifest", label: "Manifest" },
  { id: "workload", label: "Workload" },
];
const selectTab = (tab: Tab) => useView.setState({ tab });
const selectRightTab = (rightTab: RightTab) => useView.setState({ rightTab });

function Columns({ layout, onCancel }: { layout: Exclude<Layout, "narrow">; onCancel: () => void }) {
  const right = useRightTabs();
  const tabs = layout === "wide" ? leftTabs : [...leftTabs, ...right];
  const tab = useOpenTab(tabs, "manifest");
  const chosen = useView((view) => view.rightTab);
  const rightTab = right.find(({ id }) => id === chosen)?.id ?? "decision";
  useDecisionTabOpens(layout === "middle" ? selectTab : selectRightTab);
  const greets = useGreeting() !== null && (layout === "wide" || tab === "decision");
  return (
    <main className="columns" data-greets={greets}>
      <section className="pane left" aria-label="Scenario">
        <Tabs label="Scenario" tabs={tabs} selected={tab} onSelect={selectTab} />
        <TabContent tab={tab} />
      </section>
      <FigureColumn onCancel={onCancel} />
      {layout === "wide" && (
        <aside className="pane right" aria-label="Decision">
          <header className="pane-head">
            <Tabs label="Decision and outcome" tabs={right} selected={rightTab} onSelect={selectRightTab} />
            {rightTab === "decision" && <WhichReconcile />}
          </header>
          <div className="tab-content" role="tabpanel" id={`panel-${rightTab}`} aria-labelledby={`tab-${rightTab}`}>
            {rightTab === "decision" && <Decision />}
            {rightTab === "outcome" && <OutcomeTable />}
            {rightTab === "compare" && <ComparePanel />}
          </div>
        </aside>
      )}
    </main>
  );
}

function Phone({ onCancel }: { onCancel: () => void }) {
  const tabs = phoneTabs(useRightTabs());
  const tab = useOpenTab(tabs, "charts");
  return (
    <>
      <main className="phone">
        {tab === "charts" ? (
          <div className="tab-content" role="tabpanel" id="panel-charts" aria-labelledby="tab-charts">
            <FigureColumn onCancel={onCancel} below={<ShortSentence />} />
          </div>
        ) : (
          <section className="pane" aria-label={tabs.find(({ id }) => id === tab)?.label}>
            {(tab === "decision" || tab === "outcome" || tab === "compare") && <StaleBanner onGoToError={goToProblem} />}
            <TabContent tab={tab} withCluster />
            {tab === "decision" && <Transport />}
          </section>
        )}
      </main>
      <Tabs label="Views" tabs={tabs} selected={tab} onSelect={selectTab} className="phone-tabs" />
    </>
  );
}

/** Tabs outlive a change of layout; one that the layout lacks falls back. */
function useOpenTab(tabs: readonly { id: Tab }[], otherwise: Tab): Tab {
  const tab = useView((view) => view.tab);
  return tabs.find(({ id }) => id === tab)?.id ?? otherwise;
}

/** Selecting a reconcile opens its decision where something else stands in its place. */
function useDecisionTabOpens(select: (tab: "decision") => void): void {
  useEffect(
    () =>
      useView.subscribe((view, before) => {
        if (view.selections !== before.selections) select("decision");
      }),
    [select],
  );
}

function TabContent({ tab, withCluster = false }: { tab: Tab; withCluster?: boolean }) {
  return (
    <div className={`tab-content ${tab}`} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
      {tab === "manifest" && <ManifestEditor />}
      {tab === "workload" && <WorkloadForm />}
      {(tab === "cluster" || (tab === "workload" && withCluster)) && <ClusterForm />}
      {tab === "outcome" && <OutcomeTable />}
      {tab === "compare" && <ComparePanel />}
      {tab === "decision" && (
        <>
          <p className="which">
            <WhichReconcile />
          </p>
          <Decision />
        </>
      )}
    </div>
  );
}

function FigureColumn({ onCancel, below }: { onCancel: () => void; below?: ReactNode }) {
  const digest = useTrace((state) => state.run?.digest);
  return (
    <section className="figures-column" aria-label="Figures" data-digest={digest ?? undefined}>
      <StaleBanner onGoToError={goToProblem} />
      <Figures
        onCancel={onCancel}
        loadBar={<LoadBar />}
        CurveEditor={CurveEditor}
        IncidentLane={IncidentLane}
        IncidentLines={IncidentLines}
      />
      {below}
      <Transport />
    </section>
  );
}

function Decision() {
  const reconcile = useTrace((state) => state.reconcile);
  const firstReconcile = useTrace((state) => state.firstReconcile);
  const pinned = useBaseline((baseline) => baseline.run !== null);
  const greeting = useGreeting();
  if (greeting) return <Greeting {...greeting} />;
  const now = <DecisionOf reconcile={reconcile} firstReconcile={firstReconcile} />;
  return pinned ? <BothDecisions now={now} Decision={DecisionOf} /> : now;
}

function DecisionOf({ reconcile, firstReconcile }: DecisionRecord) {
  if (firstReconcile) return <FirstDecision reconcile={firstReconcile} />;
  return reconcile ? <DecisionPanel reconcile={reconcile} /> : <Nothing />;
}

function WhichReconcile() {
  const stale = useTrace((state) => state.stale);
  const count = useTrace((state) => state.run?.steps.at.length ?? 0);
  const step = useTrace(({ run, reconcile, firstReconcile }) => {
    const opened = reconcile ?? firstReconcile;
    return opened && run ? run.steps.at.indexOf(opened.at) : -1;
  });
  if (stale) return <span className="c-error">of the last valid manifest</span>;
  return step < 0 ? null : <span className="muted">{`reconcile ${step + 1} of ${count}`}</span>;
}
