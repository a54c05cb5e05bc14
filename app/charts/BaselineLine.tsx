import { useMemo } from "react";
import type { Run } from "../run/run";
import { useBaseline } from "../store/baseline";
import { useView } from "../store/view";
import { inView } from "../marks/inView";
import { baselineCounts, baselineMetric } from "../marks/layers/beside";
import type { Mark } from "../marks/mark";
import type { PlotFrame } from "../marks/plotFrame";
import { DrawnMarks } from "../figures/DrawnMarks";

interface LineProps {
  figure: string;
  frame: PlotFrame;
}

/** The pinned run's counts under those of the present run. */
export function BaselineCounts({ figure, frame, show }: LineProps & { show: "written" | "applied" }) {
  const { shown } = useBaselineInView(frame);
  const marks = useMemo(() => (shown ? baselineCounts(shown, frame, show) : []), [shown, show, frame]);
  return <Quiet figure={figure} frame={frame} marks={marks} />;
}

/** The true value of one of the present run's metrics in the pinned run. */
export function BaselineMetric({ figure, frame, run, index }: LineProps & { run: Run; index: number }) {
  const { baseline, shown } = useBaselineInView(frame);
  const marks = useMemo(
    () => (baseline && shown ? baselineMetric(run, index, baseline, shown, frame) : []),
    [baseline, shown, run, index, frame],
  );
  return <Quiet figure={figure} frame={frame} marks={marks} />;
}

/** The whole baseline, and the part of it that the figures show. */
function useBaselineInView({ scale }: PlotFrame): { baseline: Run | null; shown: Run | null } {
  const baseline = useBaseline(({ run }) => run);
  const detail = useBaseline(({ detail: finer }) => finer);
  const shown = useMemo(() => baseline && inView(baseline, detail, scale), [baseline, detail, scale]);
  return { baseline, shown };
}

function Quiet({ figure, frame, marks }: LineProps & { marks: readonly Mark[] }) {
  const hidden = useView((view) => view.hidden.has(`${figure}/baseline`));
  return hidden ? null : <DrawnMarks frame={frame} marks={marks} />;
}
