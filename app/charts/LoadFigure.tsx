import { memo, useDeferredValue, useMemo, type ComponentType, type ReactNode } from "react";
import { reasonsIn, type Outcomes, type Workload } from "../../engine/index";
import type { Run, RunMetric } from "../run/run";
import { useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { failureWords } from "../words/names/failureWords";
import { plotFrame, type PlotFrame, type PlotOverlay } from "../marks/plotFrame";
import { t } from "../words/text";
import type { TimeScale } from "../marks/timeScale";
import { quantity, shortTime } from "../words/times";
import { loadTop, plainTicks } from "../marks/axes";
import { cpuNote } from "../words/figures/cpuNote";
import { FigureHead, headingId } from "./FigureHead";
import { Marks } from "../figures/DrawnMarks";
import { SeriesLines } from "./SeriesLines";
import { capacitySeries, loadSeries, loadTrails, loadWordMarks } from "../marks/layers/load";
import { looks, type Series } from "../marks/mark";
import { latencyNote, loadReadings, loadTitles as titles, loadWords as words } from "../marks/readings/loadReadings";
import { Plot } from "./Plot";
import { PlotOrTable } from "./PlotOrTable";
import type { StepColumn } from "../marks/readings/reading";
import { isGrowing, loadRows, slackAtRest, slackInGesture, type LoadRow } from "../marks/rows";
import { selectNearest } from "./select";
import { useReached } from "./useReached";

interface LoadFigureProps {
  run: Run | null;
  /** The part of the run in view. */
  shown: Run | null;
  scale: TimeScale;
  height: number;
  narrow: boolean;
  /** The row of shapes between the heading and the plot. */
  bar: ReactNode;
  /** The layer over the plot that draws the curve. */
  Editor: ComponentType<PlotOverlay>;
}

const noRows: readonly LoadRow[] = [];

export function LoadFigure({ run, shown, scale, height, narrow, bar, Editor }: LoadFigureProps) {
  const { points } = useScenario(({ scenario }) => scenario.load);
  const incidents = useScenario(({ scenario }) => scenario.incidents);
  const { kind, cpuSpreadPercent, imbalancePercent } = useScenario(({ scenario }) => scenario.workload);
  const uneven = cpuSpreadPercent > 0 || imbalancePercent > 0;
  const durationSeconds = useScenario((state) => state.scenario.durationSeconds);
  const heldMax = useView((view) => view.loadAxisMax);
  const filled = useView(({ hidden }) => !hidden.has("load/offered"));
  // Another axis draws every line again, which must not delay the change that needs it.
  const max = useDeferredValue(heldMax ?? loadTop(points, durationSeconds, incidents));
  const frame = useMemo(() => plotFrame(scale, height, 6, max), [scale, height, max]);
  const drawing = useScenario(({ gesture }) => gesture) || isGrowing(run);
  const slack = drawing ? slackInGesture : slackAtRest;
  const rows = useMemo(() => (shown ? loadRows(shown.rows, slack) : noRows), [shown, slack]);
  const readings = useMemo(() => loadReadings(run, kind), [run, kind]);
  const more = useMemo(() => [...latencyColumns(run), ...failureColumns(run), throttledColumn(run), heldColumn(run)], [run]);
  // With only a part in view, the outcomes of the whole run would be read as those of the part.
  const outcomes = scale.to - scale.from >= durationSeconds ? (run?.outcomes ?? null) : null;
  // Without a figure of CPU nothing else shows what limits the capacity.
  const ofPods = run && !run.metrics.some(isCpu) ? (step: number) => cpuNote(run, step, uneven) : () => null;
  const note = (step: number) => ofPods(step) ?? (run && latencyNote(run, step));
  return (
    <section className="fig" data-figure="load" tabIndex={-1} aria-labelledby={headingId("load")}>
      <FigureHead
        figure="load"
        titles={titles}
        unit={narrow ? null : words[kind].unit}
        readings={readings}
        width={scale.width}
        note={note}
      />
      {bar}
      <PlotOrTable figure="load" label={`${titles[0]} ${words[kind].perSecond}`} height={height} readings={readings} more={more}>
        <Plot
          frame={frame}
          ticks={plainTicks(max, height)}
          label={words[kind].label}
          stage="given"
          overlay={<Editor frame={frame} filled={filled} onSelect={selectNearest} />}
        >
          <LoadLines rows={rows} frame={frame} />
          {/* While the lines follow the pointer there are no labels, because they would jump about and cost time. */}
          {!drawing && <LoadMarks rows={rows} frame={frame} kind={kind} outcomes={outcomes} />}
        </Plot>
      </PlotOrTable>
    </section>
  );
}

/** One column for each reason for which requests failed in the run. */
const failureColumns = (run: Run | null): StepColumn[] =>
  run === null
    ? []
    : reasonsIn(run.stepFailures).map((reason) => ({
        name: t`failed: ${failureWords[reason].name}`,
        value: (step) => quantity(run.stepFailures[reason]![step] ?? NaN),
        stage: "cluster",
      }));

const latencyColumns = (run: Run | null): StepColumn[] =>
  (["p50Latency", "p95Latency", "p99Latency"] as const).map((column) => ({
    name: latencyNames[column],
    value: (step) => shortTime(run?.stepSeconds[column][step] ?? NaN),
    stage: "cluster",
  }));

const latencyNames = { p50Latency: t`p50 latency`, p95Latency: t`p95 latency`, p99Latency: t`p99 latency` } as const;

const throttledColumn = (run: Run | null): StepColumn => ({
  name: t`throttled`,
  value: (step) => quantity(run?.stepSeconds.throttled[step] ?? NaN),
  stage: "cluster",
});

const heldColumn = (run: Run | null): StepColumn => ({
  name: t`held by full nodes`,
  value: (step) => quantity(run?.stepSeconds.heldByNode[step] ?? NaN),
  stage: "cluster",
});

const isCpu = ({ name, source }: RunMetric) => name === "cpu" && source === null;

const LoadLines = memo(function LoadLines({ rows, frame }: { rows: readonly LoadRow[]; frame: PlotFrame }) {
  const hidden = useView((view) => view.hidden);
  // A gesture has too few rows for the corners of the curve, so the curve's editor draws it.
  const drawing = useScenario((state) => state.gesture);
  const series = useMemo((): Series<LoadRow>[] => {
    const offered = { of: "offered", shape: "line", look: looks.offeredUnder } as const;
    const under = drawing || hidden.has("load/offered") ? [] : [offered];
    return [...loadSeries(hidden), ...under, ...capacitySeries(hidden)];
  }, [hidden, drawing]);
  return <SeriesLines frame={frame} rows={rows} series={series} />;
});

interface LoadMarksProps {
  rows: readonly LoadRow[];
  frame: PlotFrame;
  kind: Workload["kind"];
  outcomes: Outcomes | null;
}

/** Says in words what the lines cannot show. `outcomes` is null while only a part of the run is in view. */
const LoadMarks = memo(function LoadMarks({ rows, frame, kind, outcomes }: LoadMarksProps) {
  const hidden = useView((view) => view.hidden);
  const cursor = useView((view) => view.cursor);
  const trails = useMemo(() => loadTrails(rows, frame), [rows, frame]);
  const reached = useReached();
  return <Marks frame={frame} marks={loadWordMarks(rows, frame, trails, { kind, outcomes, cursor, reached, hidden })} />;
});
