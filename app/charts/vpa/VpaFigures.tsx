import { useMemo } from "react";
import { vpaFigure, type VpaRun } from "../../marks/figures/vpa";
import { vpaLaneHeights } from "../../marks/heights";
import { PlottedFigure, type FigurePlace } from "../PlottedFigure";
import { VpaEventsLane } from "./VpaEventsLane";

interface VpaFiguresProps extends Omit<FigurePlace, "height"> {
  run: VpaRun;
}

/** What the pods request and what is recommended, a figure for each container and resource; and a lane of what was done. */
export function VpaFigures(place: VpaFiguresProps) {
  return (
    <>
      {place.run.vpa.resources.map((_, index) => (
        <VpaFigure key={index} {...place} index={index} />
      ))}
      <VpaEventsLane run={place.run} scale={place.scale} />
    </>
  );
}

function VpaFigure({ index, ...place }: VpaFiguresProps & { index: number }) {
  const { run } = place;
  const figure = useMemo(() => vpaFigure(run, index), [run, index]);
  return figure && <PlottedFigure {...place} height={vpaLaneHeights.plot} figure={figure} />;
}
