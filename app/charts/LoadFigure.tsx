import { useDeferredValue, useMemo, type ComponentType, type ReactNode } from "react";
import { useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { loadFigure } from "../marks/figures/load";
import type { PlotOverlay } from "../marks/plotFrame";
import { loadTop } from "../marks/axes";
import { PlottedFigure, type FigurePlace } from "./PlottedFigure";
import { selectNearest } from "./select";
import { useUneven } from "./useShownRun";

interface LoadFigureProps extends FigurePlace {
  /** The row of shapes between the heading and the plot. */
  bar: ReactNode;
  /** The layer over the plot that draws the curve. */
  Editor: ComponentType<PlotOverlay>;
}

export function LoadFigure({ bar, Editor, ...place }: LoadFigureProps) {
  const { run } = place;
  const { points } = useScenario(({ scenario }) => scenario.load);
  const incidents = useScenario(({ scenario }) => scenario.incidents);
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  const uneven = useUneven();
  const durationSeconds = useScenario((state) => state.scenario.durationSeconds);
  const heldMax = useView((view) => view.loadAxisMax);
  const filled = useView(({ hidden }) => !hidden.has("load/offered"));
  // Another axis draws every line again, which must not delay the change that needs it.
  const max = useDeferredValue(heldMax ?? loadTop(points, durationSeconds, incidents));
  const figure = useMemo(() => loadFigure({ run, kind, uneven }, max), [run, kind, uneven, max]);
  return (
    <PlottedFigure
      {...place}
      figure={figure}
      bar={bar}
      renderOverlay={(frame) => <Editor frame={frame} filled={filled} onSelect={selectNearest} />}
    />
  );
}
