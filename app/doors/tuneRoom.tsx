import { useEffect } from "react";
import { Decision, OutcomeTable, WhichReconcile } from "../decisionPanes";
import { selectRightTab, selectTab, tuneOnePaneTabs, tunePhoneTabs, tuneRightTabs, tuneTabs, useOpenTab } from "../openTab";
import { MessagePlace } from "../Messages";
import { Columns, PaneSplitter } from "../Panes";
import { pageSearch } from "../pool/pageSearch";
import { SearchContext, useSearch } from "../store/search";
import { TabContent } from "../TabContent";
import { type Tab, useTabs } from "../store/tabs";
import { CandidatePanel } from "../tune/candidate/CandidatePanel";
import { OfBefore } from "../tune/form/OfBefore";
import { SearchBar } from "../tune/form/SearchBar";
import { StudyForm } from "../tune/form/StudyForm";
import { askedNow, isKnown, useStudyNow } from "../tune/form/studyNow";
import { FrontColumn } from "../tune/front/FrontColumn";
import type { Layout } from "../ui/layout";
import { Tabs } from "../ui/Tabs";
import { t } from "../words/text";
import "../tune/tune.css";

/** The page while better settings are searched: the study, the front in place of the run's figures, and a candidate. */
export function TuneDesk({ layout }: { layout: Layout }) {
  useKeptRuns();
  return <SearchContext value={pageSearch}>{layout === "narrow" ? <TunePhone /> : <TuneColumns layout={layout} />}</SearchContext>;
}

const typingPauseMilliseconds = 300;

/** Before a search the page says what an earlier one left in this browser. */
function useKeptRuns(): void {
  const now = useStudyNow();
  const { scenario, study } = now;
  const known = scenario.study !== undefined || isKnown(now);
  const isFirst = useSearch(({ status }) => status === "none");
  useEffect(() => {
    if (!isFirst || !known) return;
    let isOld = false;
    const ask = async () => {
      const kept = await pageSearch.kept(askedNow({ scenario, study }));
      if (!isOld) useSearch.setState({ kept });
    };
    const timer = setTimeout(() => void ask(), typingPauseMilliseconds);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [isFirst, known, scenario, study]);
}

function TuneColumns({ layout }: { layout: Exclude<Layout, "narrow"> }) {
  const tabs = layout === "wide" ? tuneTabs : tuneOnePaneTabs;
  const tab = useOpenTab(tabs, "study");
  const chosen = useTabs((view) => view.rightTab);
  const rightTab = tuneRightTabs.find(({ id }) => id === chosen)?.id ?? "candidate";
  const panes = layout === "wide" ? "three" : "two";
  return (
    <Columns panes={panes}>
      <section className="pane left" id="pane-scenario" aria-label={t`Study`}>
        <Tabs label={t`Study`} tabs={tabs} selected={tab} onSelect={selectTab} className="one-row" />
        <TuneTab tab={tab} withCluster={layout === "middle"} />
        <MessagePlace />
        <SearchBar />
      </section>
      <PaneSplitter pane={layout === "wide" ? "scenario" : "both"} panes={panes} />
      <section className="figures-column front-column" aria-label={t`Front`}>
        <OfBefore />
        <FrontColumn />
      </section>
      {layout === "wide" && (
        <>
          <PaneSplitter pane="decision" panes={panes} />
          <aside className="pane right" id="pane-decision" aria-label={t`Candidate`}>
            <header className="pane-head">
              <Tabs label={t`Candidate, decision and run`} tabs={tuneRightTabs} selected={rightTab} onSelect={selectRightTab} />
              {rightTab === "decision" && <WhichReconcile />}
            </header>
            <div className="tab-content" role="tabpanel" id={`panel-${rightTab}`} aria-labelledby={`tab-${rightTab}`}>
              {rightTab === "candidate" && <CandidatePanel />}
              {rightTab === "decision" && <Decision />}
              {rightTab === "outcome" && <OutcomeTable />}
            </div>
          </aside>
        </>
      )}
    </Columns>
  );
}

function TunePhone() {
  const tab = useOpenTab(tunePhoneTabs, "study");
  useEffect(() => {
    if (tab !== "study") return;
    return useSearch.subscribe(({ status }, before) => {
      if (status === "done" && before.status === "running") selectTab("front");
    });
  }, [tab]);
  return (
    <>
      <main className="phone tune-phone">
        <section className="pane" aria-label={tunePhoneTabs.find(({ id }) => id === tab)?.label}>
          <TuneTab tab={tab} withCluster />
          <MessagePlace />
          <SearchBar />
        </section>
      </main>
      <nav>
        <Tabs label={t`Views`} tabs={tunePhoneTabs} selected={tab} onSelect={selectTab} className="phone-tabs" />
      </nav>
    </>
  );
}

function TuneTab({ tab, withCluster }: { tab: Tab; withCluster: boolean }) {
  if (!ownTabs.has(tab)) return <TabContent tab={tab} withCluster={withCluster} />;
  return (
    <div className={`tab-content ${tab}`} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
      {tab === "study" && <StudyForm />}
      {(tab === "front" || tab === "matters") && <OfBefore />}
      {tab === "front" && (
        <>
          <FrontColumn part="figure" />
          <CandidatePanel />
        </>
      )}
      {tab === "matters" && <FrontColumn part="matters" />}
      {tab === "candidate" && <CandidatePanel />}
    </div>
  );
}

const ownTabs: ReadonlySet<Tab> = new Set<Tab>(["study", "front", "matters", "candidate"]);
