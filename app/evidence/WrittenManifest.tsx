import type { EvidenceState } from "../store/evidence";
import { t } from "../words/text";
import { takeAsManifest } from "./takeAsManifest";

/** The selected autoscaler as its owner wrote it, without its status; null if the texts do not have the whole object. */
export const writtenOf = ({ explained, autoscaler }: EvidenceState): string | null =>
  explained?.autoscalers[autoscaler]?.merged.readings.findLast(({ written }) => written !== undefined)?.written ?? null;

/** An object's own part, which can go into the editor. `isWhole`: the texts have the object, and nothing of it is made up. */
export function WrittenManifest({ text, isWhole }: { text: string; isWhole: boolean }) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <pre tabIndex={0} aria-label={t`The object's manifest`}>
        {text}
      </pre>
      <footer>
        <button type="button" className="btn line" onClick={() => takeAsManifest(text)}>
          {t`Use it as the manifest`}
        </button>
        <span className="muted">
          {isWhole
            ? t`It is the object without its status and without what the API server adds. The editor's undo brings back your own manifest.`
            : t`It is made from what the texts tell. The editor's undo brings back your own manifest.`}
        </span>
      </footer>
    </>
  );
}
