import { useEffect, useRef, useState } from "react";
import { type SampledCurve, type SamplesChoices } from "../../engine/index";
import type { Part, ReadSamples } from "./samplesRequests";
import { readError } from "./readError";
import { startReader, type SamplesAnswer, type SamplesReader } from "./samplesReader";

interface SamplesState {
  reader: SamplesReader;
  /** The reading of the last text; null while there is none. */
  reading: Extract<ReadSamples, { ok: true }> | null;
  error: string | null;
  /** True until the present text has been read with the present choices. */
  busy: boolean;
}

type Source = File | string;

/** Reads a source in a worker, and reads it again after a change of the choices. `version` counts the readings. */
export function useSamples(source: Source | null, choices: SamplesChoices): SamplesState & { version: number } {
  const [reader] = useState(startReader);
  const [read, setRead] = useState<{
    source: Source | null;
    choices: SamplesChoices;
    answer: SamplesAnswer<"readSamples">;
    version: number;
  }>({
    source: null,
    choices,
    answer: null,
    version: 0,
  });
  const asked = useRef<Source | null>(null);
  useEffect(() => () => reader.end(), [reader]);
  useEffect(() => {
    const isNew = asked.current !== source;
    asked.current = source;
    if (source === null) {
      reader.end();
      return;
    }
    void reader.ask("readSamples", { source: isNew ? source : null, choices }).then((answer) => {
      if (answer) setRead(({ version }) => ({ source, choices, answer, version: version + 1 }));
    });
  }, [reader, source, choices]);

  const current = read.source === source ? read.answer : null;
  const reading = current?.ok === true && current.answer.ok ? current.answer : null;
  const busy = source !== null && (read.source !== source || read.choices !== choices);
  return { reader, reading, error: readError(current), busy, version: read.version };
}

interface DrawnCurve {
  curve: SampledCurve;
  /** The highest measured value among the curve's points. */
  highest: number;
}

interface CurveWanted {
  series: number;
  part: Part | null;
  perSeconds: number;
  peak: number | null;
}

/** The curve of one series. While the next curve is drawn, it is the last good one. null if the part has no sample. */
export function useCurve(
  { reader, version, reading }: ReturnType<typeof useSamples>,
  { series, part, perSeconds, peak }: CurveWanted,
): DrawnCurve | null {
  const [drawn, setDrawn] = useState<{ version: number; curve: DrawnCurve | null } | null>(null);
  const [from, to] = [part?.from, part?.to];
  const isRead = reading !== null;
  useEffect(() => {
    if (!isRead) return;
    const wanted = from === undefined || to === undefined ? null : { from, to };
    void reader.ask("samplesCurve", { series, part: wanted, perSeconds, ...(peak !== null && { peak }) }).then((read) => {
      if (read?.ok !== true) return;
      const { curve, highest } = read.answer;
      setDrawn({ version, curve: curve && { curve, highest } });
    });
  }, [reader, version, isRead, series, from, to, perSeconds, peak]);
  return isRead && drawn?.version === version ? drawn.curve : null;
}
