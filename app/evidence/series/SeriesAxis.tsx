import { round } from "../../marks/marks";
import { nearestSync, openSync, showPart, useSeries } from "../../store/evidenceSeries";
import { useEvidence } from "../../store/evidence";
import { useView } from "../../store/view";
import type { TimeRange } from "../../run/timeRange";
import type { TimeScale } from "../../marks/timeScale";
import { useDrag, type Drag } from "../../ui/useDrag";
import { hourMinute } from "../../words/evidence/series/wallClock";
import { wallTick, wallTicks } from "../../marks/series/wallTicks";

const axisHeight = 22;

/** The recorded times of day. A drag of the flag scrubs, a drag elsewhere zooms to its range. */
export function SeriesAxis({ scale, onMark }: { scale: TimeScale; onMark(range: TimeRange | null): void }) {
  const at = useSeries(({ series }) => series?.at);
  const sync = useEvidence((evidence) => evidence.sync);
  const hover = useView((view) => view.hover);
  const cursor = sync === null ? null : (at?.[sync] ?? null);
  const flags = [cursor, hover].filter((second) => second !== null && second >= scale.from && second <= scale.to);
  const flagged = (second: number) => flags.some((flag) => Math.abs(scale.x(second) - scale.x(flag!)) < 44);
  const pointer = useDrag((x) => (cursor !== null && Math.abs(x - scale.x(cursor)) <= flagReach ? scrub(scale) : mark(x, scale, onMark)));
  return (
    <div className="axis" {...pointer}>
      <svg width={scale.width} height={axisHeight} aria-hidden="true">
        <path className="gz" d={`M${scale.left} ${axisHeight - 0.5}H${scale.width - scale.right}`} />
        {wallTicks(scale).map((second) => (
          <g key={second}>
            <path className="gz" d={`M${round(scale.x(second))} ${axisHeight - 4}V${axisHeight}`} />
            {!flagged(second) && (
              <text x={round(scale.x(second))} y={axisHeight - 7} textAnchor={scale.x(second) > scale.width - 24 ? "end" : "middle"}>
                {wallTick(second, scale)}
              </text>
            )}
          </g>
        ))}
      </svg>
      {flags.map((second, index) => (
        <div
          key={index}
          className={second === cursor ? "vflag" : "vflag passing"}
          style={{ left: round(Math.min(scale.width - halfFlag, Math.max(halfFlag, scale.x(second!)))) }}
          aria-hidden="true"
        >
          {hourMinute(second!)}
        </div>
      ))}
    </div>
  );
}

/** How far from its middle a press still takes the cursor's flag, in pixels. */
const flagReach = 24;
const halfFlag = 8 + 5 * 3.6;

/** Selects the sync nearest to a second. */
export function openNearest(second: number): void {
  const sync = nearestSync(second);
  if (sync !== null) openSync(sync);
}

const scrub = (scale: TimeScale): Drag => ({ move: (x) => openNearest(scale.second(x)), end: () => undefined });

function mark(pressed: number, scale: TimeScale, onMark: (range: TimeRange | null) => void): Drag {
  const range = (x: number): TimeRange => ({ from: scale.second(Math.min(pressed, x)), to: scale.second(Math.max(pressed, x)) });
  return {
    move: (x) => onMark(range(x)),
    end: (x, moved) => {
      onMark(null);
      if (moved) showPart(range(x));
      else openNearest(scale.second(x));
    },
    cancel: () => onMark(null),
  };
}
