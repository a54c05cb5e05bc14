import { memo, useMemo } from "react";
import type { Run } from "../run/run";
import { useView } from "../store/view";
import { scaleBetween, type TimeScale } from "../marks/timeScale";
import { quantity } from "../words/times";
import { covered } from "./covered";
import { Marks } from "../figures/DrawnMarks";
import { useReadStep } from "./FigureHead";
import { podsNowHeight } from "../marks/heights";
import { textWidth } from "../marks/headRoom";
import { phaseMarks, signMarks } from "../marks/layers/pods";
import type { MarkKind } from "../marks/podLanes";
import { groups, podCounts, squarePaths, squaresAt, squareSize, type PodCount, type Square, type SquareSize } from "../marks/podSquares";
import { countedPods, podsInWords } from "../marks/readings/podWords";

/** The pods at the cursor: a square for each and their counts, or with too many pods one square for each count. */
export function PodsNow({ run, scale }: { run: Run; scale: TimeScale }) {
  const { step, hides } = useReadStep();
  return (
    <div className="pods-now" style={{ height: podsNowHeight, paddingLeft: scale.left, paddingRight: scale.right }}>
      {step >= 0 && (hides() ? covered : <PodsAt run={run} step={step} room={scale.width - scale.left - scale.right} />)}
    </div>
  );
}

const PodsAt = memo(function PodsAt({ run, step, room }: { run: Run; step: number; room: number }) {
  const squares = useMemo(() => squaresAt(run, step), [run, step]);
  const counts = podCounts(squares, run, step);
  const words = podsInWords(counts);
  const size = squareSize(squares.length, room, textWidth(words));
  if (size === null) return <Groups counts={counts} room={room} />;
  return (
    <>
      {squares.length > 0 && <Squares squares={squares} size={size} />}
      <span className="counts">{words}</span>
    </>
  );
});

function Squares({ squares, size }: { squares: readonly Square[]; size: SquareSize }) {
  const hidden = useView((view) => view.hidden);
  const { phases, marks } = squarePaths(squares, size);
  const width = squares.length * (size.side + size.gap) - size.gap + 1;
  const scale = scaleBetween({ width, left: 0, right: 0 }, 0, 1);
  return <Marks frame={{ scale, height: size.side }} marks={[...phaseMarks(phases, hidden), ...signMarks(marks, hidden)]} />;
}

const groupSize: SquareSize = { side: 16, gap: 4 };
/** A group's square or sign, and the space around its words. */
const groupWidth = 16 + 6 + 12;

/** Each count beside the square or the sign that it counts. Without room for all words there are only numbers. */
function Groups({ counts, room }: { counts: readonly PodCount[]; room: number }) {
  const worded = counts.reduce((sum, count) => sum + groupWidth + textWidth(countedPods(count)), 0) <= room;
  return counts.map((count) => {
    const { group } = count;
    const key = "phase" in group ? group.phase : group.mark;
    const [phase, mark] = "phase" in group ? [group.phase, null] : ["pending" as const, groups.indexOf(group.mark) as MarkKind];
    return (
      <span key={key} className="counts" title={worded ? undefined : countedPods(count)}>
        <Squares squares={[{ phase, mark }]} size={groupSize} /> {worded ? countedPods(count) : quantity(count.count)}
      </span>
    );
  });
}
