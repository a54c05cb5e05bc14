import { useRef, useState } from "react";
import { maxEvidenceLength } from "../../engine/index";
import { addEvidence, openEvidence, useEvidence, type EvidencePiece } from "../store/evidence";
import { Dialog } from "../ui/Dialog";
import { doneKey } from "../ui/platformKeys";
import { piecesOf } from "../ui/readFiles";
import { t } from "../words/text";
import { Commands } from "./Commands";
import { OnlyNumbers } from "./OnlyNumbers";
import "./evidence.css";
import { fixed } from "../words/numbers";

/** Takes texts of a cluster, whatever they look like. Added to open evidence, or opened as evidence. */
export function BringEvidence({ onClose }: { onClose: () => void }) {
  const isOpen = useEvidence(({ pieces }) => pieces.length > 0);
  const [text, setText] = useState("");
  /** The typed numbers as an object; null until they are enough to compute anything. */
  const [numbers, setNumbers] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);

  const take = (pieces: readonly EvidencePiece[]) => {
    const already = useEvidence.getState().pieces;
    const length = [...already, ...pieces].reduce((sum, piece) => sum + piece.text.length, 0);
    if (length > maxEvidenceLength) return setError(tooLong(length));
    onClose();
    if (already.length > 0) addEvidence(...pieces);
    else openEvidence(pieces);
  };
  const takeFiles = async (files: readonly File[]) => {
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (size > maxEvidenceLength) return setError(tooLong(size));
    try {
      take(await piecesOf(files));
    } catch {
      setError(t`This browser could not read the file.`);
    }
  };
  const typed: EvidencePiece[] = [
    ...(text.trim() === "" ? [] : [{ name: null, text }]),
    ...(numbers === null ? [] : [{ name: t`Your numbers`, text: numbers }]),
  ];
  const foot = (
    <>
      <span className="bring-in-promise">{t`Nothing leaves this browser.`}</span>
      <button type="button" className="btn" onClick={onClose}>
        {t`Cancel`}
      </button>
      <button type="button" className="btn on" title={doneKey} disabled={typed.length === 0} onClick={() => take(typed)}>
        {isOpen ? t`Add it` : t`Explain it`}
      </button>
    </>
  );
  return (
    <Dialog title={isOpen ? t`Add to the evidence` : t`Explain my autoscaler`} className="bring-evidence" foot={foot} onClose={onClose}>
      <div className="bring-evidence-body">
        <p className="soft">
          {t`Paste what kubectl printed of your autoscaler, or what Prometheus answered about it. You can also paste it anywhere on the page.`}
        </p>
        <textarea
          aria-label={t`What kubectl or Prometheus printed`}
          // The browser focuses it when the window opens.
          ref={(field) => field?.setAttribute("autofocus", "")}
          spellCheck={false}
          wrap="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || typed.length === 0) return;
            event.preventDefault();
            take(typed);
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text");
            if (pasted.length < longPaste) return;
            event.preventDefault();
            take([...typed, { name: null, text: pasted }]);
          }}
        />
        <div className="bring-evidence-file">
          <button type="button" className="btn line" onClick={() => chooser.current?.click()}>
            {t`Choose files…`}
          </button>
          <span className="muted">{t`or drop them on the page; several files are merged`}</span>
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            aria-label={t`Files of evidence`}
            onChange={({ target }) => void takeFiles([...(target.files ?? [])])}
          />
        </div>
        <p role="status" className="c-error">
          {error}
        </p>
        {!isOpen && <OnlyNumbers onType={setNumbers} onDone={() => take(typed)} />}
        <Commands />
      </div>
    </Dialog>
  );
}

/** A field with so many characters would stop the page for seconds, so they are taken at once. */
const longPaste = 500_000;

const tooLong = (length: number): string =>
  t`This evidence has ${fixed(length / 1e6, 0)} MB; this page reads at most ${maxEvidenceLength / 1e6} MB. Ask Prometheus for fewer hours (start and end of query_range), or for a longer step.`;
