import { type ManifestPlace, type TakenProbes, type Workload } from "../../engine/index";
import { setWorkload } from "../store/scenario";
import { CheckField } from "../ui/CheckField";
import { t } from "../words/text";
import { decimal } from "../words/times";
import { choiceWords } from "../words/names/workloadWords";
import { FromManifest } from "./FromManifest";

interface Props {
  workload: Workload;
  /** Shows the place of a value in the text. */
  onGoToManifest: (place: ManifestPlace) => void;
}

interface ReadinessProps extends Props {
  probes: TakenProbes | null;
}

/** Whether pods are probed: the manifest's word if it lists containers. */
export function ReadinessProbe({ workload, probes, onGoToManifest }: ReadinessProps) {
  const { readinessProbe, startupPeriodSeconds } = workload;
  if (probes === null) {
    return (
      <CheckField
        {...choiceWords.readinessProbe}
        name="readinessProbe"
        checked={readinessProbe}
        onChange={(probed) => setWorkload({ readinessProbe: probed })}
      />
    );
  }
  return (
    <>
      {probes.startup && startupPeriodSeconds !== undefined && (
        <FromManifest
          label={t`Startup probe every`}
          value={decimal(startupPeriodSeconds)}
          unit="s"
          help={t`A pod is not ready before it succeeds. Here its failures do not restart the container.`}
          place={probes.startup}
          onGoToManifest={onGoToManifest}
        />
      )}
      <FromManifest
        {...choiceWords.readinessProbe}
        name="readinessProbe"
        value={readinessProbe ? t`yes` : t`none`}
        unit=""
        place={probes.readiness}
        onGoToManifest={onGoToManifest}
      />
    </>
  );
}

interface LivenessProps extends Props {
  /** Where the manifest has the probe, or the container without one; null: it lists no containers. */
  place: ManifestPlace | null;
}

export function LivenessProbe({ workload: { livenessProbe }, place, onGoToManifest }: LivenessProps) {
  const wording = { ...choiceWords.livenessProbe, name: "livenessProbe" };
  return place === null ? (
    <CheckField {...wording} checked={livenessProbe} onChange={(probed) => setWorkload({ livenessProbe: probed })} />
  ) : (
    <FromManifest {...wording} value={livenessProbe ? t`yes` : t`none`} unit="" place={place} onGoToManifest={onGoToManifest} />
  );
}
