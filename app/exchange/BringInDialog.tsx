import { useDeferredValue, useEffect, useState, type DragEvent } from "react";
import { evidenceHead, maxEvidenceLength, maxSamplesLength, type SamplesChoices } from "../../engine/index";
import { isEvidence } from "../channel/isEvidence";
import { useBrought } from "../store/brought";
import { door, openEvidence, takesEvidence, type EvidencePiece } from "../store/evidence";
import { setLoadAndDuration, useScenario } from "../store/scenario";
import { Dialog } from "../ui/Dialog";
import { rememberMeasured } from "../ui/measuredWorkload";
import { piecesOf } from "../ui/readFiles";
import { t } from "../words/text";
import { fixed, runLength } from "../words/times";
import { LoadOfSamples, type ReadyLoad } from "./LoadOfSamples";
import { SamplesSource, type Source } from "./SamplesSource";
import { useSamples } from "./useSamples";
import "./exchange.css";

const nothing: Source = { file: null, text: "" };

/** Replaces the drawn load by a measured one: its text, the series, what the series counts, and how it is fitted. */
export function BringInDialog({ onClose }: { onClose: () => void }) {
  const [source, setSource] = useState(nothing);
  const [choices, setChoices] = useState<SamplesChoices>({});
  const [serial, setSerial] = useState(0);
  const [ready, setReady] = useState<ReadyLoad | null>(null);
  const noise = useScenario(({ scenario }) => scenario.load.noise);
  const resting = useDeferredValue(source.text);
  // A character has at most three bytes.
  const isTooLong = source.file !== null && source.file.size > 3 * maxSamplesLength;
  const samples = useSamples(isTooLong ? null : (source.file ?? (resting.trim() === "" ? null : resting)), choices);

  const take = (next: Source) => {
    setSource(next);
    setSerial(serial + 1);
    setChoices({});
    setReady(null);
  };
  const asLoad = (file: File) => take({ file, text: "" });
  useBroughtFile(asLoad);
  const openFile = (file: File) =>
    void evidenceOf(file).then((piece) => {
      if (piece === null) return asLoad(file);
      onClose();
      openEvidence([piece], { from: "load" });
    });
  /** A text whose first lines do not tell is in the field until a worker knows more. */
  const takeLate = async (text: string) => {
    if (await door.knows(text)) {
      onClose();
      door.open(text, { from: "load" });
    } else if (text.length > longPaste) take({ file: null, text });
  };
  const takePaste = (text: string) => {
    const taken = door.take(text, { from: "load" });
    if (taken) onClose();
    else void takeLate(text);
    return taken || text.length > longPaste;
  };

  const error = isTooLong
    ? t`The file has ${fixed(source.file!.size / 1e6, 1)} MB; this page reads at most ${maxSamplesLength / 1e6} MB.`
    : samples.error;
  const isReady = ready !== null && samples.reading !== null && !samples.busy;
  const use = () => {
    if (!ready) return;
    setLoadAndDuration({ points: ready.curve.points, noise }, ready.curve.durationSeconds, ready.workload);
    if (ready.measured) rememberMeasured(ready.measured);
    onClose();
  };
  const foot = (
    <>
      <span className="bring-in-promise">{isReady && promise(ready)}</span>
      <button type="button" className="btn" onClick={onClose}>
        {t`Cancel`}
      </button>
      <button type="button" className="btn on" disabled={!isReady} onClick={use}>
        {t`Use this load`}
      </button>
    </>
  );
  return (
    <Dialog title={t`Import a measured load`} className="bring-in" foot={foot} onClose={onClose}>
      <div className="bring-in-body" {...fileTarget(openFile)}>
        <SamplesSource source={source} onText={(text) => take({ file: null, text })} onFile={openFile} takesPaste={takePaste} />
        <p role="status" className="c-error">
          {error}
        </p>
        <Reading busy={samples.busy} onCancel={() => take(nothing)} />
        {samples.reading && (
          <LoadOfSamples
            key={`${serial} ${samples.reading.rows?.chosen ?? ""}`}
            samples={samples}
            reading={samples.reading}
            choices={choices}
            onChoices={setChoices}
            onReady={setReady}
          />
        )}
      </div>
    </Dialog>
  );
}

/** A field with so many characters would stop the page for seconds, so it gets them only once they are known to be a load. */
const longPaste = 500_000;

/** Series about an autoscaler and its pods are no load. */
async function evidenceOf(file: File): Promise<EvidencePiece | null> {
  if (!takesEvidence() || file.size > maxEvidenceLength) return null;
  try {
    return (await isEvidence([await file.slice(0, evidenceHead).text()])) ? ((await piecesOf([file]))[0] ?? null) : null;
  } catch {
    return null;
  }
}

const promise = ({ curve, workload, measured }: ReadyLoad): string => {
  if (measured) {
    return t`The run will last ${runLength(curve.durationSeconds)}. Undo restores the curve, the length and the values of the CPU.`;
  }
  return workload
    ? t`The run will last ${runLength(curve.durationSeconds)}. Undo restores the curve, the length and the CPU per request.`
    : t`The run will last ${runLength(curve.durationSeconds)}. Undo restores the curve and the length.`;
};

/** Shown only after half a second, because most texts are read faster. */
function Reading({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), 500);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return (
    <p role="status" className="bring-in-reading">
      {busy && slow && (
        <>
          {t`Reading…`}
          <button type="button" className="btn" onClick={onCancel}>
            {t`Stop`}
          </button>
        </>
      )}
    </p>
  );
}

/** Opens a file that was dropped on the page, before or after this window opened. */
function useBroughtFile(open: (file: File) => void): void {
  const file = useBrought((brought) => brought.file);
  useEffect(() => {
    if (!file) return;
    useBrought.setState({ file: null });
    open(file);
  });
}

/** While this window is open, a file dropped on it is read as a load, whatever its name. */
const fileTarget = (open: (file: File) => void) => ({
  onDragOver: (event: DragEvent) => event.dataTransfer.types.includes("Files") && event.preventDefault(),
  onDrop: (event: DragEvent) => {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    open(file);
  },
});
