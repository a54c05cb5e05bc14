import { ShortSentence } from "./decisionPanes";
import { FigureColumn, Transport } from "./FigureColumn";
import { MessagePlace } from "./Messages";
import { lessonPhoneTabs, phoneTabs, selectTab, useOpenTab, useRightTabs } from "./openTab";
import { TabContent } from "./TabContent";
import { useLesson } from "./store/lesson";
import { Tabs } from "./ui/Tabs";
import { t } from "./words/text";

/** The page on a phone, which shows one tab at a time. */
export function Phone() {
  const inLesson = useLesson(({ open }) => open !== null);
  const usual = phoneTabs(useRightTabs("tab"));
  const tabs = inLesson ? lessonPhoneTabs : usual;
  const tab = useOpenTab(tabs, inLesson ? "lesson" : "charts");
  return (
    <>
      <main className="phone">
        {tab === "charts" ? (
          <div className="tab-content" role="tabpanel" id="panel-charts" aria-labelledby="tab-charts">
            <FigureColumn
              below={
                <>
                  <MessagePlace />
                  {!inLesson && <ShortSentence />}
                </>
              }
            />
          </div>
        ) : (
          <section className="pane" aria-label={tabs.find(({ id }) => id === tab)?.label}>
            <TabContent tab={tab} withCluster />
            <MessagePlace />
            {(tab === "decision" || tab === "kubectl" || tab === "compare") && <Transport />}
          </section>
        )}
      </main>
      <nav>
        <Tabs label={t`Views`} tabs={tabs} selected={tab} onSelect={selectTab} className="phone-tabs" />
      </nav>
    </>
  );
}
