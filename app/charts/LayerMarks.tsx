import { memo, useMemo } from "react";
import { useView } from "../store/view";
import { DrawnMarks, Marks } from "../figures/DrawnMarks";
import type { Draw, Drawing, Moment } from "../marks/figures/figure";
import type { PlotFrame } from "../marks/plotFrame";
import { useReached } from "./useReached";

interface PlaceProps {
  frame: PlotFrame;
  /** False: within the plot's own drawing, under its lines. */
  over: boolean;
}

/** One layer of a plot. The cursor draws only the layers again that follow it. */
export const LayerMarks = memo(function LayerMarks({ draw, frame, over }: PlaceProps & { draw: Draw }) {
  const hidden = useView((view) => view.hidden);
  const drawn = useMemo(() => draw(frame, hidden), [draw, frame, hidden]);
  return typeof drawn === "function" ? (
    <AtCursor drawAt={drawn} frame={frame} over={over} />
  ) : (
    <Placed drawing={drawn} frame={frame} over={over} />
  );
});

function AtCursor({ drawAt, ...place }: PlaceProps & { drawAt(at: Moment): Drawing }) {
  const cursor = useView((view) => view.cursor);
  return <Placed drawing={drawAt({ cursor, reached: useReached() })} {...place} />;
}

function Placed({ drawing: { marks = [], now = [] }, frame, over }: PlaceProps & { drawing: Drawing }) {
  if (!over) return <DrawnMarks frame={frame} marks={marks} />;
  return (
    <>
      {marks.length > 0 && <Marks frame={frame} marks={marks} />}
      {now.length > 0 && <Marks frame={frame} now marks={now} />}
    </>
  );
}
