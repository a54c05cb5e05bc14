import { useEffect, type ReactNode } from "react";
import { ManifestEditor } from "./manifest/ManifestEditor";
import { goToProblem } from "./manifest/goToProblem";
import { Figures } from "./charts/Figures";
import { Transport, useTransportKeys } from "./charts/Transport";
import { Greeting } from "./explain/Greeting";
import { IncidentLane } from "./incidents/IncidentLane";
import { IncidentLines } from "./incidents/IncidentLines";
import { CurveEditor } from "./load/CurveEditor";
import { LoadBar } from "./load/LoadBar";
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

const DecisionPanel = later(() => import("./explain/DecisionPanel").then((room) => room.DecisionPanel));
const OutcomeTable = later(() => import("./explain/OutcomeTable").then((room) => room.OutcomeTable));
const ShortSentence = later(() => import("./explain/ShortSentence").then((room) => room.ShortSentence));
const WorkloadForm = later(() => import("./workload/WorkloadForm").then((room) => room.WorkloadForm));
const ClusterForm = later(() => import("./workload/ClusterForm").then((room) => room.ClusterForm));

/** Joins the rooms: cause at the left, what happened in the middle, why at the right. */
export function App({ onCancel }: { onCancel: () => void }) {
  const layout = useLayout();
  const name = useScenario((state) => state.scenario.name);
  useTransportKeys();
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
const phoneTabs: { id: Tab; label: string }[] = [
  { id: "charts", label: "Charts" },
  ...rightTabs,
  { id: "manifest", label: "Manifest" },
  { id: "workload", label: "Workload" },
];
const selectTab = (tab: Tab) => useView.setState({ tab });
const selectRightTab = (rightTab: RightTab) => useView.setState({ rightTab });

function Columns({ layout, onCancel }: { layout: Exclude<Layout, "narrow">; onCancel: () => void }) {
  const tabs = layout === "wide" ? leftTabs : [...leftTabs, ...rightTabs];
  const tab = useOpenTab(tabs, "manifest");
  const rightTab = useView((view) => view.rightTab);
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
            <Tabs label="Decision and outcome" tabs={rightTabs} selected={rightTab} onSelect={selectRightTab} />
            {rightTab === "decision" && <WhichReconcile />}
          </header>
          <div className="tab-content" role="tabpanel" id={`panel-${rightTab}`} aria-labelledby={`tab-${rightTab}`}>
            {rightTab === "decision" ? <Decision /> : <OutcomeTable />}
          </div>
        </aside>
      )}
    </main>
  );
}

function Phone({ onCancel }: { onCancel: () => void }) {
  const tab = useOpenTab(phoneTabs, "charts");
  return (
    <>
      <main className="phone">
        {tab === "charts" ? (
          <div className="tab-content" role="tabpanel" id="panel-charts" aria-labelledby="tab-charts">
            <FigureColumn onCancel={onCancel} below={<ShortSentence />} />
          </div>
        ) : (
          <section className="pane" aria-label={phoneTabs.find(({ id }) => id === tab)?.label}>
            {(tab === "decision" || tab === "outcome") && <StaleBanner onGoToError={goToProblem} />}
            <TabContent tab={tab} withCluster />
            {tab === "decision" && <Transport />}
          </section>
        )}
      </main>
      <Tabs label="Views" tabs={phoneTabs} selected={tab} onSelect={selectTab} className="phone-tabs" />
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
  const greeting = useGreeting();
  const waiting = useTrace(({ run, problems, failure }) => run === null && problems.length === 0 && failure === null);
  if (greeting) return <Greeting {...greeting} />;
  if (waiting) return <Running />;
  return <DecisionPanel reconcile={reconcile} />;
}

/** Before the first answer. */
function Running() {
  const progress = useTrace((state) => state.progress);
  return (
    <section className="step" aria-label="Decision">
      <p className="soft" aria-busy="true">
        {`Running the scenario…${progress === null ? "" : ` ${Math.round(progress * 100)}%`}`}
      </p>
    </section>
  );
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
