import { memo, useMemo } from "react";
import { overviewHeight } from "../../marks/heights";
import { linePath, stepPath } from "../../marks/linePaths";
import { round } from "../../marks/marks";
import { OverviewStrip } from "../../figures/OverviewStrip";
import { useEvidence } from "../../store/evidence";
import { seriesView, showPart } from "../../store/evidenceSeries";
import type { ShownSeries } from "../../run/shownSeries";
import { plotFrame } from "../../marks/plotFrame";
import { t } from "../../words/text";
import { timeScale, type TimeScale } from "../../marks/timeScale";
import { drawnRows, highestIn } from "../../marks/series/drawn";
import { openNearest } from "./SeriesAxis";

interface OverviewProps {
  series: ShownSeries;
  /** The scale of the figures; the brackets mark its part. */
  scale: TimeScale;
  narrow: boolean;
  touch: boolean;
}

/** The whole time in a strip: the first metric, the replicas and where they diverge. */
export function SeriesOverview({ series, scale, narrow, touch }: OverviewProps) {
  const { width } = scale;
  const whole = useMemo(() => timeScale(width, series.from, series.to, narrow), [width, series, narrow]);
  const sync = useEvidence((evidence) => evidence.sync);
  const cursor = sync === null ? undefined : series.at[sync];
  const reach = { view: seriesView, cursor: () => cursor ?? null, show: showPart, select: openNearest };
  return (
    <OverviewStrip
      whole={whole}
      scale={scale}
      touch={touch}
      part={t`Part of the time in view`}
      cursor={cursor !== undefined && <path stroke="var(--ink)" d={`M${round(whole.x(cursor))} 0V${overviewHeight}`} />}
      reach={reach}
    >
      <WholeTime series={series} scale={whole} />
    </OverviewStrip>
  );
}

const WholeTime = memo(function WholeTime({ series, scale }: { series: ShownSeries; scale: TimeScale }) {
  const rows = useMemo(() => drawnRows(series, series, 400), [series]);
  const [bottom, top] = [overviewHeight - 6, 5];
  const frame = (highest: number) => plotFrame(scale, bottom + 1, top, Math.max(1e-9, highest));
  const counts = frame(Math.max(1, highestIn(rows.recorded)) * 1.15);
  const [metric] = rows.metrics;
  return (
    <>
      {metric && <path fill="none" stroke="var(--ink-3)" d={linePath(rows.at, metric.value, frame(highestIn(metric.value) * 1.3))} />}
      <path fill="none" stroke="var(--ink)" strokeWidth="1.25" d={stepPath(rows.at, rows.recorded, counts)} />
      {series.gaps.map(({ from, to }) => (
        <rect
          key={from}
          x={round(scale.x(from))}
          y={top}
          width={Math.max(1, scale.x(to) - scale.x(from))}
          height={bottom - top}
          fill="url(#p-error)"
        />
      ))}
      <path
        stroke="var(--ink)"
        strokeWidth="4"
        d={series.divergences
          .map(
            ({ from, to }) => `M${round(scale.x(from) - 0.75)} ${overviewHeight - 3}H${round(Math.max(scale.x(from) + 0.75, scale.x(to)))}`,
          )
          .join("")}
      />
    </>
  );
});
