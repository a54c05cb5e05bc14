/** The pods at the sync: a square each, with the marks of the pods' lanes, and one line that counts them. */
import { stepAt, type PodLifePhase } from "../../../engine/index";
import { podPhases, type MarkKind } from "../podLanes";
import { podCounts, squaresAt, type Square } from "../podSquares";
import { podsInWords } from "../readings/podWords";
import type { Run } from "../../run/run";
import type { Palette } from "./palette";
import { round, tag } from "./svg";
import { cut, joined, linesOf, written, type Font, type Measure } from "./words";

/** Squares from the largest; of more pods than the smallest has room for, the picture shows shares of a bar. */
const squares = [
  { size: 19, gap: 5 },
  { size: 16, gap: 4 },
  { size: 12, gap: 3 },
  { size: 8, gap: 2 },
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
  const drawn = pods.length === 0 ? { svg: "", height: 0 } : (inSquares(pods, width, colours) ?? inShares(pods, width, colours));
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

function inSquares(pods: readonly Square[], width: number, colours: Palette): { svg: string; height: number } | null {
  const fits = squares.find(({ size, gap }) => Math.ceil(pods.length / perRow(width, size, gap)) <= mostRows);
  if (!fits) return null;
  const { size, gap } = fits;
  const columns = perRow(width, size, gap);
  const svg = pods.map(({ phase, mark }, index) => {
    const [x, y] = [(index % columns) * (size + gap), Math.floor(index / columns) * (size + gap)];
    const square = { x: x + 0.5, y: y + 0.5, width: size - 1, height: size - 1 };
    return tag("rect", { ...square, ...look(phase, colours) }) + sign(mark, x + size / 2, y + size / 2, size, colours);
  });
  return { svg: svg.join(""), height: Math.ceil(pods.length / columns) * (size + gap) - gap };
}

const perRow = (width: number, size: number, gap: number) => Math.max(1, Math.floor((width + gap) / (size + gap)));

/** The fills of the lanes. A pod that ends is a thin bar there, and an empty dotted square here. */
function look(phase: PodLifePhase, colours: Palette): Record<string, string | number> {
  switch (phase) {
    case "ready":
      return { fill: colours.pods, "fill-opacity": 0.9 };
    case "starting":
      return { fill: "url(#p-starting)", stroke: colours.pods };
    case "pending":
      return { fill: "none", stroke: colours.pods };
    case "unready":
      return { fill: "url(#p-pods)", stroke: colours.pods };
    case "crashed":
      return { fill: "url(#p-error)", stroke: colours.error };
    case "terminating":
      return { fill: "none", stroke: colours["ink-3"], "stroke-dasharray": "2 2" };
    case "failed":
      return { fill: "none", stroke: colours.error, "stroke-dasharray": "2 2" };
  }
}

/** The lanes' own signs: a diamond for unready, a ring for missing, a dot for counted but not Ready. */
function sign(mark: MarkKind | null, x: number, y: number, square: number, colours: Palette): string {
  if (mark === null) return "";
  const size = round(Math.max(2, square * 0.27));
  const own = { fill: colours.sheet, stroke: colours.ink, "stroke-width": 1.15 };
  if (mark === 1) return tag("circle", { cx: x, cy: y, r: size, ...own });
  if (mark === 2) return tag("circle", { cx: x, cy: y, r: size, fill: colours.ink, stroke: colours.sheet });
  return tag("path", { d: `M${x} ${round(y - size)}l${size} ${size}l${-size} ${size}l${-size} ${-size}Z`, ...own });
}

/** Many pods: a bar whose parts are as wide as each phase's share. */
function inShares(pods: readonly Square[], width: number, colours: Palette): { svg: string; height: number } {
  let x = 0;
  const svg = podPhases.map((phase) => {
    const share = (pods.filter((pod) => pod.phase === phase).length / pods.length) * width;
    const part = { x: round(x), y: 0.5, width: round(Math.max(1, share - 1)), height: 18 };
    const rect = share === 0 ? "" : tag("rect", { ...part, ...look(phase, colours) });
    x += share;
    return rect;
  });
  return { svg: svg.join(""), height: 19 };
}
