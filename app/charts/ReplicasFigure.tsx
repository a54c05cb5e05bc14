import { memo, useMemo, type ComponentType } from "react";
import { Area, Line } from "recharts";
import { countAt, type CountSteps } from "../../engine/index";
import type { Run } from "../run/run";
import { useBaseline } from "../store/baseline";
import { useContinued, useIsAsMade, useMade } from "../store/continued";
import { useLesson } from "../store/lesson";
import { useShownBands } from "../store/luck";
import { useView } from "../store/view";
import { later } from "../ui/later";
import { plotFrame, type PlotFrame } from "../marks/plotFrame";
import { t } from "../words/text";
import type { TimeScale } from "../marks/timeScale";
import { quantity } from "../words/times";
import { boundNames, replicaTop } from "../marks/axes";
import { bandReading, highestOfBand } from "../marks/readings/bandReadings";
import { highestBaseline } from "../marks/baselineSeries";
import { FigureHead, headingId } from "./FigureHead";
import { kedaHeights } from "../marks/heights";
import { hasKeda, writerReadings } from "../marks/keda/kedaReadings";
import { FixedChart, still, stillLine } from "./FixedChart";
import { boundsOverTime, boundTicks, highestBound, stretchesInView, type BoundsStretch } from "../marks/manifestsOfRun";
import { rescaleMarks, trianglePath } from "../marks/marks";
import { emptyTicks, LineWords, Marks, NothingToDraw, Plot } from "./Plot";
import { PlotOrTable } from "./PlotOrTable";
import type { Reading } from "../marks/readings/reading";
import { countedNote, highestOf, replicaReadings, replicaTitles as titles } from "../marks/readings/replicaReadings";
import { replicaRows, type ReplicaRow } from "../marks/rows";

const RecordedCounts = later(() => import("./RecordedLine").then((room) => room.RecordedCounts), "above");
const BaselineCounts = later(() => import("./BaselineLine").then((room) => room.BaselineCounts), "above");
const KedaWrites = later(() => import("./keda/KedaParts").then((room) => room.KedaWrites), "above");
const DecidesStrip = later(
  () => import("./keda/KedaParts").then((room) => room.DecidesStrip),
  "line",
  () => <div style={{ height: kedaHeights.decides }} />,
);
const SeedsBand = later(() => import("./SeedsBand").then((room) => room.SeedsBand), "above");

interface ReplicasFigureProps {
  run: Run | null;
  /** The part of the run in view. */
  shown: Run | null;
  scale: TimeScale;
  height: number;
  narrow: boolean;
  /** The layer over the plot if a lesson lets the reader draw the replicas. */
  Drawing: ComponentType<{ frame: PlotFrame }> | null;
}

const drawnTitles = [t`Your drawing and the run`, t`Yours and the run`] as const;
const noRows: readonly ReplicaRow[] = [];
/** From this number of rescales on, their marks are smaller and fewer. */
const manyRescales = 150;

export function ReplicasFigure({ run, shown, scale, height, narrow, Drawing }: ReplicasFigureProps) {
  const rows = useMemo(() => (shown ? replicaRows(shown.rows) : noRows), [shown]);
  const made = useMade();
  const recorded = made?.recorded ?? null;
  const isAsMade = useIsAsMade();
  const pinsMade = useBaseline(({ scenario }) => made !== null && scenario === made.origin);
  // The run as it was is no news while nothing has changed.
  const pinned = useBaseline(({ run: its }) => its);
  const baseline = pinsMade && isAsMade ? null : pinned;
  const fit = useContinued((state) => state.fit);
  // Beside a recording or a drawing the figure has another question.
  const shownBands = useShownBands();
  const bands = recorded === null && Drawing === null ? shownBands : null;
  const highest = useMemo(() => {
    const mostRecorded = (recorded ?? []).reduce((most, [, count]) => Math.max(most, count || 0), 0);
    const mostOfSeeds = bands ? highestOfBand(bands.columns.replicas.high) : 0;
    return Math.max(run ? highestOf(run.rows) : 0, highestBaseline(baseline), mostRecorded, mostOfSeeds);
  }, [run, baseline, recorded, bands]);
  const bounds = useMemo(() => (run ? boundsOverTime(run) : []), [run]);
  const [first, ...edited] = stretchesInView(bounds, scale);
  const maxReplicas = highestBound(bounds);
  const prediction = useLesson(({ open }) => open?.prediction ?? null);
  const predicted = prediction !== null;
  // While the reader draws, the axis reaches maxReplicas: every count must be possible, and the axis must not reveal the answer.
  const max = useMemo(() => replicaTop(maxReplicas, predicted ? maxReplicas : highest), [maxReplicas, highest, predicted]);
  const frame = useMemo(() => plotFrame(scale, height, 3, max), [scale, height, max]);
  const ticks = first ? boundTicks(first, edited.length > 0, max, height) : emptyTicks;
  const drawn = prediction?.drawn;
  const readings = useMemo(() => {
    const usual = replicaReadings(run, baseline, highest);
    const writers = run && hasKeda(run) ? writerReadings(run) : [];
    if (!predicted && recorded) {
      const simulated = usual
        .filter(({ stroke }) => stroke === "written" || stroke === "baseline")
        .map((reading): Reading => {
          if (reading.stroke === "written") return { ...reading, stroke: "simulated", name: isAsMade ? t`simulated` : t`changed` };
          return pinsMade ? { ...reading, name: t`as it was` } : reading;
        });
      return run ? [recordedReading(run, recorded, highest), ...simulated] : simulated;
    }
    if (bands && run)
      return [bandReading(bands, "replicas", run), ...usual.filter(({ stroke }) => stroke === "written" || stroke === "baseline")];
    if (!predicted) return [...writers, ...usual];
    const beside = usual.map((reading) => (reading.stroke === "written" ? { ...reading, name: t`the run` } : reading));
    return run && drawn ? [drawnReading(run, drawn), ...beside] : beside;
  }, [run, baseline, highest, predicted, drawn, recorded, isAsMade, pinsMade, bands]);
  const [figure, named] = Drawing
    ? (["drawing", drawnTitles] as const)
    : (["replicas", recorded ? besideTitles : bands ? seedsTitles : run?.keda ? writerTitles : titles] as const);
  const near =
    recorded && fit && isAsMade ? t`replicas, within one for ${quantity(Math.floor(fit.withinOne * 100))} % of the time` : t`replicas`;
  return (
    <section className="fig" data-figure={figure} tabIndex={-1} aria-labelledby={headingId(figure)}>
      <FigureHead
        figure={figure}
        titles={named}
        unit={narrow && !recorded ? null : near}
        readings={baseline ? readings.filter(({ stroke }) => stroke !== "existing") : readings}
        width={scale.width}
        note={(step) => run && countedNote(run, step)}
      />
      <PlotOrTable figure={figure} label={named[0]} height={height} readings={readings}>
        <Plot
          frame={frame}
          ticks={ticks}
          label={
            run?.keda
              ? t`Replicas over time: written by KEDA and by the controller, existing and ready`
              : t`Replicas over time: written by the controller, existing and ready`
          }
          under={
            <>
              <EditedBounds edited={edited} frame={frame} />
              {bands && <SeedsBand bands={bands} band="replicas" frame={frame} />}
              {recorded && <RecordedCounts run={run} recorded={recorded} frame={frame} />}
              {baseline && <BaselineCounts figure="replicas" frame={frame} show="written" />}
            </>
          }
          overlay={Drawing && prediction?.shown === false && <Drawing frame={frame} />}
        >
          {Drawing && prediction?.shown && <Drawing frame={frame} />}
          <ReplicaLines rows={rows} frame={frame} beside={recorded !== null} alone={bands !== null} />
          {!run && <NothingToDraw frame={frame} />}
          {shown && <RescaleMarks run={shown} frame={frame} beyond={maxReplicas > max ? `${boundNames.max(maxReplicas)} ↑` : null} />}
          {run?.keda && !Drawing && <KedaWrites keda={run.keda} frame={frame} />}
        </Plot>
      </PlotOrTable>
      {run && hasKeda(run) && !Drawing && <DecidesStrip run={run} scale={scale} />}
    </section>
  );
}

/** The bounds of manifests that replaced the first; only a bound that has changed is named again, where its name has room. */
export function EditedBounds({ edited, frame }: { edited: readonly BoundsStretch[]; frame: PlotFrame }) {
  const { scale, y, max, top } = frame;
  const wordRoom = (from: number, to: number) => ({ from: scale.x(from) + 4, to: scale.x(to) });
  const hasRoom = ({ from, to }: Pick<BoundsStretch, "from" | "to">) => scale.x(to) - scale.x(from) >= widestName;
  return edited.map(({ from, to, minReplicas, maxReplicas, changed }) => (
    <g key={from}>
      {[minReplicas, maxReplicas].map(
        (bound) => bound <= max && <path key={bound} className="bound" d={`M${scale.x(from)} ${y(bound)}H${scale.x(to)}`} />,
      )}
      {changed.max && (
        <LineWords scale={scale} room={wordRoom(from, to)} y={Math.max(top + 11, y(Math.min(max, maxReplicas)) + 13)}>
          {boundNames.max(maxReplicas)}
        </LineWords>
      )}
      {changed.min && hasRoom({ from, to }) && minReplicas <= max && (
        <LineWords scale={scale} room={wordRoom(from, to)} y={y(minReplicas) - 5}>
          {boundNames.min(minReplicas)}
        </LineWords>
      )}
    </g>
  ));
}

/** In pixels: "min 10" and the space beside it. A schedule changes minReplicas again and again. */
const widestName = 44;

const drawnReading = ({ steps, durationSeconds }: Run, drawn: CountSteps): Reading => ({
  stroke: "drawn",
  name: t`yours`,
  value: (step) => quantity(countAt(drawn, steps.at[step] ?? durationSeconds)),
  stage: "given",
  widest: quantity(drawn.reduce((most, [, count]) => Math.max(most, count), 0)),
  yields: "never",
});

const seedsTitles = [t`How many pods are written?`, t`Replicas`] as const;
const writerTitles = [t`Who wrote which count?`, t`How many pods?`, t`Pods`] as const;
const besideTitles = [t`Recorded beside simulated`, t`Replicas`] as const;

const recordedReading = ({ steps, durationSeconds }: Run, recorded: CountSteps, highest: number): Reading => ({
  stroke: "recorded",
  name: t`recorded`,
  value: (step) => quantity(countAt(recorded, steps.at[step] ?? durationSeconds)),
  stage: "given",
  widest: quantity(highest),
  yields: "never",
});

interface ReplicaLinesProps {
  rows: readonly ReplicaRow[];
  frame: PlotFrame;
  /** Beside a recording of the same hours. */
  beside: boolean;
  /** Only the written count, as in a band of seeds. */
  alone: boolean;
}

const ReplicaLines = memo(function ReplicaLines({ rows, frame, beside, alone }: ReplicaLinesProps) {
  const hidden = useView((view) => view.hidden);
  const lines = useMemo(
    () => (
      <>
        <Area
          {...still}
          type="stepAfter"
          dataKey="ready"
          stroke="var(--pods)"
          strokeWidth={1.5}
          fill="var(--pods-t)"
          fillOpacity={1}
          hide={beside || alone || hidden.has("replicas/ready")}
        />
        <Line
          {...stillLine}
          type="stepAfter"
          dataKey="existing"
          stroke="var(--pods)"
          strokeWidth={1.2}
          strokeDasharray="2 2"
          hide={beside || alone || hidden.has("replicas/existing")}
        />
        <Line
          {...stillLine}
          type="stepAfter"
          dataKey="written"
          stroke={beside ? "var(--load)" : "var(--ink)"}
          strokeWidth={2}
          {...(beside && { strokeDasharray: "3 2" })}
          strokeLinejoin="miter"
          hide={hidden.has(beside ? "replicas/simulated" : "replicas/written")}
        />
      </>
    ),
    [hidden, beside, alone],
  );
  return (
    <FixedChart frame={frame} rows={rows}>
      {lines}
    </FixedChart>
  );
});

const RescaleMarks = memo(function RescaleMarks({ run, frame, beyond }: { run: Run; frame: PlotFrame; beyond: string | null }) {
  const shown = useView(({ hidden }) => !hidden.has("replicas/written") && !hidden.has("replicas/hpa"));
  const { scale } = frame;
  const many = run.steps.rescaled.reduce((count, rescaled) => count + rescaled, 0) > manyRescales;
  const marks = rescaleMarks(run.steps, frame, many ? 7 : 0);
  return (
    <Marks frame={frame}>
      {shown && <path className="halo rescale" d={marks.map((mark) => trianglePath(mark, many ? 3 : 4.5)).join("")} />}
      {beyond && (
        <LineWords scale={scale} room={{ from: scale.left + 4, to: scale.width - scale.right }} y={14}>
          {beyond}
        </LineWords>
      )}
    </Marks>
  );
});
