import { memo, useMemo, type ComponentType } from "react";
import { Area, Line } from "recharts";
import { countAt, type CountSteps } from "../../engine/index";
import type { Run } from "../simulation/protocol";
import { useBaseline } from "../store/baseline";
import { useLesson } from "../store/lesson";
import { useView } from "../store/view";
import { later } from "../ui/later";
import { plotFrame, type PlotFrame } from "../ui/plotFrame";
import { t } from "../ui/text";
import type { TimeScale } from "../ui/timeScale";
import { quantity } from "../ui/words";
import { replicaTop } from "./axes";
import { baselineReading, highestBaseline } from "./baselineSeries";
import { FigureHead, headingId, type Reading } from "./FigureHead";
import { FixedChart, still, stillLine } from "./FixedChart";
import { boundsOverTime, boundTicks, highestBound, stretchesInView, type BoundsStretch } from "./manifestsOfRun";
import { rescaleMarks, trianglePath } from "./marks";
import { emptyTicks, Marks, NothingToDraw, Plot } from "./Plot";
import { PlotOrTable } from "./PlotOrTable";
import { readyMeans } from "./readyMeans";
import { replicaRows, type ReplicaRow } from "./rows";

const BaselineCounts = later(() => import("./BaselineLine").then((room) => room.BaselineCounts), "above");

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

const titles = [t`How many pods, how many ready?`, t`How many pods?`, t`Pods`] as const;
const drawnTitles = [t`Your drawing and the run`, t`Yours and the run`] as const;
const noRows: readonly ReplicaRow[] = [];
/** From this number of rescales on, their marks are smaller and fewer. */
const manyRescales = 150;

export function ReplicasFigure({ run, shown, scale, height, narrow, Drawing }: ReplicasFigureProps) {
  const rows = useMemo(() => (shown ? replicaRows(shown.rows) : noRows), [shown]);
  const baseline = useBaseline((pinned) => pinned.run);
  const highest = useMemo(() => Math.max(run ? highestOf(run.rows) : 0, highestBaseline(baseline)), [run, baseline]);
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
    if (!predicted) return usual;
    const beside = usual.map((reading) => (reading.stroke === "written" ? { ...reading, name: t`the run` } : reading));
    return run && drawn ? [drawnReading(run, drawn), ...beside] : beside;
  }, [run, baseline, highest, predicted, drawn]);
  const [figure, named] = Drawing ? (["drawing", drawnTitles] as const) : (["replicas", titles] as const);
  return (
    <section className="fig" data-figure={figure} tabIndex={-1} aria-labelledby={headingId(figure)}>
      <FigureHead
        figure={figure}
        titles={named}
        unit={narrow ? null : t`replicas`}
        readings={baseline ? readings.filter(({ stroke }) => stroke !== "existing") : readings}
        width={scale.width}
        note={(step) => run && countedNote(run, step)}
      />
      <PlotOrTable figure={figure} label={named[0]} height={height} readings={readings}>
        <Plot
          frame={frame}
          ticks={ticks}
          label={t`Replicas over time: written by the controller, existing and ready`}
          under={
            <>
              <EditedBounds edited={edited} frame={frame} />
              {baseline && <BaselineCounts figure="replicas" frame={frame} show="written" />}
            </>
          }
          overlay={Drawing && prediction?.shown === false && <Drawing frame={frame} />}
        >
          {Drawing && prediction?.shown && <Drawing frame={frame} />}
          <ReplicaLines rows={rows} frame={frame} />
          {!run && <NothingToDraw frame={frame} />}
          {shown && <RescaleMarks run={shown} frame={frame} beyond={maxReplicas > max ? `max ${quantity(maxReplicas)} ↑` : null} />}
        </Plot>
      </PlotOrTable>
    </section>
  );
}

/** The bounds of manifests that replaced the first; only a bound that has changed is named again, where its name has room. */
export function EditedBounds({ edited, frame }: { edited: readonly BoundsStretch[]; frame: PlotFrame }) {
  const { scale, y, max, top } = frame;
  const hasRoom = ({ from, to }: Pick<BoundsStretch, "from" | "to">) => scale.x(to) - scale.x(from) >= widestName;
  return edited.map(({ from, to, minReplicas, maxReplicas, changed }) => (
    <g key={from}>
      {[minReplicas, maxReplicas].map(
        (bound) => bound <= max && <path key={bound} className="bound" d={`M${scale.x(from)} ${y(bound)}H${scale.x(to)}`} />,
      )}
      {changed.max && (
        <text className="halo" x={scale.x(from) + 4} y={Math.max(top + 11, y(Math.min(max, maxReplicas)) + 13)}>
          max {quantity(maxReplicas)}
        </text>
      )}
      {changed.min && hasRoom({ from, to }) && minReplicas <= max && (
        <text className="halo" x={scale.x(from) + 4} y={y(minReplicas) - 5}>
          {`min ${quantity(minReplicas)}`}
        </text>
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

const countWords = { written: t`written`, existing: t`existing`, ready: t`ready` } as const;

function replicaReadings(run: Run | null, baseline: Run | null, highest: number): Reading[] {
  const readings = (["written", "existing", "ready"] as const).map((stroke): Reading => ({
    stroke,
    name: countWords[stroke],
    value: (step) => quantity(run?.stepSeconds[stroke][step] ?? NaN),
    stage: stroke === "written" ? "decisions" : "cluster",
    widest: quantity(highest),
    yields: stroke === "existing" ? "late" : "never",
    ...(stroke === "ready" && { means: readyMeans }),
  }));
  if (!run || !baseline) return readings;
  const pinned = { name: t`baseline`, values: baseline.stepSeconds.written, text: quantity, yields: "never" } as const;
  return [baselineReading(run, baseline, pinned), ...readings];
}

/** The pods that the line of ready pods leaves out, and the controller counts. */
function countedNote({ podMarks: { notReady } }: Run, step: number): string | null {
  const count = notReady[step] ?? 0;
  return count > 0 ? `${t`counted, not Ready`} ${quantity(count)}` : null;
}

export const highestOf = ({ written, existing }: Run["rows"]) =>
  [written, existing].reduce((most, values) => values.reduce((high, value) => Math.max(high, value), most), 0);

const ReplicaLines = memo(function ReplicaLines({ rows, frame }: { rows: readonly ReplicaRow[]; frame: PlotFrame }) {
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
          hide={hidden.has("replicas/ready")}
        />
        <Line
          {...stillLine}
          type="stepAfter"
          dataKey="existing"
          stroke="var(--pods)"
          strokeWidth={1.2}
          strokeDasharray="2 2"
          hide={hidden.has("replicas/existing")}
        />
        <Line
          {...stillLine}
          type="stepAfter"
          dataKey="written"
          stroke="var(--ink)"
          strokeWidth={2}
          strokeLinejoin="miter"
          hide={hidden.has("replicas/written")}
        />
      </>
    ),
    [hidden],
  );
  return (
    <FixedChart frame={frame} rows={rows}>
      {lines}
    </FixedChart>
  );
});

const RescaleMarks = memo(function RescaleMarks({ run, frame, beyond }: { run: Run; frame: PlotFrame; beyond: string | null }) {
  const shown = useView(({ hidden }) => !hidden.has("replicas/written"));
  const many = run.steps.rescaled.reduce((count, rescaled) => count + rescaled, 0) > manyRescales;
  const marks = rescaleMarks(run.steps, frame, many ? 7 : 0);
  return (
    <Marks frame={frame}>
      {shown && <path className="halo rescale" d={marks.map((mark) => trianglePath(mark, many ? 3 : 4.5)).join("")} />}
      {beyond && (
        <text className="halo" x={frame.scale.left + 4} y="14">
          {beyond}
        </text>
      )}
    </Marks>
  );
});
