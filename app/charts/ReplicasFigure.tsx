import { useMemo, type ComponentType } from "react";
import { useRecordedBeside } from "../store/continued";
import { useLesson } from "../store/lesson";
import { useShownBands } from "../store/luck";
import { later } from "../ui/later";
import { replicasFigure } from "../marks/figures/replicas";
import type { PlotFrame } from "../marks/plotFrame";
import { kedaHeights } from "../marks/heights";
import { hasKeda } from "../marks/keda/kedaReadings";
import { NothingToDraw } from "./Plot";
import { PlottedFigure, type FigurePlace } from "./PlottedFigure";
import { usePinned } from "./useShownRun";

const RecordedFit = later(() => import("./RecordedFit").then((room) => room.RecordedFit), "above");
const DecidesStrip = later(
  () => import("./keda/KedaParts").then((room) => room.DecidesStrip),
  "line",
  () => <div style={{ height: kedaHeights.decides }} />,
);

interface ReplicasFigureProps extends FigurePlace {
  /** The layer over the plot if a lesson lets the reader draw the replicas. */
  Drawing: ComponentType<{ frame: PlotFrame }> | null;
}

export function ReplicasFigure({ Drawing, ...place }: ReplicasFigureProps) {
  const { run, scale } = place;
  const recorded = useRecordedBeside();
  const pinned = usePinned();
  // The run as it was is no news while nothing has changed.
  const baseline = recorded?.pinsMade && recorded.isAsMade ? null : pinned;
  const bands = useShownBands();
  const prediction = useLesson(({ open }) => open?.prediction ?? null);
  const predicted = prediction !== null;
  const steps = prediction?.drawn ?? null;
  const isDrawing = Drawing !== null;
  const figure = useMemo(
    () => replicasFigure(run, { baseline, recorded, bands, prediction: predicted ? { steps } : null, isDrawing }),
    [run, baseline, recorded, bands, predicted, steps, isDrawing],
  );
  return (
    <PlottedFigure
      {...place}
      figure={figure}
      renderInside={(frame) => (
        <>
          {Drawing && prediction?.shown && <Drawing frame={frame} />}
          {!run && <NothingToDraw frame={frame} />}
        </>
      )}
      renderOverlay={(frame) => Drawing && prediction?.shown === false && <Drawing frame={frame} />}
    >
      {recorded && <RecordedFit run={run} />}
      {run && hasKeda(run) && !Drawing && <DecidesStrip run={run} scale={scale} />}
    </PlottedFigure>
  );
}
