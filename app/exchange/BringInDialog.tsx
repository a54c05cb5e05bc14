import { useDeferredValue, useEffect, useMemo, useState, type DragEvent } from "react";
import { curveOfSamples, durationRange, readSamples, writtenSpan, type Samples, type SamplesReading, type Span } from "../../engine/index";
import { useBrought } from "../store/brought";
import { setLoadAndDuration, useScenario } from "../store/scenario";
import { Dialog } from "../ui/Dialog";
import { fromEngine } from "../ui/engineText";
import { t } from "../ui/text";
import { runLength } from "../ui/words";
import { CurvePreview } from "./CurvePreview";
import { fileText } from "./fileText";
import { SamplesSource, type Source } from "./SamplesSource";
import { samplingNotes } from "./samplingNotes";
import { SeriesChoice } from "./SeriesChoice";
import { SpanChoice } from "./SpanChoice";
import "./exchange.css";

/** A measured load takes the place of the drawn one: its text, one of its series, what that counts, and what becomes of it. */
export function BringInDialog({ onClose }: { onClose: () => void }) {
  const [source, setSource] = useState<Source>({ name: null, text: "" });
  const [chosen, setChosen] = useState(0);
  const [asked, setAsked] = useState<Span | null>(null);
  const noise = useScenario(({ scenario }) => scenario.load.noise);
  const { reading, series } = useReading(source.text, chosen);

  const take = (next: Source) => {
    setSource(next);
    setChosen(0);
    setAsked(null);
  };
  const openFile = (file: File) => void fileText(file).then((read) => take({ name: file.name, ...read }));
  useBroughtFile(openFile);

  const error = source.error ?? (reading && !reading.ok ? fromEngine(reading.error) : null);
  const span = asked ?? series?.perSeconds ?? writtenSpan(series?.unit ?? null);
  const curve = useMemo(
    () => (series && span !== null ? curveOfSamples(series.points, { perSeconds: span, durationRange }) : null),
    [series, span],
  );
  const use = () => {
    if (!curve) return;
    setLoadAndDuration({ points: curve.points, noise }, curve.durationSeconds);
    onClose();
  };
  const foot = (
    <>
      <span className="bring-in-promise">
        {curve && t`The run becomes ${runLength(curve.durationSeconds)} long. Undo takes curve and length back.`}
      </span>
      <button type="button" className="btn" onClick={onClose}>
        {t`Cancel`}
      </button>
      <button type="button" className="btn on" disabled={!curve} onClick={use}>
        {t`Use this load`}
      </button>
    </>
  );
  return (
    <Dialog title={t`Bring in a load`} className="bring-in" foot={foot} onClose={onClose}>
      <div className="bring-in-body" {...fileTarget(openFile)}>
        <SamplesSource source={source} onText={(text) => take({ name: null, text })} onFile={openFile} />
        <p role="status" className="c-error">
          {error}
        </p>
        {reading?.ok && series && (
          <>
            <SeriesChoice all={reading.series} source={reading.source} chosen={chosen} onChoose={setChosen} />
            <SpanChoice span={span} unit={series.unit} onChoose={setAsked} />
            {curve && (
              <>
                <CurvePreview points={curve.points} durationSeconds={curve.durationSeconds} />
                <ul className="bring-in-notes soft">
                  {samplingNotes(curve, series, noise).map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** What the text holds, read once it rests; null while there is none. */
function useReading(text: string, chosen: number): { reading: SamplesReading | null; series: Samples | null } {
  const resting = useDeferredValue(text);
  const reading = useMemo(() => (resting.trim() === "" ? null : readSamples(resting)), [resting]);
  return { reading, series: reading?.ok ? (reading.series[chosen] ?? reading.series[0] ?? null) : null };
}

/** Opens what was dropped on the page, before this was open or since. */
function useBroughtFile(open: (file: File) => void): void {
  const file = useBrought((brought) => brought.file);
  useEffect(() => {
    if (!file) return;
    useBrought.setState({ file: null });
    open(file);
  });
}

/** While this is open, what is dropped on it is a load, whatever it is called. */
const fileTarget = (open: (file: File) => void) => ({
  onDragOver: (event: DragEvent) => event.dataTransfer.types.includes("Files") && event.preventDefault(),
  onDrop: (event: DragEvent) => {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    open(file);
  },
});
