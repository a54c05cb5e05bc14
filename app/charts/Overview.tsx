import { memo, useMemo } from "react";
import { requestsPerSecondAt } from "../../engine/index";
import type { Run } from "../run/run";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { currentView, show } from "../store/zoom";
import { overviewHeight } from "../marks/heights";
import { plotFrame } from "../marks/plotFrame";
import { t } from "../words/text";
import { timeScale, type TimeScale } from "../marks/timeScale";
import { stepPath } from "../marks/linePaths";
import { round } from "../marks/marks";
import { reasonLooks, reasonRuns } from "../marks/reasons";
import { selectNearest } from "./select";
import { OverviewStrip, type OverviewReach } from "../figures/OverviewStrip";

interface OverviewProps {
  run: Run | null;
  durationSeconds: number;
  /** The scale of the figures; the brackets mark its part of the run. */
  scale: TimeScale;
  narrow: boolean;
  touch: boolean;
}

/** The whole run in a strip: its load, its replicas, and what held them. */
export function Overview({ run, durationSeconds, scale, narrow, touch }: OverviewProps) {
  const { width } = scale;
  const whole = useMemo(() => timeScale(width, 0, durationSeconds, narrow), [width, durationSeconds, narrow]);
  return (
    <OverviewStrip
      whole={whole}
      scale={scale}
      touch={touch}
      part={t`Part of the run in view`}
      cursor={<OverviewCursor scale={whole} />}
      reach={reach}
    >
      {run && <Trace run={run} scale={whole} />}
    </OverviewStrip>
  );
}

const reach: OverviewReach = { view: currentView, cursor: () => useView.getState().cursor, show, select: selectNearest };

const Trace = memo(function Trace({ run, scale }: { run: Run; scale: TimeScale }) {
  const { rows, steps, absences } = run;
  const bottom = overviewHeight - 6;
  // The replicas stay below the load's top, because two lines at one height would hide each other.
  const frame = (values: Float64Array, room: number) =>
    plotFrame(
      scale,
      bottom,
      5,
      Math.max(
        1,
        values.reduce((most, value) => Math.max(most, value), 0),
      ) * room,
    );
  const offered = useWholeLoad(run);
  const load = frame(offered.values, 1);
  const line = Array.from(offered.at, (at, index) => `${round(scale.x(at))} ${round(load.y(offered.values[index]!))}`).join("L");
  return (
    <>
      <path fill="var(--load-t)" d={`M${scale.x(0)} ${load.bottom}L${line}V${load.bottom}Z`} />
      <path fill="none" stroke="var(--load)" d={`M${line}`} />
      <path fill="none" stroke="var(--ink)" strokeWidth="1.25" d={stepPath(rows.at, rows.written, frame(rows.written, 1.3))} />
      {/* A longer run may still be drawn on the scale of the shorter run that replaces it. */}
      {reasonRuns(steps, scale, absences).map(
        ({ reason, from, to }) =>
          from < scale.to && (
            <rect
              key={from}
              x={round(scale.x(from))}
              y={overviewHeight - 5}
              width={round(scale.x(Math.min(to, scale.to)) - scale.x(from))}
              height="4"
              fill={reasonLooks[reason].fill}
            />
          ),
      )}
    </>
  );
});

/** The rows of a covered run end early, but its load is an input: the drawn curve goes on where they end. */
function useWholeLoad({ rows, durationSeconds }: Run): { at: Float64Array; values: Float64Array } {
  const covered = useTrace(({ cover }) => cover !== null);
  const { points } = useScenario(({ scenario }) => scenario.load);
  if (!covered) return { at: rows.at, values: rows.offered };
  const last = rows.at.at(-1) ?? -1;
  const bends = points.map(([second]) => second).filter((second) => second > last && second < durationSeconds);
  const later = [last + 1, ...bends, durationSeconds];
  return {
    at: Float64Array.from([...rows.at, ...later]),
    values: Float64Array.from([...rows.offered, ...later.map((second) => requestsPerSecondAt(points, second))]),
  };
}

function OverviewCursor({ scale }: { scale: TimeScale }) {
  const second = useView(({ playhead, cursor }) => playhead ?? cursor);
  const plays = useView(({ playhead }) => playhead !== null);
  if (second === null || second > scale.to) return null;
  const x = round(scale.x(second));
  return (
    <>
      {plays && <rect className="not-reached" x={x} y="0" width={Math.max(0, scale.width - scale.right - x)} height={overviewHeight} />}
      <path stroke="var(--ink)" d={`M${x} 0V${overviewHeight}`} />
    </>
  );
}
