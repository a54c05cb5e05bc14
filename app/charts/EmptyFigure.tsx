import { useMemo } from "react";
import { emptyTicks } from "../marks/axes";
import { plotFrame } from "../marks/plotFrame";
import { t } from "../words/text";
import type { TimeScale } from "../marks/timeScale";
import { decisionsTitles } from "../marks/readings/decisionReadings";
import { FigureHead, headingId } from "./FigureHead";
import { podsNowHeight, stripHeight } from "../marks/heights";
import { NothingToDraw, Plot } from "./Plot";
import { podsTitles } from "../words/figures/podsHead";
import type { Reading } from "../marks/readings/reading";

interface EmptyFigureProps {
  scale: TimeScale;
  height: number;
}

const metricTitles = [t`How far is the metric from its target?`, t`Metric against target`, t`Metric`] as const;

export const EmptyMetric = (props: EmptyFigureProps) => <EmptyFigure {...props} figure="metric-0" titles={metricTitles} />;
export const EmptyPods = (props: EmptyFigureProps) => (
  <div style={{ paddingBottom: podsNowHeight }}>
    <EmptyFigure {...props} figure="pods" titles={podsTitles} />
  </div>
);
export const EmptyDecisions = ({ scale, height }: EmptyFigureProps) => (
  <div style={{ paddingBottom: stripHeight }}>
    <EmptyFigure scale={scale} height={height - stripHeight} figure="decisions" titles={decisionsTitles} explained />
  </div>
);

interface Names {
  figure: string;
  titles: readonly [string, ...string[]];
  /** True to say why the figure is empty, if the manifest is the reason. */
  explained?: boolean;
}

/** The frame of a figure that has nothing to show yet. */
function EmptyFigure({ figure, titles, scale, height, explained = false }: EmptyFigureProps & Names) {
  const frame = useMemo(() => plotFrame(scale, height, 4, 1), [scale, height]);
  return (
    <section className="fig" data-figure={figure} tabIndex={-1} aria-labelledby={headingId(figure)}>
      <FigureHead figure={figure} titles={titles} unit={null} readings={noReadings} width={scale.width} />
      <Plot frame={frame} ticks={emptyTicks} label={t`No run yet`}>
        {explained && <NothingToDraw frame={frame} />}
      </Plot>
    </section>
  );
}

const noReadings: readonly Reading[] = [];
