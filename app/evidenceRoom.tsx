import { useEffect } from "react";
import "./explain/explain.css";
import { EvidenceFigures } from "./evidence/EvidenceFigures";
import { EvidencePane } from "./evidence/EvidencePane";
import { EvidencePanel } from "./evidence/EvidencePanel";
import { EvidenceSays, useIsExplained } from "./evidence/EvidenceSays";
import { followEvidence } from "./evidence/followEvidence";
import { GoOn } from "./evidence/goOn/GoOn";
import { WrittenManifest, writtenOf } from "./evidence/WrittenManifest";
import { EvidenceDecision } from "./explain/EvidenceDecision";
import { Columns, PaneSplitter } from "./Panes";
import { openMade } from "./share/openMade";
import { closeEvidence, useEvidence, type EvidenceTab } from "./store/evidence";
import { useView } from "./store/view";
import { keepsKey } from "./ui/keyTargets";
import type { Layout } from "./ui/layout";
import { Tabs } from "./ui/Tabs";
import { t } from "./ui/text";

export { BringEvidence } from "./evidence/BringEvidence";
export { EvidenceTitle } from "./evidence/EvidenceTitle";

/** The page while evidence of a real cluster is open: the texts, what their times fix, and the explained decision. */
export function EvidenceDesk({ layout }: { layout: Layout }) {
  useEffect(followEvidence, []);
  useEffect(closeByEscape, []);
  const isExplained = useIsExplained();
  const hasSeries = useHasSeries();
  const hasManifest = useEvidence((state) => writtenOf(state) !== null);
  const tabs = tabsOf(layout, { isExplained, hasSeries, hasManifest });
  const chosen = useEvidence(({ tab }) => tab);
  const tab = tabs.find(({ id }) => id === chosen)?.id ?? tabs[0]!.id;
  const select = (next: EvidenceTab) => useEvidence.setState({ tab: next });
  const panes = layout === "wide" ? (hasSeries ? "series" : "evidence") : "two";

  if (layout === "narrow") {
    return (
      <>
        <main className="phone">
          <section className="pane" aria-label={tabs.find(({ id }) => id === tab)?.label}>
            <TabPanel tab={tab} />
          </section>
        </main>
        <Tabs label={t`Views`} tabs={tabs} selected={tab} onSelect={select} className="phone-tabs" />
      </>
    );
  }
  return (
    <Columns panes={panes}>
      <section className="pane left" id="pane-scenario" aria-label={t`Evidence`}>
        {tabs.length > 1 && <Tabs label={t`Evidence`} tabs={tabs} selected={tab} onSelect={select} />}
        <TabPanel tab={tab} />
      </section>
      <PaneSplitter pane={layout === "wide" ? (hasSeries ? "series" : "evidence") : "both"} panes={panes} />
      <section className="figures-column evidence-figures" aria-label={t`Figures`}>
        {isExplained && <EvidenceFigures />}
      </section>
      {layout === "wide" && (
        <>
          <PaneSplitter pane="decision" panes={panes} />
          <aside className="pane right" id="pane-decision" aria-label={t`Decision`}>
            <Explained />
          </aside>
        </>
      )}
    </Columns>
  );
}

function Explained() {
  if (!useIsExplained()) return <EvidenceSays />;
  return (
    <>
      <EvidencePanel Decision={EvidenceDecision} />
      <GoOn onOpen={openMade} />
    </>
  );
}

function TabPanel({ tab }: { tab: EvidenceTab }) {
  return (
    <div
      className={`tab-content ${tab === "evidence" || tab === "scenario" ? "" : "decision"}`}
      role="tabpanel"
      id={`panel-${tab}`}
      aria-labelledby={`tab-${tab}`}
    >
      {tab === "explained" && <Explained />}
      {tab === "evidence" && <EvidencePane />}
      {tab === "scenario" && <WrittenManifest />}
      {tab === "charts" && <EvidenceFigures />}
      {tab === "times" && <EvidenceFigures part="times" />}
      {tab === "meaning" && <EvidenceFigures part="meaning" />}
    </div>
  );
}

interface Shown {
  isExplained: boolean;
  hasSeries: boolean;
  hasManifest: boolean;
}

/** With one column each part is a tab; with two, the figures stay in sight. */
function tabsOf(layout: Layout, { isExplained, hasSeries, hasManifest }: Shown): { id: EvidenceTab; label: string }[] {
  const explained = { id: "explained", label: t`Explained` } as const;
  const texts = [{ id: "evidence", label: t`Evidence` }, ...(hasManifest ? [{ id: "scenario", label: t`Manifest` } as const] : [])] as {
    id: EvidenceTab;
    label: string;
  }[];
  if (layout === "wide") return texts;
  if (layout === "middle") return [explained, ...texts];
  const figures = hasSeries
    ? [{ id: "charts", label: t`Charts` } as const]
    : ([
        { id: "times", label: t`Times` },
        { id: "meaning", label: t`Meaning` },
      ] as const);
  return [explained, ...(isExplained ? figures : []), ...texts];
}

const useHasSeries = () => useEvidence(({ explained }) => explained?.pieces.some(({ readAs }) => readAs.includes("series")) ?? false);

/** Escape leads back to the scenario, unless something else takes it. */
function closeByEscape(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || keepsKey(event.target, event.key)) return;
    if (useView.getState().dialog !== null || useView.getState().leavingTo !== null) return;
    event.preventDefault();
    closeEvidence();
  };
  window.addEventListener("keydown", onKeyDown);
  return () => window.removeEventListener("keydown", onKeyDown);
}
