import { memo } from "react";
import type { Run, RunMetric } from "../simulation/protocol";
import { stepAt } from "../store/trace";
import { useView } from "../store/view";
import type { PlotFrame } from "../ui/plotFrame";
import { clock, quantity } from "../ui/words";
import { dotPath, peakAbove, round, stepPath, type Peak } from "./marks";
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
        <text className="halo tx2" x={(scale.left + scale.width - scale.right) / 2} y={frame.top + 12} textAnchor="middle">
          The controller never had a value of {metric.name} to decide on.
        </text>
      </Marks>
    );
  }
  return (
    <Marks frame={frame}>
      <clipPath id={clip}>
        <rect x={scale.left} y={frame.top} width={Math.max(0, scale.width - scale.left - scale.right)} height={frame.height} />
      </clipPath>
      {shown && (
        <g clipPath={`url(#${clip})`}>
          <path className="seen" d={stepPath(at, metric.seen, frame)} />
          {spacing >= dotGap && <path className="seen-dots" strokeWidth={spacing > 4 ? 3 : 2.2} d={dotPath(at, metric.seen, frame)} />}
        </g>
      )}
      {peak && (
        <PeakLabel frame={frame} peak={peak} text={`↑ to ${quantity(peak.value)}${metric.unit === "%" ? "%" : ` ${metric.unit}`}`} />
      )}
    </Marks>
  );
});

/** Inside the stretch above the axis where that is wide, else beside it. */
function PeakLabel({ frame: { scale }, peak: { from, to }, text }: { frame: PlotFrame; peak: Peak; text: string }) {
  const right = scale.width - scale.right;
  const wide = scale.x(to) - scale.x(from) > 90;
  const afterIt = scale.x(to) + 8;
  const x = wide ? scale.x(from) + 12 : afterIt + 70 < right ? afterIt : scale.x(from) - 8;
  return (
    <text className="halo tx2" x={x} y="14" textAnchor={x < scale.x(from) ? "end" : "start"}>
      {text}
    </text>
  );
}

/** Of the values seen; of the true ones where the controller saw none so high. */
function highestAbove(max: number, { steps, rows }: Run, { seen, actual }: RunMetric): Peak | null {
  return peakAbove(max, steps.at, seen) ?? peakAbove(max, rows.at, actual);
}

/** At the cursor: when the seen value was measured. It is always older than the reconcile that used it. */
export const MeasuredMark = memo(function MeasuredMark({ figure, run, metric, frame, narrow }: MetricMarksProps & { narrow: boolean }) {
  const cursor = useView((view) => view.cursor);
  const shown = useView(({ hidden }) => !hidden.has(`${figure}/saw`));
  const step = cursor === null ? -1 : stepAt(run.steps.at, cursor);
  const [at, seen, seenFrom, seenTo] = [run.steps.at[step], metric.seen[step], metric.seenFrom[step], metric.seenTo[step]];
  if (!shown || at === undefined || seen === undefined || seenFrom === undefined || seenTo === undefined || Number.isNaN(seen)) return null;
  const { scale, height, bottom } = frame;
  const [from, to, x] = [scale.x(Math.max(scale.from, seenFrom)), scale.x(Math.max(scale.from, seenTo)), scale.x(at)];
  const measured = `measured ${clock(seenFrom)} to ${clock(seenTo)}`;
  const text = narrow ? measured : `seen at ${clock(at)}, ${measured}`;
  const width = text.length * 5.8;
  const left = from - 5 - width < scale.left ? x + 7 : from - 5 - width;
  const crossed = run.steps.at.some((second, step) => {
    const place = scale.x(second);
    return place > left && place < left + width && frame.y(metric.seen[step]!) > bottom - 18;
  });
  return (
    <Marks frame={frame}>
      <rect className="measured" x={round(from)} y={height - 5} width={Math.max(1.5, round(to - from))} height="4" />
      <path className="measured-line" d={`M${round((from + to) / 2)} ${height - 6}V${height - 12}H${round(x)}`} />
      {seen <= frame.max && <circle className="seen-now" cx={round(x)} cy={round(frame.y(seen))} r="3.5" />}
      <text
        className="halo tx2"
        x={left > x ? left : from - 5}
        y={crossed ? bottom - 26 : bottom - 4}
        textAnchor={left > x ? "start" : "end"}
      >
        {text}
      </text>
    </Marks>
  );
});
