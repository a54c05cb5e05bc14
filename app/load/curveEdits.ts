import { maxPoints, maxRequestsPerSecond, requestsPerSecondAt, type LoadPoint } from "../../engine/index";
import type { PlotFrame } from "../marks/plotFrame";

/** Points of a curve; their seconds rise strictly. Each edit returns new points that the scenario accepts. */
export type Points = readonly LoadPoint[];

/** A moved point stays between its neighbours and inside the run. */
export function movePoint(points: Points, index: number, second: number, requestsPerSecond: number, durationSeconds: number): Points {
  const { earliest, latest } = timeRoom(points, index, durationSeconds);
  const within = Math.max(earliest, Math.min(latest, Math.round(second)));
  return points.with(index, [within, allowedLoad(requestsPerSecond)]);
}

/** The first and the last second that a point may have. */
export const timeRoom = (points: Points, index: number, durationSeconds: number): { earliest: number; latest: number } => ({
  earliest: (points[index - 1]?.[0] ?? -1) + 1,
  latest: Math.min(durationSeconds, (points[index + 1]?.[0] ?? Infinity) - 1),
});

/** Adds a point on the curve, halfway to the next point or to the end; null if there is no whole second between. */
export function addPointAfter(points: Points, index: number, durationSeconds: number): Points | null {
  const from = points[index]?.[0] ?? 0;
  const to = Math.min(points[index + 1]?.[0] ?? durationSeconds + 1, durationSeconds + 1);
  const second = Math.floor((from + to) / 2);
  if (second <= from || second >= to || points.length >= maxPoints) return null;
  return points.toSpliced(index + 1, 0, [second, allowedLoad(requestsPerSecondAt(points, second))]);
}

/** The last point of a curve cannot be removed. */
export function removePoint(points: Points, index: number): Points {
  return points.length > 1 ? points.toSpliced(index, 1) : points;
}

/** The handle nearest to a pixel, within a radius; −1 if there is none. */
export function handleAt(points: Points, frame: PlotFrame, x: number, y: number, radius: number): number {
  let nearest = -1;
  let least = radius;
  points.forEach(([second, value], index) => {
    const distance =
      second < frame.scale.from || second > frame.scale.to ? Infinity : Math.hypot(frame.scale.x(second) - x, frame.y(value) - y);
    if (distance > least) return;
    nearest = index;
    least = distance;
  });
  return nearest;
}

/** The values drawn so far, one for each cell of time of about a pixel. Later strokes overwrite earlier ones. */
export interface Stroke {
  durationSeconds: number;
  secondsPerCell: number;
  /** Requests per second; NaN where nothing was drawn. */
  cells: Float64Array;
  last: { cell: number; value: number } | null;
}

export function emptyStroke(durationSeconds: number, secondsPerPixel: number): Stroke {
  const secondsPerCell = Math.max(1, Math.round(secondsPerPixel));
  const cells = new Float64Array(Math.ceil(durationSeconds / secondsPerCell) + 1).fill(NaN);
  return { durationSeconds, secondsPerCell, cells, last: null };
}

/** Adds a sample to the stroke. The cells between the last sample and this one get values on a straight line. */
export function extendStroke(stroke: Stroke, second: number, requestsPerSecond: number): Stroke {
  const value = allowedLoad(requestsPerSecond);
  const cell = Math.min(stroke.cells.length - 1, Math.max(0, Math.round(second / stroke.secondsPerCell)));
  const cells = stroke.cells.slice();
  const start = stroke.last ?? { cell, value };
  const distance = Math.abs(cell - start.cell);
  const direction = Math.sign(cell - start.cell);
  for (let step = 1; step < distance; step++) {
    cells[start.cell + direction * step] = allowedLoad(start.value + ((value - start.value) * step) / distance);
  }
  cells[cell] = value;
  return { ...stroke, cells, last: { cell, value } };
}

/**
 * The curve with the stroke in place of the points inside the drawn time; outside it the curve does not change. The stroke becomes about
 * `count` points at most, and fewer if the line looks the same.
 */
export function withStroke(points: Points, stroke: Stroke, frame: PlotFrame, count: number): Points {
  const drawn = strokePoints(stroke);
  const [first, last] = [drawn[0]?.[0], drawn.at(-1)?.[0]];
  if (first === undefined || last === undefined) return points;
  const before = points.filter(([second]) => second < first);
  const after = points.filter(([second]) => second > last);
  const middle = [
    ...before.slice(-1),
    ...(first > 0 ? join(points, first - 1) : []),
    ...drawn,
    ...(after.length > 0 || last < stroke.durationSeconds ? join(points, last + 1) : []),
    ...after.slice(0, 1),
  ];
  const merged = [...before.slice(0, -1), ...simplify(middle, frame, count), ...after.slice(1)];
  return merged.length > maxPoints ? simplify(merged, frame, maxPoints) : merged;
}

/** At most `count` points whose line stays as close to the given one as possible, measured in pixels (Ramer, Douglas and Peucker). */
export function simplify(points: Points, frame: PlotFrame, count: number): Points {
  const pixels = points.map(([second, value]): Pixel => [frame.scale.x(second), frame.y(value)]);
  for (let tolerance = 0.75; ; tolerance *= 1.4) {
    const kept = keptIndexes(pixels, tolerance);
    if (kept.length <= Math.max(2, count)) return kept.map((index) => points[index]!);
  }
}

type Pixel = readonly [x: number, y: number];

function keptIndexes(pixels: readonly Pixel[], tolerance: number): number[] {
  const between = (from: number, to: number): number[] => {
    let farthest = -1;
    let most = tolerance;
    for (let index = from + 1; index < to; index++) {
      const distance = distanceToSegment(pixels[index]!, pixels[from]!, pixels[to]!);
      if (distance <= most) continue;
      farthest = index;
      most = distance;
    }
    return farthest < 0 ? [] : [...between(from, farthest), farthest, ...between(farthest, to)];
  };
  if (pixels.length <= 2) return [...pixels.keys()];
  return [0, ...between(0, pixels.length - 1), pixels.length - 1];
}

function distanceToSegment([x, y]: Pixel, [fromX, fromY]: Pixel, [toX, toY]: Pixel): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const squared = alongX * alongX + alongY * alongY;
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * alongX + (y - fromY) * alongY) / squared));
  return Math.hypot(x - fromX - share * alongX, y - fromY - share * alongY);
}

function strokePoints({ cells, secondsPerCell, durationSeconds }: Stroke): LoadPoint[] {
  const points: LoadPoint[] = [];
  cells.forEach((value, cell) => {
    if (!Number.isNaN(value)) points.push([Math.min(durationSeconds, cell * secondsPerCell), value]);
  });
  return points;
}

/** The old curve's value right beside a stroke; nothing if a point is already there. */
function join(points: Points, second: number): LoadPoint[] {
  return points.some((point) => point[0] === second) ? [] : [[second, allowedLoad(requestsPerSecondAt(points, second))]];
}

/** Requests per second within the scenario's limits: a multiple of 0.001, from 0 to the maximum. */
function allowedLoad(requestsPerSecond: number): number {
  return Math.round(Math.max(0, Math.min(maxRequestsPerSecond, requestsPerSecond)) * 1000) / 1000;
}
