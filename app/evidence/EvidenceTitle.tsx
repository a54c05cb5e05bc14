import { closeEvidence, useEvidence } from "../store/evidence";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";

/** The name of the explained autoscaler in the top bar, and the way back to the scenario. */
export function EvidenceTitle() {
  const name = useEvidence(({ explained, autoscaler }) => explained?.autoscalers[autoscaler]?.merged.name ?? null);
  return (
    <div className="evidence-name">
      <b>{name === null ? t`Evidence` : t`${name}: evidence`}</b>
      <span className="muted" title={t`Links do not contain the evidence, only your scenario.`}>
        {t`not in a link`}
      </span>
      <button
        type="button"
        className="btn sq"
        aria-label={t`Close the evidence`}
        title={t`Close the evidence (Esc)`}
        onClick={closeEvidence}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
