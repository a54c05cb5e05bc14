import { useDeferredValue, useMemo } from "react";
import type { Run } from "../run/run";
import { useBaseline } from "../store/baseline";
import { useScenario } from "../store/scenario";
import { useDrawnRun, useTrace } from "../store/trace";
import { useView } from "../store/view";
import { viewed } from "../store/zoom";
import { timeScale, type TimeScale } from "../marks/timeScale";
import type { Pinned } from "../marks/figures/figure";
import { inView, thinned } from "../marks/inView";
import { useMoving } from "./useMoving";

export interface ShownRun {
  run: Run | null;
  /** The part of the run in view. */
  shown: Run | null;
  scale: TimeScale;
  narrow: boolean;
}

/** The run that the figures of a column draw, and the time axis that they share; `width` is the column's. */
export function useShownRun(width: number): ShownRun {
  const run = useDrawnRun();
  const detail = useTrace((trace) => trace.detail);
  // Another length draws every figure again, which must not delay the choice of it.
  const durationSeconds = useDeferredValue(useScenario(({ scenario }) => scenario.durationSeconds));
  const zoom = useView((view) => view.zoom);
  const narrow = width < 560;
  const scale = useMemo(() => {
    const { from, to } = viewed(zoom, durationSeconds);
    return timeScale(width, from, to, narrow);
  }, [width, zoom, durationSeconds, narrow]);
  const moving = useMoving(scale);
  const shown = useMemo(() => {
    const part = run && inView(run, detail, scale);
    return part && moving ? thinned(part) : part;
  }, [run, detail, scale, moving]);
  return useMemo(() => ({ run, shown, scale, narrow }), [run, shown, scale, narrow]);
}

/** null: no run is pinned beside the present one. */
export function usePinned(): Pinned | null {
  const run = useBaseline((pinned) => pinned.run);
  const detail = useBaseline((pinned) => pinned.detail);
  return useMemo(() => run && { run, detail }, [run, detail]);
}

/** True if the pods use CPU unevenly. */
export const useUneven = (): boolean =>
  useScenario(({ scenario: { workload } }) => workload.cpuSpreadPercent > 0 || workload.imbalancePercent > 0);
