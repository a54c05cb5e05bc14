import { useEffect, useRef, useState } from "react";
import { type SampledCurve, type SamplesChoices } from "../../engine/index";
import { fromEngine } from "../ui/engineText";
import { t } from "../ui/text";
import type { Part, ReadSamples } from "./samplesProtocol";
import { createSamplesReader, type Read, type SamplesReader } from "./samplesReader";

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
  const [reader] = useState(() =>
    createSamplesReader(() => new Worker(new URL("./readSamples.worker.ts", import.meta.url), { type: "module" })),
  );
  const [read, setRead] = useState<{ source: Source | null; choices: SamplesChoices; answer: Read; version: number }>({
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
    void reader.ask({ type: "read", source: isNew ? source : null, choices }).then((answer) => {
      if (answer) setRead(({ version }) => ({ source, choices, answer, version: version + 1 }));
    });
  }, [reader, source, choices]);

  const current = read.source === source ? read.answer : null;
  const reading = current?.type === "read" && current.reading.ok ? current.reading : null;
  const busy = source !== null && (read.source !== source || read.choices !== choices);
  return { reader, reading, error: errorOf(current), busy, version: read.version };
}

function errorOf(answer: Read): string | null {
  switch (answer?.type) {
    case "read":
      return answer.reading.ok ? null : fromEngine(answer.reading.error);
    case "unreadable":
      return t`This browser could not read the file.`;
    case "tookTooLong":
      return t`Reading this took longer than a minute. Export fewer rows or fewer series.`;
    case "notLoaded":
      return t`A part of this page could not be loaded. Reload to try again.`;
    case "failed":
      return t`This could not be read: ${answer.message}`;
    default:
      return null;
  }
}

export interface DrawnCurve {
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
    void reader.ask({ type: "curve", series, part: wanted, perSeconds, ...(peak !== null && { peak }) }).then((answer) => {
      if (answer?.type === "curve") setDrawn({ version, curve: answer.curve && { curve: answer.curve, highest: answer.highest } });
    });
  }, [reader, version, isRead, series, from, to, perSeconds, peak]);
  return isRead && drawn?.version === version ? drawn.curve : null;
}
