import { memo } from "react";
import type { Run, RunMetric } from "../simulation/protocol";
import { stepAt } from "../store/trace";
import { useView } from "../store/view";
import type { PlotFrame } from "../ui/plotFrame";
import { clock, quantity } from "../ui/words";
import { dotPath, round, stepPath } from "./marks";
import { Marks } from "./Plot";

interface MetricMarksProps {
  figure: string;
  run: Run;
  metric: RunMetric;
  frame: PlotFrame;
}

/** Dots closer than this would run into one another. */
const dotGap = 2.2;

/** What the controller saw, held from one reconcile to the next, and how far it went above the axis. */
export const SeenMarks = memo(function SeenMarks({ figure, run, metric, frame }: MetricMarksProps) {
  const shown = useView(({ hidden }) => !hidden.has(`${figure}/saw`));
  const { at } = run.steps;
  const { scale } = frame;
  const spacing = at.length > 1 ? scale.x(at[1]!) - scale.x(at[0]!) : Infinity;
  const clip = `${figure}-plot`;
  const peak = highestAbove(frame.max, run, metric);
  if (metric.seen.every(Number.isNaN)) {
    return (
      <Marks frame={frame}>
        <text
          className="halo tx2"
          x={(scale.left + scale.width - scale.right) / 2}
          y={(frame.top + frame.bottom) / 2 + 18}
          textAnchor="middle"
        >
          The controller never had a value of {metric.name} to decide on.
        </text>
      </Marks>
    );
  }
  return (
    <Marks frame={frame}>
      <clipPath id={clip}>
        <rect x={scale.left} y="0" width={Math.max(0, scale.width - scale.left - scale.right)} height={frame.height} />
      </clipPath>
      {shown && (
        <g clipPath={`url(#${clip})`}>
          <path className="seen" d={stepPath(at, metric.seen, frame)} />
          {spacing >= dotGap && <path className="seen-dots" strokeWidth={spacing > 4 ? 3 : 2.2} d={dotPath(at, metric.seen, frame)} />}
        </g>
      )}
      {peak && (
        <PeakLabel frame={frame} at={peak.at} text={`↑ to ${quantity(peak.value)}${metric.unit === "%" ? "%" : ` ${metric.unit}`}`} />
      )}
    </Marks>
  );
});

function PeakLabel({ frame: { scale }, at, text }: { frame: PlotFrame; at: number; text: string }) {
  const x = scale.x(at);
  const left = x > scale.width - scale.right - 120;
  return (
    <text className="halo tx2" x={left ? x - 24 : x + 24} y="14" textAnchor={left ? "end" : "start"}>
      {text}
    </text>
  );
}

/** The highest value that the axis cuts off: of those seen, else of the true ones. */
function highestAbove(max: number, { steps, rows }: Run, { seen, actual }: RunMetric): { at: number; value: number } | null {
  for (const [at, values] of [
    [steps.at, seen],
    [rows.at, actual],
  ] as const) {
    const index = values.reduce((highest, value, index) => (value > (values[highest] ?? max) ? index : highest), -1);
    if (index >= 0) return { at: at[index]!, value: values[index]! };
  }
  return null;
}

/** At the cursor: when the seen value was measured. It is always older than the reconcile that used it. */
export const MeasuredMark = memo(function MeasuredMark({ figure, run, metric, frame }: MetricMarksProps) {
  const cursor = useView((view) => view.cursor);
  const shown = useView(({ hidden }) => !hidden.has(`${figure}/saw`));
  const step = cursor === null ? -1 : stepAt(run.steps.at, cursor);
  const [at, seen, seenFrom, seenTo] = [run.steps.at[step], metric.seen[step], metric.seenFrom[step], metric.seenTo[step]];
  if (!shown || at === undefined || seen === undefined || seenFrom === undefined || seenTo === undefined || Number.isNaN(seen)) return null;
  const { scale, height, bottom } = frame;
  const [from, to, x] = [scale.x(Math.max(scale.from, seenFrom)), scale.x(Math.max(scale.from, seenTo)), scale.x(at)];
  const toTheRight = from < scale.left + 220;
  return (
    <Marks frame={frame}>
      <rect className="measured" x={round(from)} y={height - 5} width={Math.max(1.5, round(to - from))} height="4" />
      <path className="measured-line" d={`M${round((from + to) / 2)} ${height - 6}V${height - 12}H${round(x)}`} />
      {seen <= frame.max && <circle className="seen-now" cx={round(x)} cy={round(frame.y(seen))} r="3.5" />}
      <text className="halo tx2" x={toTheRight ? x + 7 : from - 5} y={bottom - 4} textAnchor={toTheRight ? "start" : "end"}>
        seen at {clock(at)}, measured {clock(Math.max(0, seenFrom))} to {clock(Math.max(0, seenTo))}
      </text>
    </Marks>
  );
});
