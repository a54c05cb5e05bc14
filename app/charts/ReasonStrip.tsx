import { memo, useMemo } from "react";
import type { Absence, StepColumns } from "../../engine/index";
import { Icon } from "../ui/Icon";
import { useView } from "../store/view";
import type { TimeScale } from "../marks/timeScale";
import { CoverPaint } from "./CoverPaint";
import { round } from "../marks/marks";
import { reasonLooks, reasonRuns, type ReasonRun } from "../marks/reasons";
import { isInView } from "./TimeAxis";

const rowHeight = 17;
/** The width of a sign, of a word per letter, and of a word's margins, in pixels. */
const signWidth = 13;
const letterWidth = 6.1;
const wordMargins = 14;

interface ReasonStripProps {
  steps: StepColumns;
  absences: readonly Absence[];
  scale: TimeScale;
}

/** The strip under the decisions: what held the count, as a pattern with a word, or with a sign if there is no room for a word. */
export const ReasonStrip = memo(function ReasonStrip({ steps, absences, scale }: ReasonStripProps) {
  const runs = useMemo(() => reasonRuns(steps, scale, absences).filter(({ reason }) => reason !== "none"), [steps, absences, scale]);
  const cursor = useView((view) => view.cursor);
  const line = isInView(scale, cursor) ? scale.x(cursor) : null;
  const { left, right, width } = scale;
  const places = runs.map((run) => ({ run, ...within(run, scale) })).filter(({ width }) => width > 0);
  return (
    <div className="strip" aria-hidden="true">
      <svg width={width} height={rowHeight}>
        <path className="gl" d={`M${left} ${rowHeight - 0.5}H${width - right}`} />
        {places.map(({ run, x, width }) => (
          <rect key={run.from} x={x} width={Math.max(1, width - 1)} height={rowHeight} fill={reasonLooks[run.reason].fill} />
        ))}
      </svg>
      {places.map(({ run, x, width }) => (
        <Name key={run.from} reason={run.reason} x={x} width={width} line={line} />
      ))}
      <CoverPaint scale={scale} top={0} bottom={rowHeight} stage="decisions" worded={false} />
    </div>
  );
});

function within({ from, to }: ReasonRun, scale: TimeScale): { x: number; width: number } {
  const [start, end] = [Math.max(from, scale.from), Math.min(to, scale.to)];
  return { x: round(scale.x(start) + 0.5), width: round(scale.x(end) - scale.x(start)) };
}

interface NameProps {
  reason: ReasonRun["reason"];
  x: number;
  width: number;
  line: number | null;
}

function Name({ reason, x, width, line }: NameProps) {
  const name = namePlace(
    { from: x, to: x + width },
    reasonLooks[reason].words.map((word) => word.length * letterWidth + wordMargins),
    line,
  );
  if (name === null) return null;
  return (
    <span className={`c-${reason}`} style={{ left: name.middle }}>
      {name.word === null ? <Icon name={reason} className="rg" /> : reasonLooks[reason].words[name.word]}
    </span>
  );
}

/**
 * The middle of a stretch's name: of the first of its words that has room, else of its sign (`word` is null), else nothing. The cursor's
 * line cuts no word: the word goes beside it.
 */
export function namePlace({ from, to }: { from: number; to: number }, widths: readonly number[], line: number | null) {
  const middle = (from + to) / 2;
  const place = (width: number): number | null => {
    if (width > to - from) return null;
    if (line === null || Math.abs(line - middle) > width / 2 + beside) return middle;
    const [before, after] = [line - beside - from, to - line - beside];
    if (Math.max(before, after) < width) return null;
    return after >= before ? line + beside + width / 2 : line - beside - width / 2;
  };
  for (const [word, width] of widths.entries()) {
    const at = place(width);
    if (at !== null) return { word, middle: at };
  }
  const sign = place(signWidth);
  return sign === null ? null : { word: null, middle: sign };
}

/** The pixels between the cursor's line and a name. */
const beside = 2;
