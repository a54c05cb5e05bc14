import { useEffect, type ReactNode } from "react";
import { ManifestEditor } from "./manifest/ManifestEditor";
import { goToProblem, goToStretch } from "./manifest/goToText";
import { Figures } from "./charts/Figures";
import { Greeting } from "./explain/Greeting";
import { Nothing } from "./explain/Nothing";
import { IncidentLines } from "./incidents/IncidentLines";
import { LanePlace } from "./incidents/LanePlace";
import { RestingCurve } from "./load/Curve";
import type { DecisionRecord } from "./compare/BothDecisions";
import { useNotice } from "./share/notice";
import { useBaseline } from "./store/baseline";
import { useKubectl } from "./store/kubectl";
import { useChangeable, useLesson } from "./store/lesson";
import { togglePresent, useMode } from "./store/mode";
import { useScenario } from "./store/scenario";
import { useDrawnRun, useTrace } from "./store/trace";
import { useView, type RightTab, type Tab } from "./store/view";
import { NoticeBar, StaleBanner } from "./Banners";
import { useGreeting, useGreets } from "./greetingState";
import { Columns, PaneSplitter } from "./Panes";
import { TopBar } from "./TopBar";
import { currentLayout, useLayout, type Layout } from "./ui/layout";
import { Patterns } from "./ui/Patterns";
import { later, laterInPlace } from "./ui/later";
import { Tabs } from "./ui/Tabs";
import { englishOf, t } from "./ui/text";
import { clock } from "./ui/words";

const Keys = laterInPlace(
  () => null,
  () => import("./charts/Keys").then((room) => room.Keys),
);
const PageKeys = laterInPlace(
  () => null,
  () => import("./keys/PageKeys").then((room) => room.PageKeys),
);
const Transport = laterInPlace(
  () => <div className="transport" />,
  () => import("./charts/Transport").then((room) => room.Transport),
);
const LoadBar = laterInPlace(
  () => <div className="load-bar" />,
  () => import("./load/LoadBar").then((room) => room.LoadBar),
);
const CurveEditor = laterInPlace(RestingCurve, () => import("./load/CurveEditor").then((room) => room.CurveEditor));
const IncidentLane = laterInPlace(LanePlace, () => import("./incidents/IncidentLane").then((room) => room.IncidentLane));
const ComparePanel = later(() => import("./compare/ComparePanel").then((room) => room.ComparePanel));
const BothDecisions = later(() => import("./compare/BothDecisions").then((room) => room.BothDecisions));
const DecisionPanel = later(() => import("./explain/DecisionPanel").then((room) => room.DecisionPanel));
const FirstDecision = later(() => import("./explain/FirstDecision").then((room) => room.FirstDecision));
const KubectlPanel = later(() => import("./kubectl/KubectlPanel").then((room) => room.KubectlPanel));
const OutcomeTable = later(() => import("./explain/OutcomeTable").then((room) => room.OutcomeTable));
const ShortSentence = later(() => import("./explain/ShortSentence").then((room) => room.ShortSentence));
const WorkloadForm = later(() => import("./workload/WorkloadForm").then((room) => room.WorkloadForm));
const BringInDialog = later(() => import("./exchange/BringInDialog").then((room) => room.BringInDialog));
/** Its words are the decision panel's. */
const TakeAwayDialog = later(async () => {
  const [room, words, report] = await Promise.all([
    import("./exchange/TakeAwayDialog"),
    import("./explain/report/decided"),
    import("./explain/report/report"),
  ]);
  return (props: { onClose: () => void; link: string | null }) => <room.TakeAwayDialog {...props} words={{ ...words, ...report }} />;
});
const HowWeKnow = later(() => import("./about/HowWeKnow").then((room) => room.HowWeKnow));
const KeysDialog = later(() => import("./keys/KeysDialog").then((room) => room.KeysDialog));
const LessonTab = later(() => import("./lessonRoom").then((room) => room.LessonTab));
const LessonsDialog = later(() => import("./lessonRoom").then((room) => room.LessonsDialog));
const OpenLesson = later(() => import("./lessonRoom").then((room) => room.OpenLesson));
const Workshop = later(() => import("./workshopRoom").then((room) => room.Workshop));
const DrawingLayer = later(() => import("./lessons/DrawingLayer").then((room) => room.DrawingLayer));
const DrawingFoot = later(() => import("./lessons/DrawingFoot").then((room) => room.DrawingFoot));
const LibraryDialog = later(() => import("./library/LibraryDialog").then((room) => room.LibraryDialog));
const CurveReading = later(() => import("./load/CurveReading").then((room) => room.CurveReading));
const LoadReading = later(() => import("./load/CurveReading").then((room) => room.LoadReading));
const Present = later(() => import("./present/Present").then((room) => room.Present));
const LargeSentence = later(() => import("./explain/LargeDecision").then((room) => room.LargeSentence));
const LargeSum = later(() => import("./explain/LargeDecision").then((room) => room.LargeSum));
const LargeFigures = later(() => import("./charts/LargeFigures").then((room) => room.LargeFigures));
const LargeTransport = later(() => import("./charts/LargeTransport").then((room) => room.LargeTransport));
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
  const form = useMode((mode) => mode.form);
  const asked = useNotice((state) => state.asked);
  const workshop = useView((view) => view.dialog === "workshop");
  useEffect(() => {
    document.title = name ? `${name} · HPA Playground` : "HPA Playground";
  }, [name]);
  if (workshop) return <Workshop />;
  return (
    <>
      <Patterns />
      <Keys />
      {form !== "embed" && <PageKeys onProblem={openProblem} onWhyNot={askWhyNot} />}
      {form !== "embed" && <Dialogs />}
      {asked?.what === "scenario" && <OpenFromAddress asked={asked.address} />}
      {asked?.what === "lesson" && form === "full" && <OpenLesson asked={asked.address} />}
      {form === "embed" && <Embed name={name} onCancel={onCancel} />}
      {form === "present" && <InLargeType onCancel={onCancel} />}
      {(form === "full" || form === "viewOnly") && <Page layout={layout} onCancel={onCancel} />}
    </>
  );
}

function Page({ layout, onCancel }: { layout: Layout; onCancel: () => void }) {
  const sharing = useNotice((state) => state.sharing);
  const inLesson = useLesson(({ open }) => open !== null);
  const AtDesk = inLesson ? LessonDesk : Desk;
  return (
    <>
      <TopBar />
      <NoticeBar />
      {layout === "narrow" ? <Phone onCancel={onCancel} /> : <AtDesk layout={layout} onCancel={onCancel} />}
      <FileDrop />
      {sharing && <ShareDialog />}
    </>
  );
}

function Dialogs() {
  const dialog = useView((view) => view.dialog);
  const makeLink = useNotice((state) => state.makeLink);
  const close = () => useView.setState({ dialog: null });
  if (dialog === "library") return <LibraryDialog onClose={close} />;
  if (dialog === "lessons") return <LessonsDialog onClose={close} />;
  if (dialog === "keys") return <KeysDialog onClose={close} />;
  if (dialog === "howWeKnow") return <HowWeKnow onClose={close} />;
  if (dialog === "takeAway") return <TakeAwayDialog onClose={close} link={makeLink?.("full") ?? null} />;
  return dialog === "bringIn" && <BringInDialog onClose={close} />;
}

/** The outputs of kubectl fold the manifest away. */
function openProblem(): void {
  useView.setState(({ rightTab }) => ({ rightTab: rightTab === "kubectl" ? "decision" : rightTab }));
  goToProblem();
}

/** In the decision, wherever the layout has that. */
function askWhyNot(): void {
  const field = () => document.querySelector<HTMLInputElement>(".why-not input");
  if (!field()) useView.setState(currentLayout() === "wide" ? { rightTab: "decision" } : { tab: "decision" });
  requestAnimationFrame(() => {
    field()?.focus();
    field()?.select();
  });
}

const leftTabs: { id: Tab; label: string }[] = [
  { id: "manifest", label: t`Manifest` },
  { id: "workload", label: t`Workload` },
  { id: "cluster", label: t`Cluster` },
];
const rightTabs: { id: RightTab; label: string }[] = [
  { id: "decision", label: t`Decision` },
  { id: "kubectl", label: "kubectl" },
  { id: "outcome", label: t`Outcome` },
];
/** While a run is pinned: the comparison has the outcomes of both. */
const pinnedTabs: typeof rightTabs = [
  { id: "compare", label: t`Compare` },
  { id: "decision", label: t`Decision` },
  { id: "kubectl", label: "kubectl" },
];
/** A lesson stands in the decision's place; its own text says what was decided. */
const lessonTabs: typeof leftTabs = [
  { id: "lesson", label: t`Lesson` },
  { id: "manifest", label: t`Manifest` },
  { id: "workload", label: t`Workload` },
];
const lessonPhoneTabs: typeof leftTabs = [{ id: "lesson", label: t`Lesson` }, { id: "charts", label: t`Charts` }, ...lessonTabs.slice(1)];
const useRightTabs = () => useBaseline(({ scenario }) => (scenario ? pinnedTabs : rightTabs));
const phoneTabs = (right: typeof rightTabs): { id: Tab; label: string }[] => [
  { id: "charts", label: t`Charts` },
  ...right,
  { id: "manifest", label: t`Manifest` },
  { id: "workload", label: t`Workload` },
];
const selectTab = (tab: Tab) => useView.setState({ tab });
const selectRightTab = (rightTab: RightTab) => useView.setState({ rightTab });

interface DeskProps {
  layout: Exclude<Layout, "narrow">;
  onCancel: () => void;
}

function Desk({ layout, onCancel }: DeskProps) {
  const right = useRightTabs();
  const tabs = layout === "wide" ? leftTabs : [...leftTabs, ...right];
  const tab = useOpenTab(tabs, "manifest");
  const chosen = useView((view) => view.rightTab);
  const rightTab = right.find(({ id }) => id === chosen)?.id ?? "decision";
  useDecisionTabOpens(layout === "middle" ? "tab" : "rightTab");
  const folded = layout === "wide" && rightTab === "kubectl";
  const greets = useGreets() && (layout === "wide" || tab === "decision");
  const panes = layout === "middle" ? "two" : folded ? "folded" : "three";
  return (
    <Columns panes={panes} greets={greets}>
      <section className="pane left" id="pane-scenario" aria-label={t`Scenario`}>
        {folded ? (
          <button type="button" className="rail" title={t`Open the manifest`} onClick={openManifest}>
            {t`Manifest`}
          </button>
        ) : (
          <>
            <Tabs label={t`Scenario`} tabs={tabs} selected={tab} onSelect={selectTab} />
            <TabContent tab={tab} />
          </>
        )}
      </section>
      <PaneSplitter pane={layout === "wide" ? "scenario" : "both"} panes={panes} />
      <FigureColumn onCancel={onCancel} />
      <PaneSplitter pane={folded ? "kubectl" : "decision"} panes={panes} />
      {layout === "wide" && (
        <aside className="pane right" id="pane-decision" aria-label={t`Decision`}>
          <header className="pane-head">
            <Tabs label={t`Decision and outcome`} tabs={right} selected={rightTab} onSelect={selectRightTab} />
            {rightTab === "decision" && <WhichReconcile />}
            {rightTab === "kubectl" && <AsAt />}
          </header>
          <div className="tab-content" role="tabpanel" id={`panel-${rightTab}`} aria-labelledby={`tab-${rightTab}`}>
            {rightTab === "decision" && <Decision />}
            {rightTab === "kubectl" && <Kubectl />}
            {rightTab === "outcome" && <OutcomeTable />}
            {rightTab === "compare" && <ComparePanel />}
          </div>
        </aside>
      )}
    </Columns>
  );
}

/** A lesson's text at the left, the figures in all of the rest. */
function LessonDesk({ onCancel }: Pick<DeskProps, "onCancel">) {
  const tab = useOpenTab(lessonTabs, "lesson");
  return (
    <Columns panes="lesson" greets={false}>
      <section className="pane left" id="pane-scenario" aria-label={t`Lesson`}>
        <Tabs label={t`Lesson`} tabs={lessonTabs} selected={tab} onSelect={selectTab} />
        <TabContent tab={tab} />
      </section>
      <PaneSplitter pane="lesson" panes="lesson" />
      <FigureColumn onCancel={onCancel} />
    </Columns>
  );
}

/** The outputs are as wide as a terminal; the manifest comes back in the decision's company. */
function openManifest(): void {
  useView.setState({ tab: "manifest", rightTab: "decision" });
  requestAnimationFrame(() => document.getElementById("tab-manifest")?.focus());
}

function Phone({ onCancel }: { onCancel: () => void }) {
  const inLesson = useLesson(({ open }) => open !== null);
  const usual = phoneTabs(useRightTabs());
  const tabs = inLesson ? lessonPhoneTabs : usual;
  const tab = useOpenTab(tabs, inLesson ? "lesson" : "charts");
  return (
    <>
      <main className="phone">
        {tab === "charts" ? (
          <div className="tab-content" role="tabpanel" id="panel-charts" aria-labelledby="tab-charts">
            <FigureColumn onCancel={onCancel} below={!inLesson && <ShortSentence />} />
          </div>
        ) : (
          <section className="pane" aria-label={tabs.find(({ id }) => id === tab)?.label}>
            {[...rightTabs, ...pinnedTabs].some(({ id }) => id === tab) && <StaleBanner onGoToError={goToProblem} />}
            <TabContent tab={tab} withCluster />
            {(tab === "decision" || tab === "kubectl") && <Transport />}
          </section>
        )}
      </main>
      <Tabs label={t`Views`} tabs={tabs} selected={tab} onSelect={selectTab} className="phone-tabs" />
    </>
  );
}

/** Tabs outlive a change of layout; one that the layout lacks falls back. */
function useOpenTab(tabs: readonly { id: Tab }[], otherwise: Tab): Tab {
  const tab = useView((view) => view.tab);
  return tabs.find(({ id }) => id === tab)?.id ?? otherwise;
}

/** Selecting a reconcile opens its decision where something else stands in its place; kubectl's outputs follow it themselves. */
function useDecisionTabOpens(place: "tab" | "rightTab"): void {
  useEffect(
    () =>
      useView.subscribe((view, before) => {
        if (view.selections !== before.selections && view[place] !== "kubectl") useView.setState({ [place]: "decision" });
      }),
    [place],
  );
}

/** In a frame of somebody's page: the figures, what the cursor's reconcile decided, and a way to the whole page. */
function Embed({ name, onCancel }: { name: string; onCancel: () => void }) {
  return (
    <>
      <header className="embed-head">
        <h1 lang={englishOf(name)}>{name || "HPA Playground"}</h1>
        <WholePage />
      </header>
      <NoticeBar />
      <main className="embed">
        <FigureColumn onCancel={onCancel} below={<ShortSentence />} />
      </main>
    </>
  );
}

/** For a room. */
function InLargeType({ onCancel }: { onCancel: () => void }) {
  const goToError = () => {
    togglePresent();
    requestAnimationFrame(goToProblem);
  };
  return (
    <>
      <NoticeBar />
      <Present
        notices={<StaleBanner onGoToError={goToError} />}
        sentence={<LargeSentence />}
        figures={<LargeFigures Curve={CurveReading} onCancel={onCancel} />}
        sum={<LargeSum />}
        controls={<LargeTransport />}
      />
    </>
  );
}

function TabContent({ tab, withCluster = false }: { tab: Tab; withCluster?: boolean }) {
  const editable = useChangeable("manifest");
  const settable = useChangeable("others");
  return (
    <div
      className={`tab-content ${tab}`}
      role="tabpanel"
      id={`panel-${tab}`}
      aria-labelledby={`tab-${tab}`}
      // Without a field that takes the focus the panel itself must, to be scrolled with the keyboard.
      tabIndex={(tab === "manifest" ? editable : settable) || tab === "lesson" ? undefined : 0}
    >
      {tab === "lesson" && <LessonTab />}
      {tab === "manifest" && (editable ? <ManifestEditor /> : <ManifestReading />)}
      <fieldset className="settings-as-they-are" disabled={!settable}>
        {tab === "workload" && <WorkloadForm onGoToManifest={goToStretch} />}
        {(tab === "cluster" || (tab === "workload" && withCluster)) && <ClusterForm />}
      </fieldset>
      {tab === "outcome" && <OutcomeTable />}
      {tab === "kubectl" && (
        <>
          <p className="which">
            <AsAt />
          </p>
          <Kubectl />
        </>
      )}
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
  const digest = useDrawnRun()?.digest;
  const editable = useChangeable("others");
  const predicts = useLesson(({ open }) => open !== null && open.prediction !== null);
  return (
    <section className="figures-column" aria-label={t`Figures`} data-digest={digest ?? undefined}>
      <StaleBanner onGoToError={goToProblem} />
      <Figures
        onCancel={onCancel}
        loadBar={editable ? <LoadBar /> : <LoadReading />}
        CurveEditor={editable ? CurveEditor : CurveReading}
        IncidentLane={IncidentLane}
        IncidentLines={IncidentLines}
        drawing={predicts ? drawing : null}
      />
      {below}
      <Transport />
    </section>
  );
}

const drawing = { Layer: DrawingLayer, Foot: DrawingFoot };

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

function Kubectl() {
  return <KubectlPanel nothing={<Nothing label="kubectl" />} />;
}

function AsAt() {
  const stale = useTrace((state) => state.stale);
  const at = useKubectl(({ printed }) => printed?.at);
  if (stale) return <OfLastManifest />;
  return at === undefined ? null : <span className="muted">{t`as at ${clock(at)}`}</span>;
}

function WhichReconcile() {
  const stale = useTrace((state) => state.stale);
  const count = useTrace((state) => state.run?.steps.at.length ?? 0);
  const step = useTrace(({ run, reconcile, firstReconcile }) => {
    const opened = reconcile ?? firstReconcile;
    return opened && run ? run.steps.at.indexOf(opened.at) : -1;
  });
  if (stale) return <OfLastManifest />;
  return step < 0 ? null : <span className="muted">{t`reconcile ${step + 1} of ${count}`}</span>;
}

const OfLastManifest = () => <span className="c-error">{t`of the last valid manifest`}</span>;
