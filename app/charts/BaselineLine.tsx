import { useMemo } from "react";
import type { Run } from "../run/run";
import { useBaseline } from "../store/baseline";
import { useView } from "../store/view";
import type { PlotFrame } from "../marks/plotFrame";
import { sameMetric } from "../marks/baselineSeries";
import { inView } from "../marks/inView";
import { stepPath } from "../marks/linePaths";
import { round } from "../marks/marks";

interface LineProps {
  figure: string;
  frame: PlotFrame;
}

/** The pinned run's counts under those of the present run: the count written at each second, or after each sync. */
export function BaselineCounts({ figure, frame, show }: LineProps & { show: "written" | "applied" }) {
  const { shown } = useBaselineInView(frame);
  const path = useMemo(() => {
    if (!shown) return "";
    const { rows, steps } = shown;
    return show === "written" ? stepPath(rows.at, rows.written, frame) : stepPath(steps.at, steps.applied, frame);
  }, [shown, show, frame]);
  return <Quiet figure={figure} frame={frame} path={path} />;
}

/** The true value of one of the present run's metrics in the pinned run. */
export function BaselineMetric({ figure, frame, run, index }: LineProps & { run: Run; index: number }) {
  const { baseline, shown } = useBaselineInView(frame);
  const path = useMemo(() => {
    const metric = baseline && sameMetric(run, index, baseline);
    const part = metric && shown?.metrics[baseline.metrics.indexOf(metric)];
    return shown && part ? linePath(shown.rows.at, part.actual, frame) : "";
  }, [baseline, shown, run, index, frame]);
  return <Quiet figure={figure} frame={frame} path={path} />;
}

/** The whole baseline, and the part of it that the figures show. */
function useBaselineInView({ scale }: PlotFrame): { baseline: Run | null; shown: Run | null } {
  const baseline = useBaseline(({ run }) => run);
  const detail = useBaseline(({ detail: finer }) => finer);
  const shown = useMemo(() => baseline && inView(baseline, detail, scale), [baseline, detail, scale]);
  return { baseline, shown };
}

function Quiet({ figure, frame: { scale, height }, path }: LineProps & { path: string }) {
  const hidden = useView((view) => view.hidden.has(`${figure}/baseline`));
  if (path === "" || hidden) return null;
  const clip = `${figure}-baseline`;
  return (
    <>
      <clipPath id={clip}>
        <rect x={scale.left} y="0" width={Math.max(0, scale.width - scale.left - scale.right)} height={height} />
      </clipPath>
      <path className="baseline" d={path} clipPath={`url(#${clip})`} />
    </>
  );
}

/** A straight line from value to value; NaN breaks it. */
function linePath(at: Float64Array, values: Float64Array, frame: PlotFrame): string {
  let path = "";
  at.forEach((second, row) => {
    const value = values[row]!;
    if (Number.isNaN(value)) return;
    const begins = row === 0 || Number.isNaN(values[row - 1]);
    path += `${begins ? "M" : "L"}${round(frame.scale.x(second))} ${round(frame.y(value))}`;
  });
  return path;
}
