import { useMemo } from "react";
import type { RunKeda, RunMetric } from "../../run/run";
import { useView } from "../../store/view";
import { triggerReads } from "../../marks/layers/keda";
import type { PlotFrame } from "../../marks/plotFrame";
import { DrawnMarks } from "../../figures/DrawnMarks";

interface TriggerReadsProps {
  figure: string;
  keda: RunKeda;
  metric: RunMetric;
  frame: PlotFrame;
}

/** Above which number the polls find the trigger active, and what they read while there are no pods. */
export function TriggerReads({ figure, keda, metric, frame }: TriggerReadsProps) {
  const hidden = useView((view) => view.hidden);
  const marks = useMemo(() => triggerReads(figure, keda, metric, frame, hidden), [figure, keda, metric, frame, hidden]);
  return <DrawnMarks frame={frame} marks={marks} />;
}
