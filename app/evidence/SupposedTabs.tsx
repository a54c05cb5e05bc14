import { useEvidence } from "../store/evidence";
import { useEvidenceScenario } from "../store/evidenceScenario";
import { t } from "../words/text";
import { refusalWords } from "../words/evidence/supposedWords";
import { isOfManifest, SupposedRows } from "./goOn/SupposedRows";
import { StandingLegend } from "./StandingMark";
import { WrittenManifest, writtenOf } from "./WrittenManifest";

/** The autoscaler as the page takes it: as it was pasted, or made from what the texts tell, and what of it is supposed. */
export function SupposedManifest() {
  const written = useEvidence(writtenOf);
  const continued = useMadeScenario();
  if (written === null && continued === null) return <WhyNone />;
  const supposed = continued?.supposed.filter(isOfManifest) ?? [];
  return (
    <div className="evidence-manifest">
      {supposed.length > 0 && (
        <div className="supposed-facts">
          <StandingLegend />
          <SupposedRows supposed={supposed} />
        </div>
      )}
      <WrittenManifest text={written ?? continued!.own.manifest} isWhole={written !== null} />
    </div>
  );
}

/** What the page takes the pods, the load and the controller to be, as far as the evidence tells it. */
export function SupposedWorkload() {
  const continued = useMadeScenario();
  if (continued === null) return <WhyNone />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div className="supposed-facts" tabIndex={0} role="group" aria-label={t`What was supposed`}>
      <StandingLegend />
      <SupposedRows supposed={continued.supposed.filter((fact) => !isOfManifest(fact))} />
    </div>
  );
}

function useMadeScenario() {
  const continued = useEvidenceScenario((state) => state.continued);
  return continued !== "failed" && continued?.ok ? continued : null;
}

function WhyNone() {
  const continued = useEvidenceScenario((state) => state.continued);
  if (continued === null || (continued !== "failed" && continued.ok)) return null;
  return (
    <p className="supposed-facts" role="status">
      {continued === "failed" ? t`No scenario could be made of this text.` : refusalWords(continued.reason)}
    </p>
  );
}
