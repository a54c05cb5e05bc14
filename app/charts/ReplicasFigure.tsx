import { memo, useMemo, type ComponentType } from "react";
import type { Run } from "../run/run";
import { useBaseline } from "../store/baseline";
import { useRecordedBeside } from "../store/continued";
import { useLesson } from "../store/lesson";
import { useShownBands } from "../store/luck";
import { useView } from "../store/view";
import { later } from "../ui/later";
import { plotFrame, type PlotFrame } from "../marks/plotFrame";
import { t } from "../words/text";
import type { TimeScale } from "../marks/timeScale";
import { replicaTop } from "../marks/axes";
import { FigureHead, headingId } from "./FigureHead";
import { kedaHeights } from "../marks/heights";
import { hasKeda } from "../marks/keda/kedaReadings";
import { DrawnMarks, Marks } from "../figures/DrawnMarks";
import { SeriesLines } from "./SeriesLines";
import { boundsOverTime, boundTicks, highestBound, stretchesInView, type BoundsStretch } from "../marks/manifestsOfRun";
import { editedBounds, maxBeyond, replicaSeries, rescales, type ReplicaForm } from "../marks/layers/replicas";
import { emptyTicks, NothingToDraw, Plot } from "./Plot";
import { PlotOrTable } from "./PlotOrTable";
import { countedNote, replicasHead } from "../marks/readings/replicaReadings";
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

const noRows: readonly ReplicaRow[] = [];

export function ReplicasFigure({ run, shown, scale, height, narrow, Drawing }: ReplicasFigureProps) {
  const rows = useMemo(() => (shown ? replicaRows(shown.rows) : noRows), [shown]);
  const recorded = useRecordedBeside();
  // The run as it was is no news while nothing has changed.
  const pinned = useBaseline(({ run: its }) => its);
  const baseline = recorded?.pinsMade && recorded.isAsMade ? null : pinned;
  // Beside a recording or a drawing the figure has another question.
  const shownBands = useShownBands();
  const bands = recorded === null && Drawing === null ? shownBands : null;
  const prediction = useLesson(({ open }) => open?.prediction ?? null);
  const predicted = prediction !== null;
  const drawn = prediction?.drawn ?? null;
  const isDrawing = Drawing !== null;
  const { figure, titles, unit, readings, highest } = useMemo(
    () => replicasHead(run, { baseline, recorded, bands, prediction: predicted ? { steps: drawn } : null, isDrawing }),
    [run, baseline, recorded, bands, predicted, drawn, isDrawing],
  );
  const bounds = useMemo(() => (run ? boundsOverTime(run) : []), [run]);
  const [first, ...edited] = stretchesInView(bounds, scale);
  const maxReplicas = highestBound(bounds);
  // While the reader draws, the axis reaches maxReplicas: every count must be possible, and the axis must not reveal the answer.
  const max = useMemo(() => replicaTop(maxReplicas, predicted ? maxReplicas : highest), [maxReplicas, highest, predicted]);
  const frame = useMemo(() => plotFrame(scale, height, 3, max), [scale, height, max]);
  const ticks = first ? boundTicks(first, edited.length > 0, max, height) : emptyTicks;
  return (
    <section className="fig" data-figure={figure} tabIndex={-1} aria-labelledby={headingId(figure)}>
      <FigureHead
        figure={figure}
        titles={titles}
        unit={narrow && !recorded ? null : unit}
        readings={readings}
        width={scale.width}
        note={(step) => run && countedNote(run, step)}
      />
      <PlotOrTable figure={figure} label={titles[0]} height={height} readings={readings}>
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
              {recorded && <RecordedCounts run={run} recorded={recorded.counts} frame={frame} />}
              {baseline && <BaselineCounts figure="replicas" frame={frame} show="written" />}
            </>
          }
          overlay={Drawing && prediction?.shown === false && <Drawing frame={frame} />}
        >
          {Drawing && prediction?.shown && <Drawing frame={frame} />}
          <ReplicaLines rows={rows} frame={frame} beside={recorded !== null} alone={bands !== null} />
          {!run && <NothingToDraw frame={frame} />}
          {shown && <RescaleMarks run={shown} frame={frame} maxReplicas={maxReplicas} />}
          {run?.keda && !Drawing && <KedaWrites keda={run.keda} frame={frame} />}
        </Plot>
      </PlotOrTable>
      {run && hasKeda(run) && !Drawing && <DecidesStrip run={run} scale={scale} />}
    </section>
  );
}

/** The bounds of manifests that replaced the first. */
export function EditedBounds({ edited, frame }: { edited: readonly BoundsStretch[]; frame: PlotFrame }) {
  const cursor = useView((view) => (edited.length > 0 ? view.cursor : null));
  return <DrawnMarks frame={frame} marks={editedBounds(edited, frame, cursor)} />;
}

interface ReplicaLinesProps extends ReplicaForm {
  rows: readonly ReplicaRow[];
  frame: PlotFrame;
}

const ReplicaLines = memo(function ReplicaLines({ rows, frame, beside, alone }: ReplicaLinesProps) {
  const hidden = useView((view) => view.hidden);
  const series = useMemo(() => replicaSeries(hidden, { beside, alone }), [hidden, beside, alone]);
  return <SeriesLines frame={frame} rows={rows} series={series} />;
});

const RescaleMarks = memo(function RescaleMarks({ run, frame, maxReplicas }: { run: Run; frame: PlotFrame; maxReplicas: number }) {
  const hidden = useView((view) => view.hidden);
  const cursor = useView((view) => (maxReplicas > frame.max ? view.cursor : null));
  const triangles = useMemo(() => rescales(run, frame, hidden), [run, frame, hidden]);
  return <Marks frame={frame} marks={[...triangles, ...maxBeyond(maxReplicas, frame, cursor)]} />;
});
