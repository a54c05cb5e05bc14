import { memo, useMemo } from "react";
import { stepAt, stageColumns, type StepColumns } from "../../engine/index";
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
import { firstProposal, heldAreas, proposalLine, ringPath, undecidedPath } from "../marks/decisionMarks";
import { decisionReadings, decisionsTitles as titles } from "../marks/readings/decisionReadings";
import { FigureHead, headingId } from "./FigureHead";
import { stripHeight } from "../marks/heights";
import { around, before, labelWidth, placeLabel, upright } from "../marks/labels";
import { boundsOverTime, boundTicks, highestBound, stretchesInView } from "../marks/manifestsOfRun";
import { stepPath } from "../marks/linePaths";
import { edgePath, highestOf, round, stretchesAbove, until } from "../marks/marks";
import { emptyTicks, Label, Marks, Plot } from "./Plot";
import { PlotOrTable } from "./PlotOrTable";
import type { StepColumn } from "../marks/readings/reading";
import { ReasonStrip } from "./ReasonStrip";
import { EditedBounds } from "./ReplicasFigure";
import { highestOf as highestReplicas } from "../marks/readings/replicaReadings";
import { reasonAt, reasonLooks, stepSpacing } from "../marks/reasons";
import { isInView } from "./TimeAxis";
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
          <Decisions steps={shown.steps} windows={shown.windows} frame={frame} />
          <DecisionNow steps={shown.steps} frame={frame} />
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
  steps: StepColumns;
  windows: Float64Array;
  frame: PlotFrame;
}

/** Rings closer than this, in pixels, are drawn as a line. */
const ringGap = 2.2;

const Decisions = memo(function Decisions({ steps, windows, frame }: DecisionsProps) {
  const hidden = useView((view) => view.hidden);
  const areas = useMemo(() => [...heldAreas(steps, frame)], [steps, frame]);
  const spacing = stepSpacing(steps.at, frame.scale);
  const { left, right, width } = frame.scale;
  const raw = useMemo(() => steps.at.map((_, step) => firstProposal(steps, step)), [steps]);
  const beyond = stretchesAbove(frame.max, steps.at, raw);
  return (
    <Marks frame={frame}>
      <clipPath id="decisions-plot">
        <rect x={left} y="0" width={Math.max(0, width - left - right)} height={frame.height} />
      </clipPath>
      <g clipPath="url(#decisions-plot)">
        {areas.map(([reason, path]) => (
          <path key={reason} d={path} fill={reasonLooks[reason].fill} />
        ))}
        <path d={undecidedPath(steps, frame)} fill="url(#p-error)" />
        {!hidden.has("decisions/window") && <path className="ghost" d={stepPath(steps.at, windows, frame)} />}
        {!hidden.has("decisions/written") && <path className="applied" d={stepPath(steps.at, steps.applied, frame)} />}
        {!hidden.has("decisions/asked") && (
          <>
            <path className="seen" d={edgePath(beyond, frame, 1.5)} />
            {spacing >= ringGap ? (
              <path className="proposal" d={ringPath(steps, frame, spacing > 6 ? 2.2 : spacing > 3.5 ? 1.7 : 1.2)} />
            ) : (
              <path className="proposal-line" d={proposalLine(steps, frame)} />
            )}
          </>
        )}
      </g>
      <Beyond at={steps.at} raw={raw} frame={frame} />
    </Marks>
  );
});

/** "↑ to 25": a proposal above the axis. */
function Beyond({ at, raw, frame }: { at: Float64Array; raw: Float64Array; frame: PlotFrame }) {
  const cursor = useView((view) => view.cursor);
  const reached = useReached();
  const peak = highestOf(stretchesAbove(frame.max, ...until(reached, at, raw)).filter(({ to }) => to > frame.scale.from));
  if (!peak) return null;
  const text = t`proposes up to ${quantity(peak.value)} ↑`;
  const width = labelWidth(text);
  const taken = cursor === null ? [] : [upright(frame, cursor)];
  const x = frame.scale.x(Math.max(peak.to, frame.scale.from)) + 8 + width / 2;
  const box = placeLabel({ x, y: frame.top + 6, width, within: before(around(frame, x, 260, 15), frame, reached), trails: [], taken });
  return (
    box && (
      <Label className="tx2" box={box}>
        {text}
      </Label>
    )
  );
}

/** At the cursor: the first proposal and the count after it, with their numbers, and the stages between them. */
function DecisionNow({ steps, frame }: { steps: StepColumns; frame: PlotFrame }) {
  const cursor = useView((view) => view.cursor);
  if (!isInView(frame.scale, cursor)) return null;
  const step = stepAt(steps.at, cursor);
  const [raw, applied] = [firstProposal(steps, step), steps.applied[step]];
  if (applied === undefined || Number.isNaN(applied)) return null;
  const x = round(frame.scale.x(steps.at[step]!));
  const y = (count: number) => round(frame.y(Math.min(count, frame.max)));
  const differs = !Number.isNaN(raw) && raw !== applied;
  const below = !(raw > applied);
  const [left, right] = [x < frame.scale.left + 64, x > frame.scale.width - frame.scale.right - 64];
  const beside = (toLeft: boolean) => ({ x: toLeft ? x - 8 : x + 8, textAnchor: toLeft ? ("end" as const) : ("start" as const) });
  const room = Math.abs(y(raw) - y(applied));
  // Near the foot of the plot a number is written above its mark if the other number leaves room, because below it would cover the rings.
  const under = (count: number) => (y(count) + 15 > frame.height && room > 28 ? y(count) - 8 : Math.min(frame.height - 2, y(count) + 15));
  // Under the mark where the plot ends above it: beside it the words would lie on the rings.
  const over = (count: number) => (y(count) < 17 && room > 28 ? y(count) + 15 : Math.max(11, y(count) - 6));
  return (
    <Marks frame={frame} now>
      {differs && <Level x={x} y={y(steps.stabilized[step]!)} name="window" shown={steps.stabilized[step] !== raw} />}
      {differs && <Level x={x} y={y(steps.limited[step]!)} name="policy" shown={steps.limited[step] !== steps.stabilized[step]} />}
      {differs && <circle className="proposal now" cx={x} cy={y(raw)} r="4" />}
      <circle className="applied-now" cx={x} cy={y(applied)} r="4" />
      {differs && (
        <text className="tx tb1 halo" {...beside(!left)} y={below ? under(raw) : over(raw)}>
          {reasonAt(steps, step) === "pods" ? t`would propose ${quantity(raw)}` : t`proposes ${quantity(raw)}`}
        </text>
      )}
      <text className="tx tb1 halo" {...beside(right)} y={below ? over(applied) : under(applied)}>
        {steps.rescaled[step] ? t`wrote ${quantity(applied)}` : t`kept ${quantity(applied)}`}
      </text>
    </Marks>
  );
}

/** The count after a stage, as a short line in the stage's colour. */
const Level = ({ x, y, name, shown }: { x: number; y: number; name: "window" | "policy"; shown: boolean }) =>
  shown && !Number.isNaN(y) ? <path className={`level ${name}`} d={`M${x - 7} ${y}H${x + 7}`} /> : null;
