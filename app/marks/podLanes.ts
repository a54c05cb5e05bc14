import type { PodLife, PodLifePhase, ResizeState } from "../../engine/index";
import type { PodMarks } from "../run/run";
import type { TimeRange } from "../run/timeRange";
import type { PlotFrame } from "./plotFrame";
import type { TimeScale } from "./timeScale";
import { round } from "./marks";

/** With more pods than this in view, pods have no lanes; bands count them. */
export const mostLanes = 60;

/** In the order of the bands from the bottom up. */
export const podPhases = [
  "ready",
  "unready",
  "starting",
  "pending",
  "crashed",
  "terminating",
  "failed",
] as const satisfies readonly PodLifePhase[];

/** Indexes of the pods that existed at some time in view. */
export const podsInView = (pods: readonly PodLife[], { from, to }: TimeRange): number[] =>
  pods.flatMap(({ createdAt, goneAt }, index) => (createdAt <= to && (goneAt === null || goneAt > from) ? [index] : []));

/** null before the pod was created, and once it is gone. */
export function phaseAt({ createdAt, phases, goneAt }: PodLife, second: number): PodLifePhase | null {
  if (second < createdAt || (goneAt !== null && second >= goneAt)) return null;
  return phases.findLast(({ at }) => at <= second)?.phase ?? null;
}

/** null before the pod was created, once it is gone, and while all that its spec wants is in force. */
export function resizeAt({ createdAt, resizes, goneAt }: PodLife, second: number): ResizeState | null {
  if (second < createdAt || (goneAt !== null && second >= goneAt)) return null;
  return resizes?.findLast(({ at }) => at <= second)?.state ?? null;
}

export const podsInPhase = (pods: readonly PodLife[], phase: PodLifePhase, second: number): number =>
  pods.reduce((count, pod) => count + Number(phaseAt(pod, second) === phase), 0);

/** The phases of one pod, cut to the view. */
function* stretches({ phases, goneAt }: PodLife, { from, to }: TimeRange) {
  for (const [index, { at, phase }] of phases.entries()) {
    const start = Math.max(from, at);
    const end = Math.min(to, phases[index + 1]?.at ?? goneAt ?? to);
    if (end > start) yield { phase, start, end };
  }
}

export interface Lane {
  y: number;
  height: number;
}

/** The lane of the pod at index `place` of `count` pods. */
export function laneOf(place: number, count: number, height: number): Lane {
  const lane = height / count;
  const bar = Math.min(10, lane >= 6 ? lane - 3 : lane * 0.7);
  return { y: place * lane + (lane - bar) / 2, height: bar };
}

/** Pods that are on their way out, or have failed, are thin lines. */
export const isThin = (phase: PodLifePhase): boolean => phase === "terminating" || phase === "failed";

/** One path for each phase: a bar on each pod's lane, and a thin line for pods that are terminating or have failed. */
export function lanePaths(pods: readonly PodLife[], scale: TimeScale, height: number): Map<PodLifePhase, string> {
  const paths = new Map<PodLifePhase, string>();
  pods.forEach((pod, place) => {
    const lane = laneOf(place, pods.length, height);
    for (const { phase, start, end } of stretches(pod, scale)) {
      const [top, tall] = isThin(phase)
        ? [lane.y + lane.height / 2 - Math.min(1, lane.height / 2), Math.min(2, lane.height)]
        : [lane.y, lane.height];
      const [x, right] = [round(scale.x(start)), round(Math.max(scale.x(end), scale.x(start) + 1))];
      paths.set(phase, `${paths.get(phase) ?? ""}M${x} ${round(top)}H${right}v${round(tall)}H${x}Z`);
    }
  });
  return paths;
}

/** How many pods were in each phase at the middle of each pixel, and the most that existed at once. */
export interface Bands {
  counts: ReadonlyMap<PodLifePhase, Float64Array>;
  most: number;
}

export function podBands(pods: readonly PodLife[], scale: TimeScale): Bands {
  const first = scale.left;
  const columns = Math.max(1, Math.ceil(scale.width - scale.right - first));
  const counts = new Map(podPhases.map((phase) => [phase, new Float64Array(columns + 1)] as const));
  for (const pod of pods) {
    for (const { phase, start, end } of stretches(pod, scale)) {
      const changes = counts.get(phase)!;
      // A phase between two such middles adds and takes away in the same column, so no pod counts in two phases at once.
      changes[Math.round(scale.x(start) - first)]! += 1;
      changes[Math.round(scale.x(end) - first)]! -= 1;
    }
  }
  for (const values of counts.values()) for (let column = 1; column <= columns; column++) values[column]! += values[column - 1]!;
  return { counts, most: mostAtOnce(pods, scale) };
}

function mostAtOnce(pods: readonly PodLife[], { from, to }: TimeRange): number {
  const changes = pods
    .filter(({ createdAt }) => createdAt <= to)
    .flatMap(({ createdAt, goneAt }) => [[Math.max(from, createdAt), 1] as const, [goneAt ?? Infinity, -1] as const])
    .toSorted(([at, change], [otherAt, otherChange]) => (at === otherAt ? change - otherChange : at - otherAt));
  let count = 0;
  return changes.reduce((most, [, change]) => Math.max(most, (count += change)), 0);
}

/**
 * The bands on top of each other, as one closed path each, from the first column with pods to the last. Nothing is drawn after the last
 * second of the run.
 */
export function bandPaths({ counts }: Bands, frame: PlotFrame): Map<PodLifePhase, string> {
  const paths = new Map<PodLifePhase, string>();
  const base = new Float64Array(counts.get("ready")!.length);
  for (const phase of podPhases) {
    const values = counts.get(phase)!;
    const columns = { first: values.findIndex((count) => count > 0), last: values.findLastIndex((count) => count > 0) };
    if (columns.last < 0) continue;
    const top = values.map((count, column) => base[column]! + count);
    paths.set(phase, `${outline(top, columns, frame)}${outline(base, columns, frame, true)}Z`);
    base.set(top);
  }
  return paths;
}

/** A stepped edge from left to right, or back. */
function outline(values: Float64Array, { first, last }: { first: number; last: number }, { scale, y }: PlotFrame, back = false): string {
  let path = "";
  for (let place = first; place <= last; place++) {
    const column = back ? first + last - place : place;
    const [x, height] = [scale.left + column + (back ? 1 : 0), round(y(values[column]!))];
    const before = values[back ? column + 1 : column - 1];
    if (place === first) path += back ? `L${x} ${height}` : `M${x} ${height}`;
    else if (before !== values[column]) path += `H${x}V${height}`;
    if (place === last) path += `H${scale.left + (back ? first : last + 1)}`;
  }
  return path;
}

/** A path for each of `markedGroups`. */
export type MarkPaths = readonly [unready: string, missing: string, notReady: string];

/**
 * ◇ where a sync classed a pod as unready, ○ as missing, ● where it counted a pod that was not Ready: one path for each group. Signs of one
 * pod keep at least `apart` pixels between them.
 */
export function markPaths(
  { at, pod, group }: Pick<PodMarks, "at" | "pod" | "group">,
  shown: readonly number[],
  scale: TimeScale,
  height: number,
  apart: number,
): MarkPaths {
  const paths: [string, string, string] = ["", "", ""];
  const places = new Map(shown.map((index, place) => [index, place]));
  const free = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()] as const;
  at.forEach((second, mark) => {
    const place = places.get(pod[mark]!);
    if (place === undefined || second < scale.from || second > scale.to) return;
    const kind = markKind(group[mark]!);
    const x = round(scale.x(second));
    if (x < (free[kind].get(place) ?? -Infinity)) return;
    free[kind].set(place, x + apart);
    const lane = laneOf(place, shown.length, height);
    const size = Math.max(2, Math.min(3.2, lane.height / 2));
    paths[kind] += signs[kind](x, round(lane.y + lane.height / 2), size);
  });
  return paths;
}

const diamond = (x: number, y: number, size: number) => `M${x} ${round(y - size)}l${size} ${size}l${-size} ${size}l${-size} ${-size}Z`;
const ring = (x: number, y: number, size: number) =>
  `M${round(x - size)} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;

/** Like the ring, but filled and smaller: hollow signs are of pods that were set aside. */
const dot = (x: number, y: number, size: number) => ring(x, y, round(size * 0.75));
export const signs = [diamond, ring, dot] as const;

export type MarkKind = 0 | 1 | 2;
export const markKind = (group: number): MarkKind => (group === 0 || group === 1 ? group : 2);

/**
 * The same signs over bands, where pods have no lanes. The height of a sign is the number of pods in the group. Of the syncs in each
 * `apart` pixels, only the one with the most pods is drawn.
 */
export function countPaths(
  at: ArrayLike<number>,
  { unready, missing, notReady }: Pick<PodMarks, "unready" | "missing" | "notReady">,
  { scale, y }: PlotFrame,
  apart: number,
): MarkPaths {
  const path = (counts: Float64Array, sign: typeof ring) => {
    const most = new Map<number, number>();
    for (let step = 0; step < counts.length; step++) {
      const second = at[step]!;
      if (counts[step] === 0 || second < scale.from || second > scale.to) continue;
      const column = apart === 0 ? step : Math.floor(scale.x(second) / apart);
      if (counts[step]! > (counts[most.get(column) ?? -1] ?? 0)) most.set(column, step);
    }
    return [...most.values()].map((step) => sign(round(scale.x(at[step]!)), round(y(counts[step]!)), 2.6)).join("");
  };
  return [path(unready, diamond), path(missing, ring), path(notReady, dot)];
}
