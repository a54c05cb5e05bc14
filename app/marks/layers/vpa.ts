/** What only a run with a VerticalPodAutoscaler draws: its recommendation, the pods' requests, and a lane of what it did. */
import type { VpaEvent, VpaEventKind, VpaGroup } from "../../run/vpaEvents";
import { labelWidth } from "../labels";
import { stepPath } from "../linePaths";
import { lineLook, looks, path, words, type Hidden, type Look, type Mark } from "../mark";
import { round } from "../marks";
import type { PlotFrame } from "../plotFrame";
import { isInView, timeTicks, type TimeScale } from "../timeScale";
import { valueAt, type LaneColumns } from "../vpa/laneColumns";

const own = {
  band: { name: "recommended", fill: "var(--tol-t)" },
  requestRange: { name: "request-range", fill: "var(--pods-t)" },
  request: { ...lineLook("request", "var(--pods)", 2), join: "miter" },
  leastRequest: { ...lineLook("least-request", "var(--pods)", 1), join: "miter" },
  requestNow: { name: "request-now", fill: "var(--pods)", stroke: "var(--sheet)", width: 1.5 },
  evicted: { name: "vpa-evicted", fill: "var(--ink)", halo: true },
  resized: { name: "vpa-resized", fill: "var(--sheet)", stroke: "var(--ink)", width: 1.4 },
  refused: { ...lineLook("vpa-refused", "var(--error)", 2), cap: "round" },
  killed: { ...lineLook("vpa-killed", "var(--error)", 2), cap: "round" },
} as const satisfies Record<string, Look>;

/** The band from the lower to the upper bound, and the target in it. What is above the axis is cut off. */
export function recommendationMarks(id: string, { recommended }: LaneColumns, end: number, frame: PlotFrame, hidden: Hidden): Mark[] {
  if (hidden.has(`${id}/recommended`)) return [];
  const { at, target, lower, upper } = recommended;
  const line = (values: Float64Array) => stepPath(at, values, frame, lasting(at, end));
  return [
    {
      as: "inside",
      above: frame.top,
      marks: [
        path(areaBetween(at, lower, upper, end, frame), own.band),
        path(line(lower), looks.toleranceEdge),
        path(line(upper), looks.toleranceEdge),
        path(line(target), looks.target),
      ],
    },
  ];
}

/** While pods have different requests, the area from the lowest to the highest. */
export function requestMarks(id: string, { requested }: LaneColumns, end: number, frame: PlotFrame, hidden: Hidden): Mark[] {
  if (hidden.has(`${id}/request`)) return [];
  const { at, least, most } = requested;
  const line = (values: Float64Array, look: Look) => path(stepPath(at, values, frame, lasting(at, end)), look);
  const range = path(areaBetween(at, least, most, end, frame), own.requestRange);
  return [{ as: "inside", above: frame.top, marks: [range, line(least, own.leastRequest), line(most, own.request)] }];
}

/** The highest request at the cursor. */
export function laneNow(id: string, { requested }: LaneColumns, frame: PlotFrame, cursor: number | null, hidden: Hidden): Mark[] {
  if (hidden.has(`${id}/request`) || !isInView(frame.scale, cursor)) return [];
  const value = valueAt(requested.at, requested.most, cursor);
  if (!(value <= frame.max)) return [];
  return [{ as: "circle", x: round(frame.scale.x(cursor)), y: round(frame.y(value)), r: 3.5, look: own.requestNow }];
}

const lasting = (at: Float64Array, end: number) => end - (at.at(-1) ?? end);

/** Between two lines that hold each value until the next, up to the second `end`; a value that is not set breaks it. */
function areaBetween(at: Float64Array, lower: Float64Array, upper: Float64Array, end: number, { scale, y, max }: PlotFrame): string {
  let area = "";
  for (let row = 0; row < at.length; row++) {
    const [low, high] = [lower[row]!, upper[row]!];
    // Of equal neighbours one area.
    let next = row + 1;
    while (next < at.length && lower[next] === low && upper[next] === high) next++;
    const [left, right] = [scale.x(at[row]!), scale.x(at[next] ?? end)].map(round);
    // A path of very high numbers is not drawn exactly.
    const top = Math.min(high, max * 2);
    if (low <= top && low !== high) area += `M${left} ${round(y(top))}H${right}V${round(y(low))}H${left}Z`;
    row = next - 1;
  }
  return area;
}

/** The lane's height, and where things are in it, in pixels. */
export const vpaLaneHeight = 34;
const base = vpaLaneHeight - 2;
const size = 4;

/** Each kind has its look, its shape and its row, so that neither colours nor shapes alone tell them apart. */
const kinds: Readonly<Record<VpaEventKind, { look: Look; y: number; shape(x: number, y: number): string }>> = {
  evicted: { look: own.evicted, y: 5, shape: (x, y) => `M${round(x - size)} ${y - 3.5}h${2 * size}L${x} ${y + 3.5}Z` },
  resized: { look: own.resized, y: 14, shape: (x, y) => `M${x} ${y - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}Z` },
  resizeRefused: { look: own.refused, y: 14, shape: (x, y) => `M${round(x - 3)} ${y - 3}l6 6` },
  killed: { look: own.killed, y: 26, shape: (x, y) => `M${round(x - 3)} ${y - 3}l6 6m0 -6l-6 6` },
};

/** What the VerticalPodAutoscaler did, each kind in its row. Marks of a kind that would overlap are one. */
export function vpaEventMarks(events: readonly VpaEvent[], scale: TimeScale): Mark[] {
  const grid = timeTicks(scale).map((second) => `M${round(scale.x(second))} 0V${base}`);
  const paths = (Object.keys(kinds) as VpaEventKind[]).map((kind) => {
    const { look, y, shape } = kinds[kind];
    let [d, last] = ["", -Infinity];
    for (const { kind: of, at } of events) {
      const x = round(scale.x(at));
      if (of !== kind || at < scale.from || at > scale.to || x - last < size * 2) continue;
      d += shape(x, y);
      last = x;
    }
    return path(d, look);
  });
  return [path(grid.join(""), looks.grid), path(`M${scale.left} ${base + 0.5}H${scale.width - scale.right}`, looks.ground), ...paths];
}

/**
 * Beside the cursor's line, what happened up to the sync at the cursor: in the nearest place, in one of two rows, where it covers no mark. Where
 * there is no such place, nothing: the decision says the same.
 */
export function vpaEventsNow(
  groups: readonly VpaGroup[],
  scale: TimeScale,
  cursor: number | null,
  wordsOf: (group: VpaGroup) => string,
): Mark[] {
  if (!isInView(scale, cursor)) return [];
  const group = groups.find(({ stop }) => stop === cursor);
  if (group === undefined) return [];
  const text = wordsOf(group);
  const [x, width] = [scale.x(cursor), labelWidth(text)];
  const events = groups.flatMap((each) => each.events.filter(({ at }) => isInView(scale, at)));
  const places = wordRows.flatMap(({ top, bottom }) => {
    const inRow = events.filter(({ kind }) => kinds[kind].y + size > top && kinds[kind].y - size < bottom);
    const marks = [...new Set(inRow.map(({ at }) => scale.x(at)))].toSorted((one, other) => one - other);
    return gapsBetween(marks, scale).flatMap(([from, to]) => {
      const [right, left] = [Math.max(from, x + gap), Math.min(to - width, x - gap - width)];
      return [
        ...(right + width <= to ? [{ y: bottom, x: right, anchor: "start" as const, far: round(right - x) }] : []),
        ...(left >= from ? [{ y: bottom, x: left + width, anchor: "end" as const, far: round(x - left - width) }] : []),
      ];
    });
  });
  const [nearest] = places.toSorted(
    (one, other) => one.far - other.far || other.y - one.y || Number(one.anchor === "end") - Number(other.anchor === "end"),
  );
  return nearest ? [words(text, { x: round(nearest.x), y: nearest.y, anchor: nearest.anchor }, "soft")] : [];
}

/** The parts of a row without marks, from left to right. */
function gapsBetween(marks: readonly number[], scale: TimeScale): [from: number, to: number][] {
  const starts = [scale.left, ...marks.map((mark) => mark + size)];
  const ends = [...marks.map((mark) => mark - size), scale.width - scale.right];
  return starts.map((from, index) => [from, ends[index]!]);
}

/** Where words may stand, with their capitals from `top` down to `bottom`: in the row of the kills, or above it, where the pods are. */
const wordRows = [
  { top: vpaLaneHeight - 14, bottom: vpaLaneHeight - 6 },
  { top: 5, bottom: 13 },
] as const;

/** Half a mark, and some space. */
const gap = 8;
