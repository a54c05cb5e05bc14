/** The pods at the sync: a square each, with the marks of the pods' lanes, and one line that counts them. */
import { stepAt } from "../../../engine/index";
import { phaseLooks, phaseMarks, signMarks } from "../layers/pods";
import type { Mark } from "../mark";
import { round } from "../marks";
import { podPhases } from "../podLanes";
import { podCounts, squarePaths, squaresAt, type Square, type SquareSize } from "../podSquares";
import { podsInWords } from "../readings/podWords";
import type { Run } from "../../run/run";
import type { Palette } from "./palette";
import { scaleBetween } from "../timeScale";
import { drawnMarks } from "./drawnMarks";
import { moved } from "./svg";
import { cut, joined, linesOf, written, type Font, type Measure } from "./words";

/** Squares from the largest; of more pods than the smallest has room for, the picture shows shares of a bar. */
const squares: readonly SquareSize[] = [
  { side: 19, gap: 5 },
  { side: 16, gap: 4 },
  { side: 12, gap: 3 },
  { side: 8, gap: 2 },
];
const mostRows = 3;
const font: Font = { size: 15, weight: 400 };

export function podSquares(
  run: Pick<Run, "pods" | "podMarks" | "steps">,
  at: number,
  width: number,
  colours: Palette,
  measure: Measure,
): { svg: string; height: number } {
  const step = stepAt(run.steps.at, at);
  const pods = squaresAt(run, step);
  const said = linesOf([{ text: podsInWords(podCounts(pods, run, step)), weight: 400 }], width, font.size, measure).slice(0, 2);
  const drawn =
    pods.length === 0 ? { svg: "", height: 0 } : (inSquares(pods, width, colours, measure) ?? inShares(pods, width, colours, measure));
  const words = said.map((line, index) => {
    const text = cut(
      joined(line)
        .map((piece) => piece.text)
        .join(""),
      width,
      font,
      measure,
    );
    return written(text, { x: 0, y: drawn.height + 20 + index * 20, font, fill: colours["ink-2"] }, measure);
  });
  return { svg: drawn.svg + words.join(""), height: drawn.height + 8 + 20 * said.length };
}

function inSquares(pods: readonly Square[], width: number, colours: Palette, measure: Measure): { svg: string; height: number } | null {
  const fits = squares.find(({ side, gap }) => Math.ceil(pods.length / perRow(width, side, gap)) <= mostRows);
  if (!fits) return null;
  const { side, gap } = fits;
  const columns = perRow(width, side, gap);
  const rows = Math.ceil(pods.length / columns);
  const drawn = Array.from({ length: rows }, (_, row) => {
    const { phases, marks } = squarePaths(pods.slice(row * columns, (row + 1) * columns), fits);
    const frame = { scale: scaleBetween({ width, left: 0, right: 0 }, 0, 1), height: side };
    const all = [...phaseMarks(phases, nothingHidden), ...signMarks(marks, nothingHidden)];
    return moved(0, row * (side + gap), drawnMarks(all, frame, { id: `p-${row}`, colours, measure }));
  });
  return { svg: drawn.join(""), height: rows * (side + gap) - gap };
}

const nothingHidden: ReadonlySet<string> = new Set();

const perRow = (width: number, side: number, gap: number) => Math.max(1, Math.floor((width + gap) / (side + gap)));

/** Many pods: a bar whose parts are as wide as each phase's share. */
function inShares(pods: readonly Square[], width: number, colours: Palette, measure: Measure): { svg: string; height: number } {
  let x = 0;
  const parts = podPhases.flatMap((phase): Mark[] => {
    const share = (pods.filter((pod) => pod.phase === phase).length / pods.length) * width;
    const part = { as: "rect", x: round(x), y: 0.5, width: round(Math.max(1, share - 1)), height: 18, look: phaseLooks[phase] } as const;
    x += share;
    return share === 0 ? [] : [part];
  });
  const frame = { scale: scaleBetween({ width, left: 0, right: 0 }, 0, 1), height: 19 };
  return { svg: drawnMarks(parts, frame, { id: "p", colours, measure }), height: frame.height };
}
