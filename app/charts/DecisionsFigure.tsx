import { memo, useMemo } from "react";
import { stageColumns } from "../../engine/index";
import type { Run } from "../run/run";
import { useBaseline } from "../store/baseline";
import { useView } from "../store/view";
import { later } from "../ui/later";
import { plotFrame, type PlotFrame } from "../marks/plotFrame";
import { stageNames } from "../words/names/stageNames";
import { t } from "../words/text";
import type { TimeScale } from "../marks/timeScale";
import { quantity } from "../words/times";
import { decisionsTop } from "../marks/axes";
import { highestBaseline } from "../marks/baselineSeries";
import { decisionReadings, decisionsTitles as titles } from "../marks/readings/decisionReadings";
import { FigureHead, headingId } from "./FigureHead";
import { stripHeight } from "../marks/heights";
import { boundsOverTime, boundTicks, highestBound, stretchesInView } from "../marks/manifestsOfRun";
import { decisionMarks, decisionNow, highestProposal, proposalsBeyond } from "../marks/layers/decisions";
import { Marks } from "../figures/DrawnMarks";
import { emptyTicks, Plot } from "./Plot";
import { PlotOrTable } from "./PlotOrTable";
import type { StepColumn } from "../marks/readings/reading";
import { ReasonStrip } from "./ReasonStrip";
import { EditedBounds } from "./ReplicasFigure";
import { highestOf as highestReplicas } from "../marks/readings/replicaReadings";
import { reasonAt, reasonLooks } from "../marks/reasons";
import { useReached } from "./useReached";

const BaselineCounts = later(() => import("./BaselineLine").then((room) => room.BaselineCounts), "above");

interface DecisionsFigureProps {
  run: Run;
  /** The part of the run in view. */
  shown: Run;
  scale: TimeScale;
  /** The height with the strip of reasons. */
  height: number;
  narrow: boolean;
}

/** For each sync: the count first proposed, the count after it, and between them, by pattern, what held the count. */
export function DecisionsFigure({ run, shown, scale, height, narrow }: DecisionsFigureProps) {
  const bounds = useMemo(() => boundsOverTime(run), [run]);
  const [first, ...edited] = stretchesInView(bounds, scale);
  const baseline = useBaseline((pinned) => pinned.run);
  const max = useMemo(
    () => decisionsTop(highestBound(bounds), Math.max(highestReplicas(run.rows), highestBaseline(baseline)), run.steps),
    [run, baseline, bounds],
  );
  const frame = useMemo(() => plotFrame(scale, height - stripHeight, 5, max), [scale, height, max]);
  const ticks = first ? boundTicks(first, edited.length > 0, max, frame.height) : emptyTicks;
  const readings = useMemo(() => decisionReadings(run, baseline), [run, baseline]);
  const more = useMemo(() => stages(run), [run]);
  const held = (step: number) => {
    const word = reasonLooks[reasonAt(run.steps, step)].words.at(-1);
    return word ? t`held by ${word}` : null;
  };
  return (
    <section className="fig" data-figure="decisions" tabIndex={-1} aria-labelledby={headingId("decisions")}>
      <FigureHead
        figure="decisions"
        titles={titles}
        unit={narrow ? null : t`replicas`}
        readings={readings}
        width={scale.width}
        note={held}
      />
      <PlotOrTable figure="decisions" label={titles[0]} height={height - stripHeight} readings={readings} more={more}>
        <Plot
          frame={frame}
          ticks={ticks}
          label={t`Decisions over time: the count that each sync proposed, the count that it wrote, and what held it`}
          under={
            <>
              <EditedBounds edited={edited} frame={frame} />
              {baseline && <BaselineCounts figure="decisions" frame={frame} show="applied" />}
            </>
          }
        >
          <Decisions run={shown} frame={frame} />
          <DecisionNow run={shown} frame={frame} />
        </Plot>
      </PlotOrTable>
      <ReasonStrip steps={shown.steps} absences={run.absences} scale={scale} />
    </section>
  );
}

/** The columns for which the legend has no room, in the order of the computation. */
function stages({ steps }: Run): StepColumn[] {
  const count = (name: string, values: Float64Array): StepColumn => ({ name, value: (step) => quantity(values[step] ?? NaN) });
  return [
    count(t`if all pods counted`, steps.plain),
    count(stageNames.stabilized, steps[stageColumns.stabilized]),
    count(stageNames.limited, steps[stageColumns.limited]),
    { name: t`held by`, value: (step) => reasonLooks[reasonAt(steps, step)].words[0] ?? "–" },
  ];
}

interface DecisionsProps {
  run: Run;
  frame: PlotFrame;
}

const Decisions = memo(function Decisions({ run, frame }: DecisionsProps) {
  const hidden = useView((view) => view.hidden);
  const cursor = useView((view) => view.cursor);
  const reached = useReached();
  const marks = useMemo(() => decisionMarks(run, frame, hidden), [run, frame, hidden]);
  const peak = useMemo(() => highestProposal(run.steps, frame, reached), [run, frame, reached]);
  return (
    <>
      <Marks frame={frame} marks={marks} />
      <Marks frame={frame} marks={proposalsBeyond(run.steps, frame, peak, cursor, reached)} />
    </>
  );
});

/** At the cursor: the first proposal and the count after it, with their numbers, and the stages between them. */
function DecisionNow({ run, frame }: DecisionsProps) {
  const cursor = useView((view) => view.cursor);
  return <Marks frame={frame} now marks={decisionNow(run.steps, frame, cursor)} />;
}
