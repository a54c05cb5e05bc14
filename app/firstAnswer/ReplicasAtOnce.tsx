import type { CSSProperties } from "react";
import type { Incident } from "../../engine/index";
import { FigureHead } from "../charts/FigureHead";
import { DrawnRun } from "../charts/drawnRun";
import { DrawnMarks } from "../figures/DrawnMarks";
import { replicasFigure } from "../marks/figures/replicas";
import { kedaHeights, leastPlot, plotsOf, podsNowHeight, shares } from "../marks/heights";
import { addRoom, laneHeight, laneLayout } from "../marks/incidents/laneLayout";
import { hasKeda } from "../marks/keda/kedaReadings";
import { fitsBesideThePlot, gridMarks } from "../marks/layers/words";
import { rescaleMarks, trianglePath } from "../marks/marks";
import { plotFrame } from "../marks/plotFrame";
import { seriesMarks } from "../marks/seriesMarks";
import { isInView, scaleBetween, timeScale, timeTick, timeTicks, type TimeScale } from "../marks/timeScale";
import type { Run } from "../run/run";
import type { TimeRange } from "../run/timeRange";
import { incidentLabel } from "../words/incidents/incidentLooks";
import { clock } from "../words/times";
import { areMany } from "../words/names/manyMetrics";

interface ReplicasAtOnceProps {
  run: Run;
  range: TimeRange;
  incidents: readonly Incident[];
  cursor: number;
}

/** A column of the usual width, which tells how many times and which words have room. */
const usual = { width: 656, height: 101, narrow: 500, phone: 390 };
/** The plot's inside, which the window stretches. */
const inside = { width: 1000, height: 100 };

/** The replicas' figure where the page draws it, in a column whose size nobody knows yet: places are shares of the plot's inside. */
export function ReplicasAtOnce({ run, range: { from, to }, incidents, cursor }: ReplicasAtOnceProps) {
  const figure = replicasFigure(run, { baseline: null, recorded: null, bands: null, prediction: null, isDrawing: false });
  const { max } = figure.axis;
  const frame = plotFrame(scaleBetween({ width: inside.width, left: 0, right: 0 }, from, to), inside.height + 1, 0, max);
  const scale = timeScale(usual.width, from, to, false);
  const ticks = figure.axis.ticks(plotFrame(scale, usual.height, figure.axis.top, max));
  const lines = figure.lines!;
  const across = (second: number) => `${(100 * frame.scale.x(second)) / inside.width}%`;
  const down = (value: number) => `${(100 * frame.y(value)) / inside.height}%`;
  const times = timeTicks(scale);
  const phone = timeScale(usual.phone, from, to, true);
  const isUnderFlag = ({ x }: TimeScale, second: number) => Math.abs(x(second) - x(cursor)) < 44;
  const head = { figure: "replicas", titles: figure.head.titles, readings: figure.head.readings };
  return (
    <div className="at-once" style={roomOf(run, incidents, { from, to })}>
      <div className="axis times">
        {times.map((second) => (
          <span key={second} style={{ left: across(second) }} className={isUnderFlag(phone, second) ? "near" : undefined}>
            {isUnderFlag(scale, second) ? "" : timeTick(second, scale)}
          </span>
        ))}
        {isInView(scale, cursor) && (
          <span className="vflag" style={{ left: across(cursor) }}>
            {clock(cursor)}
          </span>
        )}
      </div>
      <section className="fig">
        <DrawnRun value={run}>
          <FigureHead {...head} unit={figure.head.unit} width={usual.width} />
          <div className="of-narrow">
            <FigureHead {...head} unit={null} width={usual.narrow} />
          </div>
          <div className="of-phone">
            <FigureHead {...head} unit={null} width={usual.phone} />
          </div>
        </DrawnRun>
        <figure className="plot" aria-label={figure.label}>
          <div className="inside">
            <svg viewBox={`0 0 ${inside.width} ${inside.height}`} preserveAspectRatio="none" aria-hidden="true">
              <DrawnMarks
                frame={frame}
                marks={[
                  ...gridMarks(frame, ticks, null, times).filter(({ as }) => as !== "words"),
                  seriesMarks(lines.rows(run, 0), lines.series("replicas", new Set(), false), frame),
                ]}
              />
            </svg>
            {ticks
              .filter(({ value, label }) => value <= max && fitsBesideThePlot(label))
              .map(({ value, label }) => (
                <span key={value} className="tick" style={{ top: down(value) }}>
                  {label}
                </span>
              ))}
            {rescaleMarks(run.steps, frame, 0).map(({ at, up, x, y }) => (
              <svg key={at} className="rescale" style={{ left: `${(100 * x) / inside.width}%`, top: `${(100 * y) / inside.height}%` }}>
                <path d={trianglePath({ at, up, x: 0, y: 0 }, 4.5)} />
              </svg>
            ))}
          </div>
        </figure>
      </section>
      {isInView(scale, cursor) && (
        <div className="inside whole">
          <div className="vline" style={{ left: across(cursor) }} />
        </div>
      )}
    </div>
  );
}

/** What decides where the figure is and how high: the style sheet adds the window's size and how it is pressed. */
function roomOf(run: Run, incidents: readonly Incident[], { from, to }: TimeRange): CSSProperties {
  const metrics = areMany(run.metrics.length) ? 1 : run.metrics.length;
  const { taken, wanted } = plotsOf({ metrics, drawn: false });
  const lane = (touch: boolean) => {
    const scale = timeScale(touch ? usual.phone : usual.width, from, to, touch);
    return `${laneHeight(laneLayout(incidents, scale, incidentLabel, addRoom(touch)).rows, touch)}px`;
  };
  const room = {
    "--taken": `${taken + podsNowHeight + (hasKeda(run) ? kedaHeights.polls + kedaHeights.decides : 0)}px`,
    "--share": shares.replicas / wanted,
    "--least": `${leastPlot.wide}px`,
    "--least-on-phone": `${leastPlot.phone}px`,
    "--lane": lane(false),
    "--lane-of-touch": lane(true),
  };
  return room as CSSProperties;
}
