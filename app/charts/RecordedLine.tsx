import { useEffect, useMemo } from "react";
import { fitOf, type CountSteps } from "../../engine/index";
import type { Run } from "../run/run";
import { useContinued } from "../store/continued";
import { useView } from "../store/view";
import { recordedCounts } from "../marks/layers/beside";
import type { PlotFrame } from "../marks/plotFrame";
import { DrawnMarks } from "../figures/DrawnMarks";

interface RecordedCountsProps {
  run: Run | null;
  recorded: CountSteps;
  frame: PlotFrame;
}

/** What a real cluster had in the same hours, under the simulated count. */
export function RecordedCounts({ run, recorded, frame }: RecordedCountsProps) {
  useFit(run);
  const hidden = useView((view) => view.hidden);
  const marks = useMemo(() => recordedCounts(recorded, frame, hidden), [recorded, frame, hidden]);
  return <DrawnMarks frame={frame} marks={marks} />;
}

/** Measures a finished run beside the recording. */
function useFit(run: Run | null): void {
  const measured = useContinued(({ made }) => made?.measured ?? null);
  useEffect(() => {
    if (run === null || run.outcomes === null || measured === null) return;
    const simulated = new Float64Array(run.durationSeconds + 1);
    run.counts.forEach(([second, count]) => simulated.fill(count, second));
    useContinued.setState({ fit: fitOf(measured, simulated) });
  }, [run, measured]);
}
