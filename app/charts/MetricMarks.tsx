import { stepAt } from "../../engine/index";
import { memo } from "react";
import type { Run, RunMetric } from "../run/run";
import { useView } from "../store/view";
import type { PlotFrame } from "../marks/plotFrame";
import { stepPath } from "../marks/linePaths";
import { dotPath, edgePath, round, stretchesAbove } from "../marks/marks";
import { metricTitle, neverSeen } from "../words/figures/metricWords";
import { Marks } from "./Plot";
import { isInView } from "./TimeAxis";

export interface MetricMarksProps {
  figure: string;
  run: Run;
  metric: RunMetric;
  frame: PlotFrame;
}

/** Dots closer than this, in pixels, would overlap. */
const dotGap = 2.2;

/** What the controller saw, held from one sync to the next. Values above the axis, seen or true, run along its upper edge. */
export const SeenMarks = memo(function SeenMarks({ figure, run, metric, frame }: MetricMarksProps) {
  const shown = useView(({ hidden }) => !hidden.has(`${figure}/saw`));
  const actualShown = useView(({ hidden }) => !hidden.has(`${figure}/actual`));
  const { at } = run.steps;
  const { scale, top } = frame;
  const spacing = at.length > 1 ? scale.x(at[1]!) - scale.x(at[0]!) : Infinity;
  const clip = `${figure}-plot`;
  const actualEdge = actualShown && (
    <path className="edge-actual" d={edgePath(stretchesAbove(frame.max, run.rows.at, metric.actual), frame, top + 1)} />
  );
  if (metric.seen.every(Number.isNaN)) {
    const whole = scale.from <= 0 && scale.to >= run.durationSeconds;
    return (
      <>
        <Marks frame={frame}>{actualEdge}</Marks>
        <Marks frame={frame} now>
          <text className="halo tx2" x={(scale.left + scale.width - scale.right) / 2} y={top + 16} textAnchor="middle">
            {neverSeen(run, metricTitle(metric), whole)}
          </text>
        </Marks>
      </>
    );
  }
  return (
    <Marks frame={frame}>
      <clipPath id={clip}>
        <rect x={scale.left} y={top} width={Math.max(0, scale.width - scale.left - scale.right)} height={frame.height} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{actualEdge}</g>
      {shown && (
        <g clipPath={`url(#${clip})`}>
          <path className="seen" d={edgePath(stretchesAbove(frame.max, at, metric.seen), frame, top + 3.5)} />
          <path className="seen" d={stepPath(at, metric.seen, frame)} />
          {spacing >= dotGap && <path className="seen-dots" strokeWidth={spacing > 4 ? 3 : 2.2} d={dotPath(at, metric.seen, frame)} />}
        </g>
      )}
    </Marks>
  );
});

/** At the cursor: when the seen value was measured, which is always before the sync that used it. */
export const MeasuredMark = memo(function MeasuredMark({ figure, run, metric, frame }: MetricMarksProps) {
  const cursor = useView((view) => view.cursor);
  const shown = useView(({ hidden }) => !hidden.has(`${figure}/saw`));
  const step = cursor === null ? -1 : stepAt(run.steps.at, cursor);
  const [at, seen, seenFrom, seenTo] = [run.steps.at[step], metric.seen[step], metric.seenFrom[step], metric.seenTo[step]];
  if (
    !shown ||
    !isInView(frame.scale, cursor) ||
    at === undefined ||
    seen === undefined ||
    seenFrom === undefined ||
    seenTo === undefined ||
    Number.isNaN(seen)
  )
    return null;
  const { scale, height } = frame;
  const [from, to, x] = [scale.x(Math.max(scale.from, seenFrom)), scale.x(Math.max(scale.from, seenTo)), scale.x(at)];
  return (
    <Marks frame={frame}>
      {seenTo >= scale.from && (
        <rect className="measured" x={round(from)} y={height - 5} width={Math.max(1.5, round(to - from))} height="4" />
      )}
      <path className="measured-line" d={`M${round((from + to) / 2)} ${height - 6}V${height - 12}H${round(x)}`} />
      {seen <= frame.max && <circle className="seen-now" cx={round(x)} cy={round(frame.y(seen))} r="3.5" />}
    </Marks>
  );
});
