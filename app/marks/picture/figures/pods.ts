/** The pods: the phases of their lives over time, and those that exist at the cursor. */
import { t } from "../../../words/text";
import { phaseMarks, podsPlot, signMarks } from "../../layers/pods";
import { podCounts, squarePaths, squaresAt, squareSize } from "../../podSquares";
import { otherPhases, podReadings } from "../../readings/podReadings";
import { podsTitles } from "../../../words/figures/podsHead";
import { podsInWords } from "../../readings/podWords";
import { podsNowHeight } from "../../heights";
import { mostLanes, podsInView } from "../../podLanes";
import { drawnMarks } from "../drawnMarks";
import { moved } from "../svg";
import { written, type Font } from "../words";
import { shownReadings, type FigureSource, type PictureFigure, type Row } from "./figure";

export function podsFigure({ run, shown, step, hidden }: FigureSource): PictureFigure {
  const [from, to] = [shown.rows.at[0] ?? 0, shown.rows.at.at(-1) ?? 0];
  const areBands = podsInView(run.pods, { from, to }).length > mostLanes;
  return {
    id: "pods",
    head: {
      titles: podsTitles,
      unit: areBands ? t`pods` : null,
      readings: shownReadings("pods", podReadings(run), hidden),
      withValues: true,
      note: step < 0 ? null : otherPhases(run, step),
    },
    share: 110,
    least: 56,
    plot(scale, height) {
      const { frame, ticks, marks, words } = podsPlot(run, scale, height);
      return { frame, ticks, marks: marks(hidden), now: words };
    },
    ...(step >= 0 && { row: podsNow(run, step, hidden) }),
  };
}

const font: Font = { size: 12, weight: 400 };

/** A square for each pod and their counts, or only these if there is no room for squares. */
function podsNow(run: FigureSource["run"], step: number, hidden: FigureSource["hidden"]): Row {
  const squares = squaresAt(run, step);
  const words = podsInWords(podCounts(squares, run, step));
  return {
    height: podsNowHeight,
    draw(scale, pen) {
      const wide = pen.measure(words, font);
      const size = squareSize(squares.length, scale.width - scale.left - scale.right, wide);
      const { phases, marks } = size === null ? { phases: [], marks: ["", "", ""] as const } : squarePaths(squares, size);
      const x = scale.left + (size === null || squares.length === 0 ? 0 : squares.length * (size.side + size.gap) - size.gap + 12);
      const drawn = drawnMarks([...phaseMarks(phases, hidden), ...signMarks(marks, hidden)], { scale, height: podsNowHeight }, pen);
      return (
        moved(scale.left, (podsNowHeight - (size?.side ?? 0)) / 2, drawn) +
        written(words, { x, y: podsNowHeight / 2 + 4, font, fill: pen.colours["ink-2"] }, pen.measure)
      );
    },
  };
}
