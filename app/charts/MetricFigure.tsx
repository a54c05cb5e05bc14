import { useMemo } from "react";
import type { Run } from "../run/run";
import { useScenario } from "../store/scenario";
import { metricFigure } from "../marks/figures/metric";
import { PlottedFigure, type FigurePlace } from "./PlottedFigure";
import { usePinned, useUneven } from "./useShownRun";

interface MetricFigureProps extends FigurePlace {
  run: Run;
  /** The metric's index among those of the run, because an autoscaler may have two of the same name. */
  index: number;
}

export function MetricFigure({ index, ...place }: MetricFigureProps) {
  const { run } = place;
  const baseline = usePinned();
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  const uneven = useUneven();
  const figure = useMemo(() => metricFigure({ run, kind, uneven, baseline }, index), [run, kind, uneven, baseline, index]);
  return <PlottedFigure {...place} figure={figure} />;
}
