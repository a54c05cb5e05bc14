/** What the figure of the pods draws: the phases of their lives, and how each sync classed them. */
import type { PodLife, PodLifePhase } from "../../../engine/index";
import type { Run } from "../../run/run";
import { t } from "../../words/text";
import { countTicks, type ValueTick } from "../axes";
import { path, type Hidden, type Look, type Mark } from "../mark";
import { plotFrame, type PlotFrame } from "../plotFrame";
import { bandPaths, countPaths, lanePaths, markPaths, mostLanes, podBands, podsInView, type MarkPaths } from "../podLanes";
import { isShown } from "../readings/podWords";
import { stepSpacing } from "../reasons";
import type { TimeScale } from "../timeScale";
import { middleWords } from "./words";

/** A phase as a lane or a square. In bands nothing has an outline. */
export const phaseLooks: Readonly<Record<PodLifePhase, Look>> = {
  ready: { name: "pod-ready", fill: "var(--pods)", opacity: 0.82 },
  starting: { name: "pod-starting", fill: "url(#p-starting)", stroke: "var(--pods)", width: 0.6 },
  pending: { name: "pod-pending", fill: "none", stroke: "var(--pods)", width: 1 },
  unready: { name: "pod-unready", fill: "url(#p-pods)", stroke: "var(--pods)", width: 0.8 },
  crashed: { name: "pod-crashed", fill: "url(#p-error)", stroke: "var(--error)", width: 0.8 },
  terminating: { name: "pod-terminating", fill: "var(--ink-3)" },
  failed: { name: "pod-failed", fill: "var(--error)" },
};

/** The signs of pods that a sync classed as unready or missing, and of those that it counted although they were not Ready. */
export const signLooks = [
  { name: "pod-unready-mark", fill: "var(--sheet)", stroke: "var(--ink)", width: 1.15 },
  { name: "pod-missing-mark", fill: "var(--sheet)", stroke: "var(--ink)", width: 1.15 },
  { name: "pod-not-ready-mark", fill: "var(--ink)", stroke: "var(--sheet)", width: 0.8 },
] as const satisfies readonly Look[];

const ofLegend = ["pods/podUnready", "pods/podMissing", "pods/podNotReady"] as const;

/** The signs of a group are over those of the groups before it: unready ones are on top. */
export const signMarks = (marks: MarkPaths, hidden: Hidden): Mark[] =>
  ([2, 1, 0] as const).flatMap((group) => (hidden.has(ofLegend[group]) ? [] : [path(marks[group], signLooks[group])]));

export const phaseMarks = (paths: Iterable<readonly [PodLifePhase, string]>, hidden: Hidden): Mark[] =>
  [...paths].flatMap(([phase, d]) => (isShown(hidden, phase) ? [path(d, phaseLooks[phase])] : []));

/**
 * Pixels. Signs of two syncs would overlap if they were closer than `near`; then not every sync has a sign, and signs are `apart` from each
 * other.
 */
const gaps = { near: 2.2, apart: 9 };
const signsApart = (run: Run, scale: TimeScale) => (stepSpacing(run.steps.at, scale) < gaps.near ? gaps.apart : 0);

/** Ends a living pod at the last second of a run under way, because later seconds are not known. */
const livedSoFar = (pod: PodLife, lastSecond: number): PodLife => (pod.goneAt === null ? { ...pod, goneAt: lastSecond } : pod);

/** A plot of the pods: a lane for each, or bands that count them if there are too many. */
export interface PodsPlot {
  areBands: boolean;
  frame: PlotFrame;
  ticks: readonly ValueTick[];
  /** How many pods have a lane, or how many there were at most at once. */
  most: number;
  marks(hidden: Hidden): Mark[];
  /** Over the cursor's line. */
  words: readonly Mark[];
}

export function podsPlot(run: Run, scale: TimeScale, height: number): PodsPlot {
  const shown = podsInView(run.pods, scale);
  const lives = shown.map((index) => livedSoFar(run.pods[index]!, run.lastSecond));
  return lives.length > mostLanes ? bandsPlot(run, lives, scale, height) : lanesPlot(run, shown, lives, scale, height);
}

function lanesPlot(run: Run, shown: readonly number[], lives: readonly PodLife[], scale: TimeScale, height: number): PodsPlot {
  const frame = plotFrame(scale, height, 0, Math.max(1, lives.length));
  const paths = lanePaths(lives, scale, height);
  const signs = markPaths(run.podMarks, shown, scale, height, signsApart(run, scale));
  return {
    areBands: false,
    frame,
    ticks: laneTicks(lives.length, height),
    most: lives.length,
    marks: (hidden) => [...phaseMarks(paths, hidden), ...signMarks(signs, hidden)],
    words: lives.length === 0 ? [middleWords(t`No pod existed here.`, scale, height / 2 + 4)] : [],
  };
}

/** Lanes are numbered from the top, so the axis names only the first and the last. */
function laneTicks(lanes: number, height: number): ValueTick[] {
  if (lanes === 0 || height / lanes < 8) return [];
  const middle = (lane: number) => lanes - lane + 0.5;
  const ends = [...new Set([1, lanes])];
  return ends.map((lane) => ({ value: middle(lane), label: String(lane), bound: false }));
}

function bandsPlot(run: Run, lives: readonly PodLife[], scale: TimeScale, height: number): PodsPlot {
  const bands = podBands(lives, scale);
  const max = Math.max(1, bands.most * 1.05);
  const frame = plotFrame(scale, height, 3, max);
  const paths = bandPaths(bands, frame);
  const signs = countPaths(run.steps.at, run.podMarks, frame, signsApart(run, scale));
  const band = ({ name, fill, opacity }: Look): Look => ({
    name: `${name}-band`,
    ...(fill !== undefined && { fill }),
    ...(opacity !== undefined && { opacity }),
  });
  const withoutOutline = (mark: Mark): Mark => (mark.as === "path" ? { ...mark, look: band(mark.look) } : mark);
  return {
    areBands: true,
    frame,
    ticks: countTicks(max, height),
    most: bands.most,
    marks: (hidden) => [...phaseMarks(paths, hidden).map(withoutOutline), ...signMarks(signs, hidden)],
    words: [],
  };
}
