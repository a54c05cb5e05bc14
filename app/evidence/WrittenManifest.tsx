import { useEvidence, type EvidenceState } from "../store/evidence";
import { t } from "../ui/text";
import { takeAsManifest } from "./takeAsManifest";

/** The selected autoscaler as its owner wrote it, without its status; null if the texts do not have the whole object. */
export const writtenOf = ({ explained, autoscaler }: EvidenceState): string | null =>
  explained?.autoscalers[autoscaler]?.merged.readings.findLast(({ written }) => written !== undefined)?.written ?? null;

/** A live object's own part, which can go into the editor. */
export function WrittenManifest() {
  const written = useEvidence(writtenOf);
  if (written === null) return null;
  return (
    <div className="evidence-manifest">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <pre tabIndex={0} aria-label={t`The object's manifest`}>
        {written}
      </pre>
      <footer>
        <button type="button" className="btn on" onClick={() => takeAsManifest(written)}>
          {t`Use it as the manifest`}
        </button>
        <span className="muted">{t`It is the object without its status and without what the API server adds. The editor's undo brings back your own manifest.`}</span>
      </footer>
    </div>
  );
}
