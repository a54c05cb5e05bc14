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
import { useNotice } from "./share/notice";
import { useEditable, useMode } from "./store/mode";
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
const FirstDecision = later(() => import("./explain/FirstDecision").then((room) => room.FirstDecision));
const OutcomeTable = later(() => import("./explain/OutcomeTable").then((room) => room.OutcomeTable));
const ShortSentence = later(() => import("./explain/ShortSentence").then((room) => room.ShortSentence));
const WorkloadForm = later(() => import("./workload/WorkloadForm").then((room) => room.WorkloadForm));
const CurveReading = later(() => import("./load/CurveReading").then((room) => room.CurveReading));
const LoadReading = later(() => import("./load/CurveReading").then((room) => room.LoadReading));
const FileDrop = later(() => import("./share/FileDrop").then((room) => room.FileDrop));
const WholePage = later(() => import("./share/WholePage").then((room) => room.WholePage));
const ManifestReading = later(() => import("./manifest/ManifestReading").then((room) => room.ManifestReading));
const OpenFromAddress = later(() => import("./share/OpenFromAddress").then((room) => room.OpenFromAddress));
const ShareDialog = later(() => import("./share/ShareDialog").then((room) => room.ShareDialog));
const ClusterForm = later(() => import("./workload/ClusterForm").then((room) => room.ClusterForm));

/** Joins the rooms: cause at the left, what happened in the middle, why at the right. */
export function App({ onCancel }: { onCancel: () => void }) {
  const layout = useLayout();
  const name = useScenario((state) => state.scenario.name);
  const embedded = useMode(({ form }) => form === "embed");
  const asked = useNotice((state) => state.asked);
  useTransportKeys();
  useFigureKeys();
  usePlayback();
  useEffect(() => {
    document.title = name ? `${name} · HPA Playground` : "HPA Playground";
  }, [name]);
  return (
    <>
      <Patterns />
      {asked !== null && <OpenFromAddress asked={asked} />}
      {embedded ? <Embed name={name} onCancel={onCancel} /> : <Page layout={layout} onCancel={onCancel} />}
    </>
  );
}

function Page({ layout, onCancel }: { layout: Layout; onCancel: () => void }) {
  const sharing = useNotice((state) => state.sharing);
  return (
    <>
      <TopBar />
      <NoticeBar />
      {layout === "narrow" ? <Phone onCancel={onCancel} /> : <Columns layout={layout} onCancel={onCancel} />}
      <FileDrop />
      {sharing && <ShareDialog />}
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

/** In a frame of somebody's page: the figures, what the cursor's reconcile decided, and a way to the whole page. */
function Embed({ name, onCancel }: { name: string; onCancel: () => void }) {
  return (
    <>
      <header className="embed-head">
        <h1>{name || "HPA Playground"}</h1>
        <WholePage />
      </header>
      <NoticeBar />
      <main className="embed">
        <FigureColumn onCancel={onCancel} below={<ShortSentence />} />
      </main>
    </>
  );
}

function TabContent({ tab, withCluster = false }: { tab: Tab; withCluster?: boolean }) {
  const editable = useEditable();
  return (
    <div
      className={`tab-content ${tab}`}
      role="tabpanel"
      id={`panel-${tab}`}
      aria-labelledby={`tab-${tab}`}
      // Without a field that takes the focus the panel itself must, to be scrolled with the keyboard.
      tabIndex={editable ? undefined : 0}
    >
      {tab === "manifest" && (editable ? <ManifestEditor /> : <ManifestReading />)}
      <fieldset className="settings-as-they-are" disabled={!editable}>
        {tab === "workload" && <WorkloadForm />}
        {(tab === "cluster" || (tab === "workload" && withCluster)) && <ClusterForm />}
      </fieldset>
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
  const editable = useEditable();
  return (
    <section className="figures-column" aria-label="Figures" data-digest={digest ?? undefined}>
      <StaleBanner onGoToError={goToProblem} />
      <Figures
        onCancel={onCancel}
        loadBar={editable ? <LoadBar /> : <LoadReading />}
        CurveEditor={editable ? CurveEditor : CurveReading}
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
  const greeting = useGreeting();
  if (greeting) return <Greeting {...greeting} />;
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
