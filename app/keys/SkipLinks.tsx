import { useEvidence } from "../store/evidence";
import { useLesson } from "../store/lesson";
import { useMode } from "../store/mode";
import { useTabs, type Tab } from "../store/tabs";
import { useTuning } from "../store/tune";
import { focusDrawn } from "../ui/focusDrawn";
import { currentLayout } from "../ui/layout";
import { t } from "../words/text";
import "./keys.css";

/** From the page's beginning to its three parts, past everything between. They show while one of them has the focus. */
export function SkipLinks() {
  const form = useMode((mode) => mode.form);
  const inEvidence = useEvidence(({ pieces }) => pieces.length > 0);
  const inLesson = useLesson(({ open }) => open !== null);
  const tuning = useTuning();
  if ((form !== "full" && form !== "viewOnly") || inEvidence || tuning) return null;
  return (
    <nav className="skip-links" aria-label={t`Parts of this page`}>
      {inLesson ? (
        <Skip to={() => goToTab("lesson")}>{t`To the lesson`}</Skip>
      ) : (
        <>
          <Skip to={() => goToTab("decision")}>{t`To the decision`}</Skip>
          <Skip to={() => goToTab("manifest")}>{t`To the manifest`}</Skip>
        </>
      )}
      <Skip to={goToFigures}>{t`To the figures`}</Skip>
    </nav>
  );
}

const Skip = ({ to, children }: { to: () => void; children: string }) => (
  <button type="button" className="btn on" onClick={to}>
    {children}
  </button>
);

function goToTab(tab: Tab): void {
  const wide = currentLayout() === "wide";
  useTabs.setState(wide && tab === "decision" ? { rightTab: tab } : { tab });
  // The outputs of kubectl fold the manifest away.
  if (wide && tab === "manifest") useTabs.setState(({ rightTab }) => ({ rightTab: rightTab === "kubectl" ? "decision" : rightTab }));
  focusDrawn(() => document.getElementById(`tab-${tab}`));
}

function goToFigures(): void {
  if (currentLayout() === "narrow") useTabs.setState({ tab: "charts" });
  focusDrawn(() => document.querySelector<HTMLElement>("[data-figure]"));
}
