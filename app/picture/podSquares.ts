/** The pods at the sync: a square each, with the marks of the pods' lanes, and one line that counts them. */
import type { PodLifePhase } from "../../engine/index";
import { phaseAt, podPhases } from "../charts/podLanes";
import type { Run } from "../simulation/protocol";
import { plural, t } from "../ui/text";
import { quantity } from "../ui/words";
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
  run: Pick<Run, "pods" | "podMarks">,
  at: number,
  width: number,
  colours: Palette,
  measure: Measure,
): { svg: string; height: number } {
  const pods = podsAt(run, at);
  const said = linesOf([{ text: podWords(pods), weight: 400 }], width, font.size, measure).slice(0, 2);
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

interface Pod {
  phase: PodLifePhase;
  /** How the sync classed the pod, if it set it aside. */
  aside: "unready" | "missing" | null;
}

/** In the order of their phases. */
function podsAt({ pods, podMarks }: Pick<Run, "pods" | "podMarks">, second: number): Pod[] {
  const aside = new Map<number, Pod["aside"]>();
  podMarks.at.forEach((at, mark) => {
    const group = podMarks.group[mark]!;
    if (at === second && group < 2) aside.set(podMarks.pod[mark]!, group === 0 ? "unready" : "missing");
  });
  const there = pods.flatMap((pod, index): Pod[] => {
    const phase = phaseAt(pod, second);
    return phase === null ? [] : [{ phase, aside: aside.get(index) ?? null }];
  });
  return podPhases.flatMap((phase) => there.filter((pod) => pod.phase === phase));
}

const phaseWords: Readonly<Record<PodLifePhase, string>> = {
  ready: t`ready`,
  unready: t`not Ready`,
  starting: t`starting`,
  pending: t`pending`,
  crashed: t`crashed`,
  terminating: t`terminating`,
  failed: t`Failed`,
};

function podWords(pods: readonly Pod[]): string {
  if (pods.length === 0) return t`no pods`;
  const counted = (words: string, which: (pod: Pod) => boolean) => {
    const count = pods.filter(which).length;
    return count === 0 ? [] : [`${quantity(count)}\u00a0${words}`];
  };
  const phases = podPhases.flatMap((phase) => counted(phaseWords[phase], (pod) => pod.phase === phase));
  const aside = [...counted(t`missing`, (pod) => pod.aside === "missing"), ...counted(t`unready`, (pod) => pod.aside === "unready")];
  const all = t`${plural(pods.length, "pod")}: ${phases.join(", ")}`;
  return aside.length === 0 ? all : t`${all}; not counted: ${aside.join(", ")}`;
}

function inSquares(pods: readonly Pod[], width: number, colours: Palette): { svg: string; height: number } | null {
  const fits = squares.find(({ size, gap }) => Math.ceil(pods.length / perRow(width, size, gap)) <= mostRows);
  if (!fits) return null;
  const { size, gap } = fits;
  const columns = perRow(width, size, gap);
  const svg = pods.map(({ phase, aside }, index) => {
    const [x, y] = [(index % columns) * (size + gap), Math.floor(index / columns) * (size + gap)];
    const square = { x: x + 0.5, y: y + 0.5, width: size - 1, height: size - 1 };
    return tag("rect", { ...square, ...look(phase, colours) }) + mark(aside, x + size / 2, y + size / 2, size, colours);
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

function mark(aside: Pod["aside"], x: number, y: number, square: number, colours: Palette): string {
  if (aside === null) return "";
  const size = round(Math.max(2, square * 0.27));
  const own = { fill: colours.sheet, stroke: colours.ink, "stroke-width": 1.15 };
  if (aside === "missing") return tag("circle", { cx: x, cy: y, r: size, ...own });
  return tag("path", { d: `M${x} ${round(y - size)}l${size} ${size}l${-size} ${size}l${-size} ${-size}Z`, ...own });
}

/** Many pods: a bar whose parts are as wide as each phase's share. */
function inShares(pods: readonly Pod[], width: number, colours: Palette): { svg: string; height: number } {
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
