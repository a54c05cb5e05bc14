import { memo, useMemo } from "react";
import type { Absence, StepColumns } from "../../engine/index";
import { Icon } from "../ui/Icon";
import { useView } from "../store/view";
import { reasonNames, reasonStretches, reasonStripMarks, stripRow } from "../marks/layers/reasonStrip";
import type { TimeScale } from "../marks/timeScale";
import { CoverPaint } from "./CoverPaint";
import { DrawnMarks } from "../figures/DrawnMarks";

interface ReasonStripProps {
  steps: StepColumns;
  absences: readonly Absence[];
  scale: TimeScale;
}

/** The strip under the decisions: what held the count. Its names are HTML, so that they stay above the cursor's line. */
export const ReasonStrip = memo(function ReasonStrip({ steps, absences, scale }: ReasonStripProps) {
  const stretches = useMemo(() => reasonStretches(steps, absences, scale), [steps, absences, scale]);
  const marks = useMemo(() => reasonStripMarks(stretches, scale), [stretches, scale]);
  // The cursor draws only the names again.
  const frame = useMemo(() => ({ scale, height: stripRow }), [scale]);
  const cursor = useView((view) => view.cursor);
  return (
    <div className="strip" aria-hidden="true">
      <svg width={scale.width} height={stripRow}>
        <DrawnMarks frame={frame} marks={marks} />
      </svg>
      {reasonNames(stretches, scale, cursor).map(({ of, middle, word }, place) => (
        <span key={place} className={`c-${of}`} style={{ left: middle }}>
          {word ?? <Icon name={of} className="rg" />}
        </span>
      ))}
      <CoverPaint scale={scale} top={0} bottom={stripRow} stage="decisions" worded={false} />
    </div>
  );
});
