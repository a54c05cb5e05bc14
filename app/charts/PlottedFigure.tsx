import { memo, useMemo, type ReactNode } from "react";
import type { Run } from "../run/run";
import { useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { later } from "../ui/later";
import type { Figure, Layer } from "../marks/figures/figure";
import type { AnySeries, Hidden } from "../marks/mark";
import { plotFrame, type PlotFrame } from "../marks/plotFrame";
import { isGrowing, slackAtRest, slackInGesture } from "../marks/rows";
import type { TimeScale } from "../marks/timeScale";
import { FigureHead, headingId } from "./FigureHead";
import { LayerMarks } from "./LayerMarks";
import { Plot } from "./Plot";
import { PlotOrTable } from "./PlotOrTable";
import { SeriesLines } from "./SeriesLines";

const LateLayer = later(() => import("./LateLayer").then((room) => room.LateLayer), "above");

/** Where a figure of a run is drawn, and of which part of the run. */
export interface FigurePlace {
  run: Run | null;
  /** The part of the run in view. */
  shown: Run | null;
  scale: TimeScale;
  height: number;
  narrow: boolean;
}

interface PlottedFigureProps<Row extends { at: number }> extends FigurePlace {
  figure: Figure<Row>;
  /** The row between the heading and the plot. */
  bar?: ReactNode;
  /** Between the layers under the lines and the lines. */
  renderInside?: (frame: PlotFrame) => ReactNode;
  /** A layer that handles the pointer itself. */
  renderOverlay?: (frame: PlotFrame) => ReactNode;
  /** What is under the plot. */
  children?: ReactNode;
}

const nothing: readonly [] = [];

/** A figure of a run: its head, and its plot or the same numbers as a table. */
export function PlottedFigure<Row extends { at: number }>(props: PlottedFigureProps<Row>) {
  const { figure, run, shown, scale, height, narrow, bar, renderInside, renderOverlay, children } = props;
  const { id, head, label, stage, axis, under, lines } = figure;
  const { top, max } = axis;
  const gesture = useScenario((state) => state.gesture);
  const drawing = gesture || isGrowing(run);
  const slack = drawing && !lines?.exact ? slackInGesture : slackAtRest;
  const rows = useMemo(() => (shown && lines ? lines.rows(shown, slack) : nothing), [shown, lines, slack]);
  const frame = useMemo(() => plotFrame(scale, height, top, max), [scale, height, top, max]);
  const ticks = useMemo(() => axis.ticks(frame), [axis, frame]);
  const over = useMemo(() => (shown ? figure.over(shown, rows) : nothing), [figure, shown, rows]);
  const draw = (layer: Layer, place: number, isOver: boolean) =>
    layer.atRest && drawing ? null : "late" in layer ? (
      <LateLayer key={place} layer={layer} frame={frame} over={isOver} />
    ) : (
      <LayerMarks key={place} draw={layer.draw} frame={frame} over={isOver} />
    );
  return (
    <section className="fig" data-figure={id} tabIndex={-1} aria-labelledby={headingId(id)}>
      <FigureHead
        figure={id}
        titles={head.titles}
        unit={narrow && !head.keepsUnit ? null : head.unit}
        readings={head.legend ?? head.readings}
        width={scale.width}
        note={head.note}
      />
      {bar}
      <PlotOrTable figure={id} label={head.titles[0]} height={height} readings={head.readings}>
        <Plot
          frame={frame}
          ticks={ticks}
          label={label}
          stage={stage}
          under={under.map((layer, place) => draw(layer, place, false))}
          overlay={renderOverlay?.(frame)}
        >
          {renderInside?.(frame)}
          {lines && <FigureLines figure={id} series={lines.series} rows={rows} frame={frame} />}
          {over.map((layer, place) => draw(layer, place, true))}
        </Plot>
      </PlotOrTable>
      {children}
    </section>
  );
}

interface FigureLinesProps {
  figure: string;
  series(figure: string, hidden: Hidden, edited: boolean): readonly AnySeries[];
  rows: readonly { at: number }[];
  frame: PlotFrame;
}

const FigureLines = memo(function FigureLines({ figure, series, rows, frame }: FigureLinesProps) {
  const hidden = useView((view) => view.hidden);
  // A gesture has too few rows for the corners of the curve, so the curve's editor draws it.
  const gesture = useScenario((state) => state.gesture);
  const drawn = useMemo(() => series(figure, hidden, !gesture), [series, figure, hidden, gesture]);
  return <SeriesLines frame={frame} rows={rows} series={drawn} />;
});
