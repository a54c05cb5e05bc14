import { memo, useMemo, useState, type MouseEvent } from "react";
import type { Run } from "../run/run";
import { useView } from "../store/view";
import { pointerIn } from "../ui/pointerIn";
import { SmallWindow } from "../ui/SmallWindow";
import { t } from "../words/text";
import { scaleBetween, type TimeScale } from "../marks/timeScale";
import { clock, quantity } from "../words/times";
import { covered } from "./covered";
import { Marks } from "../figures/DrawnMarks";
import { useReadStep } from "./FigureHead";
import { podsNowHeight } from "../marks/heights";
import { textWidth } from "../marks/headRoom";
import { phaseMarks, signMarks } from "../marks/layers/pods";
import type { MarkKind } from "../marks/podLanes";
import { PodWindow } from "./PodWindow";
import { groups, podCounts, squarePaths, squaresAt, squareSize, type PodCount, type Square, type SquareSize } from "../marks/podSquares";
import { countedPods, podsInWords } from "../marks/readings/podWords";

/** The pods at the cursor: a square for each and their counts, or with too many pods one square for each count. */
export function PodsNow({ run, scale }: { run: Run; scale: TimeScale }) {
  const { step, hides } = useReadStep();
  return (
    // The pods under the pointer are those at the cursor: those of the second beside it would change under the press.
    <div
      className="pods-now"
      style={{ height: podsNowHeight, paddingLeft: scale.left, paddingRight: scale.right }}
      onPointerEnter={() => useView.setState({ hover: null })}
      onPointerMove={(event) => event.stopPropagation()}
    >
      {step >= 0 && (hides() ? covered : <PodsAt run={run} step={step} room={scale.width - scale.left - scale.right} />)}
    </div>
  );
}

const PodsAt = memo(function PodsAt({ run, step, room }: { run: Run; step: number; room: number }) {
  const [place, setPlace] = useState(0);
  const squares = useMemo(() => squaresAt(run, step), [run, step]);
  const counts = podCounts(squares, run, step);
  const words = podsInWords(counts);
  const size = squareSize(squares.length, room, textWidth(words));
  if (size === null) return <Groups counts={counts} room={room} />;
  return (
    <>
      {squares.length > 0 && (
        <SmallWindow
          late
          className="pods-button"
          label={t`Pods at ${clock(run.steps.at[step]!)}: look at one`}
          face={<Squares squares={squares} size={size} />}
          onPress={(event) => {
            // A key opens the pod that was open last.
            if (event.detail > 0) setPlace(placeUnder(event, size, squares.length));
          }}
        >
          <PodWindow run={run} step={step} place={Math.min(place, squares.length - 1)} onPlace={setPlace} />
        </SmallWindow>
      )}
      <span className="counts">{words}</span>
    </>
  );
});

function placeUnder(event: MouseEvent<HTMLButtonElement>, { side, gap }: SquareSize, squares: number): number {
  const { x } = pointerIn(event.currentTarget, event);
  return Math.max(0, Math.min(squares - 1, Math.floor((x + gap / 2) / (side + gap))));
}

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
