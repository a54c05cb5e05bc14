import { useEffect, useState } from "react";
import "../explain/explain.css";
import { Advice, useAdvice } from "../evidence/Advice";
import { EvidenceFigures } from "../evidence/EvidenceFigures";
import { EvidencePane } from "../evidence/EvidencePane";
import { EvidencePanel } from "../evidence/EvidencePanel";
import { EvidenceSays, useIsExplained } from "../evidence/EvidenceSays";
import { followEvidence } from "../evidence/followEvidence";
import { keepOpenEvidence } from "./keepOpenEvidence";
import { GoOn } from "../evidence/goOn/GoOn";
import { SeriesTransport } from "../evidence/series/SeriesTransport";
import { SupposedManifest, SupposedWorkload } from "../evidence/SupposedTabs";
import { EvidenceDecision } from "../explain/EvidenceDecision";
import { MessagePlace } from "../Messages";
import { Columns, PaneSplitter } from "../Panes";
import { openMade } from "../share/openMade";
import { closeEvidence, useEvidence, type EvidenceTab } from "../store/evidence";
import { useSeries } from "../store/evidenceSeries";
import { useWindows } from "../store/windows";
import { keepsKey } from "../ui/keyTargets";
import type { Layout } from "../ui/layout";
import { Tabs } from "../ui/Tabs";
import { t } from "../words/text";

export { BringEvidence } from "../evidence/BringEvidence";
export { EvidenceTitle } from "../evidence/EvidenceTitle";

/** The page while evidence of a real cluster is open: the texts, what their times fix, and the explained decision. */
export function EvidenceDesk({ layout }: { layout: Layout }) {
  useEffect(followEvidence, []);
  useEffect(closeByEscape, []);
  useEffect(keepOpenEvidence, []);
  const isExplained = useIsExplained();
  const hasSeries = useHasSeries();
  const series = useSeries((state) => state.series);
  const tabs = tabsOf(layout, { isExplained, hasSeries });
  const chosen = useEvidence(({ tab }) => tab);
  const shown = (wanted: EvidenceTab | undefined) => tabs.find(({ id }) => id === wanted)?.id;
  const tab = shown(chosen ?? undefined) ?? shown(chosen ? inOtherLayouts[chosen] : undefined) ?? tabs[0]!.id;
  const panes = layout === "wide" ? (hasSeries ? "series" : "evidence") : "two";

  if (layout === "narrow") {
    return (
      <>
        <main className="phone">
          <section className="pane" aria-label={tabs.find(({ id }) => id === tab)?.label}>
            <TabPanel tab={tab} />
            <MessagePlace />
            {tab === "explained" && series && <SeriesTransport series={series} />}
          </section>
        </main>
        <nav>
          <Tabs label={t`Views`} tabs={tabs} selected={tab} onSelect={select} className="phone-tabs" />
        </nav>
      </>
    );
  }
  return (
    <Columns panes={panes}>
      <section className="pane left" id="pane-scenario" aria-label={t`Evidence`}>
        {tabs.length > 1 && <Tabs label={t`Evidence`} tabs={tabs} selected={tab} onSelect={select} />}
        <TabPanel tab={tab} />
        <MessagePlace />
      </section>
      <PaneSplitter pane={layout === "wide" ? (hasSeries ? "series" : "evidence") : "both"} panes={panes} />
      <section className="figures-column evidence-figures" aria-label={t`Figures`}>
        {isExplained && <EvidenceFigures />}
      </section>
      {layout === "wide" && (
        <>
          <PaneSplitter pane="decision" panes={panes} />
          <aside className="pane right" id="pane-decision" aria-label={t`Decision`}>
            <DecisionPane />
          </aside>
        </>
      )}
    </Columns>
  );
}

const select = (tab: EvidenceTab) => useEvidence.setState({ tab });

/** What a tab is called where another layout has its contents. */
const inOtherLayouts: { readonly [Id in EvidenceTab]?: EvidenceTab } = { manifest: "scenario", workload: "scenario", scenario: "workload" };

const showSupposed = () => select("workload");

/** The right pane: the decision, and the advice about the manifest behind it. */
function DecisionPane() {
  const [tab, open] = useState<"decision" | "advice">("decision");
  const count = useAdvice().length;
  if (!useIsExplained()) return <EvidenceSays />;
  const tabs = [
    { id: "decision", label: t`Decision` },
    { id: "advice", label: count === 0 ? t`Advice` : t`Advice: ${count}` },
  ] as const;
  return (
    <>
      <header className="pane-head">
        <Tabs label={t`Decision and advice`} tabs={tabs} selected={tab} onSelect={open} />
      </header>
      <div className="tab-content decision" role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === "decision" ? <EvidencePanel Decision={EvidenceDecision} /> : <Advice />}
        {tab === "decision" && <GoOn onOpen={openMade} onSupposed={showSupposed} />}
      </div>
    </>
  );
}

/** Where there is no pane for it, the decision and the advice are one column that scrolls. */
function Explained() {
  const hasAdvice = useAdvice().length > 0;
  if (!useIsExplained()) return <EvidenceSays />;
  return (
    <>
      <EvidencePanel Decision={EvidenceDecision} />
      {hasAdvice && <Advice />}
      <GoOn onOpen={openMade} onSupposed={showSupposed} />
    </>
  );
}

function TabPanel({ tab }: { tab: EvidenceTab }) {
  return (
    <div
      className={`tab-content ${tab === "evidence" ? "" : "decision"}`}
      role="tabpanel"
      id={`panel-${tab}`}
      aria-labelledby={`tab-${tab}`}
    >
      {tab === "explained" && <Explained />}
      {tab === "evidence" && <EvidencePane />}
      {(tab === "manifest" || tab === "scenario") && <SupposedManifest />}
      {(tab === "workload" || tab === "scenario") && <SupposedWorkload />}
      {tab === "charts" && <EvidenceFigures />}
      {tab === "times" && <EvidenceFigures part="times" />}
      {tab === "meaning" && <EvidenceFigures part="meaning" />}
    </div>
  );
}

interface Shown {
  isExplained: boolean;
  hasSeries: boolean;
}

/** With one column each part is a tab; with two, the figures stay in sight. With three, the scenario has two tabs. */
function tabsOf(layout: Layout, { isExplained, hasSeries }: Shown): { id: EvidenceTab; label: string }[] {
  const explained = { id: "explained", label: t`Explained` } as const;
  const texts = { id: "evidence", label: t`Evidence` } as const;
  const scenario = isExplained ? [{ id: "scenario", label: t`Scenario` } as const] : [];
  const inTwo = [
    { id: "manifest", label: t`Manifest` },
    { id: "workload", label: t`Workload` },
  ] as const;
  if (layout === "wide") return [texts, ...(isExplained ? inTwo : [])];
  if (layout === "middle") return [explained, texts, ...scenario];
  const figures = hasSeries
    ? [{ id: "charts", label: t`Charts` } as const]
    : ([
        { id: "times", label: t`Times` },
        { id: "meaning", label: t`Meaning` },
      ] as const);
  return [explained, ...(isExplained ? figures : []), texts, ...scenario];
}

const useHasSeries = () => useEvidence(({ explained }) => explained?.pieces.some(({ readAs }) => readAs.includes("series")) ?? false);

/** Escape leads back to the scenario, unless something else takes it. */
function closeByEscape(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || keepsKey(event.target, event.key)) return;
    if (useWindows.getState().dialog !== null || useWindows.getState().leavingTo !== null) return;
    event.preventDefault();
    closeEvidence();
  };
  window.addEventListener("keydown", onKeyDown);
  return () => window.removeEventListener("keydown", onKeyDown);
}
