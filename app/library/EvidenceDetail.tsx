import type { EvidenceEntry } from "../../engine/library";
import { takesEvidence } from "../store/evidence";
import { t } from "../words/text";
import { entryTexts } from "./entryTexts";
import { EvidencePreview } from "./EvidencePreview";

/** Evidence of a cluster. The page opens it as it opens what people paste. */
export function EvidenceDetail({ entry, hasFailed }: { entry: EvidenceEntry; hasFailed: boolean }) {
  const address = `?evidence=${entry.id}`;
  const { title, text, look, change } = entryTexts(entry);
  return (
    <section className="library-detail" aria-label={title}>
      <h3>{title}</h3>
      <EvidencePreview key={entry.id} entry={entry} />
      <dl>
        <dt>{t`In this evidence`}</dt>
        <dd>{text}</dd>
        <dt>{t`Look at`}</dt>
        <dd>{look}</dd>
        <dt>{t`To know more`}</dt>
        <dd>{change}</dd>
        <dt>{t`Texts`}</dt>
        <dd>{entry.files.join(", ")}</dd>
        <dt>{t`Short address`}</dt>
        <dd>
          <a className="lk" href={address}>
            {address}
          </a>
        </dd>
      </dl>
      <p className="muted">{t`All names are invented.`}</p>
      {!takesEvidence() && <p>{t`Close the lesson before you open this.`}</p>}
      {hasFailed && <p role="alert">{t`A part of this page could not be loaded. Reload to try again.`}</p>}
    </section>
  );
}
