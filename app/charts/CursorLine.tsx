import { useView } from "../store/view";
import type { TimeRange } from "../run/timeRange";
import { isInView, type TimeScale } from "../marks/timeScale";

/** One line for the cursor, from the first plot to the foot of the last figure. */
export function CursorLine({ scale, top }: { scale: TimeScale; top: number }) {
  const cursor = useView((view) => view.cursor);
  const hover = useView((view) => view.hover);
  const playhead = useView((view) => view.playhead);
  const passing = playhead ?? hover;
  return (
    <>
      {passing !== cursor && isInView(scale, passing) && <div className="vline passing" style={{ left: scale.x(passing), top }} />}
      {isInView(scale, cursor) && <div className="vline" style={{ left: scale.x(cursor), top }} />}
    </>
  );
}

/** While the run plays, all that it has not reached is drawn pale: the titles, the axes, the drawn load and the decision at the cursor are not. */
export function NotReached({ scale, top }: { scale: TimeScale; top: number }) {
  const playhead = useView((view) => view.playhead);
  if (playhead === null || playhead >= scale.to) return null;
  return <div className="not-reached" style={{ left: scale.x(Math.max(scale.from, playhead)), top }} aria-hidden="true" />;
}

interface ZoomMarkProps {
  scale: TimeScale;
  range: TimeRange;
  top: number;
}

/** The range to which a drag along the axis will zoom. */
export const ZoomMark = ({ scale, range: { from, to }, top }: ZoomMarkProps) => (
  <div className="zoom-mark" style={{ left: scale.x(from), width: scale.x(to) - scale.x(from), top }} />
);
