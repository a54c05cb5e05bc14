import { isCovered, type Cover } from "../run/cover";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import type { TimeRange } from "../run/timeRange";
import { show } from "../store/zoom";
import { isInView, timeTick, timeTicks, type TimeScale } from "../marks/timeScale";
import { useDrag, type Drag } from "../ui/useDrag";
import { t } from "../words/text";
import { clock } from "../words/times";
import { covered } from "./covered";
import { labelWidth } from "../marks/labels";
import { round } from "../marks/marks";
import { selectNearest } from "./select";

/** Height of the axis above the figures. */
export const axisHeight = 22;

interface TimeAxisProps {
  scale: TimeScale;
  /** The range to which a drag along the axis will zoom; null after the drag. */
  onMark(range: TimeRange | null): void;
}

/** The figures' time axis. Dragging its flag scrubs; a drag elsewhere zooms to its range. */
export function TimeAxis({ scale, onMark }: TimeAxisProps) {
  const ran = useTrace(({ run }) => run !== null);
  const cursor = useView((view) => (ran ? view.cursor : null));
  const hover = useView((view) => view.hover);
  const cover = useTrace((trace) => trace.cover);
  const skipped = useSkipped(scale, cursor);
  const base = axisHeight - 0.5;
  const flags = [cursor, hover].filter((second) => isInView(scale, second));
  const flagged = (second: number) => flags.some((flag) => Math.abs(scale.x(second) - scale.x(flag)) < 44);
  const isUnderSkipped = (x: number) => skipped.some(({ from, to }) => x > from - 18 && x < to + 18);
  const pointer = useDrag((x) =>
    isInView(scale, cursor) && Math.abs(x - flagPlace(scale, cursor)) <= flagReach ? scrub(scale) : mark(x, scale, onMark),
  );
  return (
    <div className="axis" {...pointer}>
      <svg width={scale.width} height={axisHeight} aria-hidden="true">
        <path className="gz" d={`M${scale.left} ${base}H${scale.width - scale.right}`} />
        {timeTicks(scale).map((second) => (
          <g key={second}>
            <path className="gz" d={`M${round(scale.x(second))} ${axisHeight - 4}V${axisHeight}`} />
            {!flagged(second) && !isUnderSkipped(scale.x(second)) && (
              <text x={round(scale.x(second))} y={axisHeight - 7} textAnchor={scale.x(second) > scale.width - 24 ? "end" : "middle"}>
                {timeTick(second, scale)}
              </text>
            )}
          </g>
        ))}
        {skipped.map(({ from, to, words }) => (
          <g key={from} className="skipped">
            <rect x={round(from)} y="2" width={round(to - from)} height="14" />
            {words && (
              <text x={round(words.x)} y={axisHeight - 9} textAnchor="middle">
                {words.text}
              </text>
            )}
          </g>
        ))}
      </svg>
      {hover !== cursor && isInView(scale, hover) && <Flag scale={scale} second={hover} cover={cover} className="vflag passing" />}
      {isInView(scale, cursor) && <Flag scale={scale} second={cursor} cover={cover} className="vflag" />}
    </div>
  );
}

/** A part that Play skipped, in pixels, and the longest words that fit beside the cursor's flag. */
interface Skipped {
  from: number;
  to: number;
  words: { x: number; text: string } | null;
}

function useSkipped(scale: TimeScale, cursor: number | null): Skipped[] {
  const skipped = useView((view) => view.skipped);
  return skipped.flatMap((part) => {
    const [from, to] = [scale.x(Math.max(part.from, scale.from)), scale.x(Math.min(part.to, scale.to))];
    const flag = isInView(scale, cursor)
      ? [flagPlace(scale, cursor) - halfFlag(cursor), flagPlace(scale, cursor) + halfFlag(cursor)]
      : [to, to];
    const [left, right] = [Math.min(to, flag[0]!) - from, to - Math.max(from, flag[1]!)];
    const room = Math.max(left, right);
    const text = skippedWords.find((words) => labelWidth(words) * 0.92 + 6 <= room);
    const words = text === undefined ? null : { text, x: left >= right ? from + left / 2 : to - right / 2 };
    return to - from < 1 ? [] : [{ from, to, words }];
  });
}

const skippedWords = [t`skipped: no change`, t`skipped`];

/** How far from its middle a press still takes the cursor's flag, in pixels. */
const flagReach = 24;

const scrub = (scale: TimeScale): Drag => ({ move: (x) => selectNearest(scale.second(x)), end: () => undefined });

function mark(pressed: number, scale: TimeScale, onMark: TimeAxisProps["onMark"]): Drag {
  const range = (x: number): TimeRange => ({ from: scale.second(Math.min(pressed, x)), to: scale.second(Math.max(pressed, x)) });
  return {
    move: (x) => onMark(range(x)),
    end: (x, moved) => {
      onMark(null);
      if (moved) show(range(x));
      else selectNearest(scale.second(x));
    },
    cancel: () => onMark(null),
  };
}

/** Keeps the flag inside the column, even if its time is at an end of the axis. */
function flagPlace(scale: TimeScale, second: number): number {
  const half = halfFlag(second);
  return Math.min(scale.width - half, Math.max(half, scale.x(second)));
}

const halfFlag = (second: number) => 8 + clock(second).length * 3.6;

interface FlagProps {
  scale: TimeScale;
  second: number;
  cover: Cover | null;
  className: string;
}

/** A question mark says that a question covers what this sync did. */
const Flag = ({ scale, second, cover, className }: FlagProps) => (
  <div className={className} style={{ left: round(flagPlace(scale, second)) }} aria-hidden="true">
    {isCovered(cover, second) ? `${clock(second)} ${covered}` : clock(second)}
  </div>
);
