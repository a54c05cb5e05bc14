import type { KedaVersion, KubernetesVersion } from "../engine/index";
import { AsAt, ComparePanel, Decision, Kubectl, OutcomeTable, WhichReconcile } from "./decisionPanes";
import { goToStretch } from "./manifest/goToText";
import { ManifestEditor } from "./manifest/ManifestEditor";
import { useChangeable, useLesson } from "./store/lesson";
import type { Tab } from "./store/tabs";
import { later } from "./ui/later";
import { need } from "./ui/missingParts";
import { PartBoundary } from "./ui/PartBoundary";

const WorkloadForm = later(() => import("./workload/WorkloadForm").then((room) => room.WorkloadForm));
const ClusterForm = later(() => import("./workload/ClusterForm").then((room) => room.ClusterForm));
const LessonTab = later(() => import("./doors/lessonRoom").then((room) => room.LessonTab));
const ManifestReading = later(() => import("./manifest/ManifestReading").then((room) => room.ManifestReading));

const compareReleases = (from: KubernetesVersion, to: KubernetesVersion) =>
  void need(async () => (await import("./compare/upgrade")).compareReleases(from, to));
const compareKedaReleases = (from: KedaVersion, to: KedaVersion) =>
  void need(async () => (await import("./compare/upgrade")).compareKedaReleases(from, to));

/** The contents of a tab of the left pane, or of a phone. */
export function TabContent({ tab, withCluster = false }: { tab: Tab; withCluster?: boolean }) {
  const editable = useChangeable("manifest");
  const settable = useChangeable("others");
  const inTask = useLesson(({ open }) => open?.task);
  return (
    <div
      className={`tab-content ${tab}`}
      role="tabpanel"
      id={`panel-${tab}`}
      aria-labelledby={`tab-${tab}`}
      // A panel without a field that can take the focus takes it itself, so that the keyboard can scroll it.
      tabIndex={(tab === "manifest" ? editable : settable) || tab === "lesson" ? undefined : 0}
    >
      {(tab === "lesson" || (tab === "manifest" && inTask)) && <LessonTab goals={tab === "manifest"} />}
      {tab === "manifest" && <PartBoundary place="block">{editable ? <ManifestEditor /> : <ManifestReading />}</PartBoundary>}
      <fieldset className="settings-as-they-are" disabled={!settable}>
        {tab === "workload" && <WorkloadForm onGoToManifest={goToStretch} />}
        {(tab === "cluster" || (tab === "workload" && withCluster)) && (
          <ClusterForm onCompareReleases={compareReleases} onCompareKedaReleases={compareKedaReleases} />
        )}
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
