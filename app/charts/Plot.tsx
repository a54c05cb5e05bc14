import { useMemo, type PointerEvent, type ReactNode } from "react";
import type { PlotFrame } from "../marks/plotFrame";
import type { Stage } from "../run/cover";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { pointerIn } from "../ui/pointerIn";
import { t } from "../words/text";
import type { ValueTick } from "../marks/axes";
import { gridMarks, hasLineWords, middleWords } from "../marks/layers/words";
import { CoverPaint } from "./CoverPaint";
import { DrawnMarks, Marks } from "../figures/DrawnMarks";
import { selectNearest } from "./select";

interface PlotProps {
  frame: PlotFrame;
  ticks: readonly ValueTick[];
  /** A description of the figure for screen readers. */
  label: string;
  /** Between the grid and the lines. */
  under?: ReactNode;
  /** Where the plot's values come from: a question of a lesson may cover them. */
  stage?: Stage;
  children: ReactNode;
  /** A layer that handles the pointer itself, so that a press on the plot selects nothing. */
  overlay?: ReactNode;
}

/** A figure's plot: grid and ticks at the back, then the lines, then marks. */
export function Plot({ frame, ticks, label, under, stage = "decisions", children, overlay }: PlotProps) {
  const { scale, height } = frame;
  const select = (event: PointerEvent<HTMLElement>) => {
    if (event.button === 0) selectNearest(scale.second(pointerIn(event.currentTarget, event).x));
  };
  return (
    <figure className="plot" aria-label={label} style={{ height }} onPointerUp={overlay ? undefined : select}>
      <svg width={scale.width} height={height} aria-hidden="true">
        <Grid frame={frame} ticks={ticks} />
        {under}
      </svg>
      {children}
      <CoverPaint scale={scale} top={frame.top} bottom={frame.bottom} stage={stage} />
      {overlay}
    </figure>
  );
}

function Grid({ frame, ticks }: { frame: PlotFrame; ticks: readonly ValueTick[] }) {
  const cursor = useView((view) => (hasLineWords(ticks) ? view.cursor : null));
  const marks = useMemo(() => gridMarks(frame, ticks, cursor), [frame, ticks, cursor]);
  return <DrawnMarks frame={frame} marks={marks} />;
}

/** A sentence in the middle of an empty figure, once the reason is known. */
export function NothingToDraw({ frame }: { frame: PlotFrame }) {
  const invalid = useTrace(({ problems }) => problems.some(({ severity }) => severity === "error"));
  if (!invalid) return null;
  const text = t`Nothing to draw yet: the manifest is not valid.`;
  return <Marks frame={frame} now marks={[middleWords(text, frame.scale, (frame.top + frame.bottom) / 2)]} />;
}
