import { useMemo } from "react";
import type { Run } from "../run/run";
import { decisionsFigure } from "../marks/figures/decisions";
import { stripHeight } from "../marks/heights";
import { PlottedFigure, type FigurePlace } from "./PlottedFigure";
import { ReasonStrip } from "./ReasonStrip";
import { usePinned } from "./useShownRun";

/** `height` is with the strip of reasons. */
interface DecisionsFigureProps extends FigurePlace {
  run: Run;
  shown: Run;
}

/** For each sync: the count first proposed, the count after it, and between them, by pattern, what held the count. */
export function DecisionsFigure({ height, ...place }: DecisionsFigureProps) {
  const { run, shown, scale } = place;
  const baseline = usePinned();
  const figure = useMemo(() => decisionsFigure(run, baseline), [run, baseline]);
  return (
    <PlottedFigure {...place} figure={figure} height={height - stripHeight}>
      <ReasonStrip steps={shown.steps} absences={run.absences} scale={scale} />
    </PlottedFigure>
  );
}
