import type { PodLifePhase } from "../../engine/index";
import type { markedGroups, Run } from "../run/run";
import { isThin, markKind, phaseAt, podPhases, signs, type MarkKind, type MarkPaths } from "./podLanes";
import { round } from "./marks";

/** A pod that exists, and how the sync classed it if it did not count the pod like the others. */
export interface Square {
  phase: PodLifePhase;
  mark: MarkKind | null;
}

/** The pods that exist at a sync, in order of creation. */
export function squaresAt({ pods, steps, podMarks }: Pick<Run, "pods" | "steps" | "podMarks">, step: number): Square[] {
  const second = steps.at[step]!;
  const marks = new Map<number, MarkKind>();
  for (let mark = podMarks.at.indexOf(second); mark >= 0 && podMarks.at[mark] === second; mark++) {
    marks.set(podMarks.pod[mark]!, markKind(podMarks.group[mark]!));
  }
  return pods.flatMap((pod, index) => {
    const phase = phaseAt(pod, second);
    return phase === null ? [] : [{ phase, mark: marks.get(index) ?? null }];
  });
}

/** What is counted in one line: the pods in a phase, or in a group of `markedGroups`. */
export interface PodCount {
  group: { phase: PodLifePhase } | { mark: (typeof markedGroups)[number] };
  count: number;
}

/** The pods of each phase, and those of each group that the sync set aside, which may be more than the record names. Nothing is zero. */
export function podCounts(squares: readonly Square[], { podMarks }: Pick<Run, "podMarks">, step: number): PodCount[] {
  const inPhase = (phase: PodLifePhase) => squares.reduce((count, square) => count + Number(square.phase === phase), 0);
  return [
    ...podPhases.map((phase) => ({ group: { phase }, count: inPhase(phase) })),
    ...groups.map((mark) => ({ group: { mark }, count: podMarks[mark][step] || 0 })),
  ].filter(({ count }) => count > 0);
}

/** In the order of the signs. */
export const groups = ["unready", "missing", "notReady"] as const satisfies typeof markedGroups;

/** In pixels. */
export interface SquareSize {
  side: number;
  gap: number;
}

const sizes: readonly SquareSize[] = [
  { side: 16, gap: 4 },
  { side: 8, gap: 2 },
];

/** The largest squares for which a row has room beside its words; null if there are too many pods for any. */
export const squareSize = (squares: number, room: number, words: number): SquareSize | null =>
  sizes.find(({ side, gap }) => squares * (side + gap) + 12 + words <= room) ?? null;

/** One path for each phase, and one for the signs of each group, with the lanes' own marks. */
export function squarePaths(
  squares: readonly Square[],
  { side, gap }: SquareSize,
): { phases: Map<PodLifePhase, string>; marks: MarkPaths } {
  const phases = new Map<PodLifePhase, string>();
  const marks: [string, string, string] = ["", "", ""];
  squares.forEach(({ phase, mark }, place) => {
    // Half a pixel keeps the edges of outlined squares sharp.
    const left = place * (side + gap) + 0.5;
    const [top, tall] = isThin(phase) ? [side / 2 - 0.5, 2] : [0.5, side - 1];
    phases.set(phase, `${phases.get(phase) ?? ""}M${left} ${top}h${side - 1}v${tall}h${1 - side}Z`);
    if (mark !== null) marks[mark] += signs[mark](left + side / 2 - 0.5, side / 2, round(1 + side * 0.17));
  });
  return { phases, marks };
}
