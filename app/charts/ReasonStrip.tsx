import { memo, useMemo } from "react";
import type { Absence, StepColumns } from "../../engine/index";
import { Icon } from "../ui/Icon";
import type { TimeScale } from "../ui/timeScale";
import { CoverPaint } from "./CoverPaint";
import { round } from "./marks";
import { reasonLooks, reasonRuns, type ReasonRun } from "./reasons";

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
        <Name key={run.from} run={run} x={x} width={width} />
      ))}
      <CoverPaint scale={scale} top={0} bottom={rowHeight} stage="decisions" worded={false} />
    </div>
  );
});

function within({ from, to }: ReasonRun, scale: TimeScale): { x: number; width: number } {
  const [start, end] = [Math.max(from, scale.from), Math.min(to, scale.to)];
  return { x: round(scale.x(start) + 0.5), width: round(scale.x(end) - scale.x(start)) };
}

function Name({ run: { reason }, x, width }: { run: ReasonRun; x: number; width: number }) {
  const word = reasonLooks[reason].words.find((candidate) => candidate.length * letterWidth + wordMargins <= width);
  if (!word && width < signWidth) return null;
  return (
    <span className={`c-${reason}`} style={{ left: x + width / 2 }}>
      {word ?? <Icon name={reason} className="rg" />}
    </span>
  );
}
