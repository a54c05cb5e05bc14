import { useEffect } from "react";
import { fitOf } from "../../engine/index";
import type { Run } from "../run/run";
import { useContinued } from "../store/continued";

/** Measures a finished run beside the recording of the same hours. */
export function RecordedFit({ run }: { run: Run | null }): null {
  const measured = useContinued(({ made }) => made?.measured ?? null);
  useEffect(() => {
    if (run === null || run.outcomes === null || measured === null) return;
    const simulated = new Float64Array(run.durationSeconds + 1);
    run.counts.forEach(([second, count]) => simulated.fill(count, second));
    useContinued.setState({ fit: fitOf(measured, simulated) });
  }, [run, measured]);
  return null;
}
