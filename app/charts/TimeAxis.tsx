import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { timeTick, timeTicks, type TimeScale } from "../ui/timeScale";
import { clock } from "../ui/words";
import { round } from "./marks";

/** Height of the axis above the figures. */
export const axisHeight = 22;

export function TimeAxis({ scale }: { scale: TimeScale }) {
  const ran = useTrace(({ run }) => run !== null);
  const cursor = useView((view) => (ran ? view.cursor : null));
  const hover = useView((view) => view.hover);
  const base = axisHeight - 0.5;
  const flagged = (second: number) => [cursor, hover].some((flag) => flag !== null && Math.abs(scale.x(second) - scale.x(flag)) < 44);
  return (
    <div className="axis">
      <svg width={scale.width} height={axisHeight} aria-hidden="true">
        <path className="gz" d={`M${scale.left} ${base}H${scale.width - scale.right}`} />
        {timeTicks(scale).map((second) => (
          <g key={second}>
            <path className="gz" d={`M${round(scale.x(second))} ${axisHeight - 4}V${axisHeight}`} />
            {!flagged(second) && (
              <text x={round(scale.x(second))} y={axisHeight - 7} textAnchor={scale.x(second) > scale.width - 24 ? "end" : "middle"}>
                {timeTick(second, scale)}
              </text>
            )}
          </g>
        ))}
      </svg>
      {hover !== null && hover !== cursor && <Flag scale={scale} second={hover} className="vflag passing" />}
      {cursor !== null && <Flag scale={scale} second={cursor} className="vflag" />}
    </div>
  );
}

/** It stays inside the column, even where its time is at an end of the axis. */
function Flag({ scale, second, className }: { scale: TimeScale; second: number; className: string }) {
  const text = clock(second);
  const half = 8 + text.length * 3.6;
  const x = Math.min(scale.width - half, Math.max(half, scale.x(Math.min(second, scale.to))));
  return (
    <div className={className} style={{ left: round(x) }} aria-hidden="true">
      {text}
    </div>
  );
}
