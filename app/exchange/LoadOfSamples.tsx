import { useEffect, useMemo, useState } from "react";
import {
  fitToLoad,
  withTaken,
  writtenSpan,
  type RowsOption,
  type SampledCurve,
  type SamplesChoices,
  type Span,
  type Workload,
} from "../../engine/index";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import type { FittedValues } from "../words/study/fitted";
import { t } from "../words/text";
import { CpuFitPart } from "./CpuFitPart";
import { CurveFigure } from "./sampleFigures";
import { FitChoice, peakOf, roundPeak, type Fitting } from "./FitChoice";
import { firstPart, isCut } from "./loadPart";
import { PartChoice } from "./PartChoice";
import { RowsChoice } from "./RowsChoice";
import type { Part, ReadSamples } from "./samplesRequests";
import { readingNote, samplingNotes } from "../words/exchange/samplingNotes";
import { SeriesChoice } from "./SeriesChoice";
import { SpanChoice } from "./SpanChoice";
import { TimeChoice } from "./TimeChoice";
import { useCurve, type useSamples } from "./useSamples";

/** The load that replaces the drawn one. */
export interface ReadyLoad {
  curve: SampledCurve;
  /** Changed fields of the workload, so that the pods can serve the load. */
  workload?: Partial<Workload>;
  /** Those of them that were fitted to measured CPU. */
  measured?: FittedValues;
}

interface LoadOfSamplesProps {
  samples: ReturnType<typeof useSamples>;
  reading: Extract<ReadSamples, { ok: true }>;
  choices: SamplesChoices;
  onChoices(choices: SamplesChoices): void;
  /** null while the user still has to choose something. */
  onReady(load: ReadyLoad | null): void;
}

const unnamed: Record<RowsOption["kind"], string> = {
  apart: t`without a name`,
  split: t`without a name`,
  sum: t`the sum`,
  mean: t`the mean`,
  count: t`all requests`,
  countSplit: t`without a name`,
};

/** Turns the samples into a load: the time, the series, what its values count, the part of it, and its peak. */
export function LoadOfSamples({ samples, reading, choices, onChoices, onReady }: LoadOfSamplesProps) {
  const [chosen, setChosen] = useState(reading.likeliest);
  const [asked, setAsked] = useState<Span | null>(null);
  const [cut, setCut] = useState<{ of: number; part: Part } | null>(null);
  const [fitting, setFitting] = useState<Fitting>("none");
  const [typedPeak, setTypedPeak] = useState<string | null>(null);
  const [measured, setMeasured] = useState<FittedValues | null>(null);
  const noise = useScenario(({ scenario }) => scenario.load.noise);

  const series = reading.series[chosen] ?? reading.series[0]!;
  const rows = reading.rows?.options[reading.rows.chosen]?.kind;
  const isCounted = rows === "count" || rows === "countSplit";
  const isSettled = isCounted || series.counter === true;
  const span = asked ?? series.perSeconds ?? writtenSpan(series.unit);
  // After a change of the time's column, the chosen part no longer belongs to the samples.
  const part = cut?.of === series.first ? cut.part : firstPart(series);
  const peak = fitting === "scale" ? peakOf(typedPeak ?? "") : null;
  const drawn = useCurve(samples, { series: chosen, part: isCut(series) ? part : null, perSeconds: span ?? 1, peak });
  const fit = useFit(span === null ? null : (drawn?.highest ?? null), measured);
  const suggested = fit ? roundPeak(fit.fit.servedAtTarget) : "100";

  const choose = (index: number) => {
    setChosen(index);
    setCut(null);
    setFitting("none");
  };
  const cheaper = fit?.fit.cpuPerRequestMilliseconds ?? null;
  const isReady = span !== null && drawn !== null && (fitting !== "scale" || peak !== null);
  useEffect(() => {
    if (!isReady || !drawn) return onReady(null);
    const adjusted = fitting === "pods" && cheaper !== null ? { cpuPerRequestMilliseconds: cheaper } : null;
    const workload = { ...measured, ...adjusted };
    onReady({ curve: drawn.curve, ...((measured || adjusted) && { workload }), ...(measured && { measured }) });
  }, [isReady, drawn, fitting, cheaper, measured, onReady]);

  return (
    <>
      <SeriesChoice all={reading.series} source={reading.source} unnamed={unnamed[rows ?? "apart"]} chosen={chosen} onChoose={choose} />
      <div className="bring-in-rows">
        <TimeChoice time={reading.time} step={series.step} onChoose={(time) => onChoices({ ...choices, ...time })} />
        {reading.rows && reading.rows.options.length > 1 && (
          <RowsChoice options={reading.rows.options} chosen={reading.rows.chosen} onChoose={(rows) => onChoices({ ...choices, rows })} />
        )}
        {!isSettled && (
          <SpanChoice span={span} unit={series.unit} inHeading={series.unitIn === "heading"} step={series.step} onChoose={setAsked} />
        )}
        {isCut(series) && (
          <PartChoice series={series} kind={reading.time.kind} part={part} onChoose={(next) => setCut({ of: series.first, part: next })} />
        )}
        {drawn && span !== null && (
          <FitChoice
            highest={drawn.highest}
            fit={fit?.fit ?? null}
            milliseconds={fit?.milliseconds ?? 0}
            fitting={fitting}
            peak={typedPeak ?? suggested}
            onChoose={(next) => {
              setFitting(next);
              if (next === "scale") setTypedPeak((typed) => typed ?? suggested);
            }}
            onPeak={setTypedPeak}
          />
        )}
      </div>
      {drawn ? (
        <>
          <CurveFigure curve={drawn.curve} isLoad={span !== null} />
          <ul className="bring-in-notes soft">
            {[
              ...(isCounted ? [t`Each row is one request. The page counts requests per second.`] : []),
              ...(series.counter ? [t`This is a counter. The load is its increase per second.`] : []),
              ...reading.notes.map((note) => readingNote(note, reading.time.kind)),
              ...samplingNotes(drawn.curve, series, noise),
            ].map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      ) : (
        <div className="bring-in-preview" />
      )}
      {reading.series.length > 1 && (
        <CpuFitPart
          samples={samples}
          series={reading.series}
          unnamed={unnamed[rows ?? "apart"]}
          requests={chosen}
          part={isCut(series) ? part : null}
          perSeconds={span}
          onValues={setMeasured}
        />
      )}
    </>
  );
}

/** Whether the pods of the last valid manifest can serve a peak; null until both are known. */
function useFit(highest: number | null, measured: FittedValues | null) {
  const own = useScenario(({ scenario }) => scenario.workload);
  const cluster = useScenario(({ scenario }) => scenario.cluster);
  const hpa = useTrace(({ run }) => run?.hpa ?? null);
  const taken = useTrace(({ run }) => run?.taken ?? null);
  return useMemo(() => {
    if (!hpa || highest === null) return null;
    const workload = withTaken({ ...own, ...measured }, taken);
    return { fit: fitToLoad(hpa, workload, cluster, highest), milliseconds: workload.cpuPerRequestMilliseconds };
  }, [own, cluster, hpa, taken, highest, measured]);
}
