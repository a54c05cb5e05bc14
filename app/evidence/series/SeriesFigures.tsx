import { useMemo, useState, type ComponentType, type PointerEvent } from "react";
import { headHeight, overviewHeight } from "../../marks/heights";
import { useZoomGestures } from "../../figures/useZoomGestures";
import { useEvidence } from "../../store/evidence";
import { seriesZoom, useSeries } from "../../store/evidenceSeries";
import type { ShownSeries } from "../../run/shownSeries";
import { useView } from "../../store/view";
import type { TimeRange } from "../../run/timeRange";
import { Icon } from "../../ui/Icon";
import { useLayout, useTouch } from "../../ui/layout";
import { pointerIn } from "../../ui/pointerIn";
import { t } from "../../words/text";
import { timeScale, type TimeScale } from "../../marks/timeScale";
import { useSize } from "../../ui/useSize";
import { DivergeLane } from "./DivergeLane";
import { drawnRows } from "../../marks/series/drawn";
import { SeriesAxis } from "./SeriesAxis";
import { SeriesCounts } from "./SeriesCounts";
import { SeriesMetric } from "./SeriesMetric";
import { SeriesOverview } from "./SeriesOverview";
import { SeriesTransport } from "./SeriesTransport";
import "../../figures/figures.css";
import "./series.css";

/** What a further figure on the same axis gets. */
export interface FurtherFigure {
  series: ShownSeries;
  scale: TimeScale;
  height: number;
  narrow: boolean;
}

/** The recorded series beside what the controller's rules make of them, over one time axis. */
export function SeriesFigures({ series, Further = null }: { series: ShownSeries; Further?: ComponentType<FurtherFigure> | null }) {
  const [stack, { width, height }, column] = useSize<HTMLDivElement>();
  const zoom = useSeries((state) => state.zoom);
  const narrow = width < 560;
  const scale = useMemo(() => {
    const { from, to } = zoom ?? series;
    return timeScale(width, from, to, narrow);
  }, [width, zoom, series, narrow]);
  const rows = useMemo(() => drawnRows(series, scale), [series, scale]);
  const [marked, setMarked] = useState<TimeRange | null>(null);
  const gestures = useZoomGestures(column, scale, seriesZoom);
  const phone = useLayout() === "narrow";
  const touch = useTouch();
  const figures = { series, rows, scale, narrow };
  const heights = figureHeights({ height, metrics: series.metrics.length, further: Further !== null, phone });
  const top = timeBarHeight + headHeight;
  return (
    <>
      <div
        className={narrow ? "stack narrow series" : "stack series"}
        ref={stack}
        onPointerMove={(event) => hover(event, scale)}
        onPointerLeave={endHover}
        {...gestures}
      >
        {width > 0 && (
          <div className="staves">
            <div className="time-bar">
              <SeriesOverview series={series} scale={scale} narrow={narrow} touch={touch} />
              <SeriesAxis scale={scale} onMark={setMarked} />
              {zoom && <WholeTime />}
            </div>
            {series.metrics.map((_, index) => (
              <SeriesMetric key={index} {...figures} index={index} height={heights.metric} />
            ))}
            <SeriesCounts {...figures} height={heights.counts} />
            <DivergeLane series={series} scale={scale} />
            {Further && <Further series={series} scale={scale} height={heights.further} narrow={narrow} />}
            <SeriesCursor series={series} scale={scale} top={top} />
            {marked && (
              <div
                className="zoom-mark"
                style={{ left: scale.x(marked.from), width: scale.x(marked.to) - scale.x(marked.from), top: 8 + overviewHeight }}
              />
            )}
          </div>
        )}
      </div>
      <SeriesTransport series={series} />
    </>
  );
}

const timeBarHeight = 8 + overviewHeight + 22;
const laneHeight = 46 + 14;
const headAndGap = headHeight + 6;
/** A lower plot would not be readable, so the column scrolls instead. */
const leastPlot = { wide: 74, phone: 106 };
/** Each figure's part of the free height. Many metrics share that of two. */
const shares = { metric: 0.28, counts: 0.36, further: 0.36 };

interface Column {
  height: number;
  metrics: number;
  /** Whether a further figure is below. */
  further: boolean;
  phone: boolean;
}

export function figureHeights({ height, metrics, further, phone }: Column): Record<keyof typeof shares, number> {
  const count = metrics + (further ? 2 : 1);
  const free = height - timeBarHeight - laneHeight - count * headAndGap;
  const wanted = Math.min(metrics, 2) * shares.metric + shares.counts + (further ? shares.further : 0);
  const least = phone ? leastPlot.phone : leastPlot.wide;
  const part = (share: number) => Math.max(least, Math.floor((free * share) / wanted));
  return {
    metric: part((shares.metric * Math.min(metrics, 2)) / Math.max(1, metrics)),
    counts: part(shares.counts),
    further: part(shares.further),
  };
}

function hover(event: PointerEvent<HTMLDivElement>, scale: TimeScale): void {
  const { x, y } = pointerIn(event.currentTarget, event);
  // The overview has its own time scale.
  if (x < scale.left - 8 || x > scale.width - scale.right + 8 || y < 8 + overviewHeight) endHover();
  else useView.setState({ hover: scale.second(x) });
}

const endHover = () => useView.setState({ hover: null });

/** One line for the cursor through all figures; what Play has not reached is pale. */
function SeriesCursor({ series, scale, top }: { series: ShownSeries; scale: TimeScale; top: number }) {
  const sync = useEvidence((evidence) => evidence.sync);
  const hovered = useView((view) => view.hover);
  const playhead = useSeries((state) => state.playhead);
  const inView = (second: number | null | undefined): second is number => second != null && second >= scale.from && second <= scale.to;
  const cursor = sync === null ? null : series.at[sync];
  const passing = playhead ?? hovered;
  return (
    <>
      {playhead !== null && playhead < scale.to && (
        <div className="not-reached" style={{ left: scale.x(Math.max(scale.from, playhead)), top }} aria-hidden="true" />
      )}
      {inView(passing) && passing !== cursor && <div className="vline passing" style={{ left: scale.x(passing), top }} />}
      {inView(cursor) && <div className="vline" style={{ left: scale.x(cursor), top }} />}
    </>
  );
}

const WholeTime = () => (
  <button
    type="button"
    className="whole-run"
    aria-label={t`Show the whole time`}
    title={t`Show the whole time (0)`}
    onClick={seriesZoom.showWhole}
  >
    <Icon name="wholeRun" />
  </button>
);
